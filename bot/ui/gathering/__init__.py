"""How people come together: one door to all titles, lobbies and their hosts, tables to join or to watch, and leagues."""

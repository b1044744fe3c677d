"""What the tests keep of a release, so that later ones can show that they still read it."""

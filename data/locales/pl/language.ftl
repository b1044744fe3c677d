# Jak ten język nazywa się sam.
language-name = Polski

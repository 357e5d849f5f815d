"""Set-up actions (rulebook, "Preparazione Capitolo 1", step 7): what each character does before the
first trick."""

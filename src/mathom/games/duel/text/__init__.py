"""The texts of Duel: wording, message catalogues and rules pages."""

"""The texts of the Fellowship: wording, message catalogues and rules pages."""

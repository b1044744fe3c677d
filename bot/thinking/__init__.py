"""Where computer players think: in processes of their own, which know no more than the seat that they think for."""

/** In milliseconds: how long what was fetched is kept and shown, and how long names and pictures stay fresh. */
export const day = 24 * 60 * 60 * 1_000;

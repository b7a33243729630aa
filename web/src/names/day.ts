/** In milliseconds: how long names and avatars that are shown stay fresh. */
export const day = 24 * 60 * 60 * 1_000;

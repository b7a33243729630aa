/** In characters: nobody says more. */
export const mostSaid = 2_000;

/** The few words that a model may choose besides ids. None of them gives a reason or a promise. */
export const links = ['and', 'but', 'then', 'importantly'] as const;
export type Link = (typeof links)[number];

export const details = ['full', 'short'] as const;

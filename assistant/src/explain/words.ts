/** The only words that a model may choose besides ids. */
export const details = ['full', 'short'] as const;

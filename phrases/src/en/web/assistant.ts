/** The explanation before it is opened. */
export const title = 'Explanation';
export const offer = 'Lists every fact in order, and explains the terms.';
export const explain = 'Explain';

export const take = 'Use the new version';
export const loads = 'It loads at the next start, or now.';

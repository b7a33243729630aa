export const name = 'Practice wallet';

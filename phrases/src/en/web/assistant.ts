export const title = 'Explanation';

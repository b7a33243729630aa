export const unexpected = 'an unexpected error occurred';

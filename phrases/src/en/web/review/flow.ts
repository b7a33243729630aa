export const title = 'Transfers';

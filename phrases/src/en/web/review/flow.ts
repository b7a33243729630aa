export const title = 'Asset flow';

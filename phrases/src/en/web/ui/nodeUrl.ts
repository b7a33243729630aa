export const title = 'Node URL';
export const copied = 'address';

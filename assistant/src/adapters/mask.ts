/** Stands where a key is not shown. */
export const mask = '•••';

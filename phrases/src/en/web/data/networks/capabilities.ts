export const notChecked = 'The node could not be checked.';

export const unnamed = 'Chain {id}';

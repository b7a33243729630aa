export const unexpected = 'something went wrong here';

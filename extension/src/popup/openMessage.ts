/** What the small window says to the hub: the Review is to be opened. */
export const openMessage = 'open';

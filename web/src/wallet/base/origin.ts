/** Safe's own page: the only one besides our own that may show this page in a frame with a sign control. */
export const safeOrigin = 'https://app.safe.global';

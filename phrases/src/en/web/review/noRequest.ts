export const notYet = 'This request cannot be looked up yet';
export const notYetHint = 'The request opens here as soon as it is loaded.';
export const titles = {
  gone: 'Request not found',
  damaged: 'This request was damaged',
  imported: 'This is a record from a file',
} as const;
export const why = {
  gone: 'The request may have been deleted, or read in another browser.',
  damaged:
    'This browser’s copy no longer matches the original request. The copy cannot be read back or signed.',
  imported:
    'You can view the record in Activity and read the request again from there. The record cannot be signed.',
} as const;
export const paste = 'Paste the request again to read it.';

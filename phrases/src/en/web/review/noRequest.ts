export const notYet = 'This request cannot be looked up yet';
export const notYetHint = 'It opens here as soon as it can be read.';
export const titles = {
  gone: 'This request is not here',
  damaged: 'This request was damaged',
  imported: 'This is a record from a file',
} as const;
export const why = {
  gone: 'It may have been removed, or it was read in another browser.',
  damaged:
    'This browser’s copy no longer matches the request that was frozen. It is not read and cannot be signed.',
  imported: 'You can view it in Activity and read it again from there. It cannot be signed.',
} as const;
export const paste = 'Paste the request again to read it.';

export const oddAccount = 'Safe did not say in a valid form which account it shows.';
export const noAnswer = 'Safe does not answer. Reload the page in Safe, then try again.';
export const closed = 'You closed it in Safe. Nothing was proposed.';
export const failed = 'Safe answered with an error. Check Safe before you try again.';
export const unsupported = 'Safe does not let a page do this.';

export const otherAccount = 'The request is for another account.';
export const otherNetwork = 'The request is for another network.';
export const emptyBatch = 'The batch is empty.';
export const textOnly = 'Safe signs text only.';
export const inexact = 'The typed data cannot be passed on exactly.';
export const notProposable = 'A Safe cannot propose this as it is.';
export const unknownFields = 'A Safe cannot propose this as it is. {fields}';

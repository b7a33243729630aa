export const oddAccount = 'Safe reported its account in an invalid form.';
export const noAnswer = 'Safe is not responding. Reload the page in Safe, then try again.';
export const closed = 'You closed the request in Safe. Nothing was proposed.';
export const failed = 'Safe answered with an error. Check Safe before you try again.';
export const unsupported = 'Safe does not support this request here.';

export const otherAccount = 'The request is for another account.';
export const otherNetwork = 'The request is for another network.';
export const emptyBatch = 'The batch is empty.';
export const textOnly = 'Safe signs only text.';
export const inexact = 'The typed data cannot be passed on unchanged.';
export const notProposable = 'This request cannot be proposed to a Safe unchanged.';
export const unknownFields = 'This request cannot be proposed to a Safe unchanged. {fields}';

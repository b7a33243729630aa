export const promise = 'Know what you sign.';
export const lead =
  'Paste a request from any app. Readback says in plain words what the request will do, before you sign.';
export const recent = 'Recent';
export const openingActivity = 'Opening activity';
export const practice = 'Practice';
export const newHere = 'New here?';
export const openingPractice = 'Opening the practice chain';

export const field = 'Request to read back';
export const examples =
  '0x… calldata, a transaction or its hash, a message, typed data, a Safe transaction, a link';
export const readBack = 'Read back';
export const notRead = 'The request was not read.';
export const notReadHint =
  'Part of Readback could not be loaded. Your text is kept. Try again, or copy the text and reload the page.';
export const asks =
  'No wallet or account needed. To see what a request does, Readback asks a node on the request’s network and the sources enabled in Settings.';

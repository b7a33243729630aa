export const promise = 'Know what you sign.';
export const lead =
  'Paste a request, or say what you want to do. Readback says in plain words what the request does, before you sign.';
export const tasks = 'Begin with';
export const send = 'Send';
export const revoke = 'Revoke an approval';
export const message = 'Sign a message';
export const verify = 'Verify a signature';
export const recent = 'Recent';
export const openingActivity = 'Opening activity';
export const practice = 'Practice';
export const newHere = 'New here?';
export const openingPractice = 'Opening the practice chain';

export const field = 'Request to read back';
export const examples = '0x…, a link, a Safe file, typed data, a message, or “send 10 USDC to ana.eth”';
export const readBack = 'Read back';
export const notRead = 'The request was not read.';
export const notReadHint =
  'Part of Readback could not be loaded. Your text is kept. Try again, or copy the text and reload the page.';
/** While a text is read on this device. */
export const reading = 'Reading the text';
export const asks =
  'No wallet or account needed. To see what a request does, Readback asks a node on the request’s network and the sources enabled in Settings.';

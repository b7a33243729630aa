export const title = 'What you said';
export const states = {
  asSaid: 'As you said',
  differs: 'Not what you said',
  cannotCompare: 'Cannot be compared',
  pending: 'Comparing',
} as const;
export const asForm =
  'As the form says. You ticked {count, plural, one {a question} other {# questions}} about your words.';
export const youWrote = 'Your words: {text}';
export const youSaid = 'You said';
export const found = {
  request: 'The request does',
  happened: 'What happened',
  signed: 'What you signed',
} as const;
export const compared = 'Compared with what you said';
export const missing = 'Not everything that this needs could be read.';
export const covers =
  'Permissions are looked for in all events of your account, and in the tokens known here. A permission that no event names may not be found.';
export const saidAt = 'Said {time}.';
export const sayAgain = 'Say it again';
export const withdraw = 'Withdraw it';
export const withdrawTitle = 'Withdraw what you said?';
export const withdrawMeans =
  'The request is read again without it. Readback then no longer stops what differs from it. The request itself stays the same.';
export const withdrawn = 'You said this, and withdrew it. The request was not compared with it.';
export const fromFile = 'This came with a file. Nothing was compared with it here.';
export const keep = 'Keep it';
export const armAgain = 'Compare my next request with it';
export const armedAgain = 'Your next request is compared with it, for 30 minutes.';

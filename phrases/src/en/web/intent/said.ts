export const title = 'What you said';
export const states = {
  asSaid: 'Matches what you said',
  differs: 'Differs from what you said',
  cannotCompare: 'Cannot be compared',
  pending: 'Comparing',
} as const;
export const asForm =
  'As the form says. You ticked {count, plural, one {a question} other {# questions}} about your words.';
export const youWrote = 'Your words: {text}';
export const compared = 'Compared with what you said';
export const missing = 'Not everything that this needs could be read.';
export const covers =
  'Readback looks for permissions in all events of your account, and in the tokens known here. A permission that no event names may not be found.';
/** Before what was said of the next request. */
export const thenPlanned = 'Next in your plan:';
export const saidAt = 'Said {time}.';
export const sayAgain = 'Edit it';
export const withdraw = 'Remove it';
export const withdrawTitle = 'Remove what you said?';
export const withdrawMeans =
  'The request is read again without what you said. Readback then no longer stops anything that differs from it. The request itself stays the same.';
export const withdrawn = 'You said this, then removed it, so the request was not compared with it.';
export const fromFile =
  'This was imported from a file, and was never compared with a request on this device.';
export const keep = 'Keep it';
export const armAgain = 'Compare my next request with what I said';
export const armedAgain = 'For 30 minutes, your next request is compared with what you said.';

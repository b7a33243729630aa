export const field = 'Ask about this request';
export const hint = 'Readback answers from the facts on this page. Nothing is sent.';
export const hintModel =
  'Readback answers from the facts on this page. Nothing is sent unless you press “Ask the model”.';
export const ask = 'Ask';
export const askModel = 'Ask the model';
export const askingModel = 'The model is reading the question';
export const stop = 'Stop';
export const previewText =
  'This is the assistant’s first request. Later ones are sent without a preview when you press “Ask the model”. Settings always shows the last one.';
export const common = 'Questions about this request';
export const more = 'More questions';
export const clear = 'Clear the answer';

/** Before the question in our own words. */
export const understood = 'Understood as';
export const byModel = 'The model chose this question from a list. Readback wrote every word of the answer.';

export const isIt = { yes: 'Yes', no: 'No', unknown: 'Unknown' } as const;
export const warnings = 'Warnings for this answer';
export const unknown = 'Unknown';
export const grades = { stop: 'Stop', caution: 'Caution' } as const;
export const show = 'Show on the page';
export const hashes = 'Hashes that another device can show';

export const pricesOff = 'Readback shows no values in dollars until you switch that on.';
export const switchOn = 'Open Sources in Settings';

export const leftTitle = 'Not all of your question was understood';
export const left = {
  value: '“{text}” is not part of the question below.',
  negation: 'Your question says “{text}”, but the question below does not.',
  condition: 'Your question has a condition, “{text}”, but the question below does not.',
} as const;
export const answerAnyway = 'Answer the question below';

export const noneTitle = 'Not sure what you mean';
export const none = 'Readback did not answer. Your words are kept in the field. The closest questions are:';
export const noneModel = 'The model can try to read it, too.';

export const bad = {
  empty: 'Type a question first.',
  tooLong: 'This is longer than 2,000 characters. Shorten the question.',
  invisible: 'The question has invisible characters. Type it again instead of pasting it.',
  request: 'This looks like a request. Paste requests on the Start screen.',
  phrase: 'This could be a recovery phrase. It was removed from the field, and nothing was kept or sent.',
  key: 'This could be a private key. It was removed from the field, and nothing was kept or sent.',
} as const;

/** Read out. */
export const answered =
  '{count, plural, one {1 question answered.} other {# questions answered.}} {warnings, plural, =0 {} one {1 warning is shown.} other {# warnings are shown.}}';
export const asksBack = 'Not all of your question was understood.';

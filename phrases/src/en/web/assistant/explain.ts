export const title = 'Explanation';
export const offer =
  'The assistant can put these facts in order and explain terms. It learns no address, name or amount.';
export const ordered = 'Ordered by the assistant. Every line is a computed fact.';
export const explain = 'Explain';
export const again = 'Explain again';
export const stop = 'Stop';
export const asking = 'The assistant is choosing the order';

export const keyTitle = 'The assistant needs its key';
export const keyText = 'It was kept in memory only, and was lost when the page reloaded.';
export const enterKey = 'Enter it in Settings';
export const hostTitle = 'This page may not reach the assistant’s host yet';
export const hostText = 'Reload the page to reach it. The request is kept and read again.';
export const reload = 'Reload page';

export const also = 'Also';
export const show = 'Show';
/** Before a fact that is a warning. */
export const grades = { stop: 'Stop', unknown: 'Unknown', caution: 'Caution' } as const;
export const coverage =
  '{mentioned, plural, one {One fact} other {# facts}} mentioned{added, plural, =0 {} one {, # warning it left out, added at the top} other {, # warnings it left out, added at the top}}, {more, plural, =0 {none left out} other {# more below}}.';
export const usage =
  'It used {asked, plural, one {# token} other {# tokens}} to ask and {answered} to answer.';

/** Read out. */
export const ready = 'The explanation is ready. {coverage}';
export const failed = '{title}. {text}';

export const failures = {
  auth: {
    title: 'The provider rejected the key',
    text: 'Check in Settings that the key is for this provider and may use this model.',
  },
  rate: {
    title: 'The provider accepts no more questions for now',
    text: 'There were too many requests, or the account has no credit left. Try again later, or check your credit with the provider.',
  },
  busy: { title: 'The provider has a problem', text: 'Try again later.' },
  model: {
    title: 'The provider rejected this request',
    text: 'Most likely it does not know the model, or the model cannot follow a format. You can change both in Settings.',
  },
  network: {
    title: 'The assistant could not be reached',
    text: 'Run the test in Settings to find out why.',
  },
  refusal: { title: 'The model refused to answer', text: 'The readback is complete without it.' },
  length: {
    title: 'The model’s answer was too long',
    text: 'It was cut off. Try another model.',
  },
  shape: {
    title: 'The model gave no valid answer',
    text: 'It did not answer in the format Readback needs, so none of it is shown. Try another model.',
  },
  aborted: { title: 'Stopped', text: 'None of the answer is used.' },
} as const;
export const offline = {
  title: 'You are offline',
  text: 'The facts above do not need the assistant.',
} as const;
export const wait = 'It asks you to wait {seconds, plural, one {one second} other {# seconds}}.';
export const status = 'The provider answered with HTTP status {status}.';
export const complete = 'The readback above is complete without it.';

/** Words of whatever asks a model: what goes, what is missing for it, and what came of it. */

export const setUp = 'Set up in Settings';
export const previewTitle = 'This will be sent';
export const send = 'Send';
export const cancel = 'Cancel';
export const stop = 'Stop';

export const keyTitle = 'The assistant needs its key';
export const keyText = 'The key was kept only in memory, and was lost when the page reloaded.';
export const enterKey = 'Enter the key in Settings';
export const hostTitle = 'This page cannot reach the assistant’s host yet';
export const hostText = 'Reload the page to reach the host. Your request will be kept and read again.';
export const reload = 'Reload page';

export const usage =
  'The model used {asked, plural, one {# AI token} other {# AI tokens}} for the question and {answered} for the answer.';

/** Read out. */
export const failed = '{title}. {text}';

export const failures = {
  auth: {
    title: 'The provider rejected the key',
    text: 'Check in Settings that the key is for this provider and is allowed to use this model.',
  },
  rate: {
    title: 'The provider is not accepting more requests right now',
    text: 'The provider received too many requests, or the account has no credit left. Try again later, or check your credit with the provider.',
  },
  busy: { title: 'The provider is having problems', text: 'Try again later.' },
  model: {
    title: 'The provider rejected the assistant’s request',
    text: 'Most likely the provider does not know the model, or the model cannot follow a format. You can change both in Settings.',
  },
  network: {
    title: 'The assistant could not be reached',
    text: 'Run the test in Settings to find the likely cause.',
  },
  refusal: { title: 'The model refused to answer', text: 'Try again, or try another model.' },
  length: {
    title: 'The model’s answer was too long',
    text: 'The answer was cut off. Try another model.',
  },
  shape: {
    title: 'The model’s answer was not valid',
    text: 'The answer is not in the format that Readback needs, so none of it is shown. Try another model.',
  },
  limit: {
    title: 'Your daily limit is used up',
    text: 'The assistant was not asked. You can raise the limit in Settings, or wait until tomorrow.',
  },
  aborted: { title: 'Stopped', text: 'You stopped the assistant, so its answer is not used.' },
} as const;
export const offline = {
  title: 'You are offline',
  text: 'Try again when you are back online.',
} as const;
export const wait = 'The provider asks you to wait {seconds, plural, one {# second} other {# seconds}}.';
export const status = 'The provider answered with HTTP status {status}.';

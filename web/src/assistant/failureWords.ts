import type { AiError, AiErrorKind } from '@readback/assistant/aiError.ts';

/** Why there is no explanation, and what to do. `online`: what the browser says of its connection. */
export function failureWords(
  error: Pick<AiError, 'kind' | 'retryAfter' | 'status'>,
  online: boolean,
): { title: string; text: string } {
  const { title, text } = wordsOf(error, online);
  const { status } = error;
  return {
    title,
    text: status === undefined ? text : `${text} The provider answered with HTTP status ${status}.`,
  };
}

function wordsOf(
  { kind, retryAfter }: Pick<AiError, 'kind' | 'retryAfter'>,
  online: boolean,
): { title: string; text: string } {
  if (kind === 'network' && !online) {
    return { title: 'You are offline', text: 'The facts above do not need the assistant.' };
  }
  if (kind === 'rate' && retryAfter !== undefined) {
    const seconds = Math.ceil(retryAfter);
    return {
      title: words.rate.title,
      text: `It asks you to wait ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`,
    };
  }
  return words[kind];
}

const words: Readonly<Record<AiErrorKind, { title: string; text: string }>> = {
  auth: {
    title: 'The provider rejected the key',
    text: 'Check in Settings that the key is for this provider and may use this model.',
  },
  rate: {
    title: 'The provider accepts no more questions for now',
    text: 'Either too many were asked, or the account has no credit left. Try again later.',
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
};

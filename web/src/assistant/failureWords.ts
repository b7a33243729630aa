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
      text: `It asks to wait for ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`,
    };
  }
  return words[kind];
}

const words: Readonly<Record<AiErrorKind, { title: string; text: string }>> = {
  auth: {
    title: 'The provider refuses the key',
    text: 'Look in Settings whether it is the right key for this provider, and whether it may use this model.',
  },
  rate: {
    title: 'The provider takes no more questions for now',
    text: 'Either too many were asked, or the account has no credit left. Ask again later.',
  },
  busy: { title: 'The provider has trouble of its own', text: 'Ask again later.' },
  model: {
    title: 'The provider does not take this request',
    text: 'Most likely it does not know the model, or the model cannot be held to a form. Both can be changed in Settings.',
  },
  network: {
    title: 'The assistant could not be reached',
    text: 'The test in Settings helps to find out why.',
  },
  refusal: { title: 'The model refused to answer', text: 'Nothing of the readback is missing for it.' },
  length: {
    title: 'The model’s answer was too long',
    text: 'It broke off before its end. Another model may do better.',
  },
  shape: {
    title: 'The model gave no valid answer',
    text: 'It did not answer in the form that Readback needs, so that nothing of it is shown. Another model may do better.',
  },
  aborted: { title: 'Stopped', text: 'Nothing of the answer is used.' },
};

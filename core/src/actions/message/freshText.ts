import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';
import { messageText } from './messageText.ts';
import { wordsInText } from './words.ts';

/** Whether a text is made for one time, as log-ins are: it has a nonce, a challenge, a code or a time. */
export const isFresh = memoizePerRequest((view): boolean => {
  const text = messageText(view);
  return text !== undefined && wordsInText(text).words.some((it) => fresh.has(it));
});

const fresh: ReadonlySet<string> = new Set(
  'nonce challenge token code session timestamp otp captcha signin login'.split(' '),
);

/** Whether a text has a word that orders have beside an amount, and that people hardly write. */
export function hasOrderWords(text: string): boolean {
  return wordsInText(text).words.some((it) => ofOrders.has(it));
}

const ofOrders: ReadonlySet<string> = new Set(
  'nonce fee deadline salt expiry expiration slippage'.split(' '),
);

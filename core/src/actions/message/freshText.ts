import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';
import { messageText } from './messageText.ts';
import { wordsInText } from './words.ts';

/** Whether a text is made for one time, as log-ins are: it has a nonce, a challenge, a code or a time. */
export const isFresh = memoizePerRequest((view): boolean => {
  const text = messageText(view);
  return text !== undefined && wordsInText(text).words.some((it) => fresh.has(it));
});

/**
 * Whether a text may be what someone is known by elsewhere: it is made for one time, holds a code, or is little more than
 * a name.
 */
export const mayLogIn = memoizePerRequest((view): boolean => {
  const text = messageText(view);
  if (text === undefined) return false;
  const { words } = wordsInText(text);
  return (
    isFresh(view) || code.test(text) || (words.length <= fewWords && !words.some((it) => agrees.has(it)))
  );
});

/** Whether a text is a few words and a code, and so may be a log-in where it names a site at all. */
export const isShortCode = memoizePerRequest((view): boolean => {
  const text = messageText(view);
  return text !== undefined && code.test(text) && wordsInText(text).words.length <= 2 * fewWords;
});

/** Whether a text has a code or a moment in it: without one, it is the same each time that it is signed. */
export function variesEachTime(text: string): boolean {
  return code.test(text) || /\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}/.test(text);
}

const fewWords = 5;

/** Terms that are taken are not log-in. */
const agrees: ReadonlySet<string> = new Set('agree agreed agrees accept accepted accepts'.split(' '));

/** Whether a text names what is to be read, as terms are, or help: where that is says nothing of who acts on the text. */
export const isOnReading = memoizePerRequest((view): boolean => {
  const text = messageText(view);
  return text !== undefined && wordsInText(text).words.some((it) => readings.has(it) || agrees.has(it));
});

const readings: ReadonlySet<string> = new Set(
  `terms tos policy policies privacy conditions rules guidelines licence license disclaimer statement faq help support docs
  documentation guide manual read learn see more info details about report charter manifesto proposal`.split(
    /\s+/,
  ),
);

/** Six digits or more, or as many of a number in hexadecimal: no year, and no account. */
const code =
  /(?<![\p{L}\p{N}.,])(?!0x[0-9a-f]{40}(?![0-9a-f]))(?=[0-9a-f]*\d)[0-9a-f]{6,}(?![\p{L}\p{N}.,])/iu;

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

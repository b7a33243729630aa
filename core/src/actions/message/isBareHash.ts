import { messageParts } from './messageParts.ts';
import { messageText } from './messageText.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';

/** From here on a text can hold a hash of 32 bytes, also one that begins with zeros. */
export const hashBits = 245;

/** As many words dress up a hash, and say nothing of what it is. */
const fewWords = 6;

/** Whether a message is a hash and little else: 32 bytes, their digits, or these with a few words around them. */
export const isBareHash = memoizePerRequest((view): boolean => {
  const body = view.incoming.request.body;
  if (body.kind !== 'message') return false;
  if (body.blind === true && body.bytes.length === 66) return true;
  const text = messageText(view)?.trim();
  if (body.bytes.length === 66 && (text === undefined || !words.test(text))) return true;
  if (text !== undefined && /^(?:0x)?[0-9a-fA-F]{64}$/.test(text)) return true;
  const unreadable = messageParts(view)?.unreadable;
  return unreadable !== undefined && unreadable.bits >= hashBits && unreadable.words <= fewWords;
});

/**
 * Words of letters and numbers of digits, with spaces or marks between. Of 2^65 hashes not one has 32 bytes that read so, and
 * nobody finds one.
 */
const words = /^(?:(?:[\p{L}\p{M}]+|\d+)(?:[\s\p{P}]{1,2}(?=[\p{L}\d])|[\s\p{P}]{0,2}$))+$/u;

import { hexToBytes } from 'viem';
import { utf8Text } from '../../text/utf8Text.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';

/** The bytes of a message as text, or undefined when it is not valid UTF-8, or no message. */
export const messageText = memoizePerRequest(({ incoming }): string | undefined => {
  const body = incoming.request.body;
  if (body.kind !== 'message') return undefined;
  return utf8Text(hexToBytes(body.bytes));
});

/**
 * Texts that are known in whole and say the same to everybody: anyone can be given them to sign, so that no service
 * can take one for a log-in or a promise.
 */
export const knownTexts: ReadonlySet<string> = new Set(['I am learning to read before I sign.']);

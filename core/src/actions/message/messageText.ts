import { hexToBytes } from 'viem';
import { utf8Text } from '../../text/utf8Text.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';

/** The bytes of a message as text, or undefined when it is no valid UTF-8, or no message. */
export const messageText = memoizePerRequest(({ incoming }): string | undefined => {
  const body = incoming.request.body;
  if (body.kind !== 'message') return undefined;
  return utf8Text(hexToBytes(body.bytes));
});

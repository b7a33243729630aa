import { hexToBytes } from 'viem';
import { perRequest } from './perRequest.ts';

/** The bytes of a message as text, or undefined when it is no valid UTF-8, or no message. */
export const messageText = perRequest(({ incoming }): string | undefined => {
  const body = incoming.request.body;
  if (body.kind !== 'message') return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(body.bytes));
  } catch {
    return undefined;
  }
});

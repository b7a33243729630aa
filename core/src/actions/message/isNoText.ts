import { messageText } from './messageText.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';

/**
 * Whether a message is nothing that people could read: bytes that are not UTF-8, or text with control characters, code
 * points that nobody has assigned, or hardly any letters among signs.
 */
export const isNoText = memoizePerRequest((view): boolean => {
  if (view.incoming.request.body.kind !== 'message') return false;
  const text = messageText(view);
  if (text === undefined) return true;
  if (/[^\P{C}\p{Cf}\n\r\t]/u.test(text)) return true;
  const readable = text.match(/[\p{L}\p{N}\p{M}\s]/gu)?.length ?? 0;
  return text.length >= 32 && readable * 4 < text.length;
});

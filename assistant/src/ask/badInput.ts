import { safeSpans } from '@readback/core/text/safeSpans.ts';
import { secretIn } from '../handles/secretIn.ts';

/**
 * Why a text is not a question. `secret`: a recovery phrase or a private key may be in it: it is neither kept nor sent.
 * `request`: a request that was pasted into the wrong field.
 */
export type BadInput =
  | Readonly<{ is: 'empty' | 'tooLong' | 'invisible' | 'request' }>
  | Readonly<{ is: 'secret'; what: 'phrase' | 'key' }>;

/** In UTF-16 units. */
export const longestQuestion = 2_000;

/** What is wrong with a question, or undefined. A secret is looked for first, in however long a text. Rejects where the lists of words do not come. */
export async function badInput(text: string): Promise<BadInput | undefined> {
  const what = await secretIn(text.slice(0, 100_000));
  if (what !== undefined && !isRequest(text)) return { is: 'secret', what };
  if (text.trim() === '') return { is: 'empty' };
  if (isRequest(text)) return { is: 'request' };
  if (text.length > longestQuestion) return { is: 'tooLong' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { is: 'empty' };
  const hidden = safeSpans(text.replaceAll(/\r?\n|\t/g, ' ')).some(
    (it) => it.kind !== 'plain' && it.kind !== 'cut',
  );
  return hidden ? { is: 'invisible' } : undefined;
}

/** JSON of a request or of typed data, or more calldata than anybody asks about. */
function isRequest(text: string): boolean {
  const it = text.trim();
  if (/^[[{]/.test(it) && /"(?:method|params|primaryType|domain|to|data|calls|chainId)"/.test(it))
    return true;
  return /(?:0x)?[\da-f]{136,}/i.test(it);
}

import type { Hex } from 'viem';
import { functionAbi } from '../../codec/functionAbi.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { FetchJson } from './abiSource.ts';

const name = 'Signature database';

/** How many names of one selector are taken: anybody may list more. */
const most = 16;

/**
 * The signatures that anybody listed for a selector, by the signature database of Sourcify: `GET
 * {base}/v1/lookup?function=0x…&filter=true`. It learns the four bytes. Several functions have the same four bytes, and
 * some are made up to: none of them is more than a guess. What is not a signature, or has other four bytes, is left out.
 */
export async function findSignatures(
  selector: Hex,
  base: string,
  fetchJson: FetchJson,
  signal: AbortSignal,
): Promise<Known<readonly string[]>> {
  const url = `${base.replace(/\/+$/, '')}/v1/lookup?function=${selector}&filter=true`;
  const answer = await fetchJson(url, { signal, deadline: 5_000, maxBytes: 131_072 });
  if (answer.s !== 'known') return answer;
  const listed = listedIn(answer.v, selector);
  if (listed === undefined) return unknown('malformed', name);
  const found = listed.slice(0, most * 4).flatMap((it: unknown): string[] => {
    const text = isRecord(it) && own(it, 'filtered') !== true ? own(it, 'name') : undefined;
    return typeof text === 'string' && isSignatureOf(text, selector) ? [text] : [];
  });
  return found.length === 0 ? unknown('notFound', name) : known([...new Set(found)].slice(0, most));
}

/** `null` stands where nobody listed any. */
function listedIn(it: unknown, selector: Hex): readonly unknown[] | undefined {
  if (!isRecord(it) || own(it, 'ok') !== true) return undefined;
  const result = own(it, 'result');
  const functions = isRecord(result) ? own(result, 'function') : undefined;
  if (!isRecord(functions)) return undefined;
  const listed = own(functions, selector) ?? [];
  return Array.isArray(listed) ? listed : undefined;
}

/** A canonical signature, of at most a thousand characters, with these very four bytes. */
function isSignatureOf(text: string, selector: Hex): boolean {
  if (text.length > 1_000) return false;
  const fn = functionAbi(text);
  return fn?.selector === selector && fn.signature === text;
}

import * as words from '@readback/phrases/words/web/names.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { looksLikeName } from '@readback/core/text/looksLikeName.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { useBook } from '../data/own/book.ts';
import { addressNamed } from './bookName.ts';
import { usePracticePeople } from './usePracticePeople.ts';
import { useResolved } from './useResolved.ts';
import type { TypedAddress } from './typedAddress.ts';

/**
 * What was typed where an address is wanted: an address, a name of the user's own book or of a practice account, or an ENS name. A name is
 * looked up after a short pause in typing, on the chain that the address is for.
 */
export function useTypedAddress(text: string, on: { chainId?: number | undefined } = {}): TypedAddress {
  const book = useBook();
  const typed = parseAddress(text);
  const practice = usePracticePeople(!typed.ok && text.trim() !== '', on.chainId);
  const named = typed.ok ? undefined : (addressNamed(book, text) ?? addressNamed(practice, text));
  const wanted = !typed.ok && named === undefined && looksLikeName(text) ? text.trim() : undefined;
  const resolved = useResolved(wanted, on.chainId);
  if (wanted !== undefined) return resolved;
  const { retry } = resolved;
  if (text.trim() === '') return { state: 'empty', retry };
  if (typed.ok) return { state: 'address', address: typed.value, retry };
  if (named) return { state: 'resolved', address: named, retry };
  const error = text.trim().startsWith('0') ? errorText(typed.error) : words.notAddress;
  return { state: 'bad', error, retry };
}

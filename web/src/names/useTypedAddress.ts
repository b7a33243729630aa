import type { TypedName } from '@readback/core/model/request.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import type { Address } from 'viem';
import { useBook } from '../data/book.ts';
import { addressNamed } from './bookName.ts';

export type TypedAddress = Readonly<{
  /** `resolved`: found by a name; `address`: typed as it is. */
  state: 'empty' | 'address' | 'resolving' | 'resolved' | 'bad';
  address?: Address;
  /** The ENS name as it is looked up (ENSIP-15), for `Incoming.names`. A name of the user's own book is none. */
  name?: TypedName['name'];
  error?: string;
  retry: () => void;
}>;

/** What was typed where an address is wanted: an address, a name of the user's own book, or an ENS name. */
export function useTypedAddress(text: string, _on: { chainId?: number | undefined } = {}): TypedAddress {
  const book = useBook();
  const retry = () => {};
  if (text.trim() === '') return { state: 'empty', retry };
  const typed = parseAddress(text);
  if (typed.ok) return { state: 'address', address: typed.value, retry };
  const named = addressNamed(book, text);
  if (named) return { state: 'resolved', address: named, retry };
  return { state: 'bad', error: typed.error.shortMessage, retry };
}

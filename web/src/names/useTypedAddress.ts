import type { TypedName } from '@readback/core/model/request.ts';
import { looksLikeName } from '@readback/core/text/looksLikeName.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import type { Address } from 'viem';
import { useBook } from '../data/book.ts';
import { addressNamed } from './bookName.ts';
import { useResolved } from './useResolved.ts';

export type TypedAddress = Readonly<{
  /** `resolved`: found by a name; `address`: typed as it is. */
  state: 'empty' | 'address' | 'resolving' | 'resolved' | 'bad';
  address?: Address;
  /** The ENS name as it is looked up (ENSIP-15), for `Incoming.names`. A name of the user's own book is none. */
  name?: TypedName['name'];
  error?: string;
  /** The name has letters of more than one alphabet. */
  mixed?: boolean;
  /** The name says nothing of this network: it is its address on Ethereum. */
  elsewhere?: boolean;
  /** A host that must be asked and that this page may reach only once it is opened anew. */
  reach?: string;
  /** Looking again may help: the one asked did not answer. */
  failed?: boolean;
  /** Looks the name up again. */
  retry: () => void;
}>;

/**
 * What was typed where an address is wanted: an address, a name of the user's own book, or an ENS name. A name is
 * looked up after a short pause in typing, on the chain that the address is for.
 */
export function useTypedAddress(text: string, on: { chainId?: number | undefined } = {}): TypedAddress {
  const book = useBook();
  const typed = parseAddress(text);
  const named = typed.ok ? undefined : addressNamed(book, text);
  const wanted = !typed.ok && named === undefined && looksLikeName(text) ? text.trim() : undefined;
  const resolved = useResolved(wanted, on.chainId);
  if (wanted !== undefined) return resolved;
  const { retry } = resolved;
  if (text.trim() === '') return { state: 'empty', retry };
  if (typed.ok) return { state: 'address', address: typed.value, retry };
  if (named) return { state: 'resolved', address: named, retry };
  const error = text.trim().startsWith('0')
    ? typed.error.shortMessage
    : 'Type an address, a name with a dot as in name.eth, or a name from your address book.';
  return { state: 'bad', error, retry };
}

import type { Address } from 'viem';
import { useBook } from '../data/own/book.ts';
import { bookName } from '../names/bookName.ts';
import type { AddressName } from '../ui/said/Address.tsx';

/** The name that the user saved for an address: of one that was never read back, the record has none. */
export function useSavedName(): (address: Address) => AddressName | undefined {
  const saved = useBook().filter(({ imported }) => !imported);
  return (address) => bookName(saved, address);
}

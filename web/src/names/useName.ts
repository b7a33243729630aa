import type { Address } from 'viem';
import { useBook } from '../data/book.ts';
import type { AddressName } from '../ui/Address.tsx';
import { bookName } from './bookName.ts';

/** The picture of a name: `src` may be shown now; `ask` loads one that a stranger names, from `host`. */
export type Avatar = Readonly<{ src: string }> | Readonly<{ host: string; ask: () => void }>;

export type NameState = Readonly<{
  name?: AddressName | undefined;
  avatar?: Avatar | undefined;
  /** Whether a name is being looked up. */
  reading: boolean;
}>;

/** The name of an address: the one in the user's own book, else its ENS name, forward-verified. */
export function useName(address: Address | undefined, _chainId?: number): NameState {
  const book = useBook();
  const name = address === undefined ? undefined : bookName(book, address);
  return { name, reading: false };
}

import type { Address } from 'viem';
import { useBook } from '../data/own/book.ts';
import type { AddressName } from '../ui/said/Address.tsx';
import { useAvatar, type Avatar } from './avatar/useAvatar.ts';
import { bookName } from './bookName.ts';
import { chosenName } from '../data/names/chosenName.ts';
import { trustIn } from '../data/names/trust.ts';
import { useEnsName } from './useEnsName.ts';
import { usePracticeLabel } from './usePracticeLabel.ts';
import { useShownChain } from './useShownChain.ts';

export type NameState = Readonly<{
  name?: AddressName | undefined;
  /** Its ENS name, also where the user gave it another. */
  ens?: string | undefined;
  avatar?: Avatar | undefined;
  /** Whether a name is being looked up. */
  reading: boolean;
}>;

/**
 * The name of an address, see `chosenName`: of the user's own book, of ENS, forward-verified, or of the practice chain; and
 * the picture that the ENS name says. Nobody is asked unless the network of the name service is in use.
 *
 * @param chainId the network it is inspected on; where none is said, Ethereum, or the practice chain while it is used
 * @param shipped what Readback itself calls it, where a screen shows contracts
 */
export function useName(address: Address | undefined, chainId?: number, shipped?: string): NameState {
  const book = useBook();
  const chain = useShownChain(chainId);
  const trust = address === undefined ? 'stranger' : trustIn(book, address);
  const ens = useEnsName(address, chain, trust);
  const avatar = useAvatar({ name: ens.name, address, home: ens.home, trust });
  const own = address === undefined ? undefined : bookName(book, address);
  const from =
    ens.name === undefined ? undefined : { by: 'source' as const, ...said(ens.endpoint, ens.readAt) };
  const called = ens.name !== undefined && from ? { name: ens.name, from: [from] } : undefined;
  const itself: AddressName | undefined =
    shipped === undefined ? undefined : { name: shipped, from: [{ by: 'source', name: 'Readback' }] };
  const label = usePracticeLabel(address, chain);
  return {
    name: chosenName<AddressName>(trust, { own, shipped: itself, ens: called, label }),
    ens: ens.name,
    avatar,
    reading: ens.reading,
  };
}

function said(endpoint: string, readAt: number) {
  return { name: `ENS (${endpoint})`, asOf: new Date(readAt).toISOString().slice(0, 16).replace('T', ' ') };
}

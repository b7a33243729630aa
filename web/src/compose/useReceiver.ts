import type { TypedName } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { useTypedAddress } from '../names/useTypedAddress.ts';

/** Who is paid, as a form reads it: an address for what was typed, and the name that is behind it. */
export type Receiver = Readonly<{
  /** The address where one was found, else what was typed, so that the form can say what is wrong with it. */
  to: string;
  names: readonly TypedName[];
  /** Why it cannot be used yet, where that is not plain from what was typed. */
  error: string | undefined;
  /** Whether it is still being looked up. */
  awaits: boolean;
}>;

/** Reads what was typed where a receiver is wanted: an address, an ENS name, or a name of the user's own book. */
export function useReceiver(typed: string, chainId: number | undefined): Receiver {
  const { state, address, name, error } = useTypedAddress(typed, { chainId });
  if (state === 'resolving') return { to: '', names: [], error: words.resolving, awaits: true };
  if (!address)
    return { to: typed, names: [], error: typed.trim() === '' ? undefined : error, awaits: false };
  return {
    to: address,
    names: name === undefined ? [] : [{ name, address }],
    error: undefined,
    awaits: false,
  };
}

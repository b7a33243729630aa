import type { Contract } from '@readback/core/abi/code/contractAt.ts';
import type { KeptAbi } from '../data/own/abis.ts';

/**
 * Which of the ABIs that are kept of a contract is the one for its code. `fits`: it is of this very code; `unseen`:
 * the code could not be compared; `former`: it is of other code, which was there before.
 */
export type Picked = Readonly<{ kept: KeptAbi; how: 'fits' | 'unseen' | 'former' }>;

/** The user's own ABI comes before a fetched one, and that before one from a file; of several, the newest. */
export function pickAbi(kept: readonly KeptAbi[], contract: Contract | undefined): Picked | undefined {
  const newest = first(kept);
  if (newest === undefined) return undefined;
  const hash = contract?.code.hash;
  if (hash === undefined) return { kept: newest, how: 'unseen' };
  const fitting = kept.filter(({ codeHash }) => codeHash === hash);
  const fits = fitting.find(({ origin }) => origin.by === 'user') ?? first(fitting);
  if (fits !== undefined) return { kept: fits, how: 'fits' };
  const unread = first(kept.filter(({ codeHash }) => codeHash === undefined));
  return unread === undefined ? { kept: newest, how: 'former' } : { kept: unread, how: 'unseen' };
}

function first(kept: readonly KeptAbi[]): KeptAbi | undefined {
  return kept.find(({ origin }) => origin.by !== 'file') ?? kept[0];
}

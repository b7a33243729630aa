import { guardedStorage, type TextStore } from '../../data/base/textStore.ts';

/** What wagmi calls its place in the storage. */
export const keptUnder = 'readback.wallet';

/**
 * Whether a wallet was connected when this page was last open, as far as can be said before the wallet's code is
 * there: what is read for a wallet waits for it, and everything else does not.
 */
export function connectionKept(storage: TextStore = guardedStorage()): boolean {
  return /"current":"/.test(storage.getItem(`${keptUnder}.store`) ?? '');
}

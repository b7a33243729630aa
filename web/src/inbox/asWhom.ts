import type { ParseContext } from '@readback/core/request/parse/parsed.ts';
import { walletStore } from '../wallet/base/store.ts';
import { watchedBefore } from '../wallet/kept/watchedBefore.ts';

/** For whom, and on which chain, a text is read that says neither: those of the wallet, else the watched account. */
export function asWhom(): ParseContext {
  const { status, account, chainId, watched } = walletStore.get();
  if (status === 'connected') {
    return { ...(account ? { from: account } : {}), ...(chainId === undefined ? {} : { chainId }) };
  }
  // The wallet's code, which says it, may not be there yet.
  const from = watched ?? watchedBefore();
  return from ? { from } : {};
}

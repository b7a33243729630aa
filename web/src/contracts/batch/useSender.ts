import type { Address } from 'viem';
import { useChanging } from '../../data/base/changing.ts';
import { type BookRow, useBook } from '../../data/own/book.ts';
import { accountsOf, isSame } from '../../names/accountKinds.ts';
import { useWallet } from '../../wallet/useWallet.ts';
import { chosenSender } from './callBatch.ts';

export type Sender = Readonly<{
  /** Whose calls are made here, if anybody’s. */
  from: Address | undefined;
  wallet: Address | undefined;
  /** Accounts of the user’s that are watched and not the wallet’s: a Safe is one of these. */
  others: readonly BookRow[];
}>;

/** The account for which calls are made: the wallet’s, or a watched one that was chosen. */
export function useSender(): Sender {
  const { account, watched } = useWallet();
  const chosen = useChanging(chosenSender);
  const wallet = account ?? watched;
  const others = accountsOf(useBook(), 'watched').filter(({ address }) => !isSame(address, wallet));
  const other = others.find(({ address }) => isSame(address, chosen));
  return { from: other?.address ?? wallet, wallet, others };
}

import { factOfAccount } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { Facts } from '../../model/fact.ts';
import { known } from '../../model/known.ts';

/** An account that is made up for a run: who sends, code that was moved there, or who signs. */
export type SyntheticAccount = Readonly<{ address: Address; is: 'sender' | 'code' | 'signer' }>;

/** What accounts that are made up for a run are, so that nobody takes them for someone: `account.….synthetic`. */
export function syntheticAccountFacts(all: readonly SyntheticAccount[]): Facts {
  return Object.fromEntries(
    all.map(({ address, is }) => {
      const id = factOfAccount(address, 'synthetic');
      const value = known({ kind: 'text', text: is } as const);
      return [id, { id, value, from: [{ by: 'source', name: 'Readback' }] }];
    }),
  );
}

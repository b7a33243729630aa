import type { Address } from 'viem';
import type { Facts } from '../../model/fact.ts';
import { known } from '../../model/known.ts';

/** An account that is made up for a run: who sends, code that was moved there, or who signs. */
export type SyntheticAccount = Readonly<{ address: Address; is: 'sender' | 'code' | 'signer' }>;

/** Names for accounts that are made up for a run, so that nobody takes them for someone: `account.….name`. */
export function syntheticAccountFacts(all: readonly SyntheticAccount[]): Facts {
  return Object.fromEntries(
    all.map(({ address, is }) => {
      const id = `account.${address.toLowerCase()}.name`;
      const value = known({ kind: 'text', text: names[is] } as const);
      return [id, { id, value, from: [{ by: 'source', name: 'Readback' }] }];
    }),
  );
}

const names = {
  sender: 'the sender, made up for this simulation',
  code: 'its own code, moved for this simulation',
  signer: 'an owner who signs, made up for this simulation',
} as const;

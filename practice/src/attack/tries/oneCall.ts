import { type Address, getAddress } from 'viem';
import { call } from '../../truth/sky.ts';
import { ask, type Ethereum, me, type Op, usdc, weth } from './ground.ts';
import type { OnEthereum } from './table.ts';

/** A thousand dollars. */
export const K = 1_000n * 10n ** 6n;
export const E18 = 10n ** 18n;
/** A deadline that none of the tests will see. */
export const soon = 4_000_000_000n;

export function at(address: string): Address {
  return getAddress(address);
}

type Around = Readonly<{
  /** What the contract does when the function is called. */
  ops?: readonly Op[];
  value?: bigint;
  /** Tokens that the user allowed the contract before, where it does anything. */
  allowed?: readonly Address[];
  /** Whether the ABI is published. */
  abi?: boolean;
  /** Contacts of the user's. */
  book?: readonly Readonly<{ address: Address; name: string; own: boolean; paid: number }>[];
}>;

/** One call of what is at a shipped address, or of an old protocol that nobody vouches for (`old`). */
export function one(
  id: string,
  why: string,
  to: Address | 'old',
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  { ops = [], value = 0n, allowed = [usdc], abi = true, book }: Around = {},
): OnEthereum {
  return {
    id,
    why,
    read: async (e) => {
      const where = to === 'old' ? await e.put('Genuine') : to;
      for (const { kind, token, amount = 0n } of ops)
        if (kind === 1 && token !== undefined)
          await e.send(me, token, call('function mint(address,uint256)', where, amount));
      if (where !== usdc && where !== weth)
        await e.stand(where, { [text]: ops }, ops.length > 0 ? allowed : []);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(ask(1, where, data, value), {
        ...(abi ? { abis: { [where]: [text] } } : {}),
        ...(book === undefined ? {} : { book }),
      });
    },
  };
}

import { type Address, getAddress, type Hex, parseEther } from 'viem';
import type { RealCase } from './realCase.ts';

export const M = 1_000_000n;
export const E18 = parseEther('1');
export const soon = 4_000_000_000n;
/** Represents a time two hours after the reading. */
export const later = 1_999_999_999;

export const friend = getAddress('0x6969174fd72466430a46e18234d0b530c9fd5f49');
export const thief = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
/** From where a stand-in pays what a pool would. */
export const pool: Address = '0x00000000000000000000000000000000000b4e16';

type More = Readonly<{ chain?: number; value?: bigint }> &
  Pick<RealCase, 'moves' | 'says' | 'has' | 'contracts' | 'abi' | 'looks'>;

/** Requests of one account, and what comes to it. The first word of a call is the selector; a time is in whole words. */
export function askedBy(me: Address) {
  function asking(
    id: string,
    to: Address,
    data: Hex,
    { value = 0n, chain = 1, ...more }: More = {},
  ): RealCase {
    const words = data === '0x' ? '' : `${data.slice(2, 10)} .${data.slice(10)}`;
    const timed = words
      .replaceAll(later.toString(16).padStart(64, '0'), ' +7200 .')
      .replaceAll(/ \.(?= |$)/g, '');
    return { id, chain, sender: me, to: getAddress(to), value: String(value), data: timed, ...more };
  }
  const comes = (it: Address, amount: bigint, from: Address = pool) => `in ${it} ${amount} ${me} ${from}`;
  return { asking, comes };
}

export const out = (it: Address, amount: bigint, to: Address = pool) => `out ${it} ${amount} ${to}`;

/** The same for someone else: whoever is named there is the thief, who is paid, too. */
export function forThief(me: Address, it: RealCase): RealCase {
  const [own, his] = [me.slice(2).toLowerCase(), thief.slice(2).toLowerCase()];
  const moves = it.moves?.map((line) => line.replaceAll(me, thief));
  return {
    ...it,
    id: `${it.id}, for the thief`,
    data: it.data.toLowerCase().replaceAll(own, his),
    ...(moves === undefined ? {} : { moves }),
  };
}

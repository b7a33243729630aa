import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { askAll, type Question } from '../truth/node.ts';
import type { Stage } from './stage.ts';

/** What someone has, by what it is: coins and wrapped coins are one, what is kept in a protocol is its own. */
export type Wealth = ReadonlyMap<string, bigint>;

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function kept(address) view returns (uint256)',
  'function earned(address) view returns (uint256)',
  'function withdrawableAmountOf(uint256) view returns (uint128)',
  'function debt() view returns (address)',
]);

const passes = [1n, 2n, 8n, 9n];

type Held = Readonly<{ what: string; ask: Question; of: (word: bigint) => bigint }>;

export async function wealthOf(stage: Stage, who: Address): Promise<Wealth> {
  const all = heldBy(stage, who);
  const words = await askAll(
    stage.url,
    all.map(({ ask }) => ask),
  );
  const sum = new Map<string, bigint>();
  for (const [n, { what, of }] of all.entries()) {
    const word = words[n];
    if (word === undefined || word === '0x') continue;
    sum.set(what, (sum.get(what) ?? 0n) + of(BigInt(word)));
  }
  return sum;
}

/** By how much it became less, of what became less. */
export function lossesBetween(before: Wealth, after: Wealth): ReadonlyMap<string, bigint> {
  const lost = new Map<string, bigint>();
  for (const [what, had] of before) {
    const has = after.get(what) ?? 0n;
    if (has < had) lost.set(what, had - has);
  }
  return lost;
}

function heldBy(stage: Stage, who: Address): readonly Held[] {
  const { at, agents, streamOf, streams, custody, rewards, lending, debt } = stage;
  const ask = (to: Address, data: Hex): Question => ({
    method: 'eth_call',
    params: [{ to, data }, 'latest'],
  });
  const amount = (what: string, to: Address, data: Hex, sign = 1n): Held => ({
    what,
    ask: ask(to, data),
    of: (word) => sign * word,
  });
  const balance = (token: Address, of: Address = who) =>
    [token, encodeFunctionData({ abi, functionName: 'balanceOf', args: [of] })] as const;
  const agent = agents[who];
  const stream = streamOf[who];
  return [
    { what: 'coins', ask: { method: 'eth_getBalance', params: [who, 'latest'] }, of: (word) => word },
    amount('coins', ...balance(at.weth9)),
    amount('dollars', ...balance(at.practiceDollar)),
    amount('tokens', ...balance(at.practiceToken)),
    amount('dai', ...balance(at.practiceDai)),
    ...passes.map(
      (id): Held => ({
        what: `pass ${id}`,
        ask: ask(at.practicePass, encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })),
        of: (word) => (word === BigInt(who) ? 1n : 0n),
      }),
    ),
    amount('custody', custody, encodeFunctionData({ abi, functionName: 'kept', args: [who] })),
    amount('rewards', rewards, encodeFunctionData({ abi, functionName: 'earned', args: [who] })),
    amount('lending', ...balance(lending)),
    amount('lending', ...balance(debt), -1n),
    ...(agent === undefined ? [] : [amount('agent', ...balance(at.practiceDollar, agent))]),
    ...(stream === undefined
      ? []
      : [
          amount(
            'stream',
            streams,
            encodeFunctionData({ abi, functionName: 'withdrawableAmountOf', args: [stream] }),
          ),
        ]),
  ];
}

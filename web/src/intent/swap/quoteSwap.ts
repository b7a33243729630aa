import { readMany } from '@readback/core/balances/readMany.ts';
import { addressInData, readAs, uint } from '@readback/core/world/returned.ts';
import { same } from '@readback/core/ledger/account.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { World } from '@readback/core/world/world.ts';
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { isSameCoin, type SwapSaid } from './swapSaid.ts';

/**
 * What a router pays now: `gets` in the smallest unit of what arrives, along `path`. `allowed`: how much of what is paid the
 * router may take already.
 */
export type SwapQuote = Readonly<{ gets: bigint; path: readonly Address[]; allowed: bigint }>;

/**
 * Asks a router what it pays at the latest block, over one pair and over the wrapped currency, in two questions to the node; the
 * better of the two counts. `notFound` where neither way leads there.
 */
export async function quoteSwap(
  world: World,
  router: Address,
  said: Omit<SwapSaid, 'least'>,
  signal: AbortSignal,
): Promise<Known<SwapQuote>> {
  const { account, chainId, pay, amount, get } = said;
  const first = await readMany(
    world,
    {
      chainId,
      asks: [
        { to: router, data: encodeFunctionData({ abi, functionName: 'WETH' }) },
        ...(pay === 'native'
          ? []
          : [
              {
                to: pay,
                data: encodeFunctionData({
                  abi: erc20Abi,
                  functionName: 'allowance',
                  args: [account, router],
                }),
              },
            ]),
      ],
    },
    signal,
  );
  const wraps = readAs(first.answers[0], (it) => word(it, addressInData));
  if (wraps.s !== 'known') return wraps;
  const allowed = pay === 'native' ? known(0n) : readAs(first.answers[1], uint);
  if (allowed.s !== 'known') return allowed;
  const paths = pathsOf(pay === 'native' ? wraps.v : pay, get === 'native' ? wraps.v : get, wraps.v);
  if (paths.length === 0) return unknown('notFound');
  const { answers } = await readMany(
    world,
    {
      chainId,
      asks: paths.map((path) => ({
        to: router,
        data: encodeFunctionData({ abi, functionName: 'getAmountsOut', args: [amount, path] }),
      })),
    },
    signal,
  );
  const best = answers
    .flatMap((answer, at) => {
      const path = paths[at] ?? [];
      const gets = readAs(answer, (it) => lastOf(it, path.length));
      return gets.s === 'known' && gets.v > 0n ? [{ gets: gets.v, path, allowed: allowed.v }] : [];
    })
    .toSorted((one, other) => (one.gets < other.gets ? 1 : -1))[0];
  if (best) return known(best);
  // A router that has no such pair refuses to answer.
  const failed = answers.find(({ s }) => s === 'unknown');
  return failed?.s === 'unknown' && failed.why !== 'unanswered' ? failed : unknown('notFound');
}

/** The ways that are tried. What is wrapped is not a swap. */
function pathsOf(from: Address, to: Address, wrapped: Address): readonly (readonly Address[])[] {
  if (isSameCoin(from, to)) return [];
  const direct = [from, to];
  return same(from, wrapped) || same(to, wrapped) ? [direct] : [direct, [from, wrapped, to]];
}

function word<T>(it: unknown, as: (of: bigint) => T | undefined): T | undefined {
  const value = uint(it);
  return value === undefined ? undefined : as(value);
}

/** The last of exactly so many amounts, in their canonical encoding. */
function lastOf(it: unknown, count: number): bigint | undefined {
  if (typeof it !== 'string' || it.length !== 2 + 64 * (count + 2)) return undefined;
  const words = Array.from({ length: count + 2 }, (_, at) =>
    uint(`0x${it.slice(2 + 64 * at, 66 + 64 * at)}` satisfies Hex),
  );
  return words[0] === 32n && words[1] === BigInt(count) ? words.at(-1) : undefined;
}

const abi = parseAbi([
  'function WETH() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
]);

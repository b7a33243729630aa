import type { Address } from 'viem';
import { eachOnce, isAmong } from '../../ledger/account.ts';
import { addressOfWord } from '../control/wordValues.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import type { Step } from '../../model/step.ts';
import type { ReadAt } from '../../world/chainRead.ts';
import { type HealthAsked, marketCall, over, wholeHealth, wordRead, wordsAnswered } from './question.ts';

/**
 * What each market of the account counts up to its part, at the price of the comptroller, over what is owed in all of them.
 * `named`: markets that the request itself may bring the account into.
 */
export async function inCompound(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
  named: readonly Address[],
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const place = await addressAnswered(at, market, marketCall('comptroller', []));
  if (place === undefined) return [];
  const [entered, oracle, minting] = await Promise.all([
    enteredBy(at, place, account),
    addressAnswered(at, place, marketCall('oracle', [])),
    // Venus lends a currency of its own beside its markets.
    addressAnswered(at, place, marketCall('vaiController', [])),
  ]);
  if (entered === undefined || oracle === undefined) return [];
  const all = eachOnce([...entered, ...named]);
  if (all.length > mostMarkets) return [];
  const parts = await Promise.all(
    all.map(async (its) => {
      const [listed, part = 0n] =
        (await wordsAnswered(at, place, marketCall('markets', [its]), [0, 1])) ?? [];
      return { its, listed, part };
    }),
  );
  const isOpen = ({ its, listed }: (typeof parts)[number]) => listed !== 1n && isAmong(its, entered);
  if (parts.some(isOpen)) return [];
  const markets = parts.filter(({ listed }) => listed === 1n);
  const asked = markets.flatMap(({ its }) => {
    const snapshot = marketCall('getAccountSnapshot', [account]);
    return [
      wordRead(place, marketCall('checkMembership', [account, its]), 0),
      ...[1, 2, 3].map((word) => wordRead(its, snapshot, word)),
      wordRead(oracle, marketCall('getUnderlyingPrice', [its]), 0),
    ];
  });
  const minted =
    minting === undefined ? [] : [wordRead(minting, marketCall('getVAIRepayAmount', [account]), 0)];
  return [
    {
      market,
      account,
      reads: [...asked, ...minted],
      healthOf: (words) => {
        let secured = 0n;
        let owed = (words[asked.length] ?? 0n) * wholeHealth;
        for (const [n, { part }] of markets.entries()) {
          const [isIn = 0n, shares = 0n, debt = 0n, rate = 0n, price = 0n] = words.slice(5 * n);
          // Without its price nothing is lent or given back.
          if (price === 0n && isIn === 1n) return undefined;
          if (isIn === 1n) secured += (((shares * rate) / wholeHealth) * part * price) / wholeHealth;
          owed += debt * price;
        }
        return owed === 0n ? 'free' : over(secured, owed);
      },
    },
  ];
}

const mostMarkets = 8;

async function addressAnswered(
  at: ReadAt,
  ...[of, data]: readonly [Address, `0x${string}`]
): Promise<Address | undefined> {
  const word = (await wordsAnswered(at, of, data, [0]))?.[0];
  return word === undefined || word === 0n || word >= 2n ** 160n ? undefined : addressOfWord(word);
}

/** The markets that an account is in; undefined where the comptroller does not say it, or they are too many. */
async function enteredBy(
  at: ReadAt,
  place: Address,
  account: Address,
): Promise<readonly Address[] | undefined> {
  const data = marketCall('getAssetsIn', [account]);
  const count = (await wordsAnswered(at, place, data, [1]))?.[0];
  if (count === undefined || count > BigInt(mostMarkets)) return undefined;
  const places = Array.from({ length: Number(count) }, (_, n) => n + 2);
  if (places.length === 0) return [];
  return (await wordsAnswered(at, place, data, places))?.map(addressOfWord);
}

/** The markets that calls of a request are made to, or name: an account may not be in them before. */
export function marketsIn(steps: readonly Step[]): readonly Address[] {
  return everyStep(steps).flatMap((step) => {
    if (step.to !== null && rowSays(step.fn?.signature, 'owed') === 'cToken') return [step.to];
    if (rowSays(step.fn?.signature, 'verb') !== 'changeCollateral') return [];
    return listedLeavesOf(step).flatMap(({ arg: { value } }) =>
      value.kind === 'address' ? [value.address] : [],
    );
  });
}

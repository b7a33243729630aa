/** What a feed of Chainlink answers (`AggregatorV3Interface`), and when that is a price. */
import { encodeFunctionData, type Hex, parseAbi, size } from 'viem';
import type { BatchedRead } from '../balances/multicall.ts';
import { selectors } from '../world/selectors.ts';
import { solidity } from '../world/solidity.ts';
import type { Feed } from './priceFeeds.ts';

/** `value`: of one of the first in the second, times 10^18. `told`: seconds since the epoch. */
export type FeedRate = Readonly<{ value: bigint; told: bigint }>;

/** One, as rates are counted. */
export const wholeUnit = 10n ** 18n;

/** What a feed is asked, two questions. */
export function feedAsks({ address: to }: Feed): readonly BatchedRead[] {
  return [
    { to, data: encodeFunctionData({ abi: parseAbi([solidity.latestRoundData]) }) },
    { to, data: selectors.decimals },
  ];
}

/**
 * What both answers come to at `now`, in seconds. Undefined where they are not a price: an answer of another length, a round that is
 * not finished or was carried over from an earlier one, zero or less, told later than now or longer ago than the feed’s
 * heartbeat and some time for being late, or out of all measure.
 *
 * @param round what `latestRoundData` returned
 * @param places what `decimals` returned
 */
export function feedRate(round: Hex, places: Hex, { heartbeat }: Feed, now: bigint): FeedRate | undefined {
  if (size(round) !== 5 * 32 || size(places) !== 32) return undefined;
  const word = (at: number) => BigInt(`0x${round.slice(2 + at * 64, 66 + at * 64)}`);
  const [id, answer, started, told, answeredIn] = [
    word(0),
    BigInt.asIntN(256, word(1)),
    word(2),
    word(3),
    word(4),
  ];
  const decimals = BigInt(places);
  if (id >= rounds || answeredIn >= rounds || answeredIn < id) return undefined;
  if (started === 0n || told === 0n || told > now || started > told) return undefined;
  if (now - told > heartbeat + heartbeat / 10n + late) return undefined;
  if (answer <= 0n || decimals > mostDecimals) return undefined;
  const value = (answer * wholeUnit) / 10n ** decimals;
  return value === 0n || value > most ? undefined : { value, told };
}

/** Rounds are counted in 80 bits. */
const rounds = 2n ** 80n;

/** In seconds: what a network that is busy makes of a heartbeat. */
const late = 600n;

const mostDecimals = 36n;

/** Nothing is worth a billion dollars each. */
const most = 10n ** 9n * wholeUnit;

import { type HostPrice, hostPricesIn, hostQuestion } from '@readback/core/money/hostPrices.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { askSource } from '../../data/asking/askSource.ts';
import { reviewPath } from '../../data/asking/told.ts';
import { isReachable } from '../../data/sources/hosts.ts';
import { isOn, urlOf } from '../../data/sources/sources.ts';

/** What the host said, and which it is. */
export type SaidByHost = Readonly<{ host: string; prices: ReadonlyMap<string, HostPrice> }>;

/** Within these an answer has to come: it is short. */
const bounds = { deadline: 5_000, maxBytes: 32_768 };

/** Asks the host that the user added, if one is, for the prices of tokens; undefined where it says none. Never rejects. */
export async function askPriceHost(
  assets: readonly Asset[],
  entry: string | undefined,
  { deadline, maxBytes } = bounds,
): Promise<SaidByHost | undefined> {
  const base = isOn('priceHost') ? urlOf('priceHost') : '';
  const question = hostQuestion(assets);
  if (base === '' || question === undefined || !isReachable(base)) return undefined;
  const signal = new AbortController().signal;
  const during = entry === undefined ? {} : { during: reviewPath(entry) };
  const answer = await askSource('priceHost', base + question, { signal, deadline, maxBytes, ...during });
  const prices = hostPricesIn(valueOf(answer), assets, Date.now() / 1_000);
  return prices.size === 0 ? undefined : { host: new URL(base).host, prices };
}

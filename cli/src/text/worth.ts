import { assetKey } from '@readback/core/ledger/asset.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { amountsIn } from '@readback/core/money/amountsIn.ts';
import {
  type DollarPrice,
  type DollarPrices,
  type PriceWitness,
  dollarsOf,
} from '@readback/core/money/prices.ts';
import { fill } from '@readback/phrases/fill.ts';
import { worthWords } from '@readback/phrases/moneyWords.ts';
import { utcWords } from '@readback/phrases/plain.ts';
import * as words from '@readback/phrases/words/cli/money.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import { assetWords } from './names.ts';
import type { Page } from './pageContent.ts';

/** What is said behind an amount: its value in dollars where one is known, else nothing. */
export type WorthNote = (raw: bigint, asset: Asset) => string;

export function worthNote(prices: DollarPrices | undefined): WorthNote {
  return (raw, asset) => {
    const price = prices?.get(assetKey(asset));
    const worth = price === undefined ? undefined : dollarsOf(price, raw);
    return worth === undefined ? '' : fill(words.beside, { worth: worthWords(worth) });
  };
}

/** What each asset with a value is worth, who says so and since when. */
export function moneyLines({ readback, facts, context: { money } }: Page): readonly Line[] {
  return amountsIn(readback).flatMap(({ asset }) => {
    const price = money?.get(assetKey(asset));
    const each = price === undefined ? undefined : dollarsOf(price, 10n ** BigInt(price.decimals));
    if (price === undefined || each === undefined) return [];
    return [
      line(2, fill(words.each, { asset: assetWords(asset, facts), worth: worthWords(each) })),
      ...price.witnesses.map((it) => line(4, { text: witnessWords(it), tone: 'faint' })),
      line(4, { text: blockWords(price), tone: 'faint' }),
    ];
  });
}

function witnessWords(it: PriceWitness): string {
  const { address } = it;
  return it.by === 'feed'
    ? fill(words.feed, { pair: it.pair, address, time: utcWords(it.told) })
    : fill(words.pool, { address });
}

function blockWords({ block, endpoint }: DollarPrice): string {
  return fill(words.block, { number: String(block), host: foreign(endpoint) });
}

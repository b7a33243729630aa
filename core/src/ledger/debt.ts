import { factOfToken } from '../model/factIds.ts';
import { same } from './account.ts';
import { sameAsset } from './asset.ts';
import { changeOf } from './line.ts';
import type { EffectLine } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import { plainSymbol } from '../text/plainSymbol.ts';

/** What tells a debt from a holding: what tokens call themselves, and what cannot be passed on. */
type TellsDebts = Pick<Readback, 'facts' | 'effects'>;

type Held = Pick<EffectLine, 'who' | 'asset'>;

/** Whether what comes is a debt, or may be one: it calls itself that, or whoever has it cannot pass it on. */
export function isOwed(view: TellsDebts, line: EffectLine): boolean {
  return (changeOf(line) ?? 0n) > 0n && (isCalledDebt(view, line) || isBound(view, line));
}

/** Whether a token calls itself a debt. */
export function isCalledDebt({ facts }: Pick<TellsDebts, 'facts'>, { asset }: Pick<Held, 'asset'>): boolean {
  if (asset?.kind !== 'token') return false;
  const symbol = valueOf(facts[factOfToken(asset.address, 'symbol')]?.value);
  return symbol?.kind === 'text' && /DEBT|BORROW|OWED|LIABILIT/.test(plainSymbol(symbol.text));
}

/** Whether the run shows that whoever has it cannot pass it on. */
export function isBound(view: Pick<TellsDebts, 'effects'>, { who, asset }: Held): boolean {
  const bound = view.effects.s === 'known' ? (view.effects.v.bound ?? []) : [];
  return asset !== undefined && bound.some((it) => same(it.who, who) && sameAsset(it.asset, asset));
}

/**
 * Which way more of something counts for whoever has it. `either`: the run shows that it cannot be passed on, so that it may
 * be a debt, or a position.
 */
export type Sense = 'asset' | 'debt' | 'either';

export function senseOf(view: TellsDebts, held: Held): Sense {
  if (isCalledDebt(view, held)) return 'debt';
  return isBound(view, held) ? 'either' : 'asset';
}

/** What a change is worth to whoever it is of, in the asset's smallest unit: a debt that grows is a loss. */
export function worthOf(view: Pick<TellsDebts, 'facts'>, held: Pick<Held, 'asset'>, change: bigint): bigint {
  return isCalledDebt(view, held) ? -change : change;
}

/** By how much interest may make a debt grow within a few blocks, however dear it is. */
export function interestOn({ before }: Pick<EffectLine, 'before'>): bigint {
  const owed = valueOf(before);
  return typeof owed === 'bigint' ? owed / 1_000_000n + 1n : 1n;
}

import type { Asset } from '../../model/fact.ts';
import type { EffectLine } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { changeOf } from './flows.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { same } from '../../actions/steps/stepTree.ts';
import { plainSymbol } from '../../shipped/wellKnownTokens.ts';

/** Whether what comes is a debt, or may be one: it calls itself that, or whoever has it cannot pass it on. */
export function isOwed(view: Evidence, line: EffectLine): boolean {
  return (changeOf(line) ?? 0n) > 0n && (isCalledDebt(view, line) || isBound(view, line));
}

/** Whether a token calls itself a debt. */
export function isCalledDebt(view: Evidence, { asset }: EffectLine): boolean {
  if (asset?.kind !== 'token') return false;
  const symbol = valueOf(lookUp(view, `token.${asset.address.toLowerCase()}.symbol`));
  return symbol?.kind === 'text' && /DEBT|BORROW|OWED|LIABILIT/.test(plainSymbol(symbol.text));
}

/** Whether the run shows that whoever has it cannot pass it on. */
export function isBound(view: Evidence, { who, asset }: EffectLine): boolean {
  const bound = view.effects.s === 'known' ? (view.effects.v.bound ?? []) : [];
  return asset !== undefined && bound.some((it) => same(it.who, who) && isSame(it.asset, asset));
}

function isSame(one: Asset, other: Asset): boolean {
  if (one.kind !== other.kind || one.kind === 'native' || other.kind === 'native') return false;
  if (!same(one.address, other.address)) return false;
  return one.kind !== 'nft' || other.kind !== 'nft' || one.id === other.id;
}

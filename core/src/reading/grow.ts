import type { Fact, FactId, Facts } from '../model/fact.ts';

/**
 * Facts of an earlier revision joined with newer ones. What is known stays known: a newer fact replaces it only by
 * saying more of the same value (a number that turns out to be an amount, a selector that gets a name).
 */
export function grow(before: Facts, newer: Facts): Facts {
  const all: Record<FactId, Fact> = { ...before };
  for (const [id, fact] of Object.entries(newer)) {
    const old = Object.hasOwn(all, id) ? all[id] : undefined;
    if (old?.value.s !== 'known' || saysMore(old, fact)) all[id] = fact;
  }
  return all;
}

function saysMore(old: Fact, fact: Fact): boolean {
  if (old.value.s !== 'known' || fact.value.s !== 'known') return false;
  const [a, b] = [old.value.v, fact.value.v];
  if (a.kind === 'selector' && b.kind === 'function') return true;
  if (a.kind !== 'integer') return false;
  switch (b.kind) {
    case 'amount':
    case 'allowance':
      return b.raw === a.value;
    case 'time':
      return b.seconds === a.value;
    case 'chain':
      return BigInt(b.chainId) === a.value;
    case 'asset':
      return b.asset.kind === 'nft' && b.asset.id === a.value;
    default:
      return false;
  }
}

import { getAddress } from 'viem';
import { packedAddress } from '../decode/packedAddress.ts';
import type { Fact, FactId, Facts, FactValue } from '../model/fact.ts';

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
  return isMore(old.value.v, fact.value.v);
}

function isMore(a: FactValue, b: FactValue): boolean {
  if (a.kind === 'selector' && b.kind === 'function') return true;
  if (b.kind === 'address' && (a.kind === 'integer' || a.kind === 'bytes'))
    return packedAddress(a) === getAddress(b.address);
  if (a.kind === 'list' && b.kind === 'list') return isMoreOfList(a.items, b.items);
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

/** The same items in the same order, at least one of which says more now. */
function isMoreOfList(a: readonly FactValue[], b: readonly FactValue[]): boolean {
  if (a.length !== b.length) return false;
  let more = false;
  for (const [at, before] of a.entries()) {
    const now = b[at];
    if (now === undefined) return false;
    if (isMore(before, now)) more = true;
    else if (!isSame(before, now)) return false;
  }
  return more;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return keys.every((key) => right.has(key) && isSame(left.get(key), right.get(key)));
}

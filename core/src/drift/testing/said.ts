import type { Address } from 'viem';
import type { Facts, FactValue } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import type { DriftChange } from '../drift.ts';
import { driftOf } from '../driftOf.ts';
import { dollar, friend, me, router } from './readbacks.ts';

/** The token of the tests, as an account that code runs in. */
export const token: Address = dollar.kind === 'token' ? dollar.address : router;

/**
 * What a reader is told, change by change: what holds a press back begins with "!", all else with "·". Facts are told
 * by what they say, as a page shows them; a word that is not a fact stands as it is, and a fact that is missing shows.
 */
export function told(read: Readback, now: Readback): readonly string[] {
  const { material, marks, facts } = driftOf(read, now);
  const all = { ...read.facts, ...facts };
  return [...material.map((it) => `! ${changeIn(it, all)}`), ...marks.map((it) => `· ${changeIn(it, all)}`)];
}

/** What the changes cite: values of what was read, and of what is found now. */
export function citedIn(read: Readback, now: Readback): readonly string[] {
  const { material, marks, facts } = driftOf(read, now);
  return [...material, ...marks].map((it) => {
    const [was, is] = [it.read.map((id) => factIn(id, read.facts)), it.now.map((id) => factIn(id, facts))];
    return `${was.join(', ')} > ${is.join(', ')}`;
  });
}

function changeIn({ kind, says }: DriftChange, facts: Facts): string {
  return `${kind}: ${words(says, facts)}`;
}

function words({ id, args }: Phrase, facts: Facts): string {
  const parts = Object.entries<unknown>(args).map(([name, it]) => {
    if (typeof it === 'object' && it !== null) return `${name} (${words(it as Phrase, facts)})`;
    return `${name} ${typeof it === 'string' ? factIn(it, facts) : String(it)}`;
  });
  return [id, ...parts].join(' ');
}

function factIn(id: string, facts: Facts): string {
  const value = facts[id]?.value;
  if (value === undefined)
    return /^(?:now\.)?(?:effect|fee|account|token|drift)\./.test(id) ? `no ${id}` : id;
  return value.s === 'known' ? valueIn(value.v) : value.s;
}

const names: readonly (readonly [Address, string])[] = [
  [me, 'me'],
  [friend, 'friend'],
  [router, 'router'],
  [token, 'token'],
];

function addressIn(address: Address): string {
  return names.find(([it]) => it.toLowerCase() === address.toLowerCase())?.[1] ?? address;
}

function valueIn(value: FactValue): string {
  if (value.kind === 'amount' || value.kind === 'allowance') return `${value.raw} ${assetIn(value.asset)}`;
  if (value.kind === 'asset') return assetIn(value.asset);
  if (value.kind === 'address') return addressIn(value.address);
  if (value.kind === 'integer') return `${value.value}`;
  if (value.kind === 'time') return `until ${value.seconds}`;
  if (value.kind === 'bool') return `${value.value}`;
  if (value.kind === 'text') return `"${value.text}"`;
  if (value.kind === 'code') return `code ${value.state}`;
  return value.kind;
}

function assetIn(asset: Extract<FactValue, { kind: 'asset' }>['asset']): string {
  if (asset.kind === 'native') return 'coin';
  const of = asset.address.toLowerCase() === token.toLowerCase() ? 'dollar' : addressIn(asset.address);
  return asset.kind === 'nft' ? `item ${asset.id} of ${of}` : of;
}

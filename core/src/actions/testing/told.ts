import { type Address, getAddress } from 'viem';
import { check } from '../../check/check.ts';
import { friend, key, me, usdc, weth } from '../../check/testing/views.ts';
import { type Family, familyOf } from '../../check/rule.ts';
import { rules } from '../../check/rules.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Asset, FactValue } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import { sentenceOf } from '../../narrate/sentence.ts';

const names: ReadonlyMap<string, string> = new Map([
  [me, 'me'],
  [friend, 'friend'],
  [key, 'key'],
  [usdc, 'USDC'],
  [weth, 'WETH'],
]);

export const nameOf = (address: Address): string => names.get(getAddress(address)) ?? address.toLowerCase();

/** A phrase with all that it says, each fact by its value: `sentence.pay(amount: 5 USDC, to: friend)`. */
export function told(view: Evidence, { id, args }: Phrase): string {
  const said = Object.entries(args as Readonly<Record<string, unknown>>).map(([name, it]) => {
    if (typeof it === 'object' && it !== null) return `${name}: ${told(view, it as Phrase)}`;
    return `${name}: ${typeof it === 'string' ? shown(view, it) : String(it)}`;
  });
  return said.length === 0 ? id : `${id}(${said.join(', ')})`;
}

/** What a request does, as its sentences tell it. */
export const sentencesOf = (view: Evidence): readonly string[] =>
  sentenceOf(view).sentence.map((it) => told(view, it));

/** Every finding of a family that fires, with its words and what they speak of. */
export function warningsOf(view: Evidence, family: Family): readonly string[] {
  return firedOf(view, family)
    .map(({ says, facts }) => `${says} of ${facts.map((id) => shown(view, id)).join(', ')}`)
    .toSorted();
}

function firedOf(view: Evidence, family: Family) {
  return check(
    view,
    rules.filter((it) => familyOf(it) === family),
  ).flatMap((it) =>
    it.outcome === 'fired' ? [{ says: `${it.severity} ${told(view, it.says)}`, facts: it.facts }] : [],
  );
}

/**
 * All that is said of a request, as one line: its sentences, and behind bars the warnings of some families, with what they
 * name. `called`: names of more accounts.
 */
export function saidOf(
  view: Evidence,
  families: readonly Family[],
  called: readonly (readonly [Address, string])[] = [],
): string {
  const warnings = families.flatMap((it) =>
    firedOf(view, it)
      .map(({ says }) => says)
      .toSorted(),
  );
  const said = [sentencesOf(view).join('; '), ...warnings].join(' | ');
  return called
    .reduce((text, [address, name]) => text.replaceAll(address.toLowerCase(), name), said)
    .replaceAll(/(\w+): who\.\w+\(account: (\w+)\)/g, '$1: $2')
    .replaceAll(/what\.amount\(amount: ([^)]*)\)/g, '$1')
    .replaceAll(/, via: via\.none/g, '')
    .replaceAll(/sentence\.one\(what: (.*?)\)(?=;| \||$)/g, '$1');
}

/** What a fact says; where there is none of that id, or nobody knows it, the id itself. */
function shown(view: Evidence, id: string): string {
  const value = view.facts[id]?.value;
  return value?.s === 'known' ? valueShown(value.v, id) : id;
}

function valueShown(value: FactValue, id: string): string {
  switch (value.kind) {
    case 'address':
      return nameOf(value.address);
    case 'amount':
      return `${value.raw} ${assetShown(value.asset)}`;
    case 'allowance':
      return `${value.unlimited ? 'unlimited' : value.raw} ${assetShown(value.asset)}`;
    case 'asset':
      return assetShown(value.asset);
    case 'integer':
      return String(value.value);
    case 'bool':
      return String(value.value);
    case 'text':
      return `“${value.text}”`;
    case 'time':
      return `time ${value.seconds}`;
    case 'function':
      return `${value.name}()`;
    default:
      return id;
  }
}

function assetShown(asset: Asset): string {
  if (asset.kind === 'native') return 'ETH';
  const name = nameOf(asset.address);
  return asset.kind === 'nft' ? `${name}#${asset.id}` : name;
}

import type { Fact, FactValue, Provenance } from '../../model/fact.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { alice, bob, carol } from './ledger.ts';

const people = { alice, bob, carol };

/** What a page would show of a hearback, in short: all of it, so that nothing can be missing unseen. */
export type Shown = Readonly<{
  is: string;
  says: readonly string[];
  /** `label: read back | happened`, with `≠` where they are not the same. */
  rows: readonly string[];
  differs: readonly string[];
  /** Facts that no row and no sentence names. */
  beside: readonly string[];
  followed?: string;
  said?: readonly string[];
}>;

export function shown(hearback: Hearback, readback?: Pick<Readback, 'facts'>): Shown {
  const named = new Set<string>();
  const value = (id: string): string => {
    named.add(id);
    const fact = hearback.facts[id] ?? readback?.facts[id];
    return fact === undefined ? `no ${id}` : valueIn(fact);
  };
  const phrase = ({ id, args }: Phrase): string => {
    const all = Object.entries(args).map(([name, it]) => {
      if (typeof it === 'string') return `${name} ${it.includes('.') ? value(it) : it}`;
      return `${name} ${typeof it === 'number' ? it : phrase(it as Phrase)}`;
    });
    const short = id.replace(/^hearback\.label\./, 'label.');
    return all.length === 0 ? short : `${short} (${all.join(', ')})`;
  };
  const rows = hearback.lines.map(({ label, readBack, happened, same }) => {
    const sides = `${value(readBack)} | ${value(happened)}`;
    return `${phrase(label).replace(/^label\./, '')}: ${sides}${same ? '' : ' ≠'}`;
  });
  const says = hearback.says.map(phrase);
  const said = hearback.said && [hearback.said.state, ...hearback.said.differences.map(phrase)];
  const { followed } = hearback;
  return {
    is: `${hearback.verdict} ${hearback.effects}`,
    says,
    rows,
    differs: hearback.differs,
    beside: Object.values(hearback.facts)
      .filter(({ id }) => !named.has(id))
      .map((it) => `${it.id} ${valueIn(it)}`),
    ...(followed && {
      followed: [
        nameOf(followed.hash),
        followed.block?.number,
        followed.block?.hash.slice(-4),
        followed.carriedAt,
      ]
        .filter((it) => it !== undefined)
        .join(' '),
    }),
    ...(said && { said }),
  };
}

/** Who told each fact that happened: `request`, `block 1002`, `node`, what it is derived from, or nobody. */
export function toldBy({ facts }: Hearback): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.values(facts).map(({ id, from }) => [id, from.map(told).join()]));
}

function told(it: Provenance): string {
  if (it.by === 'chain') return [`block ${it.number}`, it.endpoint, ...it.engines].join(' ');
  if (it.by === 'derived') return `of ${it.from.join()}`;
  return it.by === 'source' ? it.name : it.by;
}

function valueIn({ value }: Fact): string {
  if (value.s !== 'known') return value.s === 'unknown' ? `unknown: ${value.why}` : value.s;
  return textOf(value.v);
}

function textOf(it: FactValue): string {
  switch (it.kind) {
    case 'address':
      return nameOf(it.address);
    case 'amount':
    case 'allowance':
      return `${it.raw} ${assetIn(it.asset)}`;
    case 'asset':
      return assetIn(it.asset);
    case 'chain':
      return `chain ${it.chainId}`;
    case 'bytes':
      return it.hex.length > 14 ? `${it.hex.slice(0, 10)}…${it.hex.slice(-4)}` : it.hex;
    case 'integer':
    case 'bool':
      return String(it.value);
    default:
      return JSON.stringify(it);
  }
}

function assetIn(asset: Extract<FactValue, { kind: 'asset' }>['asset']): string {
  if (asset.kind === 'native') return 'wei';
  return `${nameOf(asset.address)}${asset.kind === 'nft' ? ` #${asset.id}` : asset.kind === 'collection' ? ' all' : ''}`;
}

function nameOf(address: string): string {
  const found = Object.entries(people).find(([, it]) => it.address.toLowerCase() === address.toLowerCase());
  return found?.[0] ?? `…${address.slice(-4)}`;
}

import { factOfAccount, factMined } from '../../model/factIds.ts';
import { type Address, getAddress, type Hex, isAddress } from 'viem';
import { type Contract, contractIn } from '../../abi/code/contractAt.ts';
import type { Fact, FactValue } from '../../model/fact.ts';
import type { HearbackLine } from '../../model/hearback.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { toldByNode } from '../../world/provenance.ts';
import type { Wanted } from '../carried/wanted.ts';
import type { Receipt } from '../transaction/mined.ts';
import type { HearingNode } from '../transaction/node.ts';

export type Upgraded = Readonly<{
  lines: readonly HearbackLine[];
  facts: readonly Fact[];
  says: readonly Phrase[];
}>;

/** So many contracts are inspected again. */
const most = 6;

/**
 * Whether the contracts whose code was read back ran the same code in the block that the transaction was mined in:
 * the implementations of proxies, the facets of diamonds, and what accounts borrow. Contracts that the request itself
 * was to change are left out: that is an effect. What cannot be read is left out, too.
 */
export async function upgradedSince(
  readback: Readback,
  { account, calls }: Wanted,
  { blockHash, blockNumber }: Receipt,
  { world, chainId, signal }: HearingNode,
): Promise<Upgraded> {
  const changes = new Set(
    (valueOf(readback.effects)?.lines ?? [])
      .filter(({ what }) => what === 'code' || what === 'delegate')
      .map(({ who }) => who.toLowerCase()),
  );
  // What is called, and who calls, matter most.
  const first = new Set([...calls.map(({ to }) => to), account].map((it) => it?.toLowerCase()));
  const looked = codeFacts(readback, first)
    .filter(({ address }) => !changes.has(address))
    .toSorted((a, b) => Number(first.has(b.address)) - Number(first.has(a.address)))
    .slice(0, most);
  const state = { world, chainId, block: { blockHash }, signal };
  const found = await Promise.all(
    looked.map(async (it) => {
      const now = await contractIn(state, getAddress(it.address), it.selector);
      const value = now.s === 'known' ? codeOf(now.v.contract, it) : undefined;
      return value === undefined ? [] : [{ ...it, value }];
    }),
  );
  const rows = found.flat();
  return {
    lines: rows.map(({ fact, address, value }) => ({
      label: { id: 'hearback.label.behind', args: { account: factMined(address) } },
      readBack: fact.id,
      happened: factMined(fact.id),
      same: sameValue(valueOf(fact.value), value),
    })),
    facts: rows.flatMap(({ fact, address, value }) => {
      const at = { chainId, block: blockHash, number: blockNumber };
      const endpoint = valueOf(readback.effects)?.block.endpoint ?? '';
      return [
        { id: factMined(fact.id), value: known(value), from: [toldByNode(at, endpoint)] },
        {
          id: factMined(address),
          value: known({ kind: 'address', address: getAddress(address) } as const),
          from: [],
        },
      ];
    }),
    says: rows
      .filter(({ fact, value }) => !sameValue(valueOf(fact.value), value))
      .map(({ address }) => ({
        id: 'hearback.mined.upgraded',
        args: { account: factMined(address) },
      })),
  };
}

type CodeFact = Readonly<{ fact: Fact; address: Address; selector?: Hex | undefined }>;

function codeFacts({ facts }: Readback, called: ReadonlySet<string | undefined>): readonly CodeFact[] {
  return Object.values(facts).flatMap((fact): readonly CodeFact[] => {
    const [kind, address = '', part, selector, ...rest] = fact.id.split('.');
    if (kind !== 'account' || rest.length > 0 || fact.value.s !== 'known') return [];
    if (!isAddress(address, { strict: false })) return [];
    const value = fact.value.v;
    const fits =
      (part === 'implementation' && selector === undefined) ||
      (part === 'facet' && selector !== undefined) ||
      (part === 'code' && value.kind === 'code' && isWatched(value, address, called, facts));
    if (!fits) return [];
    const of = selector === undefined ? undefined : (selector as Hex);
    return [{ fact, address: address.toLowerCase() as Address, selector: of }];
  });
}

/** Of a proxy the implementation says more, and plain accounts may get code of their own at any time. */
function isWatched(
  { state }: Extract<FactValue, { kind: 'code' }>,
  address: string,
  called: ReadonlySet<string | undefined>,
  facts: Readback['facts'],
): boolean {
  if (state === 'delegated') return true;
  const hasMore = facts[factOfAccount(address, 'implementation')] !== undefined;
  return state === 'contract' && called.has(address.toLowerCase()) && !hasMore;
}

/** The same in the form of the fact that was read back; undefined where the search was not sure of its end. */
function codeOf({ proxies, open, own }: Omit<Contract, 'from'>, { fact }: CodeFact): FactValue | undefined {
  if (open !== undefined) return undefined;
  const [first] = proxies;
  if (valueOf(fact.value)?.kind === 'code') {
    if (first?.kind === 'eip7702')
      return { kind: 'code', state: 'delegated', delegate: first.implementation };
    return own.bytes === 0
      ? { kind: 'code', state: 'none' }
      : { kind: 'code', state: 'contract', hash: own.hash };
  }
  const items = proxies.map(
    ({ implementation }): FactValue => ({ kind: 'address', address: implementation }),
  );
  if (items.length === 0) return { kind: 'address', address: own.address };
  return items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
}

function sameValue(one: FactValue | undefined, other: FactValue): boolean {
  const text = (it: FactValue | undefined) => JSON.stringify(it, Object.keys(order)).toLowerCase();
  return text(one) === text(other);
}

/** The parts that such values have, in one order. */
const order = { kind: 0, state: 0, hash: 0, delegate: 0, address: 0, items: 0 };

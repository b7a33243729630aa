import { type Address, getAddress, isAddress } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  effectsOf,
  friend,
  me,
  transaction,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../check/testing/views.ts';
import type { EffectLine } from '../model/effects.ts';
import { positionOwnerFact } from '../label/positionFacts.ts';
import type { FactValue } from '../model/fact.ts';
import { known } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Body } from '../model/request.ts';
import { revisionOf } from '../reading/state.ts';
import {
  type HonestTransaction,
  honestTransactions as firstTransactions,
} from './testing/honestTransactions.ts';
import { moreHonestTransactions } from './testing/moreHonestTransactions.ts';

const honestTransactions = [...firstTransactions, ...moreHonestTransactions];

/**
 * What people send every day at protocols that are modelled, as it is read where the simulation shows what its table
 * says: all contracts published and old, and a tenth of what is held at stake.
 */
describe('honest transactions at protocols that are modelled', () => {
  let all: readonly Readonly<{ it: HonestTransaction; readback: Readback }>[];

  beforeAll(() => {
    all = honestTransactions.map((it) => ({ it, readback: reading(it) }));
  });

  it('are at least 150', () => expect(honestTransactions.length).toBeGreaterThanOrEqual(150));

  it('are never stopped, and never not fully read', () => {
    expect(wrong(({ verdict }) => verdict === 'stop' || verdict === 'notFullyRead')).toEqual([]);
  });

  it('are Cautions only for a reason that is written down', () => {
    expect(wrong(({ verdict }, { caution }) => verdict === 'caution' && caution === undefined)).toEqual([]);
    expect(wrong(({ verdict }, { caution }) => verdict === 'read' && caution !== undefined)).toEqual([]);
  });

  it('are read back in at least 85 of a hundred cases', () => {
    const calm = all.filter(({ readback }) => readback.verdict === 'read').length;
    expect(calm / all.length).toBeGreaterThanOrEqual(0.85);
  });

  it('are at least Cautions where the contract is a stranger’s, and nothing comes', () => {
    const calm = leaving.filter((it) => reading({ ...it, to: stranger, comes: [] }).verdict === 'read');
    expect(calm.map(({ what }) => what)).toEqual([]);
  });

  it('are at least Cautions where the contract is a stranger’s, and a token comes that nobody knows', () => {
    const comes = [[10n ** 18n, junk]] as const;
    const calm = leaving.filter((it) => reading({ ...it, to: stranger, comes }).verdict === 'read');
    expect(calm.map(({ what }) => what)).toEqual([]);
  });

  it('are at least Cautions where no code stands at the protocol’s address', () => {
    const calm = leaving.filter(
      (it) => reading({ ...it, comes: [] }, { [getAddress(it.to)]: 'none' }).verdict === 'read',
    );
    expect(calm.map(({ what }) => what)).toEqual([]);
  });

  function wrong(is: (readback: Readback, it: HonestTransaction) => boolean): readonly string[] {
    return all.flatMap(({ it, readback }) => (is(readback, it) ? [`${it.what}: ${shown(readback)}`] : []));
  }
});

/** Contracts that nobody here knows, published and old. */
const stranger: Address = '0x00000000000000000000000000000000000000c1';
const junk: Address = '0x00000000000000000000000000000000000000d1';

const leaving = honestTransactions.filter(({ out = [] }) => out.length > 0);

function shown({ verdict, findings, unread }: Readback): string {
  const fired = findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [`${it.rule} ${it.facts[0] ?? ''}`] : [],
  );
  return [verdict, ...fired, ...unread.map(({ id }) => id)].join(', ');
}

function reading(it: HonestTransaction, other: Sample['codes'] = {}): Readback {
  const { to, call: signature, args, value = 0n, out = [], comes = [] } = it;
  const { chain = 1, owns, saved = [], who = me } = it;
  const lines = [
    ...out.map(([amount, token, item]) => lineOf(-amount, chain, token, item)),
    ...comes.map(([amount, token, item]) => lineOf(amount, chain, token, item)),
  ];
  const asked =
    signature === ''
      ? transaction(getAddress(to), '0x', value)
      : call(getAddress(to), signature, args, value);
  const body = { ...asked, chainId: chain } as Body;
  const named = addressesIn([to, args, out, comes]).filter(
    (address) =>
      address !== me && !saved.some((it) => it !== who && getAddress(it) === address && it === friend),
  );
  const facts = Object.fromEntries(
    named.flatMap((address): [string, FactValue][] => [
      [`account.${address.toLowerCase()}.verified`, { kind: 'bool', value: true }],
      [`account.${address.toLowerCase()}.created`, { kind: 'time', seconds: 1_600_000_000n }],
    ]),
  );
  if (owns !== undefined) {
    facts[positionOwnerFact(getAddress(to), owns)] = { kind: 'address', address: me };
  }
  const tokens = [...out, ...comes].flatMap(([, token]) => (token === undefined ? [] : [getAddress(token)]));
  const sample: Sample = {
    codes: { ...Object.fromEntries(named.map((address) => [address, 'contract'])), ...other },
    tokens: Object.fromEntries(
      tokens
        .filter((token) => token !== usdc && token !== weth)
        .map((token) => [token, [`T${token.slice(2, 8)}`, 18] as const]),
    ),
    facts,
    effects: known(effectsOf(lines.map((line) => ({ ...line, who })))),
    book: known(saved.map((address) => ({ address, name: 'Saved', own: false, paid: 3 }))),
  };
  return revisionOf(viewOf(body, sample), 0);
}

/** A balance of which a tenth goes, or to which a tenth comes; an item comes or goes whole. */
function lineOf(change: bigint, chainId: number, token?: Address, item?: bigint): Partial<EffectLine> {
  if (token !== undefined && item !== undefined) {
    const asset = { kind: 'nft', chainId, address: getAddress(token), id: item } as const;
    return { what: 'nft', asset, before: known(change < 0n ? 1n : 0n), after: known(change < 0n ? 0n : 1n) };
  }
  const before = 10n * (change < 0n ? -change : change);
  const asset =
    token === undefined
      ? ({ kind: 'native', chainId } as const)
      : ({ kind: 'token', chainId, address: getAddress(token) } as const);
  return { asset, before: known(before), after: known(before + change) };
}

function addressesIn(value: unknown): `0x${string}`[] {
  if (typeof value === 'string') {
    const last = /^0x0{24}([0-9a-f]{40})$/.exec(value)?.[1];
    if (last !== undefined) return addressesIn(`0x${last}`);
    return isAddress(value, { strict: false }) && !/^0x0{40}$/.test(value) ? [getAddress(value)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

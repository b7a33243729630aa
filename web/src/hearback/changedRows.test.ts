import type { Facts, FactValue } from '@readback/core/model/fact.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { known } from '@readback/core/model/known.ts';
import { expect, test } from 'vitest';
import { sample, transaction } from '../review/testing/sample.ts';
import { changedRows, simulatedRows } from './changedRows.ts';

const ana = '0x1341750f0ba055a45C24819fB4F341A7b215CbED';
const you = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const asset = { kind: 'token', chainId: 1, address: '0x8ce361602B935680E8DeC218b820ff5056BeB7af' } as const;

type Values = Readonly<Record<string, FactValue>>;
const count = (who: typeof you | typeof ana, before: bigint, after: bigint): Values => ({
  who: { kind: 'address', address: who },
  asset: { kind: 'asset', asset },
  before: { kind: 'amount', raw: before, asset },
  after: { kind: 'amount', raw: after, asset },
  delta: { kind: 'amount', raw: after - before, asset },
});

function heard(changes: readonly Values[]): Hearback {
  const values = [
    ['mined.from', { kind: 'address', address: you } as FactValue] as const,
    ...changes.flatMap((it, n) =>
      Object.entries(it).map(([part, v]) => [`mined.effect.${n}.${part}`, v] as const),
    ),
  ];
  const facts: Facts = Object.fromEntries(
    values.map(([id, value]) => [id, { id, value: known(value), from: [] }]),
  );
  return {
    verdict: 'same',
    effects: 'asRead',
    differs: [],
    says: [],
    facts,
    lines: changes.map((it, n) => ({
      label: { id: 'hearback.label.from', args: {} },
      readBack: `effect.${n}`,
      happened: `mined.effect.${n}.${it.delta ? 'delta' : 'after'}`,
      same: true,
    })),
  };
}

const short = (hearback: Hearback) =>
  changedRows(hearback).map(
    ({ own, delta, before, after }) => `${own ? 'own' : 'other'} ${delta} ${before} ${after}`,
  );

test('what changed for the account is before what changed for those it paid', () => {
  expect(short(heard([count(ana, 0n, 1n), count(you, 22_000n, 21_999n)]))).toEqual([
    'own -1 22000 21999',
    'other 1 0 1',
  ]);
});

test('an allowance has what it was and what it is', () => {
  const allowance: Values = {
    who: { kind: 'address', address: you },
    asset: { kind: 'asset', asset },
    before: { kind: 'allowance', raw: 7n, asset, unlimited: false },
    after: { kind: 'allowance', raw: 0n, asset, unlimited: false },
  };
  expect(short(heard([allowance]))).toEqual(['own undefined 7 0']);
});

test('of what came to nothing the rows are those of the simulation, and none where it failed there', () => {
  const line = { id: '0', who: you, what: 'balance', asset, basis: 'read' } as never;
  const facts = Object.fromEntries(
    Object.entries(count(you, 5n, 3n)).map(([part, v]) => [
      `effect.0.${part}`,
      { id: `effect.0.${part}`, value: known(v), from: [] },
    ]),
  );
  const read = (status: 'success' | 'revert') =>
    sample({ facts, effects: known({ status, lines: [line] } as never) }, {
      ...transaction,
      from: you,
    } as never);
  expect(simulatedRows(read('success')).map(({ own, delta }) => [own, delta])).toEqual([[true, -2n]]);
  expect(simulatedRows(read('revert'))).toEqual([]);
});

test('what stayed the same, could not be read, or is no number, has no row', () => {
  const { before: _, ...unread } = count(ana, 0n, 1n);
  const owner: Values = { who: { kind: 'address', address: you }, after: { kind: 'address', address: ana } };
  expect(short(heard([count(you, 5n, 5n), unread, owner]))).toEqual([]);
});

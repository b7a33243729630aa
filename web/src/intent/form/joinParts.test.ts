import type { Clause, Intent } from '@readback/core/model/intent.ts';
import { expect, test } from 'vitest';
import { emptyIntentDraft, isUntouched, nextDraft } from './draft.ts';
import { isForSame, joinParts } from './joinParts.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const pay = (raw: bigint): Clause => ({
  kind: 'pay',
  asset: { kind: 'native', chainId: 1 },
  sum: { how: 'exactly', raw },
});
const part = (said: string, ...clauses: readonly Clause[]): Intent => ({
  account,
  chainId: 1,
  said,
  quotes: [],
  clauses,
  saidAt: 1,
});

test('several things that were said are one intent, in their order, with one fee', () => {
  const first = { ...part('', pay(1n), pay(2n)), feeMost: 9n };
  expect(joinParts([first, part('', pay(3n))], 5n)).toEqual({
    ...part('', pay(1n), pay(2n), pay(3n)),
    feeMost: 5n,
  });
  expect(joinParts([first], undefined)).toEqual(part('', pay(1n), pay(2n)));
});

test('what was ticked of each part is ticked of the whole', () => {
  const one = { ...part('send 1 ETH', pay(1n)), ticked: 2 };
  expect(joinParts([one, part('', pay(2n)), { ...one, ticked: 1 }], undefined).ticked).toBe(3);
  expect(joinParts([part('', pay(2n))], undefined)).not.toHaveProperty('ticked');
});

test('quotes stand where their words and their clauses stand', () => {
  const one = { ...part('send 1 ETH', pay(1n)), quotes: [{ slot: 'clauses.0.sum', start: 5, end: 6 }] };
  const two = {
    ...part('send 2 ETH, fee 3', pay(2n)),
    quotes: [
      { slot: 'clauses.0.sum', start: 5, end: 6 },
      { slot: 'feeMost', start: 16, end: 17 },
    ],
  };
  const { said, quotes } = joinParts([one, part('', pay(7n)), two], 3n);
  expect(quotes.map(({ slot, start, end }) => [slot, said.slice(start, end)])).toEqual([
    ['clauses.0.sum', '1'],
    ['clauses.2.sum', '2'],
    ['feeMost', '3'],
  ]);
});

test('what is for another account or network is told apart', () => {
  const one = part('', pay(1n));
  expect(isForSame(one, { account: account.toLowerCase() as typeof account, chainId: 1 })).toBe(true);
  expect(isForSame(one, { account, chainId: 10 })).toBe(false);
  expect(isForSame(one, { account: `0x${'11'.repeat(20)}`, chainId: 1 })).toBe(false);
});

test('the form begins anew for the same account, network and fee, and is untouched until something is said', () => {
  const typed = {
    ...emptyIntentDraft(),
    chain: 'n',
    account: 'me',
    fee: '1',
    preset: 'swap',
    to: 'Ana',
  } as const;
  const next = nextDraft(typed);
  expect(next).toEqual({ ...emptyIntentDraft(), chain: 'n', account: 'me', fee: '1' });
  expect(isUntouched(next)).toBe(true);
  expect(isUntouched({ ...next, fee: '2' })).toBe(true);
  for (const change of [{ to: 'A' }, { preset: 'nothing' }, { how: 'all' }, { words: 'x' }] as const) {
    expect(isUntouched({ ...next, ...change }), JSON.stringify(change)).toBe(false);
  }
});

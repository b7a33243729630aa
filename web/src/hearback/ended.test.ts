import type { Facts, FactValue } from '@readback/core/model/fact.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { known } from '@readback/core/model/known.ts';
import { expect, test } from 'vitest';
import { endedOf } from './ended.ts';

const ana = '0x1341750f0ba055a45C24819fB4F341A7b215CbED';
const you = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const asset = { kind: 'token', chainId: 1, address: '0x8ce361602B935680E8DeC218b820ff5056BeB7af' } as const;

function heard(changes: readonly (readonly [string, bigint])[], over: Partial<Hearback> = {}): Hearback {
  const values: [string, FactValue][] = [
    ['mined.from', { kind: 'address', address: you }],
    ['mined.block', { kind: 'integer', value: 190n }],
    ...changes.flatMap(([who, raw], n): [string, FactValue][] => [
      [`mined.effect.${n}.who`, { kind: 'address', address: who as typeof you }],
      [`mined.effect.${n}.delta`, { kind: 'amount', raw, asset }],
    ]),
  ];
  const facts: Facts = Object.fromEntries(
    values.map(([id, value]) => [id, { id, value: known(value), from: [] }]),
  );
  return {
    verdict: 'same',
    effects: 'asRead',
    differs: [],
    says: [],
    followed: { hash: '0x22', block: { number: 190n, hash: '0x11' } },
    lines: changes.map((_, n) => ({
      label: { id: 'hearback.label.balance', args: { account: `mined.effect.${n}.who`, asset: '' } },
      readBack: `effect.${n}.delta`,
      happened: `mined.effect.${n}.delta`,
      same: true,
    })),
    facts,
    ...over,
  };
}

const paid = [
  [you, -1n],
  [ana, 1n],
] as const;

test('a payment ends with who received what, and in which block', () => {
  expect(endedOf(heard(paid))).toEqual({
    is: 'received',
    who: ana,
    amount: 'mined.effect.1.delta',
    block: 'mined.block',
  });
});

test('nothing is said to have arrived unless it was read, and all of it happened as it was read', () => {
  expect(endedOf(heard([[you, -1n]]))).toBeUndefined();
  expect(endedOf(heard(paid, { effects: 'cannotTell' }))).toBeUndefined();
  expect(endedOf(heard(paid, { effects: 'less' }))).toBeUndefined();
  expect(endedOf(heard(paid, { verdict: 'different' }))).toBeUndefined();
  expect(endedOf(heard(paid, { followed: { hash: '0x22' } }))).toBeUndefined();
  const { lines } = heard(paid);
  expect(endedOf(heard(paid, { lines: lines.map((it) => ({ ...it, same: false })) }))).toBeUndefined();
});

test('what came back to the account itself, and what several received, is left to the rows', () => {
  expect(endedOf(heard([[you, 5n]]))).toBeUndefined();
  expect(endedOf(heard([...paid, ['0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', 2n]]))).toBeUndefined();
});

const router = '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba';

/** One line of an allowance of yours, as it stands after the block. */
function allowanceOf(raw: bigint, over: Partial<Hearback> = {}): Hearback {
  const values: [string, FactValue][] = [
    ['mined.from', { kind: 'address', address: you }],
    ['mined.block', { kind: 'integer', value: 190n }],
    ['mined.effect.0.who', { kind: 'address', address: you }],
    ['mined.effect.0.counterparty', { kind: 'address', address: router }],
    ['mined.effect.0.after', { kind: 'allowance', raw, unlimited: false, asset }],
  ];
  return {
    ...heard([]),
    facts: Object.fromEntries(values.map(([id, value]) => [id, { id, value: known(value), from: [] }])),
    lines: [
      {
        label: {
          id: 'hearback.label.allowance',
          args: { asset: 'mined.effect.0.asset', spender: 'mined.effect.0.counterparty' },
        },
        readBack: 'effect.0.after',
        happened: 'mined.effect.0.after',
        same: true,
      },
    ],
    ...over,
  };
}

test('a revoked allowance ends with who can no longer take what, a given one with what can be taken now', () => {
  const ended = { who: router, account: you, block: 'mined.block' };
  expect(endedOf(allowanceOf(0n))).toEqual({ ...ended, is: 'revoked', asset: 'mined.effect.0.asset' });
  expect(endedOf(allowanceOf(5n))).toEqual({ ...ended, is: 'allowed', amount: 'mined.effect.0.after' });
});

test('an allowance is not said to have ended where it differs, or where more than it changed', () => {
  const [line] = allowanceOf(0n).lines;
  if (line === undefined) throw new Error('There is a line.');
  expect(endedOf(allowanceOf(0n, { lines: [{ ...line, same: false }] }))).toBeUndefined();
  expect(endedOf(allowanceOf(0n, { lines: [line, line] }))).toBeUndefined();
  expect(endedOf(allowanceOf(0n, { verdict: 'different' }))).toBeUndefined();
  expect(endedOf(allowanceOf(0n, { effects: 'different' }))).toBeUndefined();
});

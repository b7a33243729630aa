import { type Address, type Hex, keccak256, pad } from 'viem';
import { expect, test } from 'vitest';
import { alice, bob } from '../../simulate/testing/chain.ts';
import { controlLines } from './controlLines.ts';
import { slots } from './slots.ts';
import { stateReadings } from './stateReadings.ts';

const contract: Address = '0x00000000000000000000000000000000000000AA';
const word = (it: Hex) => pad(it, { size: 32 });

const linesOf = (state: Parameters<typeof stateReadings>[0], safes: readonly Address[] = []) =>
  controlLines(stateReadings(state, safes)).map(({ who, part, before, after }) => [who, part, before, after]);

test('code that a run makes, and whose code an account borrows, are as the reader tells them', () => {
  const code: Hex = '0x6001';
  expect(linesOf([{ address: contract, code: { before: '0x', after: code }, storage: [] }])).toEqual([
    [contract, 'contract', { s: 'known', v: word('0x') }, { s: 'known', v: keccak256(code) }],
  ]);
  const borrowed: Hex = `0xef0100${bob.slice(2)}`;
  expect(linesOf([{ address: alice, code: { before: '0x', after: borrowed }, storage: [] }])).toEqual([
    [alice, 'delegation', { s: 'known', v: `0x${'00'.repeat(20)}` }, { s: 'known', v: bob }],
  ]);
});

test('a slot of a proxy is read wherever it changes, and the first slot only of a Safe', () => {
  const change = (slot: Hex) => [
    { address: contract, storage: [{ slot, before: word(alice), after: word(bob) }] },
  ];
  expect(linesOf(change(slots.implementation.slot))).toEqual([
    [contract, 'implementation', { s: 'known', v: alice }, { s: 'known', v: bob }],
  ]);
  expect(stateReadings(change(slots.singleton.slot), [])).toEqual([]);
  expect(stateReadings(change(slots.singleton.slot), [contract])).toHaveLength(1);
});

import type { Fact } from '@readback/core/model/fact.ts';
import { expect, it } from 'vitest';
import { accountName } from './accountName.ts';
import { accountWords } from './plain.ts';

const address = '0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE';
const at = address.toLowerCase();
const text = (id: string, name: string): Fact => ({
  id,
  value: { s: 'known', v: { kind: 'text', text: name } },
  from: [],
});
const all = [
  text(`book.${at}.name`, 'Treasury'),
  text(`account.${at}.typed`, 'treasury.eth'),
  text(`account.${at}.name`, 'Practice account 2'),
  text(`token.${at}.symbol`, 'TRS'),
  text(`book.${at}.label`, 'A router'),
  text(`account.${at}.wouldBe`, 'Multicall3'),
];
const among = (facts: readonly Fact[]) => (id: string) => facts.find((fact) => fact.id === id);

it('an address has one name: what the user calls it, then what others do, then what vouches for nothing', () => {
  const names = all.map((_, left) => accountName(address, among(all.slice(left)))?.text);
  expect(names).toEqual(['Treasury', 'treasury.eth', 'Practice account 2', 'TRS', 'A router', 'Multicall3']);
  expect(accountName(address, among([]))).toBeUndefined();
});

it('a sentence says the name that the user typed, as the row beside it does', () => {
  expect(accountWords(address, among(all.slice(1)))).toBe(`treasury.eth (${address})`);
});

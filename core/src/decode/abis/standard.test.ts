import { expect, test } from 'vitest';
import { functionAbi } from '../../codec/functionAbi.ts';
import { standardRows } from '../testing/rows.ts';
import { standardFunctions } from './standard.ts';

const all = standardRows();

test('every function of the tables has the selector that is beside it', () => {
  expect(all.length).toBeGreaterThan(100);
  for (const { selector, text } of all) expect(functionAbi(text)?.selector, text).toBe(selector);
});

test('every parameter of the tables has a name, since names become labels', () => {
  for (const { text } of all) {
    const names = functionAbi(text)?.fields.map(({ name }) => name);
    expect(
      names?.filter((name) => /^\d+$/.test(name)),
      text,
    ).toEqual([]);
  }
});

test('a table names a selector once', () => {
  const named = all.map(({ source, selector }) => `${source} ${selector}`);
  expect(named.filter((it, at) => named.indexOf(it) !== at)).toEqual([]);
});

test('an approval may be one of ERC-20 or of ERC-721', () => {
  expect(standardFunctions('0x095ea7b3').map(({ source }) => source)).toEqual(['ERC-20', 'ERC-721']);
  expect(standardFunctions('0xdeadbeef')).toEqual([]);
});

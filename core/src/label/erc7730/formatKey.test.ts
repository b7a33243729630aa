import fc from 'fast-check';
import { toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { parseFormatKey } from './formatKey.ts';

test('a key is read with the names of its parameters, tuples and arrays in one another', () => {
  const key = parseFormatKey('submit((address token,(uint256 a,bool)[2][] parts) order, bytes32 salt)');
  expect(key).toMatchObject({
    name: 'submit',
    signature: 'submit((address,(uint256,bool)[2][]),bytes32)',
    fields: [{ name: 'order' }, { name: 'salt' }],
  });
  expect(key?.selector).toBe(toFunctionSelector('submit((address,(uint256,bool)[2][]),bytes32)'));
});

test('white space, aliases and data locations do not change the selector', () => {
  for (const key of [
    'f(uint256 a,bytes b)',
    ' f( uint a , bytes calldata b ) ',
    'function f(uint256 a,\n bytes memory b)',
  ])
    expect(parseFormatKey(key), key).toMatchObject({ signature: 'f(uint256,bytes)' });
});

test('parameters without names are named by their place', () => {
  expect(parseFormatKey('withdraw(uint256)')?.fields.map(({ name }) => name)).toEqual(['0']);
});

test('what is not a function is no key', () => {
  for (const key of [
    '',
    'f',
    'f(',
    'f)',
    'f(uint7 a)',
    'f(a b c)',
    'f(uint256 a,)',
    'f(,)',
    'f()x',
    '0x095ea7b3',
    'f((uint256)',
    'f(uint256[0] a)',
    'f(struct a)',
  ])
    expect(parseFormatKey(key), key).toBeUndefined();
});

test('no text makes it hang or throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'f(),[]0 abuint256tuple'.split('')), maxLength: 300 }),
      (text) => {
        const read = parseFormatKey(`f${text}`);
        if (read !== undefined) expect(read.signature).toMatch(/^\w+\(.*\)$/);
      },
    ),
  );
  expect(parseFormatKey(`f(${'('.repeat(19_000)}`)).toBeUndefined();
  expect(parseFormatKey(`f(${' '.repeat(19_000)}x`)).toBeUndefined();
});

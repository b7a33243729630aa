/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { type Abi, encodeErrorResult, parseAbi, toFunctionSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { functionAbi } from '../codec/functionAbi.ts';
import type { Candidate } from '../decode/candidates.ts';
import { revertOf } from './revert.ts';
import { knownErrors } from './trace/errors/knownErrors.ts';

const abi = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error ExecutionFailed(uint256 commandIndex, bytes message)',
  'error V3TooLittleReceived()',
  'error FailedOp(uint256 opIndex, string reason)',
  'error Odd(uint256 code)',
]);
const encode = (errorName: string, args: readonly unknown[] = []) =>
  encodeErrorResult({ abi, errorName, args } as Parameters<typeof encodeErrorResult>[0]);

describe('why a call failed', () => {
  test.each([
    ['a text', encode('Error', ['not today']), 'not today'],
    ['a panic, by name', encode('Panic', [0x11n]), 'arithmetic overflow or underflow'],
    ['a panic that nobody knows', encode('Panic', [2n ** 64n]), `panic ${2n ** 64n}`],
    [
      'an error with a text',
      encode('FailedOp', [0n, 'AA21 didn’t pay prefund']),
      'FailedOp(uint256,string): AA21 didn’t pay prefund',
    ],
    [
      'a failure that another hands on',
      encode('ExecutionFailed', [1n, encode('V3TooLittleReceived')]),
      'ExecutionFailed(uint256,bytes): V3TooLittleReceived()',
    ],
    ['an error that nobody declares', encode('Odd', [7n]), undefined],
    ['nothing', '0x', undefined],
    ['less than four bytes', '0x08c379', undefined],
    ['a text that is cut off', encode('Error', ['not today']).slice(0, -64), undefined],
    ['a text with bytes behind it', `${encode('Error', ['a'])}${'00'.repeat(32)}`, undefined],
  ] as const)('%s', (_, data, reason) => {
    expect(revertOf(data as `0x${string}`).reason).toBe(reason);
  });

  test('a custom error is read as the contract declares it', () => {
    const fn = functionAbi('Odd(uint256 code)');
    const given: readonly Candidate[] =
      fn === undefined ? [] : [{ fn, from: [{ by: 'source', name: 'Sourcify' }] }];
    expect(revertOf(encode('Odd', [7n]), given).reason).toBe('Odd(uint256)');
  });

  test('and not as one with the same four bytes that does not fit', () => {
    const fn = functionAbi('Odd(uint256 code)');
    const given: readonly Candidate[] = fn === undefined ? [] : [{ fn, from: [] }];
    expect(revertOf(`${encode('Odd', [7n])}00`, given).reason).toBeUndefined();
    expect(revertOf(encode('Odd', [7n]).slice(0, 40) as `0x${string}`, given).reason).toBeUndefined();
  });

  test('a long text is cut, and never longer than a thousand characters', () => {
    expect(revertOf(encode('Error', ['x'.repeat(5_000)])).reason).toHaveLength(1_000);
  });

  test('failures in failures come to an end', () => {
    let data = encode('V3TooLittleReceived');
    for (let n = 0; n < 50; n += 1) data = encode('ExecutionFailed', [0n, data]);
    expect(revertOf(data).reason?.match(/ExecutionFailed/g)).toHaveLength(4);
  });

  test('whatever a contract reverts with, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...heads), (bytes, head) => {
        const data = `${head}${Buffer.from(bytes).toString('hex')}` as const;
        expect(revertOf(data).data).toBe(data);
      }),
    );
  });
});

const heads = ['0x', '0x08c379a0', '0x4e487b71', '0xe450d38c', '0x2c4029e9'] as const;

describe('the errors that contracts of the practice chain declare are known', () => {
  const practice = createRequire(new URL('../../../practice/package.json', import.meta.url));
  const abiOf = (path: string): Abi => JSON.parse(readFileSync(practice.resolve(path), 'utf8')).abi;

  test.each([
    [
      'Universal Router',
      '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
    ],
    ['EntryPoint', '@account-abstraction/contracts/artifacts/EntryPoint.json'],
  ])('%s', (_, path) => {
    const unknown = abiOf(path).flatMap((item) => {
      if (item.type !== 'error') return [];
      const fn = functionAbi({ ...item, type: 'function', outputs: [], stateMutability: 'view' });
      if (fn === undefined) return [item.name];
      const there = knownErrors(fn.selector).some((it) => it.fn.signature === fn.signature);
      return there ? [] : [fn.signature];
    });
    expect(unknown).toEqual([]);
  });
});

test('each known error has the four bytes that its signature gives', () => {
  const [one] = knownErrors('0xe450d38c');
  expect(one?.fn.signature).toBe('ERC20InsufficientBalance(address,uint256,uint256)');
  expect(toFunctionSelector('ERC20InsufficientBalance(address,uint256,uint256)')).toBe('0xe450d38c');
});

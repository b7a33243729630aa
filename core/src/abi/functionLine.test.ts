import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AbiFunction } from 'viem';
import { functionLine, functionOfLine, signatureOf } from './functionLine.ts';
import { abiOfData } from './readAbi.ts';
import { namedSample } from './testing/namedSample.ts';

const anyFunction = fc
  .tuple(
    namedSample,
    namedSample,
    fc.constantFrom('f', 'returns', 'view', 'hasOwnProperty', '$'),
    fc.constantFrom('view', 'pure', 'payable', 'nonpayable'),
  )
  .map(([inputs, outputs, name, stateMutability]): AbiFunction | undefined => {
    const it = {
      type: 'function',
      name,
      inputs: inputs.parameters,
      outputs: outputs.parameters,
      stateMutability,
    };
    const read = abiOfData([it]);
    return read.ok ? read.value.functions[0] : undefined;
  });

test('a function comes out of its line as it went in', () => {
  fc.assert(
    fc.property(anyFunction, (fn) => {
      if (fn === undefined) throw new Error('The sample is not a function.');
      expect(functionOfLine(functionLine(fn))).toEqual(fn);
    }),
    { numRuns: 500 },
  );
});

test('a line that is not a function, or is several, gives none', () => {
  for (const line of [
    '',
    'f',
    'event E()',
    'f() g()',
    'f(uint257)',
    `f(${'uint256,'.repeat(1_000)}uint256)`,
    '0x12345678',
  ])
    expect(functionOfLine(line), line).toBeUndefined();
  expect(functionOfLine('f() view')).toMatchObject({ stateMutability: 'view' });
});

test('a signature has no names in it', () => {
  const fn = functionOfLine('f((address a, uint256[2] b)[] c, function d)');
  expect(fn).toBeUndefined();
  expect(signatureOf(functionOfLine('f((address a, uint256[2] b)[] c)') as AbiFunction)).toBe(
    'f((address,uint256[2])[])',
  );
});

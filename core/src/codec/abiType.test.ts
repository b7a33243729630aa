import { parseAbiParameters } from 'viem';
import { expect, test } from 'vitest';
import { abiFields } from './abiType.ts';

const text = (types: string) => abiFields(parseAbiParameters(types))?.map(({ type }) => type.text);

test('types get their canonical names', () => {
  expect(text('uint a, int[] b, (address x, bytes[2][] y) c')).toEqual([
    'uint256',
    'int256[]',
    '(address,bytes[2][])',
  ]);
});

test('heads are as long as the encoding says', () => {
  const heads = abiFields(
    parseAbiParameters('uint256[3], (uint8, bool), string, string[2], (uint8, bytes)[2]'),
  );
  expect(heads?.map(({ type }) => [type.head, type.dynamic])).toEqual([
    [96, false],
    [64, false],
    [32, true],
    [32, true],
    [32, true],
  ]);
});

test.each([
  'uint7',
  'uint264',
  'int0',
  'bytes33',
  'bytes0',
  'fixed128x18',
  'uint256[0]',
  'uint256[9999999]',
  'tuple',
  '__proto__',
  '',
])('the type "%s" of a stranger is refused', (type) => expect(abiFields([{ type }])).toBeUndefined());

test('names that are missing, used twice or no identifiers become positions', () => {
  const names = abiFields(['to', 'to', '', 'a.b', '__proto__'].map((name) => ({ name, type: 'bool' })));
  expect(names?.map(({ name }) => name)).toEqual(['to', '1', '2', '3', '__proto__']);
});

test('a tuple that is nested without end is refused', () => {
  let type: { type: string; name: string; components?: unknown } = { type: 'bool', name: 'x' };
  for (let depth = 0; depth < 40; depth += 1) type = { type: 'tuple', name: 'x', components: [type] };
  expect(abiFields([type as never])).toBeUndefined();
});

import fc from 'fast-check';
import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { ReadbackError } from '../../text/errors.ts';
import { readTypedData, unsignedFields } from './readTypedData.ts';
import { maxValues } from './typedDataValue.ts';

const spender = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const permit = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'Token', chainId: 1, verifyingContract: spender },
  message: {
    spender,
    value: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  },
};

type Change = { [Key in keyof typeof permit]?: unknown };

const json = (change: Change = {}): string => JSON.stringify({ ...permit, ...change });

/** One field `it` of the given type and JSON value. */
const single = (type: string, value: string): string =>
  `{"types":{"EIP712Domain":[],"A":[{"name":"it","type":"${type}"}],"B":[{"name":"x","type":"uint8"}]},` +
  `"primaryType":"A","domain":{},"message":{"it":${value}}}`;

function failure(text: string): ReadbackError {
  try {
    readTypedData(text);
  } catch (error) {
    if (error instanceof ReadbackError) return error;
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}

test('types that refer to one another are refused before their hashes cost more than their text', () => {
  const wide = Array.from({ length: 9 }, (_, at) => ({ name: `${'x'.repeat(99)}${at}`, type: 'uint256' }));
  const chain = Array.from({ length: 100 }, (_, at) => [
    `T${at}`,
    [{ name: 'n', type: `T${at + 1}[]` }, ...wide],
  ]);
  const types = { EIP712Domain: [], ...Object.fromEntries(chain), T100: wide };
  const it = JSON.stringify({ types, primaryType: 'T0', domain: {}, message: {} });
  expect(() => readTypedData(it)).toThrow('typed.tooManyTypes');
});

test('more values than one reading takes are refused, lists and structs among them', () => {
  const values = (count: number) =>
    single('uint8[]', `[${Array.from({ length: count }, () => '1').join(',')}]`);
  expect(readTypedData(values(maxValues - 1)).typed.primaryType).toBe('A');
  expect(failure(values(maxValues)).message).toContain('typed.tooManyValues {"most":20000}');
  const empty = single('uint8[][]', `[${Array.from({ length: maxValues }, () => '[]').join(',')}]`);
  expect(failure(empty).message).toContain('typed.tooManyValues {"most":20000}');
});

test('a permit is read with exact numbers and checked addresses', () => {
  const { typed, unsigned } = readTypedData(json());
  expect(typed.message).toEqual({ spender, value: 2n ** 256n - 1n });
  expect(typed.domain).toEqual({ name: 'Token', chainId: 1n, verifyingContract: spender });
  expect(unsigned).toEqual([]);
});

test('numbers as numbers, decimal text and hex text mean the same', () => {
  const domains = [1, '1', '0x1', '0x01'].map((chainId) => json({ domain: { ...permit.domain, chainId } }));
  expect(new Set(domains.map((it) => eip712Hashes(readTypedData(it).typed).digest)).size).toBe(1);
});

test('a number that JavaScript would round is refused, and read when it is in quotes', () => {
  expect(failure(single('uint256', '9007199254740993')).message).toContain(
    'typed.rounded {"path":"message.it"}',
  );
  expect(failure(single('int256', '-9007199254740993')).message).toContain(
    'typed.rounded {"path":"message.it"}',
  );
  expect(failure(single('uint256', '1'.repeat(5000))).message).toContain(
    'typed.rounded {"path":"message.it"}',
  );
  expect(readTypedData(single('uint256', '9007199254740991')).typed.message).toEqual({ it: 2n ** 53n - 1n });
  expect(readTypedData(single('uint256', '"9007199254740993"')).typed.message).toEqual({
    it: 2n ** 53n + 1n,
  });
});

test('a value that does not fit its type is refused where it stands', () => {
  const cases: [string, string, string][] = [
    ['uint8', '999', 'typed.outOfRange {"path":"message.it","type":"uint8"}'],
    ['uint8', '-1', 'typed.outOfRange {"path":"message.it","type":"uint8"}'],
    ['int8', '128', 'typed.outOfRange {"path":"message.it","type":"int8"}'],
    ['uint256', '1e3', 'typed.noDigits {"path":"message.it"}'],
    ['uint256', '1.0', 'typed.noDigits {"path":"message.it"}'],
    ['uint256', '-0', 'typed.noDigits {"path":"message.it"}'],
    ['uint256', '"010"', 'typed.noInteger {"path":"message.it"}'],
    ['uint256', '" 1"', 'typed.noInteger {"path":"message.it"}'],
    ['uint256', '"0x"', 'typed.noInteger {"path":"message.it"}'],
    ['uint256', '""', 'typed.noInteger {"path":"message.it"}'],
    ['uint256', 'true', 'typed.otherKind {"path":"message.it","wanted":"integer","kind":"bool"}'],
    ['uint256', 'null', 'typed.otherKind {"path":"message.it","wanted":"integer","kind":"null"}'],
    ['bytes32', `"0x${'00'.repeat(33)}"`, 'typed.otherSize {"path":"message.it","size":32,"found":33}'],
    ['bytes4', '"0x"', 'typed.noBytes {"path":"message.it"}'],
    ['bytes', '"hello"', 'typed.noBytes {"path":"message.it"}'],
    ['bytes', '"0x1"', 'typed.noBytes {"path":"message.it"}'],
    ['bytes', '"0X12"', 'typed.noBytes {"path":"message.it"}'],
    ['bytes4', '""', 'typed.noBytes {"path":"message.it"}'],
    ['bool', '"true"', 'typed.otherKind {"path":"message.it","wanted":"bool","kind":"string"}'],
    ['bool', '1', 'typed.otherKind {"path":"message.it","wanted":"bool","kind":"number"}'],
    [
      'address',
      '"0x0"',
      'of {"name":"message.it","problem":{"id":"address.tooFew","args":{"digits":1,"by":39}}}',
    ],
    ['address', `"${spender} "`, 'typed.spaces {"path":"message.it"}'],
    ['string', '1', 'typed.otherKind {"path":"message.it","wanted":"text","kind":"number"}'],
    ['uint8[2]', '[1]', 'typed.otherLength {"path":"message.it","length":2,"found":1}'],
    ['uint8[]', '{}', 'typed.otherKind {"path":"message.it","wanted":"list","kind":"object"}'],
    ['B', '[]', 'typed.otherKind {"path":"message.it","wanted":"object","kind":"array"}'],
    ['B', '{}', 'typed.missing {"path":"message.it.x"}'],
    ['B', 'null', 'typed.otherKind {"path":"message.it","wanted":"object","kind":"null"}'],
  ];
  for (const [type, value, sentence] of cases) {
    const text = single(type, value);
    const error = failure(text);
    expect(error.message, `${type} ${value}`).toContain(sentence);
    expect(text[error.at ?? -1], text).toBe(value[0]);
  }
});

test('no text for bytes is no bytes, as wallets sign it', () => {
  for (const type of ['bytes', 'bytes[]', 'bytes[2]']) {
    const [none, hex] = ['""', '"0x"'].map((it) =>
      eip712Hashes(readTypedData(single(type, type === 'bytes' ? it : `[${it},${it}]`)).typed),
    );
    expect(none, type).toEqual(hex);
  }
});

test('an address whose checksum is wrong is read as its bytes, and taken down', () => {
  const spelled = permit.message.spender.replace('5aA', '5AA');
  const read = readTypedData(json({ message: { ...permit.message, spender: spelled } }));
  expect(read.checksums).toEqual(['message.spender']);
  expect(read.typed).toEqual(readTypedData(json()).typed);
});

test('types that are missing, shadowed, recursive or unclear are refused', () => {
  const types = (A: unknown, more: object = {}): string =>
    json({ types: { EIP712Domain: [], A, ...more }, primaryType: 'A', domain: {}, message: {} });
  const field = (type: string, name = 'x') => [{ name, type }];
  const cases: [string, string][] = [
    [types(field('Missing')), 'typed.fieldUndeclared {"name":"x"}'],
    [types(field('uint7')), 'typed.fieldUndeclared {"name":"x"}'],
    [types(field('bytes33')), 'typed.fieldUndeclared {"name":"x"}'],
    [types(field('constructor')), 'typed.fieldUndeclared {"name":"x"}'],
    [types(field('uint8[0]')), 'typed.impossibleLength {"name":"x"}'],
    [types(field('A[]')), 'typed.containsItself'],
    [types(field('C'), { C: field('A') }), 'typed.containsItself'],
    [types([], { uint256: [] }), 'typed.basicName {"name":"uint256"}'],
    [types([], { toString: [] }), 'typed.typeName'],
    [types([], { 'A(uint256 x)': [] }), 'typed.typeName'],
    [types(field('uint8', 'a,uint8 b')), 'typed.fieldName'],
    [types([...field('uint8'), ...field('bool')]), 'typed.fieldTwice {"name":"x"}'],
    [types(field('C:D'), { 'C:D': [] }), 'typed.wordsDiffer'],
    [types({}), 'typed.typeNoList'],
    [types([{ name: 'x' }]), 'typed.fieldIncomplete'],
    [json({ primaryType: 'Missing' }), 'typed.primaryUndeclared'],
    [json({ primaryType: 'EIP712Domain' }), 'typed.onlyDomain'],
    [
      json({ types: { EIP712Domain: field('Permit', 'extra'), Permit: [] } }),
      'typed.domainField {"name":"extra"}',
    ],
    [json({ domain: undefined }), 'typed.lacks {"key":"domain"}'],
    [json({ message: [] }), 'typed.partNoObject {"key":"message"}'],
    ['[]', 'typed.noObject'],
  ];
  for (const [text, sentence] of cases) expect(failure(text).message, text).toContain(sentence);
});

test('what is in the JSON but is not signed is named, and kept out of what is read', () => {
  const text = json({
    domain: { ...permit.domain, version: '2' },
    message: { ...permit.message, note: 'harmless', constructor: 1 },
    types: { ...permit.types, Unused: [{ name: 'x', type: 'bool' }] },
  });
  const { typed, unsigned } = readTypedData(text);
  expect(unsigned).toEqual(['domain.version', 'message.note', 'message.constructor', 'types.Unused']);
  expect(typed.domain.version).toBeUndefined();
  expect(Object.keys(typed.message)).toEqual(['spender', 'value']);
  expect(eip712Hashes(typed)).toEqual(eip712Hashes(readTypedData(json()).typed));
  expect(unsignedFields(text)).toEqual(unsigned.filter((path) => !path.startsWith('types.')));
  expect(unsignedFields('{')).toBeUndefined();
});

test('a type of Hyperliquid, whose name has a colon, hashes as its registry says', () => {
  const fields = [
    ['string', 'hyperliquidChain'],
    ['string', 'destination'],
    ['string', 'amount'],
    ['uint64', 'time'],
  ].map(([type, name]) => ({ type, name }));
  const name = 'HyperliquidTransaction:UsdSend';
  const message = { hyperliquidChain: 'Mainnet', destination: spender, amount: '1', time: 1 };
  const { typed } = readTypedData(
    json({ types: { ...permit.types, [name]: fields }, primaryType: name, message }),
  );
  expect(eip712Hashes(typed).digest).toBe(hashTypedData(typed as never));
});

const leaf = fc.oneof(
  fc.record({ type: fc.constant('bool'), value: fc.boolean() }),
  fc.record({ type: fc.constant('string'), value: fc.string({ unit: 'grapheme' }) }),
  fc.record({ type: fc.constant('address'), value: fc.constant(spender) }),
  fc.record({ type: fc.constant('uint256'), value: fc.bigInt(0n, 2n ** 256n - 1n).map(String) }),
  fc.record({ type: fc.constant('int64'), value: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String) }),
  fc.record({ type: fc.constant('uint32'), value: fc.nat() }),
  fc.uint8Array({ minLength: 4, maxLength: 4 }).map((it) => ({
    type: 'bytes4',
    value: `0x${Buffer.from(it).toString('hex')}`,
  })),
  fc.uint8Array().map((it) => ({ type: 'bytes', value: `0x${Buffer.from(it).toString('hex')}` })),
);

test('the digest is the one that other implementations compute from the same text', () => {
  const values = fc.array(leaf, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 3 }), (leaves, copies) => {
      const fields = leaves.map((it, at) => ({ name: `f${at}`, type: it.type }));
      const inner = Object.fromEntries(leaves.map((it, at) => [`f${at}`, it.value]));
      const data = {
        types: {
          ...permit.types,
          Inner: fields,
          Outer: [
            { name: 'one', type: 'Inner' },
            { name: 'many', type: 'Inner[][2]' },
            { name: 'first', type: `${fields[0]?.type}[]` },
          ],
        },
        primaryType: 'Outer',
        domain: permit.domain,
        message: {
          one: inner,
          many: [Array.from({ length: copies }, () => inner), [inner]],
          first: Array.from({ length: copies }, () => leaves[0]?.value),
        },
      };
      const { typed } = readTypedData(JSON.stringify(data));
      expect(eip712Hashes(typed).digest).toBe(hashTypedData(data as never));
    }),
  );
});

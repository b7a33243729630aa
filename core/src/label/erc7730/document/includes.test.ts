import { expect, test } from 'vitest';
import { ReadbackError } from '../../../text/errors.ts';
import { loadDescriptor, maxIncludes, readDescriptor } from './includes.ts';
import { memberAt } from './json.ts';
import { maxDescriptorText } from './document.ts';

const loader =
  (files: Readonly<Record<string, unknown>>) =>
  (place: string): Promise<string> => {
    const file = Object.hasOwn(files, place) ? files[place] : undefined;
    return file === undefined
      ? Promise.reject(new Error(`nothing at ${place}`))
      : Promise.resolve(typeof file === 'string' ? file : JSON.stringify(file));
  };

const load = (files: Readonly<Record<string, unknown>>, place = 'registry/a/x.json') =>
  loadDescriptor(place, loader(files));

test('the including file wins, objects are merged, fields go together by their path', async () => {
  const { root } = await load({
    'registry/a/x.json': {
      includes: '../common/erc20.json',
      context: { contract: { deployments: [{ chainId: 1, address: '0x01' }] } },
      metadata: { owner: 'Mine', token: { decimals: 6 } },
      display: {
        formats: {
          f: {
            fields: [
              { path: 'value', params: { threshold: '0xFF' } },
              { path: 'extra', label: 'Extra' },
            ],
          },
        },
      },
    },
    'registry/common/erc20.json': {
      metadata: { owner: 'Theirs', info: { url: 'https://example.org' } },
      display: {
        formats: {
          f: {
            intent: 'Approve',
            fields: [
              { path: 'spender', label: 'Spender' },
              { path: 'value', label: 'Amount', params: { tokenPath: '@.to', threshold: '0x80' } },
            ],
          },
        },
      },
    },
  });
  expect(JSON.parse(JSON.stringify(root))).toEqual({
    context: { contract: { deployments: [{ chainId: 1, address: '0x01' }] } },
    metadata: { owner: 'Mine', token: { decimals: 6 }, info: { url: 'https://example.org' } },
    display: {
      formats: {
        f: {
          intent: 'Approve',
          fields: [
            { path: 'spender', label: 'Spender' },
            { path: 'value', label: 'Amount', params: { tokenPath: '@.to', threshold: '0xFF' } },
            { path: 'extra', label: 'Extra' },
          ],
        },
      },
    },
  });
});

test('a file that includes itself, over however many others, is refused', async () => {
  await expect(load({ 'registry/a/x.json': { includes: 'x.json' } })).rejects.toThrow(
    'descriptor.includesItself',
  );
  const ring = { 'registry/a/x.json': { includes: 'y.json' }, 'registry/a/y.json': { includes: './x.json' } };
  await expect(load(ring)).rejects.toThrow('descriptor.includesItself');
});

test('a row of includes ends at the limit', async () => {
  const row = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `${index}.json`,
        index + 1 < length ? { includes: `${index + 1}.json` } : { metadata: { owner: 'Last' } },
      ]),
    );
  const { root } = await load(row(maxIncludes + 1), '0.json');
  expect(memberAt(root, 'metadata', 'owner')).toBe('Last');
  await expect(load(row(maxIncludes + 2), '0.json')).rejects.toThrow('descriptor.includesTooMany');
});

test('an include cannot climb out of the registry, nor name another kind of place', async () => {
  for (const includes of ['../../../secret.json', 'file:///etc/passwd', 'data:,{}', '..\\..\\x.json'])
    await expect(load({ 'registry/a/x.json': { includes } }), includes).rejects.toThrow('descriptor.outside');
});

test('an include of another major version is refused', async () => {
  const files = {
    'registry/a/x.json': { $schema: 'erc7730-v2.schema.json', includes: 'y.json' },
    'registry/a/y.json': { $schema: 'erc7730-v1.schema.json' },
  };
  await expect(load(files)).rejects.toThrow('descriptor.otherVersion');
});

test('a version that is not known is refused, a newer minor one is not', () => {
  const read = ($schema: unknown) => readDescriptor('x', JSON.stringify({ $schema }));
  expect(read('../../specs/erc7730-v2.schema.json').version).toBe(2);
  expect(read('https://example.org/erc7730-v2.7.1.schema.json').version).toBe(2);
  expect(read('erc7730-v1.schema.json').version).toBe(1);
  for (const schema of [
    'erc7730-v3.schema.json',
    'erc7730-v3.0.0-next.schema.json',
    'https://example.org/else.json',
    2,
  ])
    expect(() => read(schema), String(schema)).toThrow(ReadbackError);
});

test('a file that is too big, too deep or has too many fields is refused', () => {
  const fields = (count: number) =>
    JSON.stringify({ display: { formats: { f: { fields: Array.from({ length: count }, () => ({})) } } } });
  expect(() => readDescriptor('x', ' '.repeat(maxDescriptorText + 1))).toThrow('descriptor.tooLong');
  expect(() => readDescriptor('x', fields(100_000))).toThrow(ReadbackError);
  expect(() => readDescriptor('x', fields(20_001))).toThrow('descriptor.tooManyFields');
  expect(readDescriptor('x', fields(20_000)).version).toBe(2);
  expect(() => readDescriptor('x', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`)).toThrow('json.tooDeep');
});

test('JSON that two readers could understand differently is refused', () => {
  for (const text of ['{"display":{},"display":{}}', '{"__proto__":{}}', '[]', '{"display":[]}', 'nothing'])
    expect(() => readDescriptor('x', text), text).toThrow(ReadbackError);
});

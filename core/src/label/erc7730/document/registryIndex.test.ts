import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registryFolder } from '../testing/registryFolder.ts';
import { indexFiles, indexKey, parseIndex, parseTypedIndex } from './registryIndex.ts';

const { root: registry, name } = registryFolder();

test(`the indices of the registry say where to look (${name})`, () => {
  const text = (file: string) => readFileSync(join(registry, file), 'utf8');
  const router = '0x111111125421cA6dc452d289314280a0f8842A65';
  const calls = parseIndex(text(indexFiles.call));
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  expect(calls.get(indexKey(1, weth))).toBe('registry/weth/calldata-weth.json');
  expect(calls.size).toBe(Object.keys(JSON.parse(text(indexFiles.call))).length);
  expect(parseTypedIndex(text(indexFiles.typed)).get(indexKey(1, router))).toEqual([
    {
      place: 'registry/1inch/eip712-AggregationRouterV6.json',
      typeHashes: ['0x3af21ec5a20011b88d3b7b4ed7c806cef05a5980cf34974bcd53566a131f7e4c'],
    },
  ]);
});

test('entries that are none are left out', () => {
  const key = 'eip155:1:0x111111125421ca6dc452d289314280a0f8842a65';
  expect([
    ...parseIndex(`{"${key}":"a.json","${key.toUpperCase()}":"b.json","eip155:1":"c","x":{}}`),
  ]).toEqual([[key, 'a.json']]);
  expect([
    ...parseTypedIndex(`{"${key}":{"T":[{"path":1},{"path":"a","encodeTypeHashes":["0x12"]}],"U":1}}`),
  ]).toEqual([[key, [{ place: 'a', typeHashes: [] }]]]);
  expect(() => parseIndex('[]')).toThrow('descriptor.index');
});

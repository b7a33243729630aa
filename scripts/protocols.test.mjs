import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packages } from './lib/protocolPackages.mjs';
import { compare, placesIn, rowsOf, withMore } from './lib/protocolPlaces.mjs';

const [one, two, three] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`);

test('addresses are found with their chains, by keys, by a number beside them, and below lists', () => {
  expect(placesIn({ 1: { pool: one }, 10: { pool: two } })).toEqual([
    { address: one, chain: 1, key: 'pool' },
    { address: two, chain: 10, key: 'pool' },
  ]);
  expect(placesIn({ CHAIN_ID: 137, POOL: one, modes: { 1: { asset: two } } })).toEqual([
    { address: one, chain: 137, key: 'POOL' },
    { address: two, chain: 137, key: 'modes.1.asset' },
  ]);
  expect(placesIn([{ chainId: 8453, contracts: [{ name: 'Flow', address: three }] }])).toEqual([
    { address: three, chain: 8453, key: 'contracts.Flow' },
  ]);
  expect(placesIn({ pool: `0x${'0'.repeat(40)}`, other: 'no address' })).toEqual([]);
  const ring = {};
  ring.self = ring;
  expect(placesIn(ring)).toEqual([]);
});

test('what a package lost, has elsewhere and has besides is told apart', () => {
  const acme = rowsOf({ contracts: { 'Acme pool': [`${one} 1 10`, `${two} 8453`] } });
  const all = [...acme, ...rowsOf({ contracts: { Other: [`${three} 1`] } })];
  expect(all).toHaveLength(4);
  const found = compare(acme, placesIn({ 1: { pool: one }, 8453: { pool: three } }), all);
  expect(found.gone).toEqual([{ name: 'Acme pool', address: two, chain: 8453 }]);
  expect(found.otherChains).toEqual([{ name: 'Acme pool', address: one, chain: 10 }]);
  expect(found.more).toEqual([{ name: 'Acme pool', address: three, chain: 8453, key: 'pool' }]);
  // What another file has a name for is not added under a name of this one.
  expect(
    compare(rowsOf({ contracts: { Other: [`${three} 1`] } }), placesIn({ 1: { pool: one } }), all).more,
  ).toEqual([]);
});

test('a contract that is the same everywhere is gone only where the package has it nowhere', () => {
  const rows = rowsOf({ everywhere: { 'Acme 1': [one], 'Acme 2': [two] } });
  expect(compare(rows, placesIn({ 1: { pool: one } }), rows).gone).toEqual([
    { name: 'Acme 2', address: two },
  ]);
});

test('what is added keeps its place where there is one, with its networks in order', () => {
  const contracts = { 'Acme pool': [`${one} 1 8453`] };
  const more = [
    { name: 'Acme pool', address: one, chain: 10 },
    { name: 'Acme pool', address: two, chain: 1 },
  ];
  expect(withMore(contracts, more)).toEqual({ 'Acme pool': [`${one} 1 10 8453`, `${two} 1`] });
  expect(contracts).toEqual({ 'Acme pool': [`${one} 1 8453`] });
});

const shipped = new URL('../core/shipped/', import.meta.url);
const files = readdirSync(shipped).map((it) => [it, JSON.parse(readFileSync(new URL(it, shipped), 'utf8'))]);

test.each(files)(
  '%s says where it is from: an exact version of a package that is read, or in words',
  (name, it) => {
    const isRead = packages.some(({ file }) => `${file}.json` === name);
    expect(it.package !== undefined).toBe(isRead);
    if (isRead) expect(it.version).toMatch(/^\d+\.\d+\.\d+$/);
    else expect(it.source).not.toBe('');
    expect(rowsOf(it).length + Object.keys(it.tokens ?? {}).length).toBeGreaterThan(0);
  },
);

test('each address of these files is one, in lower case', () => {
  const addresses = JSON.stringify(files).match(/0x\w+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(1_000);
  expect(addresses.filter((it) => !/^0x[0-9a-f]{40}$/.test(it))).toEqual([]);
});

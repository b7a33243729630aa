import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packages } from './lib/protocolPackages.mjs';
import { compare, placesIn, rowsEverywhere, rowsOf } from './lib/protocolPlaces.mjs';

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
  const rows = rowsOf(`  'Acme pool': ['${one} 1 10', '${two} 8453'],\n  Other: ['${three} 1'],`);
  expect(rows).toHaveLength(4);
  const found = compare(rows, placesIn({ 1: { pool: one }, 8453: { pool: three } }), /^Acme/);
  expect(found.gone).toEqual([{ name: 'Acme pool', address: two, chain: 8453 }]);
  expect(found.otherChains).toEqual([{ name: 'Acme pool', address: one, chain: 10 }]);
  expect(found.more).toEqual([{ name: 'Acme pool', address: three, chain: 8453, key: 'pool' }]);
  expect(compare(rows, placesIn({ 1: { pool: one } }), /^Other/).more).toEqual([]);
});

test('every package has an exact version and rows in the tables', () => {
  const table = (name) => readFileSync(new URL(`../core/src/shipped/${name}.ts`, import.meta.url), 'utf8');
  const rows = [...rowsOf(table('protocolAddresses')), ...rowsEverywhere(table('known'))];
  for (const { name, version, names } of packages) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(
      rows.some((it) => names.test(it.name)),
      name,
    ).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { shippedContracts } from './places.ts';
import { protocolAt } from './protocols.ts';

test('a protocol’s contract has its name on its own chain, however its address is written', () => {
  expect(protocolAt(1, '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2')).toBe('Aave v3 pool');
  expect(protocolAt(1, '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb')).toBe('Morpho');
  expect(protocolAt(1, '0xc3d688B66703497DAA19211EEdff47f25384cdc3')).toBe('Compound v3 USDC');
  expect(protocolAt(1, '0xae7ab96520de3a18e5e111b5eaab095312d7fe84')).toBe('Lido stETH');
});

test('the same address on another chain, and any other address, has none', () => {
  expect(protocolAt(137, '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2')).toBeUndefined();
  expect(protocolAt(1, '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E3')).toBeUndefined();
});

test('each place is an address in lower case with its chains, and has one name', () => {
  const seen = new Map<string, string>();
  for (const [name, places] of Object.entries(shippedContracts)) {
    for (const place of places) {
      expect(place, name).toMatch(/^0x[0-9a-f]{40}(?: [1-9][0-9]*)+$/);
      const [address, ...chains] = place.split(' ');
      for (const chain of chains) {
        expect(seen.get(`${chain} ${address}`), place).toBeUndefined();
        seen.set(`${chain} ${address}`, name);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(1_000);
});

test('a protocol that has moved is known where it is and where it was', () => {
  expect(protocolAt(1, '0x888888888889758F76e7103c6CbF23ABbF58F946')).toBe('Pendle router');
  expect(protocolAt(1, '0x00000000005BBB0EF59571E58418F9a4357b68A0')).toBe('Pendle router');
});

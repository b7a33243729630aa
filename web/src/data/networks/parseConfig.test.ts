import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseConfig } from './parseConfig.ts';

const base = 'https://readback.example/app/';
const ethereum = {
  chainId: 1,
  name: 'Ethereum',
  symbol: 'ETH',
  decimals: 18,
  rpc: '/rpc/1',
  practice: false,
};
const names = (...networks: unknown[]) =>
  parseConfig({ networks, practice: null }, base).networks.map(({ name, symbol }) => `${name} ${symbol}`);

test('networks that make sense are enabled as they are named', () => {
  expect(
    names(ethereum, { ...ethereum, chainId: 10, name: 'OP Mainnet', rpc: 'https://op.example/' }),
  ).toEqual(['Ethereum ETH', 'OP Mainnet ETH']);
});

test('a network that cannot be asked does not take the others with it', () => {
  for (const broken of [
    { ...ethereum, chainId: 2, rpc: 'http://' },
    { ...ethereum, chainId: 2, rpc: 'javascript:alert(1)' },
    { ...ethereum, chainId: 2, rpc: 'data:application/json,{}' },
    { ...ethereum, chainId: 0 },
    { ...ethereum, chainId: 2, decimals: 300 },
    { name: 'half' },
    null,
  ]) {
    expect(names(broken, ethereum)).toEqual(['Ethereum ETH']);
  }
});

test('of two networks with one number only the first counts', () => {
  expect(names(ethereum, { ...ethereum, name: 'Other', rpc: 'https://elsewhere.example/' })).toEqual([
    'Ethereum ETH',
  ]);
});

test('a name that would deceive the eye is not used', () => {
  for (const name of [
    'Ether\u202Eeum',
    'Ethereum\u200B',
    '\u0415thereum',
    ' ',
    'E'.repeat(61),
    'Main\nnet',
  ]) {
    expect(names({ ...ethereum, name, symbol: name.slice(0, 21) || ' ' })[0]).toMatch(/^Chain 1 /);
  }
  expect(names({ ...ethereum, symbol: 'E\u202ETH' })).toEqual(['Ethereum coin']);
});

test('a page that says nonsense enables nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (json) => {
      expect(parseConfig(json, base)).toMatchObject({ networks: [], practice: null });
    }),
  );
});

import { expect, test } from 'vitest';
import { networksWith, publicNetworks } from './networks.ts';

const rpcOf = (chainId: number, networks: readonly { chainId: number; rpc: string }[]) =>
  networks.find((it) => it.chainId === chainId)?.rpc;

test('a node of the user’s own takes the place of the public one', () => {
  const networks = networksWith(['1=http://localhost:8545'], { READBACK_RPC_10: 'https://node.example/key' });
  expect(rpcOf(1, networks)).toBe('http://localhost:8545');
  expect(rpcOf(10, networks)).toBe('https://node.example/key');
  expect(rpcOf(8453, networks)).toBe(rpcOf(8453, publicNetworks));
});

test('an option goes before the environment', () => {
  const networks = networksWith(['1=https://a.example'], { READBACK_RPC_1: 'https://b.example' });
  expect(rpcOf(1, networks)).toBe('https://a.example');
});

test.each([
  '1',
  'mainnet=https://a.example',
  '=https://a.example',
  '1=',
  '1=file:///etc/passwd',
  '1=a.example',
])('an option that names no node is said (%s)', (option) => {
  expect(() => networksWith([option], {})).toThrow(/--rpc/);
});

test('a network that is not offered is said, with those that are', () => {
  expect(() => networksWith(['5=https://a.example'], {})).toThrow(
    /Chain 5 is not one of .* 1 Ethereum, 8453 Base/,
  );
});

test('every public network is reached over https', () => {
  for (const { rpc, explorer } of publicNetworks)
    expect(`${rpc} ${explorer}`).toMatch(/^https:\S+ https:\S+$/);
});

test('a node is named without a user name and a password, and neither is repeated', () => {
  for (const url of ['http://user:secret@node.test', 'https://user@node.test', 'https://:secret@node.test']) {
    const act = () => networksWith([`1=${url}`], {});
    expect(act).toThrow('user name or password');
    expect(act).not.toThrow('secret');
    expect(() => networksWith([], { READBACK_RPC_1: url })).toThrow('READBACK_RPC_1 names a node with');
  }
});

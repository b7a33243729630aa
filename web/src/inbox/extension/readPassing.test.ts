import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPassing } from './readPassing.ts';

const read = (method: string, params: unknown) => readPassing(JSON.stringify({ method, params }));

test('a network, a token and permissions are read as what they would change', () => {
  const network = { chainId: '0x89', chainName: 'Polygon', rpcUrls: ['https://node.example'] };
  expect(read('wallet_addEthereumChain', [network])).toEqual({
    kind: 'network',
    chainId: 137,
    name: 'Polygon',
    nodes: ['https://node.example'],
  });
  const address = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
  expect(read('wallet_watchAsset', { type: 'ERC20', options: { address, symbol: 'X' } })).toMatchObject({
    kind: 'token',
    symbol: 'X',
  });
  expect(read('wallet_requestPermissions', [{ eth_accounts: {}, snap: {} }])).toEqual({
    kind: 'permissions',
    names: ['eth_accounts', 'snap'],
  });
});

test('an item of a collection is a token, too', () => {
  const address = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
  for (const type of ['ERC721', 'ERC1155']) {
    expect(read('wallet_watchAsset', { type, options: { address, tokenId: '1' } })).toMatchObject({
      kind: 'token',
      symbol: '',
    });
  }
});

test('what does not say what it would change is odd, and no other request', () => {
  const options = { address: '', symbol: '', decimals: '', image: '' };
  for (const params of [{ type: 'ERC20', options }, {}, undefined, [], { type: 'ERC4626', options }]) {
    expect(read('wallet_watchAsset', params)).toBe('odd');
  }
  expect(read('wallet_addEthereumChain', [{ chainId: '0x1' }])).toBe('odd');
  expect(read('wallet_requestPermissions', [{}])).toBe('odd');
});

test('nothing that signs, and nothing malformed, is passed on', () => {
  expect(read('personal_sign', ['0x00', '0x00'])).toBeUndefined();
  expect(read('wallet_sendCalls', [{ calls: [] }])).toBeUndefined();
  fc.assert(
    fc.property(
      fc.constantFrom('wallet_addEthereumChain', 'wallet_watchAsset'),
      fc.jsonValue(),
      (method, params) => {
        const found = read(method, params);
        if (found === 'odd') return;
        if (found?.kind === 'network') expect(found.nodes.length).toBeGreaterThan(0);
        expect(found?.kind).not.toBe('permissions');
      },
    ),
  );
});

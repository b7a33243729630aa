import { expect, test } from 'vitest';
import { readCall } from './readCall.ts';

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const codeOf = async (call: object) => {
  const context = { chainId: 1, from: to } as const;
  const found = await readCall(JSON.stringify(call), { via: 'script', asker: 'a', at: 0, context });
  return 'code' in found ? found.code : 'read';
};

test.each([
  ['eth_signTransaction', [{ to }]],
  ['eth_getEncryptionPublicKey', [to]],
  ['eth_decrypt', ['0x', to]],
  ['wallet_grantPermissions', [{}]],
  ['wallet_requestExecutionPermissions', [{}]],
  ['wallet_prepareCalls', [{}]],
  ['wallet_invokeSnap', { snapId: 'x', request: {} }],
  ['wallet_invokeMethod', { scope: 'eip155:1', request: {} }],
  ['somebody_knows', []],
])('a method that no Review takes is unsupported, not badly asked for: %s', async (method, params) => {
  expect(await codeOf({ method, params })).toBe(4200);
});

test('what is badly asked for, and what can be read, are told apart from it', async () => {
  expect(await codeOf({ method: 'eth_sendTransaction', params: [{ to: '0x12' }] })).toBe(-32602);
  expect(await codeOf({ method: 'personal_sign', params: [] })).toBe(-32602);
  expect(await codeOf({ method: 'wallet_sendCalls', params: [{ calls: [] }] })).toBe(-32602);
  expect(await codeOf({ method: 'personal_sign', params: ['0x00', to] })).toBe('read');
});

test('a capability that a batch cannot do without has a code of its own', async () => {
  const calls = [{ to, value: '0x1' }];
  const capabilities = { glow: { color: 'red' } };
  expect(await codeOf({ method: 'wallet_sendCalls', params: [{ calls, capabilities }] })).toBe(5700);
});

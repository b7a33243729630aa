import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmlessMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { toExtension } from './toExtension.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const send = { method: 'eth_sendTransaction', params: [{ from: account, value: '0x1' }] };
const sign = { method: 'personal_sign', params: ['0x00', account] };
const invoke = (request: unknown, scope: unknown = 'eip155:1', more: object = {}) => ({
  method: 'wallet_invokeMethod',
  params: { scope, request, ...more },
});
const inMessage = (rpc: object, more: object = {}) => ({
  type: 'caip-348',
  data: { id: 7, jsonrpc: '2.0', ...rpc },
  ...more,
});
const read = (message: unknown) => toExtension(JSON.stringify(message));

test('a call that a session invokes waits as the call that it is, on the chain of its scope', () => {
  expect(read(inMessage(invoke(send, 'eip155:8453')))).toEqual({
    does: 'ask',
    path: ['data'],
    rpc: 7,
    text: JSON.stringify(send),
    scope: 'eip155:8453',
    chainId: '0x2105',
  });
  const unknown = { method: 'wallet_grantPermissions', params: [] };
  expect(read(inMessage(invoke(unknown)))).toMatchObject({ does: 'ask', text: JSON.stringify(unknown) });
  // No wallet knows a session in a session: Review refuses it.
  expect(read(inMessage(invoke(invoke(send))))).toMatchObject({ does: 'ask' });
  expect(read(inMessage(invoke(sign, 'wallet:eip155')))).toMatchObject({
    does: 'ask',
    scope: 'wallet:eip155',
  });
});

test('a call that asks an extension to sign without a session waits, in whatever envelope', () => {
  for (const [message, path] of [
    [sign, []],
    [inMessage(sign), ['data']],
    [{ target: 'wallet', data: { name: 'provider', data: { id: 1, ...sign } } }, ['data', 'data']],
  ] as const) {
    expect(read(message)).toMatchObject({ does: 'ask', path, text: JSON.stringify(sign) });
  }
});

test('reads, sessions and what other extensions are told pass', () => {
  const session = {
    method: 'wallet_createSession',
    params: {
      optionalScopes: {
        'eip155:1': { methods: ['personal_sign', 'eth_sendTransaction'], notifications: [], accounts: [] },
      },
      sessionProperties: { x: 1 },
    },
  };
  for (const message of [
    inMessage(session),
    inMessage({ method: 'wallet_getSession' }),
    inMessage({ method: 'wallet_revokeSession', params: { scopes: [] } }),
    inMessage(invoke({ method: 'eth_call', params: [{ to: account }, 'latest'] })),
    { action: 'fill', fields: ['name'], text: 'Please sign personal_sign here' },
    'hello',
    7,
    null,
    [],
    { method: 'GET', url: '/x' },
  ]) {
    expect(read(message), JSON.stringify(message)).toEqual({ does: 'pass' });
  }
});

test('what asks to sign in a way that cannot be read is refused', () => {
  for (const message of [
    // Several at once, one as text, one in another's parameters, one beside another.
    [inMessage(sign), inMessage(send)],
    { type: 'caip-348', data: [invoke(send)] },
    JSON.stringify(inMessage(invoke(send))),
    { data: JSON.stringify(sign) },
    inMessage({ method: 'eth_call', params: [sign] }),
    inMessage({ method: 'wallet_createSession', params: { sessionProperties: { first: sign } } }),
    inMessage(sign, { also: send }),
    { method: 'GET', data: sign },
    // Sessions of odd shapes.
    inMessage({ method: 'wallet_invokeMethod', params: [{ scope: 'eip155:1', request: send }] }),
    inMessage({ method: 'wallet_invokemethod', params: { scope: 'eip155:1', request: send } }),
    inMessage({ method: 'wallet_invokeMethod', params: { scope: 'eip155:1', request: [send] } }),
    inMessage({ method: 'wallet_invokeMethod', params: null }),
    inMessage(invoke(send, 'eip155:01')),
    inMessage(invoke(send, 'EIP155:1')),
    inMessage(invoke(send, ' eip155:1')),
    inMessage(invoke(send, 'eip155:1e3')),
    inMessage(invoke(send, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')),
    inMessage(invoke(send, ['eip155:1'])),
    inMessage(invoke({ method: 'eth_chainId' }, 'eip155:1', { request2: send })),
    inMessage(invoke({ method: 'eth_chainId', params: [], next: send })),
    inMessage(invoke({ method: 'eth_chainId', params: [sign] })),
    { a: { b: { c: { d: { e: { f: sign } } } } } },
  ]) {
    expect(read(message).does, JSON.stringify(message)).toBe('refuse');
  }
});

test('a signature on another chain goes on to its wallet, and is not passed over in silence', () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
  for (const method of [
    'signTransaction',
    'signAndSendTransaction',
    'signMessage',
    'signIn',
    'sendTransfer',
  ]) {
    expect(read(inMessage(invoke({ method, params: {} }, solana)))).toEqual({ does: 'pass', unread: true });
  }
  expect(read(inMessage(invoke({ method: 'getBalance', params: {} }, solana)))).toEqual({ does: 'pass' });
});

test('no signing method passes, however it is packed', () => {
  const wrap = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(sign, send, invoke(send), invoke(sign, 'eip155:10'), invoke(sign, 'wallet')),
      fc.record({ data: tie('node') }),
      fc.record({ method: fc.constantFrom('eth_call', 'GET', 'wallet_getSession'), params: tie('node') }),
      fc.record({ id: fc.integer(), params: fc.tuple(tie('node')) }),
      fc.record({ scope: fc.constantFrom('eip155:1', 'solana:x'), request: tie('node') }),
      tie('node').map((it) => JSON.stringify(it)),
    ),
  })).node;
  fc.assert(
    fc.property(wrap, (message) => {
      const found = read(message);
      expect(found.does).not.toBe('pass');
      if (found.does !== 'ask') return;
      const { method } = JSON.parse(found.text) as { method: string };
      expect(isSigningMethod(method) || !harmlessMethods.has(method)).toBe(true);
    }),
  );
});

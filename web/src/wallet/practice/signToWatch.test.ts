import type { Via } from '@readback/core/model/ways.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, type Hex, parseTransaction, recoverMessageAddress } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bob } from '../testing/fakeWallet.ts';
import { practiceAccounts } from './keys.ts';
import { signToWatch } from './signToWatch.ts';

const [you] = practiceAccounts as [Address];
const practice = { rpc: '/practice/rpc', marker: practiceMarker };
const asked: string[] = [];
const sent: Hex[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  asked.length = 0;
  answers = {
    eth_chainId: '0x7a69',
    eth_getCode: practiceMarker.code,
    eth_getTransactionCount: '0x0',
    eth_estimateGas: '0x5208',
    eth_getBlockByNumber: { baseFeePerGas: '0x1' },
    eth_sendRawTransaction: `0x${'ab'.repeat(32)}`,
  };
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:1', host: '127.0.0.1:1' });
  vi.stubGlobal('document', { baseURI: 'http://127.0.0.1:1/' });
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { method, params } = JSON.parse(body);
    asked.push(method);
    if (method === 'eth_sendRawTransaction') sent.push(params[0]);
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: answers[method] }));
  });
});

afterEach(() => vi.unstubAllGlobals());

function asks(it: unknown, { chainId = 31337, via = 'school' as Via } = {}): Incoming {
  const read = parse(JSON.stringify(it), { chainId, from: you });
  if (!read.ok) throw read.error;
  return { request: read.request, origin: { via }, receivedAt: 1 };
}

const message = { method: 'personal_sign', params: ['0x48656c6c6f', you] };
const payment = { method: 'eth_sendTransaction', params: [{ from: you, to: bob, value: '0x1' }] };
const authorization = (chainId: number) => ({ chainId, address: bob, nonce: 0 });

test('a flight’s message is signed by the key of its account', async () => {
  const made = await signToWatch(asks(message), you, practice);
  const signature = 'signature' in made ? made.signature : '0x';
  expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(you);
});

test('a flight’s transaction and authorization are sent to the practice chain', async () => {
  for (const it of [payment, authorization(31337)])
    expect(await signToWatch(asks(it), you, practice)).toEqual({ hash: answers['eth_sendRawTransaction'] });
});

test.each([
  ['that is not flown', asks(payment, { via: 'paste' }), you],
  ['for another chain', asks(payment, { chainId: 1 }), you],
  ['for every network', asks(authorization(0)), you],
  [
    'of an account that is not of the practice wallet',
    asks(message),
    '0x000000000000000000000000000000000000dEaD',
  ],
] as const)('a request %s is not signed, and nobody is asked', async (_, incoming, account) => {
  await expect(signToWatch(incoming, account, practice)).rejects.toMatchObject({ code: 4100 });
  expect(asked).toEqual([]);
});

test.each([
  ['another chain', { eth_chainId: '0x1' }],
  ['a chain without the marker', { eth_getCode: '0x' }],
])('nothing is signed where the node serves %s', async (_, other) => {
  Object.assign(answers, other);
  await expect(signToWatch(asks(payment), you, practice)).rejects.toMatchObject({ code: 4901 });
  expect(asked).not.toContain('eth_sendRawTransaction');
});

test('nothing is signed where the practice chain is of another host, or there is none', async () => {
  const elsewhere = { ...practice, rpc: 'https://node.example/' };
  for (const it of [elsewhere, null])
    await expect(signToWatch(asks(payment), you, it)).rejects.toMatchObject({ code: 4901 });
  expect(asked).toEqual([]);
});

test('an authorization that leaves its nonce open is signed for the next one of its account', async () => {
  answers['eth_getTransactionCount'] = '0x7';
  const { request, origin, receivedAt } = asks(authorization(31337));
  if (request.body.kind !== 'authorization') throw new Error('no authorization');
  const { nonce: _, ...body } = request.body;
  await signToWatch({ request: { ...request, body }, origin, receivedAt }, you, practice);
  expect(parseTransaction(sent.at(-1) ?? '0x')).toMatchObject({ authorizationList: [{ nonce: 7 }] });
});

test.each([
  [
    'calls',
    { method: 'wallet_sendCalls', params: [{ version: '2.0.0', calls: [{ to: bob }], chainId: '0x7a69' }] },
  ],
  ['a blind hash', { method: 'eth_sign', params: [you, `0x${'12'.repeat(32)}`] }],
  ['a transaction of somebody else', { method: 'eth_sendTransaction', params: [{ from: bob, to: bob }] }],
  [
    'a transaction for a chain of its own',
    { method: 'eth_sendTransaction', params: [{ from: you, to: bob, chainId: '0x1' }] },
  ],
])('%s is not signed, also where a flight asks for it', async (_, it) => {
  await expect(signToWatch(asks(it), you, practice)).rejects.toThrow();
  expect(asked).not.toContain('eth_sendRawTransaction');
});

import type { Body } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Connector } from 'wagmi';
import { walletStore } from './base/store.ts';
import {
  AccountChangedError,
  AlreadyAskedError,
  ChainChangedError,
  letGo,
  NotAskedError,
  submit,
} from './submit.ts';
import { alice, bob, coded, type FakeWallet, fakeWallet, silence } from './testing/fakeWallet.ts';

const hash = `0x${'ab'.repeat(32)}` as const;
const signature = `0x${'cd'.repeat(65)}` as const;

const payment = freeze(
  { kind: 'transaction', chainId: 1, from: alice, call: { to: bob, value: 10n ** 18n, data: '0x' }, set: {} },
  'a payment',
);
const message = freeze({ kind: 'message', bytes: '0x48656c6c6f' }, 'Hello');
const json = `{
  "types": { "EIP712Domain": [{ "name": "chainId", "type": "uint256" }], "Mail": [{ "name": "text", "type": "string" }] },
  "primaryType": "Mail",  "domain": { "chainId": 1 },
  "message": { "text": "spaces   and é stay" }
}`;
const typedData = freeze(
  {
    kind: 'typedData',
    json,
    typed: {
      types: {
        EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
        Mail: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'Mail',
      domain: { chainId: 1n },
      message: { text: 'spaces   and é stay' },
    },
  } satisfies Body,
  json,
);
const batch = freeze(
  { kind: 'calls', chainId: 1, atomic: true, calls: [{ to: bob, value: 0n, data: '0x' }] },
  'a batch',
);

/** A list that throws when it is inspected. */
const trap = new Proxy([], {
  get(_, key) {
    if (key === 'then') return undefined;
    throw new Error('trap');
  },
});

afterEach(() => {
  vi.useRealTimers();
  walletStore.set({ problem: undefined, asked: undefined });
});

function connectorOf(wallet: FakeWallet | undefined): Connector {
  return { getProvider: async () => wallet } as unknown as Connector;
}

function send(wallet: FakeWallet, request = payment, account: `0x${string}` = alice) {
  return submit({ request, account, connector: connectorOf(wallet) });
}

function signing(wallet: FakeWallet) {
  return wallet.calls.filter((it) => !['eth_accounts', 'eth_chainId'].includes(it.method));
}

describe('the wallet receives', () => {
  it.each([
    ['a transaction', payment, hash, { kind: 'hash', hash }],
    ['a message', message, signature, { kind: 'signature', signature }],
    ['typed data', typedData, signature, { kind: 'signature', signature }],
    ['a batch', batch, { id: '0x01' }, { kind: 'id', id: '0x01' }],
  ] as const)('%s once, exactly as it was frozen', async (_, request, answer, expected) => {
    const call = walletCall(request, alice);
    const wallet = fakeWallet({ [call.method]: answer });
    expect(await send(wallet, request)).toEqual(expected);
    expect(signing(wallet)).toEqual([{ method: call.method, params: call.params }]);
  });

  it('typed data as the very text that was read', async () => {
    const wallet = fakeWallet({ eth_signTypedData_v4: signature });
    await send(wallet, typedData);
    expect(signing(wallet)[0]?.params?.[1]).toBe(json);
  });
});

describe('the wallet is not asked', () => {
  it('when its account is no longer the one shown', async () => {
    const wallet = fakeWallet({ eth_accounts: [bob, alice] });
    const outcome = await send(wallet);
    expect(outcome).toMatchObject({ kind: 'failed', asked: false, error: expect.any(AccountChangedError) });
    expect(signing(wallet)).toEqual([]);
  });

  it('when it is on another chain than the transaction', async () => {
    const wallet = fakeWallet({ eth_chainId: '0x2105' });
    const outcome = await send(wallet);
    expect(outcome).toMatchObject({ kind: 'failed', asked: false, error: expect.any(ChainChangedError) });
    expect(signing(wallet)).toEqual([]);
  });

  it.each([
    ['is locked', { eth_accounts: [] }],
    ['answers nonsense', { eth_accounts: 'all of them' }],
    ['does not say its chain', { eth_chainId: null }],
    ['gives a trap for accounts', { eth_accounts: trap }],
    ['refuses the questions', { eth_accounts: coded(4100) }],
  ])('when it %s', async (_, answers) => {
    const wallet = fakeWallet(answers);
    expect(await send(wallet)).toMatchObject({
      kind: 'failed',
      asked: false,
      error: expect.any(NotAskedError),
    });
    expect(signing(wallet)).toEqual([]);
  });

  it('when it does not answer the questions within 8 seconds', async () => {
    vi.useFakeTimers();
    const wallet = fakeWallet({ eth_chainId: silence });
    const outcome = send(wallet);
    await vi.advanceTimersByTimeAsync(8_100);
    expect(await outcome).toMatchObject({ kind: 'failed', asked: false });
    expect(signing(wallet)).toEqual([]);
  });

  it('when the request names another account', async () => {
    const wallet = fakeWallet({ eth_accounts: [bob] });
    expect(await send(wallet, payment, bob)).toMatchObject({ kind: 'failed', asked: false });
    expect(wallet.asked()).toEqual([]);
  });

  it('when it is gone', async () => {
    const outcome = submit({ request: payment, account: alice, connector: connectorOf(undefined) });
    expect(await outcome).toMatchObject({ kind: 'failed', asked: false });
  });

  it('a second time while the first request is unanswered, and again only after it was', async () => {
    let answer: (it: unknown) => void = () => {};
    const wallet = fakeWallet({ eth_sendTransaction: () => new Promise((resolve) => (answer = resolve)) });
    const first = send(wallet);
    await vi.waitFor(() => expect(signing(wallet)).toHaveLength(1));
    expect(await send(wallet)).toMatchObject({
      kind: 'failed',
      asked: false,
      error: expect.any(AlreadyAskedError),
    });
    expect(signing(wallet)).toHaveLength(1);
    answer(hash);
    expect(await first).toEqual({ kind: 'hash', hash });
    wallet.answer({ eth_sendTransaction: hash });
    await send(wallet);
    expect(signing(wallet)).toHaveLength(2);
  });
});

it('a request whose wallet shows nothing no longer holds up the next, and its answer is still taken', async () => {
  let answer: (it: unknown) => void = () => {};
  const wallet = fakeWallet({ eth_sendTransaction: () => new Promise((resolve) => (answer = resolve)) });
  const first = send(wallet);
  await vi.waitFor(() => expect(signing(wallet)).toHaveLength(1));
  letGo();
  const answerFirst = answer;
  const second = send(wallet);
  await vi.waitFor(() => expect(signing(wallet)).toHaveLength(2));
  answerFirst(hash);
  expect(await first).toEqual({ kind: 'hash', hash });
  expect(await send(wallet), 'the second is still open').toMatchObject({
    error: expect.any(AlreadyAskedError),
  });
  answer(hash);
  expect(await second).toEqual({ kind: 'hash', hash });
});

it('what has to be done before is done before the wallet is asked, and keeps it from being asked', async () => {
  const wallet = fakeWallet({ eth_sendTransaction: hash });
  const connector = connectorOf(wallet);
  const before = vi.fn(async () => expect(signing(wallet)).toEqual([]));
  await submit({ request: payment, account: alice, connector, before });
  expect(before).toHaveBeenCalledOnce();
  const refused = () => Promise.reject(new NotAskedError('no'));
  const outcome = await submit({ request: payment, account: alice, connector, before: refused });
  expect(outcome).toMatchObject({ kind: 'failed', asked: false });
  expect(signing(wallet)).toHaveLength(1);
});

describe('the answer', () => {
  it.each([
    [4001, 'rejected'],
    [4100, 'unauthorised'],
    [4200, 'unsupported'],
    [-32002, 'pending'],
    [-32603, 'internal'],
    ['4001', 'rejected'],
  ])('%s is kept with its code and said in words', async (code, kind) => {
    const wallet = fakeWallet({ eth_sendTransaction: coded(code) });
    const outcome = await send(wallet);
    expect(outcome).toMatchObject({ kind: 'failed', asked: true, code: Number(code), error: { kind } });
    expect(signing(wallet)).toHaveLength(1);
    expect(walletStore.get().problem).toMatchObject({ kind });
  });

  it.each([
    ['no answer', null],
    ['a number', 1],
    ['half a hash', `0x${'ab'.repeat(16)}`],
    ['a hash with text in it', `0x${'ab'.repeat(31)}zz`],
    ['a signature', signature],
    ['an endless text', 'x'.repeat(1_000_000)],
  ])('%s is not a transaction hash', async (_, answer) => {
    const wallet = fakeWallet({ eth_sendTransaction: answer });
    const outcome = await send(wallet);
    expect(outcome).toMatchObject({ kind: 'failed', asked: true });
    expect(JSON.stringify(outcome).length).toBeLessThan(2_000);
  });

  it.each([
    ['nothing', '0x'],
    ['too short', `0x${'cd'.repeat(63)}`],
    ['odd', `0x${'cd'.repeat(65)}c`],
    ['too long', `0x${'cd'.repeat(40_000)}`],
  ])('that is %s is not a signature', async (_, answer) => {
    const wallet = fakeWallet({ personal_sign: answer });
    expect(await send(wallet, message)).toMatchObject({ kind: 'failed', asked: true });
  });

  it('may take as long as it takes: after 8 seconds the page says so, and sends nothing again', async () => {
    vi.useFakeTimers();
    const wallet = fakeWallet({ eth_sendTransaction: silence });
    let settled = false;
    void send(wallet).finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(walletStore.get().asked).toEqual({ slow: false });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(walletStore.get().asked).toEqual({ slow: true });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(settled).toBe(false);
    expect(signing(wallet)).toHaveLength(1);
  });
});

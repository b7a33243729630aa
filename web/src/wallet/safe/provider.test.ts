import { MessageFormatter, Methods } from '@safe-global/safe-apps-sdk';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Connector } from 'wagmi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submit } from '../submit.ts';
import { alice, bob } from '../testing/fakeWallet.ts';
import { type Around, askSafe } from './ask.ts';
import { safeInfoOf } from './info.ts';
import { safeOrigin } from '../base/origin.ts';
import { safeNow, safeProvider } from './provider.ts';

const info = {
  safeAddress: alice,
  chainId: 1,
  threshold: 2,
  owners: [bob],
  isReadOnly: false,
  version: '1.4.1',
};
const hash = `0x${'5a'.repeat(32)}` as const;

/** A page around this one, which answers by the kit of Safe. */
function around(answers: Readonly<Record<string, unknown>>, { origin = safeOrigin, version = '9.1.0' } = {}) {
  const own = new EventTarget();
  const asked: { method: string; params: unknown; to: string }[] = [];
  const parent = {
    postMessage(message: ReturnType<typeof MessageFormatter.makeRequest>, to: string) {
      asked.push({ method: message.method, params: message.params, to });
      const answer = answers[message.method];
      if (answer === undefined) return;
      const data =
        answer instanceof Error
          ? MessageFormatter.makeErrorResponse(message.id, answer.message, version)
          : MessageFormatter.makeResponse(message.id, answer as never, version);
      queueMicrotask(() =>
        own.dispatchEvent(Object.assign(new Event('message'), { source: parent, origin, data })),
      );
    },
  };
  return { asked, own: own as unknown as Around['own'], parent: parent as unknown as Around['parent'] };
}

function open(answers: Readonly<Record<string, unknown>>, options?: Parameters<typeof around>[1]) {
  const page = around({ getSafeInfo: info, ...answers }, options);
  const ask: typeof askSafe = (method, params, more) => askSafe(method, params, { ...more, around: page });
  return { ...page, ask };
}

async function connected(answers: Readonly<Record<string, unknown>>) {
  const page = open(answers);
  const provider = safeProvider(await safeNow(page.ask), page.ask);
  const connector = { type: 'safe', getProvider: async () => provider } as unknown as Connector;
  return { ...page, provider, connector };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('speaks only to Safe, with methods that its kit knows', async () => {
  const { asked, provider } = await connected({});
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice]);
  expect(asked.every(({ to }) => to === safeOrigin)).toBe(true);
  const known = Object.values<string>(Methods);
  for (const it of [
    'getSafeInfo',
    'sendTransactions',
    'signMessage',
    'signTypedMessage',
    'getTxBySafeTxHash',
  ]) {
    expect(known).toContain(it);
  }
});

it('hears no other page, and no other window', async () => {
  const { ask } = open({}, { origin: 'https://evil.example' });
  const failed = expect(safeNow(ask)).rejects.toMatchObject({ kind: 'gone' });
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
});

it.each([
  ['no address', { ...info, safeAddress: 'alice' }],
  ['no chain', { ...info, chainId: 0 }],
  ['no owners', { ...info, owners: [] }],
  ['nothing', null],
])('believes no Safe that has %s', (_, answer) => {
  expect(safeInfoOf(answer)).toBeUndefined();
});

it('a transaction becomes a proposal, with exactly the call of the request', async () => {
  const { connector, asked } = await connected({ sendTransactions: { safeTxHash: hash } });
  const call = { to: bob, value: 10n ** 21n, data: '0xabcdef' } as const;
  const request = freeze({ kind: 'transaction', chainId: 1, call, set: {} }, '');
  expect(await submit({ request, account: alice, connector })).toEqual({
    kind: 'proposed',
    safeTxHash: hash,
  });
  expect(asked.at(-1)).toMatchObject({
    method: 'sendTransactions',
    params: { txs: [{ to: bob, value: '1000000000000000000000', data: '0xabcdef' }] },
  });
});

it('a batch becomes one proposal of all its calls', async () => {
  const { connector, asked } = await connected({ sendTransactions: { safeTxHash: hash } });
  const calls = [
    { to: bob, value: 1n, data: '0x' },
    { to: alice, value: 0n, data: '0x01' },
  ] as const;
  const request = freeze({ kind: 'calls', chainId: 1, atomic: true, calls }, '');
  expect((await submit({ request, account: alice, connector })).kind).toBe('proposed');
  expect(asked.at(-1)?.params).toEqual({
    txs: [
      { to: bob, value: '1', data: '0x' },
      { to: alice, value: '0', data: '0x01' },
    ],
  });
});

it('nothing is proposed where a nonce would be dropped', async () => {
  const { connector, asked } = await connected({ sendTransactions: { safeTxHash: hash } });
  const call = { to: bob, value: 1n, data: '0x' } as const;
  const request = freeze({ kind: 'transaction', chainId: 1, call, set: { nonce: 7n } }, '');
  expect((await submit({ request, account: alice, connector })).kind).toBe('failed');
  expect(asked.some(({ method }) => method === 'sendTransactions')).toBe(false);
});

it('a text is signed as text, and what Safe makes a transaction of is a proposal', async () => {
  const signature = `0x${'11'.repeat(65)}`;
  const request = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
  const { connector, asked } = await connected({ signMessage: { messageHash: hash, signature } });
  expect(await submit({ request, account: alice, connector })).toEqual({ kind: 'signature', signature });
  expect(asked.at(-1)?.params).toEqual({ message: 'hi' });
  const onChain = await connected({ signMessage: { safeTxHash: hash } });
  expect(await submit({ request, account: alice, connector: onChain.connector })).toEqual({
    kind: 'proposed',
    safeTxHash: hash,
  });
});

it('what is closed in Safe is a rejection', async () => {
  const { connector } = await connected({ sendTransactions: new Error('Transaction was rejected') });
  const call = { to: bob, value: 1n, data: '0x' } as const;
  const request = freeze({ kind: 'transaction', chainId: 1, call, set: {} }, '');
  expect(await submit({ request, account: alice, connector })).toMatchObject({
    kind: 'failed',
    asked: true,
    error: { kind: 'rejected' },
  });
});

it('what fails in Safe may have been proposed, whatever was rejected there', async () => {
  const sendTransactions = new Error('Transaction rejected by the node: already known');
  const { connector } = await connected({ sendTransactions });
  const call = { to: bob, value: 1n, data: '0x' } as const;
  const request = freeze({ kind: 'transaction', chainId: 1, call, set: {} }, '');
  const answer = await submit({ request, account: alice, connector });
  expect(answer).toMatchObject({ kind: 'failed', asked: true, error: { kind: 'other' } });
});

it('another Safe that is shown meanwhile is asked nothing', async () => {
  const shown = { ...info };
  const { connector, asked } = await connected({
    getSafeInfo: shown,
    sendTransactions: { safeTxHash: hash },
  });
  shown.safeAddress = bob;
  const call = { to: bob, value: 1n, data: '0x' } as const;
  const request = freeze({ kind: 'transaction', chainId: 1, call, set: {} }, '');
  expect(await submit({ request, account: alice, connector })).toMatchObject({
    kind: 'failed',
    asked: false,
  });
  expect(asked.some(({ method }) => method === 'sendTransactions')).toBe(false);
});

import type { Intent } from '@readback/core/model/intent.ts';
import { unknown } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Port } from './messages.ts';
import { afterEach, expect, test, vi } from 'vitest';

const fetchPart = vi.hoisted(() => ({ intent: vi.fn(async () => {}), signed: vi.fn(async () => {}) }));
vi.mock('@readback/core/reading/fetchPart.ts', () => ({ fetchPart }));
const { read } = await import('@readback/core/readback.ts');
const { servePort } = await import('./servePort.ts');

afterEach(() => vi.clearAllMocks());

const nobody: World = { ask: async () => unknown('offline') };
const me = '0x00000000000000000000000000000000000000A1';

const payment: Body = {
  kind: 'transaction',
  chainId: 1,
  from: me,
  call: { to: '0x00000000000000000000000000000000000000b2', value: 5n, data: '0x' },
  set: {},
};

const message: Body = { kind: 'message', bytes: '0x68656c6c6f' };

const intent: Intent = { account: me, chainId: 1, said: '', quotes: [], clauses: [], saidAt: 0 };

async function verdicts(its: { intent?: Intent }, body = payment): Promise<readonly string[]> {
  const all: string[] = [];
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'paste' },
    receivedAt: 1_700_000_000_000,
    ...its,
  } as const;
  for await (const it of read(incoming, nobody, new AbortController().signal)) all.push(it.verdict);
  return all;
}

test('what compares a request with what was said is fetched where something was said, and nowhere else', async () => {
  expect((await verdicts({})).at(-1)).toBe('notFullyRead');
  expect(fetchPart.intent).not.toHaveBeenCalled();
  expect((await verdicts({ intent })).length).toBeGreaterThan(0);
  expect(fetchPart.intent).toHaveBeenCalledOnce();
});

test('what reads the words of a text is fetched where one is signed, and for no transaction', async () => {
  await verdicts({});
  expect(fetchPart.signed).not.toHaveBeenCalled();
  await verdicts({}, message);
  expect(fetchPart.signed).toHaveBeenCalledOnce();
});

test('where it does not come, nothing is said of the request', async () => {
  fetchPart.intent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(verdicts({ intent })).rejects.toThrow('Failed to fetch');
  fetchPart.signed.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(verdicts({}, message)).rejects.toThrow('Failed to fetch');
});

test('after a first request all parts are fetched, so that another kind of request needs no network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const port: Port = { postMessage: vi.fn(), onmessage: null, close: () => {} };
    servePort(port, async function* () {});
    const said = vi.mocked(port.postMessage);
    const incoming = {
      request: freeze(payment, ''),
      origin: { via: 'paste' },
      receivedAt: 1_700_000_000_000,
    } as const;
    const ask = async () => {
      said.mockClear();
      port.onmessage?.(new MessageEvent('message', { data: { type: 'read', incoming, onlyLast: false } }));
      await vi.waitFor(() => expect(said).toHaveBeenCalledWith({ type: 'done' }));
    };
    await ask();
    expect(fetchPart.signed).not.toHaveBeenCalled();
    // Without a network nothing is said of it, and the next reading fetches what it needs.
    fetchPart.intent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await vi.runAllTimersAsync();
    await ask();
    await vi.runAllTimersAsync();
    for (const it of Object.values(fetchPart)) expect(it).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

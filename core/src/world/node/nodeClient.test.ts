import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import type { Bounds } from '../world.ts';
import { forgetNodes, nodeClient } from './nodeClient.ts';

type Asked = Readonly<{ id: number; method: string; params: readonly unknown[] }>;
type Body = Asked | readonly Asked[];

beforeEach(() => {
  forgetNodes();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const bounds = (more: Partial<Bounds> = {}): Bounds => ({
  signal: new AbortController().signal,
  deadline: 8_000,
  maxBytes: 1_000,
  ...more,
});

/** A node, what reached it and when, and what it is asked by. */
function node(
  answers: (body: Body, count: number) => Known<unknown> | undefined = () => undefined,
  url = 'https://node.test/',
) {
  const bodies: { at: number; asked: readonly Asked[] }[] = [];
  const ask = nodeClient<Bounds>(url, 'node.test', async (body) => {
    const it = body as Body;
    const asked = [it].flat() as readonly Asked[];
    bodies.push({ at: performance.now(), asked });
    const said = answers(it, bodies.length);
    if (said !== undefined) return said;
    const all = asked.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: `${method} ${id}` }));
    return known(Array.isArray(it) ? all.toReversed() : all[0]);
  });
  return { ask, bodies };
}

const balance = (n: number) => ({ method: 'eth_getBalance', params: [`0x${n}`, 'latest'] });
const busy = { jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'rate limit, retry in 3s' } };
const noBatch = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batches are not supported' } };

describe('questions to one node', () => {
  it('that are asked together go in one body, and each gets its own answer', async () => {
    const { ask, bodies } = node();
    const answers = Promise.all([1, 2, 3].map((n) => ask(balance(n), bounds())));
    await vi.runAllTimersAsync();
    expect(bodies.map(({ asked }) => asked.length)).toEqual([3]);
    expect(await answers).toEqual(
      [1, 2, 3].map((id) => known({ result: `eth_getBalance ${id}`, endpoint: 'node.test' })),
    );
  });

  it('that take long, or answer much, go alone: nothing waits for them', async () => {
    const { ask, bodies } = node();
    const heavy = [
      { method: 'eth_simulateV1', params: [] },
      { method: 'eth_getLogs', params: [] },
      { method: 'eth_call', params: [{}, 'latest', {}] },
      { method: 'eth_getBlockByNumber', params: ['latest', true] },
    ];
    for (const it of [...heavy, balance(1), balance(2)]) void ask(it, bounds());
    await vi.runAllTimersAsync();
    expect(bodies.map(({ asked }) => asked.length).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 2]);
  });

  it('are never more than twenty in a second, as the node counts them', async () => {
    for (const late of [0, 300]) {
      forgetNodes();
      const { ask, bodies } = node();
      for (let n = 0; n < 70; n += 1) void ask(balance(n), bounds());
      await vi.advanceTimersByTimeAsync(late);
      for (let n = 0; n < 10; n += 1) void ask({ method: 'eth_estimateGas', params: [n] }, bounds());
      await vi.runAllTimersAsync();
      const times = bodies.flatMap(({ at, asked }) => asked.map(() => at));
      expect(times).toHaveLength(80);
      for (const start of times)
        expect(times.filter((at) => at >= start && at < start + 1_000).length).toBeLessThanOrEqual(20);
    }
  });

  it('are not held back from a node on this machine, until it says that it is busy', async () => {
    const near = ['http://localhost:8545/', 'http://127.0.0.1:8545/', 'http://[::1]:8545/'];
    const far = ['https://localhost.test/', 'http://127.0.0.1.test/', 'http://10.0.0.1:8545/'];
    for (const url of [...near, ...far]) {
      const { ask, bodies } = node((_, count) => (count === 4 ? known(busy) : undefined), url);
      const answers = Array.from({ length: 60 }, (_, n) => ask(balance(n), bounds()));
      await vi.advanceTimersByTimeAsync(500);
      expect(
        bodies.map(({ asked }) => asked.length),
        url,
      ).toEqual(near.includes(url) ? [20, 20, 20] : [20]);
      await vi.runAllTimersAsync();
      await Promise.all(answers);
      if (!near.includes(url)) continue;
      void ask(balance(0), bounds());
      await vi.advanceTimersByTimeAsync(10);
      const rest = Promise.all(Array.from({ length: 30 }, (_, n) => ask(balance(n), bounds())));
      await vi.runAllTimersAsync();
      expect((await rest).every((it) => it.s === 'known')).toBe(true);
      expect(
        bodies.slice(4).map(({ asked }) => asked.length),
        url,
      ).toEqual([10, 10, 10]);
    }
  });

  it('a node that is busy is not asked the same again, and fewer questions afterwards', async () => {
    const { ask, bodies } = node((_, count) => (count === 1 ? known(busy) : undefined));
    const first = ask(balance(0), bounds());
    await vi.advanceTimersByTimeAsync(10);
    expect(await first).toMatchObject({ v: { error: { code: -32005 } } });
    const rest = Promise.all(Array.from({ length: 30 }, (_, n) => ask(balance(n), bounds())));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(bodies).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect((await rest).every((it) => it.s === 'known')).toBe(true);
    expect(bodies.flatMap(({ asked }) => asked)).toHaveLength(31);
    expect(Math.max(...bodies.map(({ asked }) => asked.length))).toBe(10);
  });

  it('that could only be asked too late hear why, and how long the node wants to wait', async () => {
    const { ask, bodies } = node((_, count) => (count === 1 ? { ...unknown('busy'), wait: 60 } : undefined));
    const first = ask(balance(0), bounds());
    await vi.advanceTimersByTimeAsync(10);
    expect(await first).toEqual({ ...unknown('busy', 'node.test'), wait: 60 });
    const next = ask(balance(1), bounds());
    await vi.advanceTimersByTimeAsync(10);
    expect(await next).toEqual({ ...unknown('busy', 'node.test'), wait: 60 });
    expect(bodies).toHaveLength(1);
  });
});

describe('a node that takes no batch', () => {
  it.each([
    ['says so', () => known(noBatch)],
    ['answers with a page', () => unknown('malformed')],
    ['answers the first alone', () => known({ jsonrpc: '2.0', id: 1, result: '0x1' })],
  ] as const)('and %s is asked one by one, then and later', async (_, said) => {
    const { ask, bodies } = node((body) => (Array.isArray(body) ? said() : undefined));
    const answers = Promise.all([1, 2, 3].map((n) => ask(balance(n), bounds())));
    await vi.runAllTimersAsync();
    expect((await answers).every((it) => it.s === 'known')).toBe(true);
    expect(bodies.map(({ asked }) => asked.length)).toEqual([3, 1, 1, 1]);
    void Promise.all([1, 2].map((n) => ask(balance(n), bounds())));
    await vi.runAllTimersAsync();
    expect(bodies.slice(4).map(({ asked }) => asked.length)).toEqual([1, 1]);
  });

  it('or not so large a one, is asked as many as it says', async () => {
    const message = 'Batch of more than 3 requests are not allowed on free tier';
    const { ask, bodies } = node((body) =>
      Array.isArray(body) && body.length > 3
        ? known({ jsonrpc: '2.0', id: null, error: { code: 31, message } })
        : undefined,
    );
    void Promise.all([1, 2, 3, 4, 5].map((n) => ask(balance(n), bounds())));
    await vi.runAllTimersAsync();
    expect(bodies.map(({ asked }) => asked.length)).toEqual([5, 3, 2]);
  });

  it('but is out of reach, or slow, is not asked in another form', async () => {
    for (const why of ['offline', 'timeout', 'busy'] as const) {
      forgetNodes();
      const { ask, bodies } = node(() => unknown(why));
      const answers = Promise.all([1, 2].map((n) => ask(balance(n), bounds())));
      await vi.runAllTimersAsync();
      expect(await answers).toEqual([unknown(why, 'node.test'), unknown(why, 'node.test')]);
      expect(bodies).toHaveLength(1);
    }
  });
});

describe('a node that takes no block by its hash', () => {
  const hash = `0x${'ab'.repeat(32)}`;
  const block = (of: string) => ({ hash: of, number: '0x10', gasLimit: '0x1' });
  /** It knows blocks by number alone, as some for development do. */
  const odd = (now: () => string) =>
    node((body) => {
      const one = (it: Asked) => {
        if (it.method === 'eth_getBlockByNumber') return { result: block(now()) };
        const at = it.params[1];
        if (typeof at !== 'string')
          return { error: { code: -32700, message: 'Cannot wrap a "object" as a json-rpc type' } };
        return { result: `at ${at}` };
      };
      const all = ([body].flat() as readonly Asked[]).map((it) => ({
        jsonrpc: '2.0',
        id: it.id,
        ...one(it),
      }));
      return known(Array.isArray(body) ? all : all[0]);
    });
  const atHash = { method: 'eth_getCode', params: ['0x1', { blockHash: hash }] };

  it('is asked by the number, and believed where that is still the same block', async () => {
    const { ask } = odd(() => hash);
    void ask({ method: 'eth_getBlockByNumber', params: ['latest', false] }, bounds());
    await vi.runAllTimersAsync();
    const answers = Promise.all([ask(atHash, bounds()), ask(balance(1), bounds())]);
    await vi.runAllTimersAsync();
    expect(await answers).toMatchObject([{ v: { result: 'at 0x10' } }, { v: { result: 'at latest' } }]);
    const later = ask(atHash, bounds());
    await vi.runAllTimersAsync();
    expect(await later).toMatchObject({ v: { result: 'at 0x10' } });
  });

  it('is not believed once another block has that number', async () => {
    let now = hash;
    const { ask } = odd(() => now);
    void ask({ method: 'eth_getBlockByNumber', params: ['latest', false] }, bounds());
    await vi.runAllTimersAsync();
    now = `0x${'cd'.repeat(32)}`;
    const answer = ask(atHash, bounds());
    await vi.runAllTimersAsync();
    expect(await answer).toEqual(unknown('noState', 'node.test'));
  });

  it('says what it said where nobody knows the number', async () => {
    const { ask, bodies } = odd(() => hash);
    const answer = ask(atHash, bounds());
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ v: { error: { code: -32700 } } });
    expect(bodies).toHaveLength(1);
  });
});

/// <reference types="node" />
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import { readMethods } from '../../request/wallet/methods.ts';
import { type Anvil, startAnvil } from '../testing/anvil.ts';
import type { Post } from './ask.ts';
import { mostRequests, probe } from './probe.ts';
import { simulates } from './simulates.ts';

type Call = Readonly<{ id: unknown; method: string; params: readonly unknown[] }>;

const never = new AbortController().signal;

function over(url: string): Post {
  return async (body) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return known(await response.json());
  };
}

/** A node that answers each call so; a method that is not there is not supported. Keeps what was asked. */
function node(table: Readonly<Record<string, (call: Call) => unknown>>) {
  const asked: Call[][] = [];
  const one = (call: Call) => {
    const answer = table[call.method]?.(call) ?? { error: { code: -32601, message: 'Method not found' } };
    return { jsonrpc: '2.0', id: call.id, ...(answer as object) };
  };
  const post: Post = async (body) => {
    const calls = Array.isArray(body) ? (body as Call[]) : [body as Call];
    asked.push(calls);
    return known(Array.isArray(body) ? calls.map(one) : one(body as Call));
  };
  return { asked, post };
}

const result = (value: unknown) => () => ({ result: value });
const refuses = (code: number, message: string) => () => ({ error: { code, message } });
const block = {
  hash: `0x${'1'.repeat(64)}`,
  number: '0x1',
  timestamp: '0x1',
  gasLimit: '0x1',
  gasUsed: '0x0',
};

test('a node simulates where it does so in one request, or traces on an assumed state', () => {
  const [yes, no, open] = [{ can: 'yes' }, { can: 'no' }, { can: 'unknown', why: 'timeout' }] as const;
  expect([simulates({ simulate: no, trace: yes }), simulates({ simulate: yes, trace: open })]).toEqual([
    'yes',
    'yes',
  ]);
  expect([simulates({ simulate: no, trace: no }), simulates({ simulate: no, trace: open })]).toEqual([
    'no',
    'unknown',
  ]);
});

test('a node that traces, and drops what is assumed, is not said to', async () => {
  const trace = { type: 'CALL', from: `0x${'0'.repeat(40)}`, output: '0x' };
  const { post } = node({ eth_chainId: result('0x1'), debug_traceCall: result(trace) });
  expect((await probe(post, never)).trace).toEqual({ can: 'no' });
});

describe('a real node', () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await startAnvil();
    await over(anvil.url)({ jsonrpc: '2.0', id: 1, method: 'anvil_mine', params: ['0x44c'] }, {} as never);
  });
  afterAll(() => anvil.stop());

  test('is found to do what it does, in at most 17 requests', async () => {
    let requests = 0;
    const post: Post = (body, bounds) => {
      requests += 1;
      return over(anvil.url)(body, bounds);
    };
    const found = await probe(post, never);
    expect(found).toMatchObject({
      chainId: known(31337),
      client: { s: 'known', v: expect.stringMatching(/^anvil/) },
      latest: known(1_100),
      simulate: { can: 'yes' },
      proof: { can: 'yes' },
      trace: { can: 'yes' },
      batch: { can: 'yes', most: 100 },
      logs: { can: 'yes', most: 1_000 },
      archive: { can: 'yes' },
      safe: { can: 'yes' },
      finalized: { can: 'yes' },
    });
    expect(found.requests).toBe(requests);
    expect(requests).toBeLessThanOrEqual(mostRequests);
  });
});

describe('a node that does little', () => {
  test('is believed only what it does', async () => {
    const { post, asked } = node({
      eth_chainId: result('0x1'),
      web3_clientVersion: result('x'.repeat(5_000)),
      eth_blockNumber: result('0x1312d00'),
      // It answers, and leaves out what was put into the account.
      eth_simulateV1: result([{ calls: [{ status: '0x1', returnData: '0x', logs: [] }] }]),
      eth_getProof: result({ accountProof: [] }),
      debug_traceCall: refuses(-32601, 'the method debug_traceCall does not exist/is not available'),
      eth_getLogs: ({ params: [filter] }) => {
        const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string };
        const blocks = Number(toBlock) - Number(fromBlock) + 1;
        return blocks > 1_000
          ? { error: { code: -32005, message: 'query exceeds 1000 blocks' } }
          : { result: [] };
      },
      eth_getBalance: refuses(-32000, 'missing trie node'),
      eth_getBlockByNumber: ({ params: [tag] }) => ({ result: tag === 'finalized' ? block : null }),
    });
    const found = await probe(post, never);
    expect(found).toMatchObject({
      client: { s: 'known', v: 'x'.repeat(120) },
      simulate: { can: 'no' },
      simulateTransfers: { can: 'no' },
      proof: { can: 'no' },
      trace: { can: 'no', said: 'the method debug_traceCall does not exist/is not available' },
      batch: { can: 'yes', most: 100 },
      logs: {
        can: 'yes',
        most: 1_000,
        beyond: { size: 10_000, is: { can: 'no', said: 'query exceeds 1000 blocks' } },
      },
      archive: { can: 'no', said: 'missing trie node' },
      safe: { can: 'no' },
      finalized: { can: 'yes' },
    });
    expect(asked).toHaveLength(found.requests);
    for (const { method } of asked.flat()) expect(readMethods.has(method), method).toBe(true);
  });

  test('that is rate limited is not said to lack anything', async () => {
    const busy = refuses(-32029, 'Too Many Requests, please retry later');
    const { post } = node({ eth_chainId: result('0x1'), eth_simulateV1: busy, eth_getProof: busy });
    const found = await probe(post, never);
    expect([found.simulate, found.proof]).toEqual([
      { can: 'unknown', why: 'busy' },
      { can: 'unknown', why: 'busy' },
    ]);
  });

  test('whose chain is too short for a question is not asked it', async () => {
    const { post, asked } = node({
      eth_chainId: result('0x1'),
      eth_blockNumber: result('0x9'),
      eth_getLogs: result([]),
    });
    const found = await probe(post, never);
    expect([found.logs, found.archive]).toEqual([
      { can: 'yes', most: 1 },
      { can: 'unknown', why: 'notAsked' },
    ]);
    const methods = asked.flat().map((it) => it.method);
    expect(methods.filter((it) => it === 'eth_getLogs')).toHaveLength(1);
    expect(methods).not.toContain('eth_getBalance');
  });

  test('that is on another chain than it should be is asked nothing more', async () => {
    const { post, asked } = node({ eth_chainId: result('0xa') });
    expect(await probe(post, never, 1)).toMatchObject({ chainId: known(10), requests: 1 });
    expect(asked).toHaveLength(1);
  });

  test('that answers a batch in part, or by one error, has its limit there', async () => {
    const { post } = node({ eth_chainId: result('0x1') });
    const limited: Post = async (body, bounds) => {
      if (!Array.isArray(body) || body.length === 1) return post(body, bounds);
      return known({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batch too large' } });
    };
    expect((await probe(limited, never)).batch).toEqual({
      can: 'yes',
      most: 1,
      beyond: { size: 10, is: { can: 'no', said: 'batch too large' } },
    });
    const part: Post = async (body, bounds) => {
      const answer = await post(body, bounds);
      return answer.s === 'known' && Array.isArray(answer.v) ? known(answer.v.slice(1)) : answer;
    };
    expect((await probe(part, never)).batch).toEqual({ can: 'unknown', why: 'malformed' });
  });
});

describe('a node that is against us', () => {
  test.each<[string, Post, Known<number>]>([
    ['is down', async () => unknown('offline'), unknown('offline')],
    ['throws', () => Promise.reject(new Error('no')), unknown('offline')],
    ['talks nonsense', async () => known('<h1>502</h1>'), unknown('malformed')],
    ['gives no chain', async () => known({ result: null }), unknown('malformed')],
    [
      'gives a chain beyond counting',
      async () => known({ result: `0x${'f'.repeat(64)}` }),
      unknown('malformed'),
    ],
    ['refuses', async () => known({ error: { code: 403, message: 'Forbidden' } }), unknown('refused')],
  ])('and %s is asked once', async (_, post, chainId) => {
    const found = await probe(post, never);
    expect(found).toMatchObject({ chainId, simulate: { can: 'unknown', why: 'notAsked' }, requests: 1 });
  });

  test('and falls silent is left alone after two requests', async () => {
    let asked = 0;
    const post: Post = async () => {
      asked += 1;
      return asked === 1 ? known({ result: '0x1' }) : unknown('timeout');
    };
    const found = await probe(post, never);
    expect([found.requests, asked]).toEqual([3, 3]);
    expect(found.finalized).toEqual({ can: 'unknown', why: 'notAsked' });
  });

  test('and never answers is given up when nobody waits any more', async () => {
    const controller = new AbortController();
    const found = probe(() => new Promise(() => {}), controller.signal);
    controller.abort();
    expect(await found).toMatchObject({ chainId: unknown('timeout'), requests: 1 });
  });

  test('and answers anything at all is survived, with at most 17 requests and no yes to what is not right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.anything(), { minLength: 1 }), async (answers) => {
        let at = 0;
        const post: Post = async (body) => {
          const result = answers[at++ % answers.length];
          const id = Array.isArray(body) ? 0 : 1;
          return known(at === 1 ? { result: '0x1' } : { jsonrpc: '2.0', id, result });
        };
        const found = await probe(post, never);
        expect(found.requests).toBeLessThanOrEqual(mostRequests);
        expect([found.simulate.can, found.proof.can, found.safe.can]).not.toContain('yes');
      }),
    );
  });
});

import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { type Known, known, unknown } from '../model/known.ts';
import type { Questions, RpcAnswer } from '../world/world.ts';
import { freshMemory, type Memory, recalled, remember, remembering } from './memory.ts';
import { canWatch, mostWatched, stampInput } from './stamp.ts';
import { answered, atBlock, blockOf, latestBlock, searchTo, watchable, watchedOf } from './watched.ts';

type Question = Questions['rpc']['ask'];

const to = `0x${'a1'.repeat(20)}` as const;
const other = `0x${'b2'.repeat(20)}` as const;
const then = `0x${'01'.repeat(32)}` as const;
const now = `0x${'02'.repeat(32)}` as const;
const result = (it: unknown): Known<RpcAnswer> => known({ result: it, endpoint: 'node.test' });
const refused: Known<RpcAnswer> = known({ error: { code: 3, message: 'no' }, endpoint: 'node.test' });
const code = (of: Hex, block: Hex, chainId = 1): Question => ({
  chainId,
  method: 'eth_getCode',
  params: [of, { blockHash: block }],
});
const view = (of: Hex, data: Hex, block: Hex): Question => ({
  chainId: 1,
  method: 'eth_call',
  params: [{ to: of, data }, { blockHash: block }],
});

describe('what is kept of a reading', () => {
  it('is codes, view functions, blocks and searches, and what sources said', () => {
    const memory = freshMemory();
    for (const method of ['eth_call', 'eth_chainId', 'eth_getBlockByNumber', 'eth_getCode', 'eth_getLogs']) {
      const question: Question = { chainId: 1, method, params: [] };
      remember(memory, 'rpc', question, result('0x01'));
      expect(recalled(memory, 'rpc', question)).toEqual(result('0x01'));
    }
    for (const method of ['eth_simulateV1', 'eth_gasPrice', 'eth_getStorageAt', 'eth_getTransactionCount']) {
      const question: Question = { chainId: 1, method, params: [] };
      remember(memory, 'rpc', question, result('0x01'));
      expect(recalled(memory, 'rpc', question)).toBeUndefined();
    }
  });

  it('is nothing of the user’s own side, which is asked again each time', () => {
    const memory = freshMemory();
    for (const kind of ['book', 'preferences', 'waiting', 'permitted', 'session', 'heads', 'time'] as const) {
      remember(memory, kind, {} as never, known('it') as never);
      expect(recalled(memory, kind, {} as never)).toBeUndefined();
    }
  });

  it('is told apart by its question: account, block, network', () => {
    const memory = freshMemory();
    remember(memory, 'rpc', code(to, then), result('0x60'));
    expect(recalled(memory, 'rpc', code(other, then))).toBeUndefined();
    expect(recalled(memory, 'rpc', code(to, now))).toBeUndefined();
    expect(recalled(memory, 'rpc', code(to, then, 10))).toBeUndefined();
    expect(recalled(memory, 'rpc', code(to, then))).toEqual(result('0x60'));
  });

  it('is at most 512 questions', () => {
    const memory = freshMemory();
    const at = (n: number): Question => ({ chainId: n, method: 'eth_chainId', params: [] });
    for (let n = 0; n < 513; n += 1) remember(memory, 'rpc', at(n), result('0x1'));
    expect(recalled(memory, 'rpc', at(511))).toEqual(result('0x1'));
    expect(recalled(memory, 'rpc', at(512))).toBeUndefined();
  });

  it('is what a world answered, which answers as before', async () => {
    const memory = freshMemory();
    const world = remembering({ ask: async () => result('0x60') as never }, memory);
    const bounds = { signal: new AbortController().signal } as never;
    expect(await world.ask('rpc', code(to, then), bounds)).toEqual(result('0x60'));
    expect(recalled(memory, 'rpc', code(to, then))).toEqual(result('0x60'));
  });
});

describe('a question is asked of another block', () => {
  it('where it was asked of the one that is meant, whatever else it says', () => {
    expect(atBlock(view(to, '0x12', then), then, now)).toEqual(view(to, '0x12', now));
    expect(atBlock(code(to, then), then, now)).toEqual(code(to, now));
    expect(atBlock(code(to, now), then, now)).toBeUndefined();
    expect(atBlock({ chainId: 1, method: 'eth_getCode', params: [to, 'latest'] }, then, now)).toBeUndefined();
    expect(atBlock({ chainId: 1, method: 'eth_chainId', params: [] }, then, now)).toBeUndefined();
    const upper = `0x${'AB'.repeat(32)}` as const;
    const lower = `0x${'ab'.repeat(32)}` as const;
    expect(atBlock(code(to, upper), lower, now)).toEqual(code(to, now));
  });

  it('a search of events goes on to another one', () => {
    const logs = (toBlock: unknown, method = 'eth_getLogs'): Question => ({
      chainId: 1,
      method,
      params: [{ fromBlock: '0x1', toBlock, topics: [] }],
    });
    expect(searchTo(logs('0xa'), 10n, 12n)).toEqual(logs('0xc'));
    expect(searchTo(logs('0xb'), 10n, 12n)).toBeUndefined();
    expect(searchTo(logs('latest'), 10n, 12n)).toBeUndefined();
    expect(searchTo(logs('0xa', 'eth_call'), 10n, 12n)).toBeUndefined();
    expect(searchTo({ chainId: 1, method: 'eth_getLogs', params: [] }, 10n, 12n)).toBeUndefined();
  });
});

describe('what can be watched', () => {
  it('is the code of an account, and a view function that is asked of nobody in particular', () => {
    expect(watchedOf(code(to, then))).toEqual({ to, data: '0x' });
    expect(watchedOf(view(to, '0x70a08231', then))).toEqual({ to, data: '0x70a08231' });
    const upper = `0x${'AB'.repeat(20)}` as const;
    expect(watchedOf(view(upper, '0xAB', then))).toEqual({ to: upper, data: '0xAB' });
  });

  it.each<readonly [string, Question]>([
    [
      'a call from somebody',
      { chainId: 1, method: 'eth_call', params: [{ to, data: '0x12', from: other }, { blockHash: then }] },
    ],
    [
      'a call on a state that is made up',
      { chainId: 1, method: 'eth_call', params: [{ to, data: '0x12' }, { blockHash: then }, {}] },
    ],
    [
      'code that is run as a creation',
      { chainId: 1, method: 'eth_call', params: [{ data: '0x12' }, { blockHash: then }] },
    ],
    ['a call without data', view(to, '0x', then)],
    ['a call of half a byte', view(to, '0x123', then)],
    ['a call of what is no hex', view(to, 'call' as Hex, then)],
    [
      'a call of a number',
      { chainId: 1, method: 'eth_call', params: [{ to, data: 12 }, { blockHash: then }] },
    ],
    ['a call of too short an address', view('0x12', '0x12', then)],
    ['a call of more than an address', view(`${to}00`, '0x12', then)],
    ['code of too short an address', code('0x12', then)],
    ['storage', { chainId: 1, method: 'eth_getStorageAt', params: [to, { blockHash: then }] }],
    [
      'a balance',
      { chainId: 1, method: 'eth_getBalance', params: [{ to, data: '0x12' }, { blockHash: then }] },
    ],
    ['code of no block', { chainId: 1, method: 'eth_getCode', params: [to] }],
    ['a call of what is no record', { chainId: 1, method: 'eth_call', params: [to, { blockHash: then }] }],
    ['a call of more than 255 bytes', view(to, `0x${'11'.repeat(256)}`, then)],
  ])('is not %s', (_, question) => {
    expect(watchedOf(question)).toBeUndefined();
  });

  it('is a call of up to 255 bytes', () => {
    expect(canWatch({ to, data: `0x${'11'.repeat(255)}` })).toBe(true);
    expect(canWatch({ to, data: `0x${'11'.repeat(256)}` })).toBe(false);
    expect(watchedOf(view(to, `0x${'11'.repeat(255)}`, then))).toBeDefined();
  });

  it('is what answered with a text, and nothing else', () => {
    expect(answered(result('0x60'))).toBe(true);
    expect(answered(result(null))).toBe(false);
    expect(answered(refused)).toBe(false);
    expect(answered(known('0x60'))).toBe(false);
    expect(answered(unknown('offline'))).toBe(false);
    expect(answered(undefined)).toBe(false);
  });
});

describe('what is watched of a reading', () => {
  const kept = (...questions: readonly (readonly [Question, ReturnType<typeof result>])[]): Memory => {
    const memory = freshMemory();
    for (const [question, answer] of questions) remember(memory, 'rpc', question, answer);
    return memory;
  };

  it('is what was asked of this network at this block and answered, in an order of its own', () => {
    const memory = kept(
      [view(other, '0x22', then), result('0x1')],
      [view(to, '0x22', then), result('0x1')],
      [view(to, '0x11', then), result('0x1')],
      [code(to, then), result('0x60')],
      [code(to, now), result('0x60')],
      [code(other, then, 10), result('0x60')],
      [view(other, '0x33', then), refused],
    );
    remember(memory, 'abi', { chainId: 1, address: to } as never, known('it') as never);
    const found = [
      { to, data: '0x' },
      { to, data: '0x11' },
      { to, data: '0x22' },
      { to: other, data: '0x22' },
    ];
    expect(watchable(memory, 1, then)).toEqual(found);
    expect(watchable(freshMemory(), 1, then)).toEqual([]);
  });

  it('is nothing at all where there is more than a stamp can take', () => {
    const many = (count: number) =>
      kept(
        ...Array.from(
          { length: count },
          (_, n) => [view(to, `0x${(n + 1).toString(16).padStart(4, '0')}`, then), result('0x1')] as const,
        ),
      );
    expect(watchable(many(mostWatched), 1, then)).toHaveLength(96);
    expect(watchable(many(mostWatched + 1), 1, then)).toEqual([]);
  });

  it('is written as length, account and calldata', () => {
    const upper = `0x${'AB'.repeat(20)}` as const;
    const [none, both] = [
      stampInput([]),
      stampInput([
        { to: upper, data: '0x' },
        { to, data: `0x${'CD'.repeat(17)}` },
      ]),
    ];
    expect(both).toBe(`${none}00${'ab'.repeat(20)}11${to.slice(2)}${'cd'.repeat(17)}`);
  });
});

describe('the block of a reading', () => {
  const header = {
    number: '0xa',
    hash: then,
    parentHash: now,
    timestamp: '0x64',
    baseFeePerGas: '0x7',
    gasLimit: '0x1c9c380',
    gasUsed: '0x0',
  };

  it('is the latest that the node of that network named', () => {
    const memory = freshMemory();
    remember(memory, 'rpc', latestBlock(1), result(header));
    expect(blockOf(memory, 1)).toMatchObject({ number: 10n, hash: then });
    expect(blockOf(memory, 10)).toBeUndefined();
    const failed = freshMemory();
    remember(failed, 'rpc', latestBlock(1), unknown('offline'));
    expect(blockOf(failed, 1)).toBeUndefined();
    const other_ = freshMemory();
    remember(other_, 'rpc', latestBlock(1), refused);
    expect(blockOf(other_, 1)).toBeUndefined();
  });
});

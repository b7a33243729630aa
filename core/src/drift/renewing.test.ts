import { concat, type Hex, keccak256, numberToHex, size, slice, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../model/intent.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Body } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { fails, type Reply, says, type Table, tableWorld } from '../world/testing/tableWorld.ts';
import type { Questions, RpcAnswer, World } from '../world/world.ts';
import { freshMemory, type Memory, remembering } from './memory.ts';
import { type ReadOnce, type Renewed, renew } from './renew.ts';
import { stampCode } from './stamp.ts';
import { me, readback, router } from './testing/readbacks.ts';

type Question = Questions['rpc']['ask'];

const never = new AbortController().signal;
const token = `0x${'a1'.repeat(20)}` as const;
const held = `0x70a08231${'00'.repeat(12)}${me.slice(2).toLowerCase()}` as const;
/** What the chain is at in a block: codes and answers of view functions, by `<address> <calldata, or 0x>`. */
type State = Readonly<Record<string, Hex>>;

const usual: State = { [`${token} 0x`]: '0x6001', [`${token} ${held}`]: '0x05', [`${router} 0x`]: '0x6002' };

/** A node whose blocks are made by the test, and that says a stamp over its own state. */
function node(chainId = 1, more: Table = {}) {
  const blocks: { hash: Hex; timestamp: bigint; state: State }[] = [];
  const stateOf = (place: unknown) =>
    blocks.find(({ hash }) => hash === (place as { blockHash: Hex }).blockHash)?.state;
  const valueAt = (state: State | undefined, to: string, data: string) =>
    Object.entries(state ?? {}).find(([key]) => key.toLowerCase() === `${to} ${data}`.toLowerCase())?.[1];
  const call: Reply = (params) => {
    const [{ to, data }, place] = params as [{ to?: Hex; data: Hex }, unknown];
    const state = stateOf(place);
    if (to !== undefined) {
      const value = valueAt(state, to, data);
      return value === undefined ? fails(3, 'execution reverted', '0x')(params) : says(value)(params);
    }
    if (!data.startsWith(stampCode)) return fails(-32000, 'no code')(params);
    return says(
      concat([numberToHex(1, { size: 32 }), stampOver(state, `0x${data.slice(stampCode.length)}`)]),
    )(params);
  };
  const stampOver = (state: State | undefined, input: Hex): Hex => {
    const seen: string[] = [];
    for (let at = 0; at < size(input); ) {
      const length = Number(slice(input, at, at + 1));
      const to = slice(input, at + 1, at + 21);
      const data = length === 0 ? '0x' : slice(input, at + 21, at + 21 + length);
      seen.push(valueAt(state, to, data) ?? 'none');
      at += 21 + length;
    }
    return keccak256(stringToHex(seen.join()));
  };
  const world = tableWorld({
    eth_getBlockByNumber: (params) => {
      const at = params[0] === 'latest' ? blocks.length - 1 : Number(params[0]);
      const block = blocks[at];
      if (block === undefined) return says(null)(params);
      return says({
        hash: block.hash,
        number: numberToHex(at),
        timestamp: numberToHex(block.timestamp),
        gasLimit: '0x1c9c380',
        gasUsed: '0x0',
      })(params);
    },
    eth_getCode: (params) => says(valueAt(stateOf(params[1]), String(params[0]), '0x') ?? '0x')(params),
    eth_call: call,
    eth_getLogs: says([]),
    eth_simulateV1: says([]),
    debug_traceCall: says({}),
    ...more,
  });
  const mine = (state: State = usual) => {
    const at = blocks.length;
    blocks.push({
      hash: keccak256(numberToHex(at + 1)),
      timestamp: 1_700_000_000n + 12n * BigInt(at),
      state,
    });
    return blocks[at]?.hash ?? '0x';
  };
  return {
    chainId,
    world,
    mine,
    last: () => blocks.at(-1)?.hash ?? '0x',
    number: () => BigInt(blocks.length - 1),
  };
}
type Node = ReturnType<typeof node>;

/** What a reading asks of the latest block of a node; its answers are what the reader is told. */
type Asked = (of: Node) => readonly Omit<Question, 'chainId'>[];
const places = (of: Node) => ({ blockHash: of.last() });
const codesAndViews: Asked = (of) => [
  { method: 'eth_getCode', params: [token, places(of)] },
  { method: 'eth_call', params: [{ to: token, data: held }, places(of)] },
  { method: 'eth_getCode', params: [router, places(of)] },
];
const logs: Asked = (of) => [
  {
    method: 'eth_getLogs',
    params: [{ fromBlock: '0x0', toBlock: numberToHex(of.number()), address: token }],
  },
];

const bounds = { signal: never, deadline: 1_000, maxBytes: 1_000 };
const tell = (answer: Known<RpcAnswer>) => {
  if (answer.s !== 'known') return answer.s === 'unknown' ? answer.why : answer.s;
  return 'result' in answer.v ? JSON.stringify(answer.v.result) : 'error';
};

type Start = Readonly<{ first: Readback; memory: Memory; of: Node; asks: Asked }>;

async function readFirst(of: Node, asks: Asked, more: Parameters<typeof readback>[1] = {}): Promise<Start> {
  const memory = freshMemory();
  const world = remembering(of.world, memory);
  await latestOf(of, world);
  for (const it of asks(of)) await world.ask('rpc', { chainId: of.chainId, ...it }, bounds);
  return { first: onChain(of.chainId, more), memory, of, asks };
}

/** A reading begins at the latest block. */
function latestOf({ chainId }: Node, world: World): Promise<unknown> {
  return world.ask('rpc', { chainId, method: 'eth_getBlockByNumber', params: ['latest', false] }, bounds);
}

function onChain(chainId: number, more: Parameters<typeof readback>[1] = {}): Readback {
  const body: Body = {
    kind: 'transaction',
    chainId,
    from: me,
    call: { to: router, value: 0n, data: '0x' },
    set: {},
  };
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'paste' },
    receivedAt: 1_795_251_600_000,
    ...more.incoming,
  } as const;
  return readback([], { ...more, incoming });
}

/** Reads again: what the reader is told now, and what the node is asked for it. */
async function again({ first, memory, of, asks }: Start, through: World = of.world) {
  of.world.asked.length = 0;
  const told: string[] = [];
  const readOnce: ReadOnce = async (world) => {
    await latestOf(of, world);
    for (const it of asks(of))
      told.push(tell(await world.ask('rpc', { chainId: of.chainId, ...it }, bounds)));
    return first;
  };
  const renewed = await renew({ read: first, memory, readOnce }, through, never);
  return { kind: renewed.kind, told, asked: of.world.asked.map(nameOf), renewed };
}

function nameOf({ method, params }: Readonly<{ method: string; params: readonly unknown[] }>): string {
  if (method !== 'eth_call') return method;
  return JSON.stringify(params).includes(stampCode) ? 'stamp' : 'eth_call';
}

const next = (start: Start, renewed: Renewed): Start => ({
  ...start,
  memory: renewed.kind === 'read' ? renewed.memory : freshMemory(),
});
const clock = (of: Node, time: Known<bigint>): World => ({
  ask: async (kind, question, limits) =>
    kind === 'time' ? (time as never) : of.world.ask(kind, question, limits),
});
const refusing = (
  of: Node,
  isRefused: (question: Question) => boolean,
  answer: () => Known<RpcAnswer>,
): World => ({
  ask: async (kind, question, limits) =>
    kind === 'rpc' && isRefused(question as Question)
      ? (answer() as never)
      : of.world.ask(kind, question, limits),
});
const isStamp = ({ params }: Question) => JSON.stringify(params).includes(stampCode);

describe('a chain that stands where it was', () => {
  it('takes one question, and what was read stands', async () => {
    const of = node();
    of.mine();
    const start = await readFirst(of, codesAndViews);
    expect(await again(start)).toMatchObject({ kind: 'same', told: [], asked: ['eth_getBlockByNumber'] });
  });

  it.each([
    [29n, 'same'],
    [30n, 'read'],
    [600n, 'read'],
  ])(
    'and that waits for transactions is run again when the clock has gone on: %d s',
    async (passed, kind) => {
      const of = node(31_337);
      of.mine();
      const start = await readFirst(of, codesAndViews);
      const { effects } = start.first;
      const then = effects.s === 'known' ? effects.v.block.timestamp : 0n;
      expect((await again(start, clock(of, known(then + passed)))).kind).toBe(kind);
    },
  );

  it('and that waits for transactions is run again where nothing was simulated', async () => {
    const of = node(31_337);
    of.mine();
    const start = await readFirst(of, codesAndViews);
    const unseen = { ...start, first: { ...start.first, effects: unknown('timeout') } };
    expect((await again(unseen, clock(of, known(0n)))).kind).toBe('read');
  });

  it('without a clock goes by the block’s own time', async () => {
    const of = node(31_337);
    of.mine();
    // The block of the run is of 1,700,000,012.
    expect((await again(await readFirst(of, codesAndViews), clock(of, unknown('timeout')))).kind).toBe(
      'same',
    );
    for (let i = 0; i < 4; i += 1) of.mine();
    expect((await again(await readFirst(of, codesAndViews), clock(of, unknown('timeout')))).kind).toBe(
      'read',
    );
  });
});

describe('a new block', () => {
  it('in which nothing changed takes two stamps, then one, and tells the same', async () => {
    const of = node();
    of.mine();
    const start = await readFirst(of, codesAndViews);
    of.mine();
    const first = await again(start);
    expect(first.told).toEqual(['"0x6001"', '"0x05"', '"0x6002"']);
    expect(first.asked).toEqual(['eth_getBlockByNumber', 'stamp', 'stamp']);
    of.mine();
    const second = await again(next(start, first.renewed));
    expect(second.told).toEqual(first.told);
    expect(second.asked).toEqual(['eth_getBlockByNumber', 'stamp']);
  });

  const changes: readonly (readonly [string, string])[] = [
    ['code', `${token} 0x`],
    ['an answer', `${token} ${held}`],
    ['the code of another contract', `${router} 0x`],
  ];
  it.each(changes)('in which %s changed tells how it is now', async (_, key) => {
    const of = node();
    of.mine();
    const start = await readFirst(of, codesAndViews);
    const now = { ...usual, [key]: '0x99' } as const;
    of.mine(now);
    const { told, asked, renewed } = await again(start);
    expect(told).toEqual([
      `"${now[`${token} 0x`]}"`,
      `"${now[`${token} ${held}`]}"`,
      `"${now[`${router} 0x`]}"`,
    ]);
    expect(asked.filter((it) => it !== 'stamp')).toEqual([
      'eth_getBlockByNumber',
      'eth_getCode',
      'eth_call',
      'eth_getCode',
    ]);
    // What was found then is what the next one goes by.
    of.mine(now);
    const later = await again(next(start, renewed));
    expect(later.told).toEqual(told);
    expect(later.asked).toEqual(['eth_getBlockByNumber', 'stamp']);
    of.mine(usual);
    expect((await again(next(start, later.renewed))).told).toEqual(['"0x6001"', '"0x05"', '"0x6002"']);
  });

  it('asks what was not asked before, and what failed', async () => {
    const of = node();
    of.mine();
    const start = await readFirst(of, (it) => [
      ...codesAndViews(it),
      { method: 'eth_call', params: [{ to: router, data: '0x18160ddd' }, places(it)] },
    ]);
    of.mine({ ...usual, [`${router} 0x18160ddd`]: '0x07' });
    const { told, asked } = await again({
      ...start,
      asks: (it) => [...start.asks(it), { method: 'eth_getCode', params: [me, places(it)] }],
    });
    expect(told).toEqual(['"0x6001"', '"0x05"', '"0x6002"', '"0x07"', '"0x"']);
    expect(asked).toEqual(['eth_getBlockByNumber', 'stamp', 'stamp', 'eth_call', 'eth_getCode']);
  });

  it('asks a run again, and an older block; the latest one is known', async () => {
    const of = node();
    of.mine();
    const asks: Asked = () => [
      { method: 'eth_simulateV1', params: [{}, 'latest'] },
      { method: 'eth_getBlockByNumber', params: ['0x0', false] },
      { method: 'eth_getBlockByNumber', params: ['latest', false] },
      { method: 'eth_gasPrice', params: ['latest'] },
    ];
    const start = await readFirst(of, asks);
    const hash = of.mine();
    const { told, asked } = await again(start);
    expect(asked).toEqual(['eth_getBlockByNumber', 'eth_simulateV1', 'eth_getBlockByNumber', 'eth_gasPrice']);
    expect(told[1]).not.toContain(hash);
    expect(told[2]).toContain(hash);
    expect(told[3]).toBe('error');
  });

  it('takes no stamp where nothing was seen that it can vouch for', async () => {
    const of = node();
    of.mine();
    const start = await readFirst(of, () => []);
    of.mine();
    const { told, asked } = await again({ ...start, asks: codesAndViews });
    expect(told).toEqual(['"0x6001"', '"0x05"', '"0x6002"']);
    expect(asked).toEqual(['eth_getBlockByNumber', 'eth_getCode', 'eth_call', 'eth_getCode']);
  });

  it('is asked for all of it where nobody knows the block before', async () => {
    const of = node();
    of.mine();
    const start = { ...(await readFirst(of, codesAndViews)), memory: freshMemory() };
    const { kind, told, asked } = await again(start);
    expect(kind).toBe('read');
    expect(told).toHaveLength(3);
    expect(asked).toEqual(['eth_getBlockByNumber', 'eth_getCode', 'eth_call', 'eth_getCode']);
  });

  it.each([
    ['refuses', () => unknown('refused')],
    ['says something else', () => known({ result: '0x01', endpoint: 'node.test' })],
    [
      'breaks',
      () => {
        throw new Error('gone');
      },
    ],
  ] as const)('is asked for all of it where the node %s to vouch', async (_, answer) => {
    const of = node();
    of.mine();
    const start = await readFirst(of, codesAndViews);
    of.mine();
    const { told, asked } = await again(start, refusing(of, isStamp, answer));
    expect(told).toEqual(['"0x6001"', '"0x05"', '"0x6002"']);
    expect(asked).toEqual(['eth_getBlockByNumber', 'eth_getCode', 'eth_call', 'eth_getCode']);
  });

  it('is asked for all of it where the node vouches for the block before alone', async () => {
    const of = node();
    const before = of.mine();
    const start = await readFirst(of, codesAndViews);
    of.mine();
    const through = refusing(
      of,
      (it) => isStamp(it) && !JSON.stringify(it.params).includes(before),
      () => unknown('noState'),
    );
    const { asked, told } = await again(start, through);
    expect(told).toEqual(['"0x6001"', '"0x05"', '"0x6002"']);
    expect(asked).toEqual(['eth_getBlockByNumber', 'stamp', 'eth_getCode', 'eth_call', 'eth_getCode']);
  });
});

describe('what is not asked again', () => {
  const spender = { address: router };
  const meant = (asset?: Extract<Intent['clauses'][number], { kind: 'revoke' }>['asset']): Intent => ({
    account: me,
    chainId: 1,
    said: '',
    quotes: [],
    clauses: [{ kind: 'revoke', spender, ...(asset === undefined ? {} : { asset }) }],
    saidAt: 0,
  });
  it.each([
    ['a search of events', undefined, []],
    [
      'a search of events where one permission is to go',
      meant({ kind: 'token', chainId: 1, address: token }),
      [],
    ],
    ['but a search of events where everything of a spender is to go', meant(), ['eth_getLogs']],
  ])('%s', async (_, intent, more) => {
    const of = node();
    of.mine();
    const incoming = intent === undefined ? {} : { incoming: { intent } as never };
    const start = await readFirst(of, logs, incoming);
    of.mine();
    const { told, asked } = await again(start);
    expect(told).toEqual(['[]']);
    expect(asked).toEqual(['eth_getBlockByNumber', ...more]);
  });

  it('a search that was refused, but one that is new', async () => {
    const of = node(1, { eth_getLogs: fails(-32005, 'limit exceeded') });
    of.mine();
    const start = await readFirst(of, logs);
    of.mine();
    expect(await again(start)).toMatchObject({ told: ['error'], asked: ['eth_getBlockByNumber'] });
    const { asked } = await again({
      ...start,
      asks: (it) => [
        { method: 'eth_getLogs', params: [{ fromBlock: '0x1', toBlock: numberToHex(it.number()) }] },
      ],
    });
    expect(asked).toEqual(['eth_getBlockByNumber', 'eth_getLogs']);
  });

  it.each([
    ['eth_simulateV1', 'notAsked', []],
    ['debug_traceCall', '{}', ['debug_traceCall']],
  ])('the tree of calls, where %s ran it', async (name, says_, more) => {
    const of = node();
    of.mine();
    const asks: Asked = () => [{ method: 'debug_traceCall', params: [{}, 'latest'] }];
    const start = await readFirst(of, asks, { effects: { engines: [{ name, agrees: null } as never] } });
    of.mine();
    const { told, asked } = await again(start);
    expect(told).toEqual([says_]);
    expect(asked).toEqual(['eth_getBlockByNumber', ...more]);
  });

  it('another network, and what sources said; what is the user’s own is', async () => {
    const of = node();
    of.mine();
    let sources = 0;
    let own = 0;
    const world: World = {
      ask: async (kind, question, limits) => {
        if (kind === 'signatures') sources += 1;
        if (kind === 'book') own += 1;
        return of.world.ask(kind, question, limits);
      },
    };
    const elsewhere: Question = { chainId: 10, method: 'eth_chainId', params: [] };
    const memory = freshMemory();
    const ask = async (it: World) => {
      await latestOf(of, it);
      await it.ask('rpc', elsewhere, bounds);
      await it.ask('rpc', { ...elsewhere, chainId: 137 }, bounds);
      await it.ask('signatures', { selector: '0x12345678' } as never, bounds);
      await it.ask('book', {} as never, bounds);
      return onChain(1);
    };
    const remembers = remembering(world, memory);
    await latestOf(of, remembers);
    await remembers.ask('rpc', elsewhere, bounds);
    await remembers.ask('signatures', { selector: '0x12345678' } as never, bounds);
    await remembers.ask('book', {} as never, bounds);
    expect([sources, own]).toEqual([1, 1]);
    of.mine();
    of.world.asked.length = 0;
    const one = await renew({ read: onChain(1), memory, readOnce: ask }, world, never);
    expect([sources, own]).toEqual([1, 2]);
    expect(of.world.asked.map(nameOf)).toEqual(['eth_getBlockByNumber', 'eth_chainId']);
    if (one.kind !== 'read') throw new Error(one.kind);
    of.mine();
    of.world.asked.length = 0;
    await renew({ read: onChain(1), memory: one.memory, readOnce: ask }, world, never);
    expect([sources, own]).toEqual([1, 3]);
    expect(of.world.asked.map(nameOf)).toEqual(['eth_getBlockByNumber']);
  });
});

describe('nothing is found out', () => {
  it.each([
    ['where the node does not answer', () => unknown('timeout')],
    [
      'where the node answers with an error',
      () => known({ error: { code: 1, message: 'no' }, endpoint: 'node.test' }),
    ],
    ['where the node answers with no block', () => known({ result: { hash: '0x' }, endpoint: 'node.test' })],
    ['where the node has no block', () => known({ result: null, endpoint: 'node.test' })],
  ] as const)('%s', async (_, answer) => {
    const of = node();
    of.mine();
    const start = await readFirst(of, codesAndViews);
    of.mine();
    const { kind, told } = await again(
      start,
      refusing(of, ({ method }) => method === 'eth_getBlockByNumber', answer),
    );
    expect([kind, told]).toEqual(['failed', []]);
  });

  it('where the reading comes to no end', async () => {
    const of = node();
    of.mine();
    const start = await readFirst(of, codesAndViews);
    of.mine();
    const renewed = await renew(
      { read: start.first, memory: start.memory, readOnce: async () => undefined },
      of.world,
      never,
    );
    expect(renewed).toEqual({ kind: 'failed' });
  });

  it('of what is of no network, and no node is asked', async () => {
    const of = node();
    of.mine();
    const start = await readFirst(of, codesAndViews);
    const body: Body = { kind: 'message', signer: me, bytes: '0x00' };
    const incoming = { ...start.first.incoming, request: freeze(body, '') };
    expect(await again({ ...start, first: { ...start.first, incoming } })).toMatchObject({
      kind: 'failed',
      asked: [],
    });
  });
});

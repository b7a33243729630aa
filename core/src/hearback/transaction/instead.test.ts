import { type Hex, pad } from 'viem';
import { describe, expect, test } from 'vitest';
import { unknown } from '../../model/known.ts';
import type { Call } from '../../model/request.ts';
import { fails, says, type Table } from '../../world/testing/tableWorld.ts';
import { alice, bob, carol, type Ledger } from '../testing/ledger.ts';
import { heardLast, quickly } from '../testing/quickly.ts';
import { balance, readOn } from '../testing/readOn.ts';
import { coins, ether, gwei, pay, usualFee, readCall, scene, token } from '../testing/scene.ts';
import type { SignedRecord } from '../testing/signedBy.ts';
import { type Shown, shown } from '../testing/shown.ts';
import { lookFor } from './lookFor.ts';
import { hearingNode } from './node.ts';
import { minedWithNonce } from './replaced.ts';
import { hearTransaction } from './transaction.ts';

const { signal } = new AbortController();
const lines = [balance('0', alice.address, [1_000n, 1_000n], token)];
const empty = { to: alice.address, value: 0n, data: '0x' } as const;

type Case = Readonly<{
  /** What is mined with the number of Alice's payment, by her. */
  other?: Parameters<Ledger['send']>[1];
  signedHere?: (of: SignedRecord) => readonly Hex[];
  more?: (chain: Ledger, other: SignedRecord) => Table;
  code?: Hex;
  gasPrice?: bigint;
  chainId?: number;
}>;

/** What is heard of a payment that a node had, once another transaction has used its number. */
async function heardOf({ other = empty, signedHere, more, code, gasPrice, chainId }: Case) {
  const chain = scene(chainId);
  const read = readCall(chain, pay(), { lines: chainId === undefined ? lines : [] });
  const tx = await chain.send(alice, pay());
  const here: Hex[] = [];
  const answer = { account: alice.address, hash: tx.hash, signedHere: here };
  const table: { now: Table } = { now: {} };
  const world = chain.world();
  const bent = {
    ask: ((kind: never, question: { method?: string; params?: readonly unknown[] }, bounds: never) => {
      const reply = table.now[question.method ?? ''];
      return reply === undefined ? world.ask(kind, question as never, bounds) : reply(question.params ?? []);
    }) as typeof world.ask,
  };
  const all = hearTransaction(read, answer, bent, signal, quickly);
  await all.next();
  await all.next();
  chain.drop(tx);
  const second = await chain.send(alice, { ...other, nonce: 0 });
  here.push(...(signedHere?.(second) ?? []));
  if (code !== undefined) chain.code(alice.address, code);
  chain.set(coins(alice.address), ether - usualFee);
  chain.mine([{ tx: second, ...(gasPrice !== undefined && { gasPrice }) }]);
  chain.mine();
  table.now = more?.(chain, second) ?? {};
  return shown(await heardLast(all), read);
}

const short = ({ is, says: words, rows, differs, followed }: Shown) => ({
  is,
  says: words,
  rows: rows.map((it) => it.split(':')[0]),
  differs,
  ...(followed && { at: followed.split(' ').slice(1).join(' ') }),
});
const fields = ['from', 'to', 'value', 'data', 'chain'];

describe('in the place of a transaction', () => {
  test('the same call with another fee is compared like the one that was sent', async () => {
    const same = { ...pay(), maxFeePerGas: 9n * gwei };
    expect(short(await heardOf({ other: same }))).toEqual({
      is: 'same asRead',
      says: ['hearback.replaced.same', 'hearback.mined.same', 'hearback.effects.asRead'],
      rows: [...fields, 'balance (asset …00A1, account alice)'],
      differs: [],
      at: '1002 03ea',
    });
  });

  test('nothing was done: it is canceled, with the rows of the transaction alone', async () => {
    expect(short(await heardOf({}))).toEqual({
      is: 'replaced notApplicable',
      says: ['hearback.replaced.cancelled'],
      rows: fields,
      differs: ['mined.to', 'mined.data'],
      at: '1002 03ea',
    });
  });

  test('nothing was asked for, by an account whose code may have done something', async () => {
    const words = async (it: Case) => {
      const heard = await heardOf(it);
      return [heard.is, heard.says[0]];
    };
    expect(await words({ code: '0xef0100' })).toEqual([
      'replaced cannotTell',
      'hearback.replaced.empty (may code)',
    ]);
    const silent = () => ({ eth_getCode: () => unknown('timeout') });
    expect(await words({ more: silent })).toEqual([
      'replaced cannotTell',
      'hearback.replaced.empty (may unknown)',
    ]);
    const ownType = (_: Ledger, { hash, json }: SignedRecord): Table => ({
      eth_getTransactionByHash: ([of]) => says(of === hash ? { ...json, type: '0x71' } : null)([]),
    });
    expect(await words({ more: ownType, chainId: 324 })).toEqual([
      'replaced cannotTell',
      'hearback.replaced.empty (may type)',
    ]);
  });

  test('a dear cancellation says what it cost', async () => {
    const it = await heardOf({
      other: { ...empty, maxFeePerGas: 10n ** 16n, maxPriorityFeePerGas: 10n ** 16n },
      gasPrice: 10n ** 15n,
    });
    expect(it.says).toEqual([
      'hearback.replaced.cancelled',
      'hearback.mined.dear (fee 21000000000000000000 wei)',
    ]);
  });

  test.each([
    ['a payment', { to: carol.address, value: 1n }, ['mined.to', 'mined.value', 'mined.data']],
    ['a payment to oneself', { to: alice.address, value: 1n }, ['mined.to', 'mined.value', 'mined.data']],
    ['nothing for someone else', { to: carol.address }, ['mined.to', 'mined.data']],
  ] as const)('%s is something else, aloud', async (_, other, differs) => {
    const it = await heardOf({ other });
    expect([it.is, it.says, it.differs]).toEqual([
      'different asRead',
      ['hearback.replaced.different', 'hearback.mined.different'],
      differs,
    ]);
  });

  test('what nobody can read of an account to itself took it, and no more is known', async () => {
    const it = await heardOf({ other: { to: alice.address, data: '0x12345678' } });
    expect([it.is, it.says.slice(0, 2)]).toEqual([
      'replaced cannotTell',
      ['hearback.sent.replaced', 'hearback.carried.unread (by alice)'],
    ]);
  });

  test('another request that was read back here is no alarm, whatever it does', async () => {
    const upper = ({ hash }: SignedRecord) => [pad('0x01'), hash.toUpperCase().replace('X', 'x') as Hex];
    const it = await heardOf({ other: { to: carol.address, value: 1n }, signedHere: upper });
    expect([it.is, it.says]).toEqual(['replaced notApplicable', ['hearback.replaced.signedHere']]);
    const alien = await heardOf({ other: { to: carol.address, value: 1n }, signedHere: () => [pad('0x01')] });
    expect(alien.is).toBe('different asRead');
    // An empty one that was read back here is that one, and not a cancellation.
    expect((await heardOf({ signedHere: upper, code: '0xef0100' })).says).toEqual([
      'hearback.replaced.signedHere',
    ]);
  });

  test.each<[string, (chain: Ledger, other: SignedRecord) => Table]>([
    ['the number of the latest block', () => ({ eth_blockNumber: () => unknown('timeout') })],
    ['the blocks', () => ({ eth_getBlockByNumber: fails(-32000, 'no') })],
    ['its receipt', () => ({ eth_getTransactionReceipt: says(null) })],
    [
      'the truth of it',
      (_, { json, hash }) => ({
        eth_getTransactionByHash: ([of]) => says(of === hash ? { ...json, value: '0x9' } : null)([]),
      }),
    ],
  ])('is something of which the node does not tell %s', async (_, more) => {
    expect(await heardOf({ more })).toEqual({
      is: 'replaced cannotTell',
      says: ['hearback.sent.replaced'],
      rows: [],
      differs: [],
      beside: [],
    });
  });
});

describe('the transaction of an account with a number', () => {
  /** A chain of so many blocks, with Alice's transactions in some of them. */
  async function chainOf(blocks: number, at: readonly number[]) {
    const chain = scene();
    const made: SignedRecord[] = [];
    for (let n = 0; n < blocks; n += 1) {
      const here = at.filter((it) => it === n).length;
      const txs: SignedRecord[] = [];
      for (let count = 0; count < here; count += 1) txs.push(await chain.send(alice, empty));
      const others = n % 3 === 0 ? [await chain.send(bob, empty)] : [];
      made.push(...txs);
      chain.mine([...others, ...txs].map((tx) => ({ tx })));
    }
    return { chain, made };
  }
  const noOldState = (chain: Ledger): Table => ({
    eth_getTransactionCount: (params) =>
      params[1] === 'latest'
        ? (chain.table.eth_getTransactionCount ?? says(null))(params)
        : fails(-32000, 'missing trie node')(params),
  });
  const find = async (chain: Ledger, nonce: bigint, more: Table = {}) => {
    const world = chain.world(more);
    const found = await minedWithNonce({ from: alice.address, nonce }, hearingNode(world, 1, signal));
    return {
      found: found.s === 'known' ? found.v.sent.hash : found.s === 'unknown' && found.why,
      asked: world.asked.length,
    };
  };

  test.each([
    [1, [0]],
    [9, [0, 4, 8]],
    [30, [0, 1, 1, 1, 14, 28, 29, 29]],
    [118, [0, 3, 60, 117]],
  ])('is found among %i blocks, wherever it is, in few questions', async (blocks, at) => {
    const { chain, made } = await chainOf(blocks, at);
    for (const [nonce, { hash }] of made.entries()) {
      const { found, asked } = await find(chain, BigInt(nonce));
      expect(found).toBe(hash);
      expect(asked).toBeLessThan(20);
    }
    expect((await find(chain, BigInt(made.length))).found).toBe('notFound');
  });

  test('is not looked for beyond the state that nodes keep', async () => {
    const { chain, made } = await chainOf(200, [0, 190]);
    expect((await find(chain, 0n)).found).toBe('notFound');
    expect((await find(chain, 1n)).found).toBe(made[1]?.hash);
  });

  test('is looked for in the newest eight blocks where a node keeps no old state', async () => {
    const { chain, made } = await chainOf(12, [3, 4, 11]);
    const more = noOldState(chain);
    expect((await find(chain, 0n, more)).found).toBe('notFound');
    expect((await find(chain, 1n, more)).found).toBe(made[1]?.hash);
    expect((await find(chain, 2n, more)).found).toBe(made[2]?.hash);
  });

  test('is not taken from another, whatever the node says is in its block', async () => {
    const { chain, made } = await chainOf(4, [1, 2]);
    const lies = (change: object): Table => ({
      eth_getBlockByNumber: says({ transactions: [{ ...made[0]?.json, ...change }] }),
    });
    expect((await find(chain, 0n, lies({}))).found).toBe(made[0]?.hash);
    expect((await find(chain, 0n, lies({ hash: made[1]?.hash }))).found).toBe('malformed');
    for (const change of [
      { from: bob.address },
      { nonce: '0x1' },
      { nonce: null },
      { from: null },
      { hash: null },
    ])
      expect((await find(chain, 0n, lies(change))).found).toBe('notFound');
    for (const block of [{}, [], { transactions: ['0x12', null] }])
      expect((await find(chain, 0n, { eth_getBlockByNumber: says(block) })).found).toBe('notFound');
  });
});

describe('a transaction whose hash is not known', () => {
  const call: Call = { to: bob.address, value: 7n, data: '0x' };

  async function looked(
    act: (chain: Ledger) => Promise<unknown>,
    more: (chain: Ledger) => Table = () => ({}),
    body = readCall,
  ) {
    const chain = scene();
    chain.mine([{ tx: await chain.send(alice, call) }]);
    const read = body(chain, call);
    await act(chain);
    return lookFor(read, alice.address, chain.world(more(chain)), signal);
  }
  const mine = async (chain: Ledger, ...calls: readonly Parameters<Ledger['send']>[1][]) => {
    const all: SignedRecord[] = [];
    for (const it of calls) {
      const tx = await chain.send(alice, it);
      chain.mine([{ tx }]);
      all.push(tx);
    }
    return all;
  };

  test('is found where it was mined since, also among others', async () => {
    let hash: Hex | undefined;
    const found = await looked(async (chain) => {
      const [, second] = await mine(chain, empty, call, empty);
      hash = second?.hash;
    });
    expect(found).toEqual({ kind: 'found', hash, mined: true });
  });

  test.each<[string, Parameters<Ledger['send']>[1]]>([
    ['receiver', { ...call, to: carol.address }],
    ['amount', { ...call, value: 8n }],
    ['data', { ...call, data: '0x01' }],
    ['kind: it makes a contract', { ...call, to: null }],
  ])('is not one of another %s', async (_, other) => {
    expect(await looked((chain) => mine(chain, other))).toEqual({ kind: 'others' });
    expect(await looked((chain) => chain.send(alice, other))).toEqual({ kind: 'cannotTell' });
  });

  test('is not one that was there before, nor one of someone else', async () => {
    expect(await looked(async () => {})).toEqual({ kind: 'nothing' });
    expect(await looked(async (chain) => chain.mine([{ tx: await chain.send(bob, call) }]))).toEqual({
      kind: 'nothing',
    });
    expect(await looked((chain) => chain.send(bob, call))).toEqual({ kind: 'nothing' });
  });

  test('is found where it waits', async () => {
    let hash: Hex | undefined;
    const found = await looked(async (chain) => {
      await chain.send(alice, empty);
      hash = (await chain.send(alice, call)).hash;
    });
    expect(found).toEqual({ kind: 'found', hash, mined: false });
  });

  test('is looked for among the six newest, and beyond them nothing is said to be the whole', async () => {
    const count = async (others: number) => {
      let hash: Hex | undefined;
      const found = await looked(async (chain) => {
        const [first] = await mine(chain, call, ...Array.from({ length: others }, () => empty));
        hash = first?.hash;
      });
      return found.kind === 'found' ? found.hash === hash : found.kind;
    };
    expect(await count(5)).toBe(true);
    expect(await count(6)).toBe('cannotTell');
    expect(await looked((chain) => mine(chain, ...Array.from({ length: 6 }, () => empty)))).toEqual({
      kind: 'others',
    });
    expect(await looked((chain) => mine(chain, ...Array.from({ length: 7 }, () => empty)))).toEqual({
      kind: 'cannotTell',
    });
  });

  test('cannot be told where a node does not say enough, and is found by one that keeps no old state', async () => {
    const counts =
      (at: (tag: unknown) => boolean) =>
      (chain: Ledger): Table => ({
        eth_getTransactionCount: (params) =>
          at(params[1])
            ? (chain.table.eth_getTransactionCount ?? says(null))(params)
            : fails(-32000, 'missing trie node')(params),
      });
    const none = async () => {};
    expect(
      await looked(
        none,
        counts((tag) => tag !== 'latest'),
      ),
    ).toEqual({ kind: 'cannotTell' });
    expect(
      await looked(
        none,
        counts((tag) => tag !== 'pending'),
      ),
    ).toEqual({ kind: 'cannotTell' });
    const noOld = counts((tag) => tag === 'latest' || tag === 'pending');
    expect(await looked(none, noOld)).toEqual({ kind: 'cannotTell' });
    let hash: Hex | undefined;
    const found = await looked(async (chain) => {
      hash = (await mine(chain, call))[0]?.hash;
    }, noOld);
    expect(found).toEqual({ kind: 'found', hash, mined: true });
    const broken = () => ({ eth_getBlockByNumber: says({ transactions: 'many' }) });
    expect(await looked((chain) => mine(chain, empty), broken)).toEqual({ kind: 'cannotTell' });
    expect(await looked((chain) => chain.send(alice, call), broken)).toEqual({ kind: 'cannotTell' });
  });

  test('is none of a batch, nor of a request whose block is not known', async () => {
    const two = (chain: Ledger) =>
      readOn(chain, { kind: 'calls', chainId: 1, atomic: true, calls: [call, call] });
    expect(await looked((chain) => mine(chain, call), undefined, two)).toEqual({ kind: 'cannotTell' });
    const unpinned = (chain: Ledger) => ({ ...readCall(chain, call), effects: unknown('notAsked') });
    expect(await looked((chain) => mine(chain, call), undefined, unpinned)).toEqual({ kind: 'cannotTell' });
  });
});

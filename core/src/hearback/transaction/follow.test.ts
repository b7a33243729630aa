import { describe, expect, test } from 'vitest';
import { type Hex, pad } from 'viem';
import { unknown } from '../../model/known.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Readback } from '../../model/readback.ts';
import { says, type Table } from '../../world/testing/tableWorld.ts';
import { alice, bob, carol, type Ledger } from '../testing/ledger.ts';
import { operationSays, safeSays } from '../carried/testing/wrappings.ts';
import {
  allShown,
  coins,
  ether,
  held,
  moved,
  pay,
  readCall,
  scene,
  token,
  usualFee,
} from '../testing/scene.ts';
import { balance } from '../testing/readOn.ts';
import { shown, toldBy } from '../testing/shown.ts';
import { hearTransaction, type TransactionAnswer } from './transaction.ts';
import type { PollSchedule } from './pace.ts';

const { signal } = new AbortController();
const pace: PollSchedule = { first: 1, growth: 1, most: 1, unseen: 6, gone: 2, stuck: 3, settle: 2, deep: 6 };
const lines = [balance('0', alice.address, [1_000n, 900n], token)];

const hear = (
  readback: Readback,
  answer: Omit<TransactionAnswer, 'account'>,
  chain: Ledger,
  more: Table = {},
  schedule = pace,
) => hearTransaction(readback, { account: alice.address, ...answer }, chain.world(more), signal, schedule);

/** Its next word in short; undefined once it has said its last. */
async function next(all: AsyncGenerator<Hearback>, readback: Readback) {
  const { value } = await all.next();
  return value === undefined ? undefined : shown(value, readback);
}

/** Alice's payment takes effect in the next block. */
function paid(chain: Ledger): void {
  chain.set(held(alice.address), 900n);
  chain.set(held(bob.address), 100n);
  chain.set(coins(alice.address), ether - usualFee);
}

const payment = () => [moved(alice.address, bob.address, 100n)];

async function onItsWay() {
  const chain = scene();
  const readback = readCall(chain, pay(), { lines, feeMost: ether });
  return { chain, readback, tx: await chain.send(alice, pay()) };
}

describe('a transaction that a wallet sent', () => {
  test('is waited for, seen, called stuck, mined, and looked after until it stays', async () => {
    const { chain, readback, tx } = await onItsWay();
    const all = hear(readback, { hash: tx.hash }, chain);
    expect(await next(all, readback)).toEqual({
      beside: [],
      differs: [],
      is: 'waiting pending',
      rows: [],
      says: ['hearback.sent.unseen'],
    });
    const seen = (await all.next()).value;
    expect(seen && shown(seen, readback)).toEqual({
      beside: ['sent.from alice', 'sent.nonce 0'],
      differs: [],
      is: 'waiting pending',
      rows: [
        'from: alice | alice',
        'to: …00A1 | …00A1',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0064 | 0xa9059cbb…0064',
        'chain: chain 1 | chain 1',
      ],
      says: ['hearback.sent.waiting'],
    });
    expect(seen && toldBy(seen)).toEqual({
      'mined.chain': 'node.test',
      'mined.data': 'node.test',
      'mined.from': 'node.test',
      'mined.to': 'node.test',
      'mined.value': 'node.test',
      'request.chain': 'request',
      'request.data': 'request',
      'request.from': 'request',
      'request.to': 'request',
      'request.value': 'request',
      'sent.from': '',
      'sent.nonce': '',
    });
    expect(await next(all, readback)).toEqual({
      beside: ['sent.from alice', 'sent.nonce 0'],
      differs: [],
      is: 'stuck pending',
      rows: [
        'from: alice | alice',
        'to: …00A1 | …00A1',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0064 | 0xa9059cbb…0064',
        'chain: chain 1 | chain 1',
      ],
      says: ['hearback.sent.stuck'],
    });
    paid(chain);
    chain.mine([{ tx, logs: payment() }]);
    const heard = (await all.next()).value;
    expect(heard && shown(heard, readback)).toEqual({
      beside: [
        'sent.from alice',
        'sent.nonce 0',
        'mined.effect.0.before 1000 …00A1',
        'mined.effect.0.after 900 …00A1',
        'mined.block 1002',
      ],
      differs: [],
      followed: '…eb68 1002 03ea',
      is: 'same asRead',
      rows: [
        'from: alice | alice',
        'to: …00A1 | …00A1',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0064 | 0xa9059cbb…0064',
        'chain: chain 1 | chain 1',
        'balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1',
        'fee: 1000000000000000000 wei | 42000000000000 wei',
      ],
      says: ['hearback.mined.same', 'hearback.effects.asRead'],
    });
    expect(heard && toldBy(heard)).toEqual({
      'mined.block': 'block 1002 node.test',
      'mined.chain': 'block 1002 node.test',
      'mined.data': 'block 1002 node.test',
      'mined.effect.0.after': 'block 1002 node.test eth_call',
      'mined.effect.0.asset': 'block 1002 node.test eth_call',
      'mined.effect.0.before': 'block 1002 node.test eth_call',
      'mined.effect.0.delta': 'of mined.effect.0.before,mined.effect.0.after',
      'mined.effect.0.who': 'block 1002 node.test eth_call',
      'mined.fee': 'block 1002 node.test',
      'mined.from': 'block 1002 node.test',
      'mined.to': 'block 1002 node.test',
      'mined.value': 'block 1002 node.test',
      'request.chain': 'request',
      'request.data': 'request',
      'request.from': 'request',
      'request.to': 'request',
      'request.value': 'request',
      'sent.from': '',
      'sent.nonce': '',
    });
    const last = await next(all, readback);
    expect(last).toEqual({
      ...(heard && shown(heard, readback)),
      beside: [...(heard ? shown(heard, readback).beside : []), 'mined.settled true'],
    });
    expect(await next(all, readback)).toBeUndefined();
  });

  test('that lies deep is not looked after', async () => {
    const { chain, readback, tx } = await onItsWay();
    paid(chain);
    chain.mine([{ tx, logs: payment() }]);
    for (let n = 0; n < 5; n += 1) chain.mine();
    const [, first, second] = await allShown(hear(readback, { hash: tx.hash }, chain), readback);
    expect([
      first?.beside.includes('mined.settled true'),
      second?.beside.includes('mined.settled true'),
    ]).toEqual([false, true]);
    chain.mine();
    const words = await allShown(hear(readback, { hash: tx.hash }, chain), readback);
    expect(words.map(({ is, beside }) => [is, beside.includes('mined.settled true')])).toEqual([
      ['waiting pending', false],
      ['same asRead', true],
    ]);
  });

  test('whose block is taken back is waited for again, and heard again where it is mined then', async () => {
    const { chain, readback, tx } = await onItsWay();
    const all = hear(readback, { hash: tx.hash }, chain, {}, { ...pace, stuck: 50 });
    await all.next();
    await all.next();
    paid(chain);
    chain.mine([{ tx, logs: payment() }]);
    expect((await next(all, readback))?.is).toBe('same asRead');
    chain.takeBack();
    expect(await next(all, readback)).toEqual({
      beside: ['sent.from alice', 'sent.nonce 0'],
      differs: [],
      followed: '…eb68',
      is: 'reorganised pending',
      rows: [],
      says: ['hearback.sent.reorganised'],
    });
    expect((await next(all, readback))?.says).toEqual(['hearback.sent.waiting']);
    chain.mine([{ tx, logs: payment() }], { salt: 'a' });
    const again = await next(all, readback);
    expect([again?.is, again?.says, again?.followed]).toEqual([
      'same asRead',
      ['hearback.mined.same', 'hearback.effects.asRead'],
      '…eb68 1002 03ea',
    ]);
    chain.takeBack();
    chain.mine([{ tx, logs: payment() }], { salt: 'c' });
    const third = await next(all, readback);
    expect([third?.is, third?.says, third?.followed]).toEqual([
      'same asRead',
      ['hearback.mined.same', 'hearback.effects.asRead', 'hearback.mined.again'],
      '…eb68 1002 03ea',
    ]);
  });

  test('that is mined is not forgotten by a node that does not answer, nor by one that only has no receipt', async () => {
    const { chain, readback, tx } = await onItsWay();
    paid(chain);
    chain.mine([{ tx, logs: payment() }]);
    for (const reply of [() => unknown('offline'), says(null)]) {
      let asked = 0;
      const silent: Table = {
        eth_getTransactionReceipt: (params) => {
          asked += 1;
          const table = chain.table.eth_getTransactionReceipt;
          return asked === 1 || asked > 6 || table === undefined ? (table ?? reply)(params) : reply(params);
        },
      };
      const words = await allShown(hear(readback, { hash: tx.hash }, chain, silent), readback);
      expect(words.map(({ is }) => is)).toEqual(['waiting pending', 'same asRead', 'same asRead']);
      expect(asked).toBeGreaterThan(7);
    }
  });

  test('is looked for a while, and that nobody has it is said without a guess', async () => {
    const chain = scene();
    const readback = readCall(chain, pay(), { lines });
    const world = chain.world();
    const hash = pad('0x12');
    const all = hearTransaction(readback, { account: alice.address, hash }, world, signal, pace);
    expect(await allShown(all, readback)).toEqual([
      {
        beside: [],
        differs: [],
        is: 'waiting pending',
        rows: [],
        says: ['hearback.sent.unseen'],
      },
      {
        beside: [],
        differs: [],
        is: 'cannotTell cannotTell',
        rows: [],
        says: ['hearback.sent.cannotTell'],
      },
    ]);
    expect(world.asked.filter(({ method }) => method === 'eth_getTransactionByHash')).toHaveLength(
      pace.unseen,
    );
  });
});

describe('a transaction that is gone', () => {
  async function gone(meanwhile: (chain: Ledger) => Promise<void>, more: Table = {}) {
    const { chain, readback, tx } = await onItsWay();
    const world = chain.world(more);
    const all = hearTransaction(readback, { account: alice.address, hash: tx.hash }, world, signal, pace);
    await all.next();
    await all.next();
    chain.drop(tx);
    await meanwhile(chain);
    world.asked.length = 0;
    const words = await allShown(all, readback);
    const polls = world.asked.filter(({ method }) => method === 'eth_getTransactionByHash').length;
    return { words, polls };
  }

  test('and whose number is free was dropped', async () => {
    const { words, polls } = await gone(async () => {});
    expect(words).toEqual([
      {
        beside: [],
        differs: [],
        is: 'dropped notApplicable',
        rows: [],
        says: ['hearback.sent.dropped'],
      },
    ]);
    expect(polls).toBe(pace.gone);
  });

  test('and comes back before it is given up is waited for on', async () => {
    const { chain, readback, tx } = await onItsWay();
    let asked = 0;
    const flickers: Table = {
      eth_getTransactionByHash: (params) => {
        asked += 1;
        const isGone = asked > 1 && asked < 20 && asked % 2 === 0;
        return isGone ? says(null)([]) : (chain.table.eth_getTransactionByHash ?? says(null))(params);
      },
    };
    const all = hear(readback, { hash: tx.hash }, chain, flickers);
    const heard = [await next(all, readback), await next(all, readback), await next(all, readback)];
    expect(heard.map((it) => it?.says[0])).toEqual([
      'hearback.sent.unseen',
      'hearback.sent.waiting',
      'hearback.sent.stuck',
    ]);
    await all.return(undefined);
  });

  test('and whose number another has used was replaced by that one', async () => {
    const { words } = await gone(async (chain) => {
      const other = await chain.send(alice, { ...pay(100n, carol.address), nonce: 0 });
      chain.mine([{ tx: other }]);
    });
    expect(words.map(({ is, says: its }) => [is, its[0]])).toEqual([
      ['different asRead', 'hearback.replaced.different'],
    ]);
  });

  test('is not told apart by a node that does not answer, and what is known of it stays', async () => {
    const silent: Table = { eth_getTransactionCount: () => unknown('timeout') };
    expect((await gone(async () => {}, silent)).words).toEqual([
      {
        beside: ['sent.from alice', 'sent.nonce 0'],
        differs: [],
        is: 'cannotTell cannotTell',
        rows: [],
        says: ['hearback.sent.cannotTell'],
      },
    ]);
    const { chain, readback, tx } = await onItsWay();
    let asked = 0;
    const failing: Table = {
      eth_getTransactionByHash: (params) => {
        asked += 1;
        return asked > 1 ? unknown('timeout') : (chain.table.eth_getTransactionByHash ?? says(null))(params);
      },
    };
    const words = await allShown(hear(readback, { hash: tx.hash }, chain, failing), readback);
    expect(words.at(-1)).toEqual({
      is: 'cannotTell cannotTell',
      says: ['hearback.sent.cannotTell'],
      rows: [],
      differs: [],
      beside: ['sent.from alice', 'sent.nonce 0'],
    });
  });

  test('and is told of with other fields than were signed is not believed', async () => {
    const { chain, readback, tx } = await onItsWay();
    for (const [change, why] of [
      [{ value: '0x8' }, 'hearback.sent.wrongFields'],
      [{ r: null, s: null }, 'hearback.sent.unsigned'],
    ] as const) {
      const lying: Table = { eth_getTransactionByHash: says({ ...tx.json, ...change }) };
      const words = await allShown(hear(readback, { hash: tx.hash }, chain, lying), readback);
      expect(words.map((it) => [it.is, it.says, it.beside])).toEqual([
        ['waiting pending', ['hearback.sent.unseen'], []],
        ['cannotTell cannotTell', [why], []],
      ]);
    }
  });
});

describe('what was heard before', () => {
  test('and was final is not looked at again', async () => {
    const { chain, readback, tx } = await onItsWay();
    paid(chain);
    chain.mine([{ tx, logs: payment() }]);
    let earlier: Hearback | undefined;
    for await (const it of hear(readback, { hash: tx.hash }, chain)) earlier = it;
    const world = chain.world();
    const answer = { account: alice.address, hash: tx.hash, earlier };
    expect(await allShown(hearTransaction(readback, answer, world, signal, pace), readback)).toEqual([]);
    expect(world.asked).toEqual([]);
  });

  test('of one that is mined stays until there is more, and what a later block has is said to be new', async () => {
    const { chain, readback, tx } = await onItsWay();
    const all = hear(readback, { hash: tx.hash }, chain);
    paid(chain);
    chain.mine([{ tx, logs: payment() }]);
    await all.next();
    const earlier = (await all.next()).value ?? undefined;
    await all.return(undefined);
    const words = await allShown(hear(readback, { hash: tx.hash, earlier }, chain), readback);
    expect(words.map(({ is, says: its }) => [is, its])).toEqual([
      ['same asRead', ['hearback.mined.same', 'hearback.effects.asRead']],
    ]);
    chain.takeBack();
    chain.mine([{ tx, logs: payment() }], { salt: 'a' });
    const again = await allShown(hear(readback, { hash: tx.hash, earlier }, chain), readback);
    expect(again.map(({ is, says: its }) => [is, its])).toEqual([
      ['same asRead', ['hearback.mined.same', 'hearback.effects.asRead', 'hearback.mined.again']],
      ['same asRead', ['hearback.mined.same', 'hearback.effects.asRead', 'hearback.mined.again']],
    ]);
  });

  test('of one that is mined stays where no node answers, however long', async () => {
    const { chain, readback, tx } = await onItsWay();
    const all = hear(readback, { hash: tx.hash }, chain);
    chain.mine([{ tx, logs: payment() }]);
    await all.next();
    const earlier = (await all.next()).value ?? undefined;
    await all.return(undefined);
    const offline = () => unknown('offline');
    for (const more of [
      { eth_getTransactionByHash: offline, eth_getTransactionReceipt: offline },
      { eth_getTransactionByHash: offline },
      { eth_getTransactionReceipt: offline },
      { eth_getTransactionReceipt: says(null) },
    ]) {
      expect(await allShown(hear(readback, { hash: tx.hash, earlier }, chain, more), readback)).toEqual([]);
    }
  });

  test('of one that a node had is enough to know later that it was dropped', async () => {
    const { chain, readback, tx } = await onItsWay();
    const all = hear(readback, { hash: tx.hash }, chain);
    await all.next();
    const earlier = (await all.next()).value ?? undefined;
    await all.return(undefined);
    chain.drop(tx);
    const words = await allShown(hear(readback, { hash: tx.hash, earlier }, chain), readback);
    expect(words.map(({ is }) => is)).toEqual(['dropped notApplicable']);
    // After a word that was not of waiting it says first that it looks again, and keeps what it knows.
    const open = { ...(earlier as Hearback), effects: 'cannotTell' } as const;
    const [first] = await allShown(hear(readback, { hash: tx.hash, earlier: open }, chain), readback);
    expect(first).toEqual({
      is: 'waiting pending',
      says: ['hearback.sent.unseen'],
      rows: [],
      differs: [],
      beside: ['sent.from alice', 'sent.nonce 0'],
    });
  });

  test('of one that was stuck is said at once', async () => {
    const { chain, readback, tx } = await onItsWay();
    const all = hear(readback, { hash: tx.hash }, chain);
    await all.next();
    await all.next();
    const earlier = (await all.next()).value ?? undefined;
    await all.return(undefined);
    expect(earlier?.verdict).toBe('stuck');
    const again = hear(readback, { hash: tx.hash, earlier }, chain);
    const word = await next(again, readback);
    expect([word?.is, word?.says]).toEqual(['stuck pending', ['hearback.sent.stuck']]);
    await again.return(undefined);
  });
});

describe('a transaction that is on its way and is not the call itself', () => {
  test('of the same key to another contract is different at once, in the fields that differ', async () => {
    const chain = scene();
    const readback = readCall(chain, pay(), { lines });
    const tx = await chain.send(alice, { ...pay(), to: carol.address });
    const all = hear(readback, { hash: tx.hash }, chain);
    await all.next();
    expect(await next(all, readback)).toEqual({
      beside: ['sent.from alice', 'sent.nonce 0'],
      differs: ['mined.to'],
      is: 'different pending',
      rows: [
        'from: alice | alice',
        'to: …00A1 | carol ≠',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0064 | 0xa9059cbb…0064',
        'chain: chain 1 | chain 1',
      ],
      says: ['hearback.sent.different'],
    });
    await all.return(undefined);
  });

  test('of someone else, or to the account itself, may carry it: nothing is compared yet', async () => {
    const chain = scene();
    const readback = readCall(chain, pay(), { lines });
    const byOther = await chain.send(bob, pay());
    const toItself = await chain.send(alice, { ...pay(), to: alice.address });
    for (const [tx, from] of [
      [byOther, 'bob'],
      [toItself, 'alice'],
    ] as const) {
      const all = hear(readback, { hash: tx.hash }, chain);
      await all.next();
      expect(await next(all, readback)).toEqual({
        is: 'waiting pending',
        says: ['hearback.sent.carrier'],
        rows: [],
        differs: [],
        beside: [`sent.from ${from}`, 'sent.nonce 0'],
      });
      const stuck = await next(all, readback);
      expect([stuck?.is, stuck?.says]).toEqual(['stuck pending', ['hearback.sent.stuck']]);
      await all.return(undefined);
    }
  });
});

describe('a hash that is one of the wallet’s own', () => {
  const own: Hex = `0x${'5a'.repeat(32)}`;
  const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';

  test.each([
    ['a user operation', operationSays(entryPoint, alice.address), 1],
    ['a Safe transaction', safeSays(alice.address), 1],
    [
      'a Safe transaction of an older Safe',
      {
        ...safeSays(alice.address),
        topics: safeSays(alice.address).topics.slice(0, 1),
        data: `${own}${'00'.repeat(32)}` as Hex,
      },
      0,
    ],
  ] as const)('of %s leads to the transaction that carries it', async (_, log, at) => {
    const chain = scene();
    const readback = readCall(chain, pay(), { lines });
    const tx = await chain.send(carol, { to: bob.address });
    const topics = log.topics.map((it, n) => (n === at && at > 0 ? own : it));
    chain.mine([{ tx, logs: [{ ...log, topics }] }]);
    const words = await allShown(
      hear(readback, { hash: own.toUpperCase().replace('X', 'x') as Hex }, chain),
      readback,
    );
    expect(words.at(-1)?.followed).toBe(`…${tx.hash.slice(-4)} 1002 03ea`);
    // What was mined before it was read is not looked for.
    const later = readCall(chain, pay(), { lines });
    for (let n = 0; n < 3; n += 1) chain.mine();
    const since = {
      ...later,
      effects:
        later.effects.s === 'known'
          ? { ...later.effects, v: { ...later.effects.v, block: { ...chain.pinned() } } }
          : later.effects,
    };
    expect((await allShown(hear(since, { hash: own }, chain), since)).at(-1)?.says).toEqual([
      'hearback.sent.cannotTell',
    ]);
    // Where nobody knows when that was, the newest blocks are searched.
    const unpinned = { ...readback, effects: unknown('notAsked') };
    expect((await allShown(hear(unpinned, { hash: own }, chain), unpinned)).at(-1)?.followed).toBe(
      `…${tx.hash.slice(-4)} 1002 03ea`,
    );
  });

  test('of another account, or another hash, leads nowhere', async () => {
    const chain = scene();
    const readback = readCall(chain, pay(), { lines });
    const tx = await chain.send(carol, { to: bob.address });
    const logs = [operationSays(entryPoint, bob.address), safeSays(bob.address)].map((it) => ({
      ...it,
      topics: it.topics.map((topic, n) => (n === 1 ? own : topic)),
    }));
    chain.mine([{ tx, logs: [...logs, safeSays(alice.address)] }]);
    expect((await allShown(hear(readback, { hash: own }, chain), readback)).map(({ is }) => is)).toEqual([
      'waiting pending',
      'cannotTell cannotTell',
    ]);
  });
});

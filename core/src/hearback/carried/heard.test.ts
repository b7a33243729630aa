import { type Address, getAddress, type Hex, numberToHex, pad } from 'viem';
import { describe, expect, test } from 'vitest';
import { knownDelegates } from '../../shipped/knownDelegates.ts';
import type { Body, Call } from '../../model/request.ts';
import type { Table } from '../../world/testing/tableWorld.ts';
import { alice, bob, carol, type Outcome } from '../testing/ledger.ts';
import { heardLast, quickly } from '../testing/quickly.ts';
import { coins, ether, scene, transferData, usualFee } from '../testing/scene.ts';
import { readOn } from '../testing/readOn.ts';
import { type Shown, shown, toldBy } from '../testing/shown.ts';
import { hearTransaction } from '../transaction/transaction.ts';
import {
  account,
  byMode,
  type Carrier,
  execution,
  forwarder,
  type Inner,
  operationSays,
  packed,
  safeSays,
  token,
  wrappings,
} from './testing/wrappings.ts';

const { signal } = new AbortController();
const pay: Inner = { to: token, value: 0n, data: transferData(bob.address, 5n) };
const gift: Inner = { to: carol.address, value: 9n, data: '0x' };
const evil: Inner = { to: token, value: 1n, data: transferData(carol.address, 255n) };
const entryPoint: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';

const asCall = ({ to, value, data }: Inner): Call => ({ to, value, data });
const bodyOf = (calls: readonly Inner[], from: Address = account): Body => {
  const [first, ...more] = calls.map(asCall);
  return first !== undefined && more.length === 0
    ? { kind: 'transaction', chainId: 1, from, call: first, set: {} }
    : { kind: 'calls', chainId: 1, from, atomic: true, calls: calls.map(asCall) };
};

type More = Readonly<{
  outcome?: Omit<Outcome, 'tx' | 'logs'>;
  code?: Hex;
  trusted?: boolean;
  table?: Table;
  by?: typeof bob;
}>;

/** What is heard of calls of the account that someone else's transaction carries. */
async function heardOf(
  body: Body,
  { to, data, logs }: Pick<Carrier, 'to' | 'data' | 'logs'>,
  more: More = {},
) {
  const chain = scene();
  chain.code(account, more.code ?? '0x6001');
  chain.set(coins(account), 1_000n);
  const believes: Hex = `0x572b6c05${pad(forwarder).slice(2)}`;
  if (more.trusted !== undefined) chain.answer(token, believes, more.trusted ? 1n : 0n);
  chain.mine();
  const read = readOn(chain, body);
  const tx = await chain.send(more.by ?? bob, { to, data });
  chain.mine([{ tx, logs, ...more.outcome }]);
  const world = chain.world(more.table);
  const all = hearTransaction(read, { account, hash: tx.hash }, world, signal, quickly);
  const hearback = await heardLast(all);
  return { ...shown(hearback, read), told: toldBy(hearback) };
}

/** Without what is the same in all: who sent it, and the block. */
function short({ is, says, rows, differs, followed }: Shown) {
  const at = followed?.split(' ')[3];
  return { is, says, rows, ...(differs.length > 0 && { differs }), ...(at !== undefined && { at }) };
}

const built = (name: string, calls: readonly Inner[]): Carrier => {
  const found = wrappings.find((it) => it.name === name);
  if (found === undefined) throw new Error(`no wrapping ${name}`);
  return found.build(calls, account);
};

describe('what was read back, inside the transaction of someone else', () => {
  test('is told with who sent it, through what, and every part of the call', async () => {
    const { told, ...it } = await heardOf(bodyOf([pay]), built('a Safe', [pay]));
    expect(it).toEqual({
      beside: [
        'sent.from bob',
        'sent.nonce 0',
        'carried.through …eEEe',
        'mined.block 1003',
        'mined.settled true',
      ],
      differs: [],
      followed: '…4b01 1003 03eb 0.0',
      is: 'carried asRead',
      rows: [
        'from: …eEEe | …eEEe',
        'to: …3333 | …3333',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0005 | 0xa9059cbb…0005',
      ],
      says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.effects.asRead'],
    });
    expect(told).toEqual({
      'carried.account': 'request',
      'carried.by': 'block 1003 node.test',
      'carried.through': 'block 1003 node.test',
      'mined.block': 'block 1003 node.test',
      'mined.data': 'block 1003 node.test',
      'mined.from': 'block 1003 node.test',
      'mined.settled': '',
      'mined.to': 'block 1003 node.test',
      'mined.value': 'block 1003 node.test',
      'request.data': 'request',
      'request.from': 'request',
      'request.to': 'request',
      'request.value': 'request',
      'sent.from': '',
      'sent.nonce': '',
    });
  });

  test.each([
    [
      'a user operation of entry point 0.7',
      'hearback.carried.userOperation (account …eEEe, by bob)',
      '0.0.0',
    ],
    ['an account that a relayer calls', 'hearback.carried.account (account …eEEe, by bob)', '0.0'],
    ['a forwarder', 'hearback.carried.forwarder (account …eEEe, through …2222)', '0.0'],
  ] as const)('is named after the way it came: %s', async (name, words, at) => {
    const it = short(await heardOf(bodyOf([pay]), built(name, [pay]), { trusted: true }));
    expect(it).toEqual({
      is: 'carried asRead',
      says: [words, 'hearback.effects.asRead'],
      rows: [
        'from: …eEEe | …eEEe',
        'to: …3333 | …3333',
        'value: 0 wei | 0 wei',
        `data: 0xa9059cbb…0005 | 0xa9059cbb…0005`,
      ],
      at,
    });
  });

  test('of several calls is told call by call', async () => {
    expect(short(await heardOf(bodyOf([pay, gift]), built('a batch of a Safe', [pay, gift])))).toEqual({
      at: '0.0.0',
      is: 'carried asRead',
      rows: [
        'from: …eEEe | …eEEe',
        'ofCall (number 1, what label.to): …3333 | …3333',
        'ofCall (number 1, what label.value): 0 wei | 0 wei',
        'ofCall (number 1, what label.data): 0xa9059cbb…0005 | 0xa9059cbb…0005',
        'ofCall (number 2, what label.to): carol | carol',
        'ofCall (number 2, what label.value): 9 wei | 9 wei',
        'ofCall (number 2, what label.data): 0x | 0x',
      ],
      says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.effects.asRead'],
    });
  });

  test('that the account only tried moved nothing', async () => {
    const failed = {
      ...built('a Safe with a limit of gas for the call', [pay]),
      logs: [safeSays(account, false)],
    };
    expect(short(await heardOf(bodyOf([pay]), failed))).toEqual({
      at: '0.0',
      is: 'carried reverted',
      rows: [
        'from: …eEEe | …eEEe',
        'to: …3333 | …3333',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0005 | 0xa9059cbb…0005',
      ],
      says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.carried.failed'],
    });
    const whole = { ...built('a Safe', [pay]), logs: [] };
    expect(short(await heardOf(bodyOf([pay]), whole, { outcome: { ok: false } }))).toEqual({
      at: '0.0',
      is: 'carried reverted',
      rows: [
        'from: …eEEe | …eEEe',
        'to: …3333 | …3333',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0005 | 0xa9059cbb…0005',
      ],
      says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.carried.failed'],
    });
  });
});

describe('what else the account did beside what was read back', () => {
  test('is counted, shown, and never calm', async () => {
    expect(short(await heardOf(bodyOf([pay, gift]), built('a batch of a Safe', [pay, evil, gift])))).toEqual({
      differs: ['mined.more.0.to', 'mined.more.1.to', 'mined.more.2.to'],
      is: 'different asRead',
      rows: ['also: 0x | …3333 ≠', 'also: 0x | …3333 ≠', 'also: 0x | carol ≠'],
      says: ['hearback.mined.different'],
    });
    expect(short(await heardOf(bodyOf([pay]), built('a batch of a Safe', [pay, evil])))).toEqual({
      differs: ['mined.more.0.to'],
      is: 'different asRead',
      rows: [
        'from: …eEEe | …eEEe',
        'to: …3333 | …3333',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0005 | 0xa9059cbb…0005',
        'also: 0x | …3333 ≠',
      ],
      says: ['hearback.mined.different', 'hearback.carried.more (count 1)'],
    });
  });

  test('is shown instead of what was not found', async () => {
    expect(short(await heardOf(bodyOf([pay]), built('a Safe', [evil])))).toEqual({
      differs: ['mined.from', 'mined.to', 'mined.data'],
      is: 'different asRead',
      rows: [
        'from: …eEEe | bob ≠',
        'to: …3333 | …eEEe ≠',
        'value: 0 wei | 0 wei',
        'data: 0xa9059cbb…0005 | 0x6a761202…0000 ≠',
        'chain: chain 1 | chain 1',
      ],
      says: ['hearback.mined.different'],
    });
    expect(short(await heardOf(bodyOf([pay, gift]), built('a Safe', [evil])))).toEqual({
      differs: ['mined.more.0.to'],
      is: 'different asRead',
      rows: ['also: 0x | …3333 ≠'],
      says: ['hearback.mined.different'],
    });
  });

  test('is said where it is a payment for the gas, or nothing that can be seen', async () => {
    const refund = { ...built('a Safe', [pay]), data: execution(pay, { gasPrice: 1n }) };
    expect((await heardOf(bodyOf([pay]), refund)).says).toEqual([
      'hearback.mined.different',
      'hearback.carried.refund',
    ]);
    const unseen = { ...built('a Safe', [pay]), logs: [safeSays(account), safeSays(account)] };
    expect((await heardOf(bodyOf([pay]), unseen)).says).toEqual([
      'hearback.mined.different',
      'hearback.carried.unseen',
    ]);
  });

  test('has rows for thirty acts, and no more', async () => {
    const many = Array.from({ length: 33 }, (_, n) => ({ ...evil, value: BigInt(n + 2) }));
    const it = short(await heardOf(bodyOf([pay]), built('a batch of a Safe', [pay, ...many])));
    expect(it.rows.filter((row) => row.startsWith('also'))).toHaveLength(30);
    expect(it.says).toContain('hearback.carried.more (count 33)');
  });
});

describe('what cannot be told', () => {
  test('is said with who sent it: bytes that nobody can read, and calls that nobody saw run', async () => {
    const unread = { to: account, data: '0x12345678' as Hex, logs: [] };
    expect(short(await heardOf(bodyOf([pay]), unread))).toEqual({
      is: 'cannotTell asRead',
      rows: [],
      says: ['hearback.carried.unread (by bob)', 'hearback.effects.asRead'],
    });
    const unseen = { ...built('a forwarder that lets calls fail', [pay]) };
    expect(short(await heardOf(bodyOf([pay]), unseen, { trusted: true }))).toEqual({
      is: 'cannotTell asRead',
      rows: [],
      says: ['hearback.carried.notSeenToRun (by bob)', 'hearback.effects.asRead'],
    });
  });

  test('is told by the trace', async () => {
    const frame = (from: Address, it: Inner, more: object = {}) => ({
      type: 'CALL',
      from,
      to: it.to,
      value: numberToHex(it.value),
      input: it.data,
      gasUsed: '0x0',
      ...more,
    });
    const to = account;
    const data: Hex = '0x12345678';
    const traced = async (...calls: readonly object[]) => {
      const trace = { type: 'CALL', from: bob.address, to, value: '0x0', input: data, gasUsed: '0x0', calls };
      const it = await heardOf(bodyOf([pay]), { to, data, logs: [] }, { outcome: { trace } });
      return [it.is.split(' ')[0], it.says[0]];
    };
    // What nobody can read did not make the call where the node saw none: it is something else.
    expect(await traced(frame(account, evil))).toEqual(['different', 'hearback.mined.different']);
    // That it did is not enough: nobody can read what else it did.
    expect(await traced(frame(account, pay))).toEqual(['cannotTell', 'hearback.carried.unread (by bob)']);
    for (const other of [
      frame(carol.address, pay),
      frame(account, pay, { type: 'STATICCALL' }),
      frame(account, { ...pay, value: 1n }),
      frame(account, { ...pay, to: carol.address }),
      frame(account, { ...pay, data: '0x' }),
    ])
      expect(await traced(other)).toEqual(['different', 'hearback.mined.different']);
    // A trace of another transaction tells nothing of this one.
    const alien = async (more: object) => {
      const trace = { ...frame(bob.address, { to, value: 0n, data }), calls: [], ...more };
      return (await heardOf(bodyOf([pay]), { to, data, logs: [] }, { outcome: { trace } })).is.split(' ')[0];
    };
    expect(await alien({})).toBe('different');
    for (const more of [{ from: carol.address }, { to: carol.address }, { input: '0x12345679' }])
      expect(await alien(more)).toBe('cannotTell');
  });
});

describe('an account that is a key', () => {
  const [published = ''] = knownDelegates;
  const delegate = getAddress(published);

  async function heardOfKey(
    more: Readonly<{
      address?: Address;
      chainId?: number;
      by?: typeof alice;
      calls?: readonly Inner[];
    }>,
  ) {
    const chain = scene();
    chain.code(alice.address, `0xef0100${published.slice(2)}`);
    chain.mine();
    const calls = [pay, gift];
    const body = bodyOf(calls, alice.address);
    const read = readOn(chain, body);
    const signer = more.by ?? alice;
    const authorizationList =
      more.address === undefined
        ? undefined
        : [await signer.signAuthorization({ chainId: more.chainId ?? 1, address: more.address, nonce: 1 })];
    chain.set(coins(alice.address), ether - usualFee);
    const tx = await chain.send(alice, {
      to: alice.address,
      data: byMode(more.calls ?? calls),
      ...(authorizationList === undefined ? {} : { authorizationList }),
    });
    chain.mine([{ tx }]);
    const all = hearTransaction(
      read,
      { account: alice.address, hash: tx.hash },
      chain.world(),
      signal,
      quickly,
    );
    return short(shown(await heardLast(all), read));
  }

  test('makes its calls in a transaction to itself', async () => {
    expect(await heardOfKey({})).toEqual({
      at: '0.0',
      is: 'carried asRead',
      rows: [
        'from: alice | alice',
        'ofCall (number 1, what label.to): …3333 | …3333',
        'ofCall (number 1, what label.value): 0 wei | 0 wei',
        'ofCall (number 1, what label.data): 0xa9059cbb…0005 | 0xa9059cbb…0005',
        'ofCall (number 2, what label.to): carol | carol',
        'ofCall (number 2, what label.value): 9 wei | 9 wei',
        'ofCall (number 2, what label.data): 0x | 0x',
      ],
      says: ['hearback.carried.account (account alice, by alice)', 'hearback.effects.asRead'],
    });
  });

  test('that begins to run published code with it is no alarm, and is said', async () => {
    expect(await heardOfKey({ address: delegate })).toEqual({
      at: '0.0',
      is: 'carried asRead',
      rows: [
        'from: alice | alice',
        'ofCall (number 1, what label.to): …3333 | …3333',
        'ofCall (number 1, what label.value): 0 wei | 0 wei',
        'ofCall (number 1, what label.data): 0xa9059cbb…0005 | 0xa9059cbb…0005',
        'ofCall (number 2, what label.to): carol | carol',
        'ofCall (number 2, what label.value): 9 wei | 9 wei',
        'ofCall (number 2, what label.data): 0x | 0x',
        'behind (account alice): unknown: notAsked | …E32B ≠',
      ],
      says: [
        'hearback.carried.account (account alice, by alice)',
        'hearback.carried.upgraded (account alice, delegate …E32B)',
        'hearback.effects.asRead',
      ],
    });
  });

  test('that is handed over to any other code is an alarm', async () => {
    expect(await heardOfKey({ address: carol.address })).toEqual({
      differs: ['mined.more.0.to'],
      is: 'different asRead',
      rows: [
        'from: alice | alice',
        'ofCall (number 1, what label.to): …3333 | …3333',
        'ofCall (number 1, what label.value): 0 wei | 0 wei',
        'ofCall (number 1, what label.data): 0xa9059cbb…0005 | 0xa9059cbb…0005',
        'ofCall (number 2, what label.to): carol | carol',
        'ofCall (number 2, what label.value): 9 wei | 9 wei',
        'ofCall (number 2, what label.data): 0x | 0x',
        'behind (account alice): unknown: notAsked | carol ≠',
      ],
      says: ['hearback.carried.handedOver (account alice, delegate carol)'],
    });
    // Published code, but on every network.
    expect((await heardOfKey({ address: delegate, chainId: 0 })).is.split(' ')[0]).toBe('different');
    // Of another account: what it hands over is an act beside.
    expect(await heardOfKey({ address: delegate, by: carol })).toEqual({
      differs: ['mined.more.0.to'],
      is: 'different asRead',
      rows: [
        'from: alice | alice',
        'ofCall (number 1, what label.to): …3333 | …3333',
        'ofCall (number 1, what label.value): 0 wei | 0 wei',
        'ofCall (number 1, what label.data): 0xa9059cbb…0005 | 0xa9059cbb…0005',
        'ofCall (number 2, what label.to): carol | carol',
        'ofCall (number 2, what label.value): 9 wei | 9 wei',
        'ofCall (number 2, what label.data): 0x | 0x',
        'also: 0x | …E32B ≠',
      ],
      says: ['hearback.mined.different', 'hearback.carried.more (count 1)'],
    });
    // Together with another call.
    expect(await heardOfKey({ address: carol.address, calls: [pay, evil, gift] })).toEqual({
      differs: ['mined.more.0.to', 'mined.more.1.to', 'mined.more.2.to', 'mined.more.3.to'],
      is: 'different asRead',
      rows: [
        'also: 0x | …3333 ≠',
        'also: 0x | …3333 ≠',
        'also: 0x | carol ≠',
        'behind (account alice): unknown: notAsked | carol ≠',
      ],
      says: ['hearback.mined.different', 'hearback.carried.handedOver (account alice, delegate carol)'],
    });
  });
});

test('a call of the account to another, by delegatecall, has no value', async () => {
  const safeTx = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: '0x0000000000000000000000000000000000000000',
    refundReceiver: '0x0000000000000000000000000000000000000000',
    nonce: 0n,
  } as const;
  const inner = packed([pay, gift]);
  const tx = { ...safeTx, to: inner.to, value: 0n, data: inner.data, operation: 1 } as const;
  const body = { kind: 'safeTransaction', chainId: 1, safe: account, version: '1.4.1', tx } as const;
  expect(
    short(await heardOf(body, { to: account, data: execution(inner), logs: [safeSays(account)] })),
  ).toEqual({
    at: '0.0',
    is: 'carried asRead',
    rows: ['from: …eEEe | …eEEe', 'to: …B526 | …B526', 'data: 0x8d80ff0a…0000 | 0x8d80ff0a…0000'],
    says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.effects.asRead'],
  });
});

test('an operation of the account in a bundle with those of others is found by its own event', async () => {
  const single = built('a user operation of entry point 0.7', [pay]);
  const bundle = {
    ...single,
    logs: [operationSays(entryPoint, bob.address, false), operationSays(entryPoint, account)],
  };
  expect((await heardOf(bodyOf([pay]), bundle)).is).toBe('carried asRead');
  const failed = {
    ...single,
    logs: [operationSays(entryPoint, bob.address), operationSays(entryPoint, account, false)],
  };
  expect((await heardOf(bodyOf([pay]), failed)).is).toBe('carried reverted');
  // By an event of no known entry point, of another length, or of someone else nothing is said.
  for (const log of [
    operationSays(carol.address, account),
    { ...operationSays(entryPoint, account), data: '0x01' as Hex },
    operationSays(entryPoint, carol.address),
    { ...operationSays(entryPoint, account), topics: operationSays(entryPoint, account).topics.slice(0, 2) },
  ])
    expect((await heardOf(bodyOf([pay]), { ...single, logs: [log] })).says[0]).toBe(
      'hearback.carried.notSeenToRun (by bob)',
    );
});

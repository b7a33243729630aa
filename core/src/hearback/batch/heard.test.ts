import { type Address, type Hex, pad } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Body, Call } from '../../model/request.ts';
import { unknown } from '../../model/known.ts';
import { says, type Table } from '../../world/testing/tableWorld.ts';
import { account, execution, packed, safeSays } from '../carried/testing/wrappings.ts';
import { alice, bob, carol, type Ledger, type Outcome } from '../testing/ledger.ts';
import { quickly } from '../testing/quickly.ts';
import { readOn } from '../testing/readOn.ts';
import { allShown, scene, token, transferData } from '../testing/scene.ts';
import { type Shown, shown, toldBy } from '../testing/shown.ts';
import type { Hearback } from '../../model/hearback.ts';
import { hearCalls } from './calls.ts';

const { signal } = new AbortController();
const gift: Call = { to: bob.address, value: 5n, data: '0x' };
const pay: Call = { to: token, value: 0n, data: transferData(carol.address, 6n) };
const other: Call = { to: carol.address, value: 60n, data: '0x' };
const bodyOf = (calls: readonly Call[], { atomic = false, from = alice.address as Address } = {}): Body => ({
  kind: 'calls',
  chainId: 1,
  from,
  atomic,
  calls,
});

type Sent = Readonly<{ by?: typeof alice; call: Call; outcome?: Omit<Outcome, 'tx'> }>;

/** What is heard of a batch whose calls a wallet made one by one, each in a block of its own. */
async function heardOf(
  body: Body,
  sent: readonly Sent[],
  more: Table = {},
  hashes?: (of: readonly Hex[]) => readonly Hex[],
) {
  const chain = scene();
  chain.code(account, '0x6001');
  chain.mine();
  const read = readOn(chain, body);
  const all: Hex[] = [];
  for (const { by = alice, call, outcome } of sent) {
    const tx = await chain.send(by, call);
    chain.mine([{ tx, ...outcome }]);
    all.push(tx.hash);
  }
  const answer = { account: alice.address, hashes: hashes === undefined ? all : hashes(all) };
  const words: Hearback[] = [];
  for await (const it of hearCalls(read, answer, chain.world(more), signal, quickly)) words.push(it);
  const last = words.at(-1);
  if (last === undefined) throw new Error('nothing was heard');
  return { words: words.map((it) => shown(it, read)), last: shown(last, read), told: toldBy(last) };
}

const short = ({ is, says: words, rows, differs }: Shown) => ({ is, says: words, rows, differs });

describe('a batch that a wallet made of several transactions', () => {
  test('is waited for, and compared call by call', async () => {
    const { words, told } = await heardOf(bodyOf([gift, pay]), [{ call: gift }, { call: pay }]);
    expect(words).toEqual([
      {
        beside: [],
        differs: [],
        is: 'waiting pending',
        rows: [],
        says: ['hearback.calls.waiting'],
      },
      {
        beside: ['mined.settled true'],
        differs: [],
        followed: '…5eb1 1004 03ec',
        is: 'same cannotTell',
        rows: [
          'from: alice | alice',
          'ofCall (number 1, what label.to): bob | bob',
          'ofCall (number 1, what label.value): 5 wei | 5 wei',
          'ofCall (number 1, what label.data): 0x | 0x',
          'ofCall (number 2, what label.to): …00A1 | …00A1',
          'ofCall (number 2, what label.value): 0 wei | 0 wei',
          'ofCall (number 2, what label.data): 0xa9059cbb…0006 | 0xa9059cbb…0006',
        ],
        says: ['hearback.mined.same', 'hearback.effects.cannotTell'],
      },
    ]);
    expect(told).toEqual({
      'mined.call.0.data': 'block 1003 node.test',
      'mined.call.0.to': 'block 1003 node.test',
      'mined.call.0.value': 'block 1003 node.test',
      'mined.call.1.data': 'block 1003 node.test',
      'mined.call.1.to': 'block 1003 node.test',
      'mined.call.1.value': 'block 1003 node.test',
      'mined.from': 'block 1003 node.test',
      'mined.settled': '',
      'request.call.0.data': 'request',
      'request.call.0.to': 'request',
      'request.call.0.value': 'request',
      'request.call.1.data': 'request',
      'request.call.1.to': 'request',
      'request.call.1.value': 'request',
      'request.from': 'request',
    });
  });

  test('of which one is another is different, with the calls that were made before it', async () => {
    expect(short((await heardOf(bodyOf([gift, pay]), [{ call: gift }, { call: other }])).last)).toEqual({
      differs: ['mined.more.0.to'],
      is: 'different different',
      rows: [
        'from: alice | alice',
        'to: bob | bob',
        'value: 5 wei | 5 wei',
        'data: 0x | 0x',
        'also: 0x | carol ≠',
      ],
      says: ['hearback.mined.different', 'hearback.calls.inPart (found 1, all 2)'],
    });
    expect(short((await heardOf(bodyOf([gift, pay]), [{ call: other }, { call: pay }])).last)).toEqual({
      differs: ['mined.more.0.to', 'mined.more.1.to'],
      is: 'different different',
      rows: ['also: 0x | carol ≠', 'also: 0x | …00A1 ≠'],
      says: ['hearback.mined.different', 'hearback.calls.inPart (found 0, all 2)'],
    });
  });

  test('of which some are missing is as far as it goes, and that is said', async () => {
    expect(short((await heardOf(bodyOf([gift, pay, other]), [{ call: gift }, { call: pay }])).last)).toEqual({
      differs: [],
      is: 'same different',
      rows: [
        'from: alice | alice',
        'ofCall (number 1, what label.to): bob | bob',
        'ofCall (number 1, what label.value): 5 wei | 5 wei',
        'ofCall (number 1, what label.data): 0x | 0x',
        'ofCall (number 2, what label.to): …00A1 | …00A1',
        'ofCall (number 2, what label.value): 0 wei | 0 wei',
        'ofCall (number 2, what label.data): 0xa9059cbb…0006 | 0xa9059cbb…0006',
      ],
      says: ['hearback.mined.same', 'hearback.calls.inPart (found 2, all 3)'],
    });
  });

  test('of which one failed did not happen as a whole', async () => {
    const failing = { call: pay, outcome: { ok: false } };
    expect(short((await heardOf(bodyOf([gift, pay]), [{ call: gift }, failing])).last)).toEqual({
      differs: [],
      is: 'same reverted',
      rows: [
        'from: alice | alice',
        'ofCall (number 1, what label.to): bob | bob',
        'ofCall (number 1, what label.value): 5 wei | 5 wei',
        'ofCall (number 1, what label.data): 0x | 0x',
        'ofCall (number 2, what label.to): …00A1 | …00A1',
        'ofCall (number 2, what label.value): 0 wei | 0 wei',
        'ofCall (number 2, what label.data): 0xa9059cbb…0006 | 0xa9059cbb…0006',
      ],
      says: ['hearback.mined.same'],
    });
  });

  test('that was to happen as a whole is different once it comes apart, however equal its calls', async () => {
    const { last } = await heardOf(bodyOf([gift, pay], { atomic: true }), [{ call: gift }, { call: pay }]);
    expect(short(last)).toEqual({
      differs: [],
      is: 'different cannotTell',
      rows: [
        'from: alice | alice',
        'ofCall (number 1, what label.to): bob | bob',
        'ofCall (number 1, what label.value): 5 wei | 5 wei',
        'ofCall (number 1, what label.data): 0x | 0x',
        'ofCall (number 2, what label.to): …00A1 | …00A1',
        'ofCall (number 2, what label.value): 0 wei | 0 wei',
        'ofCall (number 2, what label.data): 0xa9059cbb…0006 | 0xa9059cbb…0006',
      ],
      says: [
        'hearback.mined.different',
        'hearback.calls.inPart (found 2, all 2)',
        'hearback.effects.cannotTell',
      ],
    });
  });

  test('is compared in the order of the blocks, and in one block by their places', async () => {
    for (const places of [
      ['0x0', '0x1'],
      ['0x1', '0x0'],
    ] as const) {
      const chain = scene();
      const read = readOn(chain, bodyOf([gift, pay]));
      const [first, second] = [await chain.send(alice, gift), await chain.send(alice, pay)];
      chain.mine([
        { tx: first, receipt: { transactionIndex: places[0] } },
        { tx: second, receipt: { transactionIndex: places[1] } },
      ]);
      const answer = { account: alice.address, hashes: [second.hash, first.hash] };
      const words = await allShown(hearCalls(read, answer, chain.world(), signal, quickly), read);
      expect(words.at(-1)?.is).toBe(places[0] === '0x0' ? 'same cannotTell' : 'different different');
    }
    // Without a place the numbers of the account tell.
    const chain = scene();
    const read = readOn(chain, bodyOf([gift, pay]));
    const [first, second] = [await chain.send(alice, gift), await chain.send(alice, pay)];
    const noPlace = { receipt: { transactionIndex: null } };
    chain.mine([
      { tx: second, ...noPlace },
      { tx: first, ...noPlace },
    ]);
    const answer = { account: alice.address, hashes: [second.hash, first.hash] };
    const words = await allShown(hearCalls(read, answer, chain.world(), signal, quickly), read);
    expect(words.at(-1)?.is).toBe('same cannotTell');
  });
});

describe('a batch whose calls others carry', () => {
  const inSafe = (calls: readonly Call[]): Sent => ({
    by: bob,
    call: {
      to: account,
      value: 0n,
      data: execution(packed(calls.map(({ to, value, data }) => ({ to: to ?? account, value, data })))),
    },
    outcome: { logs: [safeSays(account)] },
  });
  const body = (calls: readonly Call[]) => bodyOf(calls, { from: account });

  test('is carried, several calls in each transaction', async () => {
    expect(
      short((await heardOf(body([gift, pay, other]), [inSafe([gift, pay]), inSafe([other])])).last),
    ).toEqual({
      differs: [],
      is: 'carried cannotTell',
      rows: [
        'from: …eEEe | …eEEe',
        'ofCall (number 1, what label.to): bob | bob',
        'ofCall (number 1, what label.value): 5 wei | 5 wei',
        'ofCall (number 1, what label.data): 0x | 0x',
        'ofCall (number 2, what label.to): …00A1 | …00A1',
        'ofCall (number 2, what label.value): 0 wei | 0 wei',
        'ofCall (number 2, what label.data): 0xa9059cbb…0006 | 0xa9059cbb…0006',
        'ofCall (number 3, what label.to): carol | carol',
        'ofCall (number 3, what label.value): 60 wei | 60 wei',
        'ofCall (number 3, what label.data): 0x | 0x',
      ],
      says: ['hearback.mined.carried', 'hearback.effects.cannotTell'],
    });
  });

  test('and with them another is different, and shows it', async () => {
    expect(short((await heardOf(body([gift, pay]), [inSafe([gift]), inSafe([other])])).last)).toEqual({
      differs: ['mined.more.0.to'],
      is: 'different different',
      rows: [
        'from: …eEEe | …eEEe',
        'to: bob | bob',
        'value: 5 wei | 5 wei',
        'data: 0x | 0x',
        'also: 0x | carol ≠',
      ],
      says: ['hearback.mined.different', 'hearback.calls.inPart (found 1, all 2)'],
    });
  });

  test('after all of them were made is different', async () => {
    expect(short((await heardOf(body([gift]), [inSafe([gift]), inSafe([gift])])).last)).toEqual({
      differs: [],
      is: 'different cannotTell',
      rows: ['from: …eEEe | …eEEe', 'to: bob | bob', 'value: 5 wei | 5 wei', 'data: 0x | 0x'],
      says: [
        'hearback.mined.different',
        'hearback.calls.inPart (found 1, all 1)',
        'hearback.effects.cannotTell',
      ],
    });
  });

  test('and cannot be read, cannot be told', async () => {
    const unread: Sent = { by: bob, call: { to: account, value: 0n, data: '0x12345678' } };
    expect(short((await heardOf(body([gift, pay]), [inSafe([gift]), unread])).last)).toEqual({
      differs: [],
      is: 'cannotTell different',
      rows: ['from: …eEEe | …eEEe', 'to: bob | bob', 'value: 5 wei | 5 wei', 'data: 0x | 0x'],
      says: ['hearback.sent.cannotTell', 'hearback.calls.inPart (found 1, all 2)'],
    });
    // What differs besides is louder.
    expect((await heardOf(body([gift, pay]), [unread, inSafe([other])])).last.is).toBe('different different');
  });
});

describe('a batch of which a node does not say enough', () => {
  const made = [{ call: gift }, { call: pay }];
  const cannotTell = { is: 'cannotTell cannotTell', rows: [], differs: [] };

  test('cannot be told where one of its transactions is not there, or another than its hash says', async () => {
    const withUnknown = await heardOf(bodyOf([gift, pay]), made, {}, ([first = '0x']) => [
      first,
      pad('0x12'),
    ]);
    expect(withUnknown.words.map(({ is, says: its }) => [is, its])).toEqual([
      ['waiting pending', ['hearback.calls.waiting']],
      ['cannotTell cannotTell', ['hearback.sent.cannotTell']],
    ]);
    for (const more of [
      { eth_getTransactionReceipt: says(null) },
      { eth_getTransactionByHash: () => unknown('timeout') },
    ])
      expect(short((await heardOf(bodyOf([gift, pay]), made, more)).last)).toEqual({
        ...cannotTell,
        says: ['hearback.sent.cannotTell'],
      });
    const lying = async (change: object) => {
      const table = (chain: Ledger): Table => ({
        eth_getTransactionByHash: async (params) => {
          const answer = await (chain.table.eth_getTransactionByHash ?? says(null))(params);
          if (answer.s !== 'known' || !('result' in answer.v)) return answer;
          return { ...answer, v: { ...answer.v, result: { ...(answer.v.result as object), ...change } } };
        },
      });
      const chain = scene();
      const read = readOn(chain, bodyOf([gift, pay]));
      const [first, second] = [await chain.send(alice, gift), await chain.send(alice, pay)];
      chain.mine([{ tx: first }, { tx: second }]);
      const answer = { account: alice.address, hashes: [first.hash, second.hash] };
      return allShown(hearCalls(read, answer, chain.world(table(chain)), signal, quickly), read);
    };
    expect((await lying({})).at(-1)?.is).toBe('same cannotTell');
    expect((await lying({ value: '0x7' })).at(-1)?.is).toBe('cannotTell cannotTell');
  });

  test('is not waited for after the user has gone, nor longer than is agreed', async () => {
    const chain = scene();
    const read = readOn(chain, bodyOf([gift, pay]));
    const stop = new AbortController();
    const world = chain.world({
      eth_getTransactionReceipt: () => {
        stop.abort();
        return says(null)([]);
      },
    });
    const answer = { account: alice.address, hashes: [pad('0x12'), pad('0x13')] };
    const words = await allShown(hearCalls(read, answer, world, stop.signal, quickly), read);
    expect(words.map(({ says: its }) => its)).toEqual([['hearback.calls.waiting']]);
    const patient = chain.world();
    await allShown(hearCalls(read, answer, patient, signal, quickly), read);
    expect(patient.asked.filter(({ method }) => method === 'eth_getTransactionReceipt')).toHaveLength(
      quickly.unseen,
    );
  });

  test('is none where the wallet names no transaction, or more than are looked at', async () => {
    const hashes = (count: number) =>
      Array.from({ length: count }, (_, n) => pad(`0x${(n + 1).toString(16)}`));
    const none = await heardOf(bodyOf([gift, pay]), made, {}, () => []);
    expect(none.words.map(short)).toEqual([{ ...cannotTell, says: ['hearback.calls.cannotTell'] }]);
    expect((await heardOf(bodyOf([gift, pay]), made, {}, () => hashes(41))).last.says).toEqual([
      'hearback.calls.cannotTell',
    ]);
    expect((await heardOf(bodyOf([gift, pay]), made, {}, () => hashes(40))).last.says).toEqual([
      'hearback.sent.cannotTell',
    ]);
    const message = { kind: 'message', bytes: '0x12' } as const;
    expect((await heardOf(message, made)).last.says).toEqual(['hearback.calls.cannotTell']);
  });
});

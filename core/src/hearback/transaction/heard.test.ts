import { type Address, getAddress, type Hex, numberToHex, pad } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Fact, FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import { standardPreferences } from '../../model/preferences.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body, Call, TxOverrides } from '../../model/request.ts';
import type { Answers, Table } from '../../world/testing/tableWorld.ts';
import { says } from '../../world/testing/tableWorld.ts';
import { alice, bob, carol, type Ledger, type Outcome } from '../testing/ledger.ts';
import { heardLast, quickly } from '../testing/quickly.ts';
import { balance, readOn } from '../testing/readOn.ts';
import { coins, ether, gwei, held, moved, pay, readCall, scene, token, usualFee } from '../testing/scene.ts';
import { type Shown, shown, toldBy } from '../testing/shown.ts';
import { hearTransaction } from './transaction.ts';

const { signal } = new AbortController();
const lines = [balance('0', alice.address, [1_000n, 900n], token)];

type Case = Readonly<{
  call?: Call;
  found?: Parameters<typeof readOn>[2];
  set?: TxOverrides;
  sent?: Parameters<Ledger['send']>[1];
  outcome?: Omit<Outcome, 'tx'>;
  block?: Parameters<Ledger['mine']>[1];
  /** What the chain is before it is read. */
  before?: (chain: Ledger) => void;
  /** Changes the chain after it was read, and before it is mined. */
  meanwhile?: (chain: Ledger) => void;
  more?: Table;
  answers?: Partial<Answers>;
  chainId?: number;
}>;

async function heardOf({
  call = pay(),
  found,
  set,
  sent,
  outcome,
  block,
  before,
  meanwhile,
  more,
  answers,
  chainId,
}: Case) {
  const chain = scene(chainId);
  before?.(chain);
  chain.mine();
  const read = readCall(
    chain,
    call,
    {
      lines: lines.map((it) => ({ ...it, asset: { kind: 'token', chainId: chain.chainId, address: token } })),
      ...found,
    },
    set,
  );
  meanwhile?.(chain);
  const tx = await chain.send(alice, sent ?? call);
  chain.set(held(alice.address), 900n);
  chain.set(held(bob.address), 100n);
  chain.set(coins(alice.address), ether - usualFee);
  chain.mine([{ tx, logs: [moved(alice.address, bob.address, 100n)], ...outcome }], block);
  const world = chain.world(more, answers);
  const all = hearTransaction(read, { account: alice.address, hash: tx.hash }, world, signal, quickly);
  const hearback = await heardLast(all);
  return { ...shown(hearback, read), told: toldBy(hearback), asked: world.asked.map(({ method }) => method) };
}

/** Without the rows that are the same. */
const short = ({ is, says: words, rows, differs }: Shown) => ({
  is,
  says: words,
  odd: rows.filter((row) => row.endsWith('≠')),
  differs,
});

describe('a mined transaction', () => {
  test('that is another has no comfort in its effects', async () => {
    expect(short(await heardOf({ sent: { ...pay(), value: 1n } }))).toEqual({
      is: 'different asRead',
      says: ['hearback.mined.different'],
      odd: ['value: 0 wei | 1 wei ≠'],
      differs: ['mined.value'],
    });
  });

  test('whose fee, gas or number are not those that the user set says so', async () => {
    expect(short(await heardOf({ set: { gas: 90_000n } }))).toEqual({
      is: 'feeOrNonce asRead',
      says: ['hearback.mined.feeOrNonce', 'hearback.effects.asRead'],
      odd: ['gas: 90000 | 100000 ≠'],
      differs: ['mined.gas'],
    });
  });

  test('that cost more than it could cost at most says so, and is no other difference', async () => {
    expect(short(await heardOf({ found: { lines, feeMost: usualFee - 1n } }))).toEqual({
      is: 'feeOrNonce asRead',
      says: ['hearback.mined.feeOrNonce', 'hearback.effects.asRead'],
      odd: ['fee: 41999999999999 wei | 42000000000000 wei ≠'],
      differs: ['mined.fee'],
    });
    const exactly = await heardOf({ found: { lines, feeMost: usualFee } });
    expect(short(exactly)).toEqual({
      is: 'same asRead',
      says: ['hearback.mined.same', 'hearback.effects.asRead'],
      odd: [],
      differs: [],
    });
    // Nobody knew what it could cost: what it cost is a fact, and no row.
    const unread = await heardOf({});
    expect([
      unread.rows.some((row) => row.startsWith('fee')),
      unread.beside.includes('mined.fee 42000000000000 wei'),
    ]).toEqual([false, true]);
  });

  test('that failed moved nothing, and where that was read back it is as read', async () => {
    const outcome = { ok: false, logs: [] };
    expect(short(await heardOf({ outcome }))).toEqual({
      is: 'same reverted',
      says: ['hearback.mined.same', 'hearback.mined.reverted'],
      odd: [],
      differs: [],
    });
    expect(short(await heardOf({ outcome, found: { effects: { status: 'revert' } } }))).toEqual({
      is: 'same asRead',
      says: ['hearback.mined.same', 'hearback.mined.reverted'],
      odd: [],
      differs: [],
    });
  });

  test('of which no effects were read has none to compare', async () => {
    const chain = scene();
    const read: Readback = { ...readCall(chain, pay()), effects: unknown('unsupported') };
    const tx = await chain.send(alice, pay());
    chain.mine([{ tx }]);
    const all = hearTransaction(
      read,
      { account: alice.address, hash: tx.hash },
      chain.world(),
      signal,
      quickly,
    );
    expect(short(shown(await heardLast(all), read))).toEqual({
      is: 'same cannotTell',
      says: ['hearback.mined.same', 'hearback.effects.notRead'],
      odd: [],
      differs: [],
    });
  });

  test('whose effects differ names each that was known before', async () => {
    const less = {
      meanwhile: (chain: Ledger) => chain.set(held(alice.address), 1_000n),
      found: { lines: [balance('0', alice.address, [1_000n, 950n], token)] },
    };
    expect(short(await heardOf(less))).toEqual({
      is: 'same different',
      says: ['hearback.mined.same', 'hearback.effects.different'],
      odd: ['balance (asset …00A1, account alice): -50 …00A1 | -100 …00A1 ≠'],
      differs: ['mined.effect.0.delta'],
    });
  });

  test('of a type that is the network’s own is the node’s word, and that is said', async () => {
    const chain = scene(324);
    const read = readCall(chain, pay(), { lines: [] });
    const tx = await chain.send(alice, pay());
    chain.mine([{ tx }]);
    const own = { ...tx.json, type: '0x71' };
    const all = hearTransaction(
      read,
      { account: alice.address, hash: tx.hash },
      chain.world({ eth_getTransactionByHash: says(own) }),
      signal,
      quickly,
    );
    expect(shown(await heardLast(all), read).says).toEqual([
      'hearback.mined.same',
      'hearback.sent.ownType',
      'hearback.effects.better',
    ]);
  });
});

describe('gas', () => {
  const most = BigInt(standardPreferences.thresholds.priorityFeeGwei) * gwei;
  const price = (gasPrice: bigint, baseFee = gwei): Case => ({
    outcome: { gasPrice, gasUsed: 21_000n, logs: [] },
    sent: { ...pay(), maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice },
    block: { baseFee },
  });
  const isDear = async (it: Case) =>
    (await heardOf(it)).says.some((words) => words.startsWith('hearback.mined.dear'));

  test('out of all proportion to its block is said with what it cost', async () => {
    const it = await heardOf(price(10n ** 15n));
    expect(it.says.filter((words) => !words.startsWith('hearback.effects'))).toEqual([
      'hearback.mined.feeOrNonce',
      'hearback.mined.dear (fee 21000000000000000000 wei)',
    ]);
  });

  test('is dear from what the user finds dear on, above what the block asks for', async () => {
    expect(await isDear(price(most + gwei))).toBe(false);
    expect(await isDear(price(most + gwei + 1n))).toBe(true);
    // In a dear block a tip of five times its fee is not one.
    expect(await isDear(price(6n * most, most))).toBe(false);
    expect(await isDear(price(6n * most + 1n, most))).toBe(true);
    const thresholds = {
      ...standardPreferences.thresholds,
      priorityFeeGwei: standardPreferences.thresholds.priorityFeeGwei * 2,
    };
    const patient = { preferences: () => known({ ...standardPreferences, thresholds }) };
    expect(await isDear({ ...price(most + gwei + 1n), answers: patient })).toBe(false);
    expect(await isDear({ ...price(2n * most + gwei + 1n), answers: patient })).toBe(true);
  });

  test('as dear as was read back is no news', async () => {
    const dear = most * 100n;
    expect(await isDear({ ...price(dear), set: { maxFeePerGas: dear } })).toBe(false);
    expect(await isDear({ ...price(dear), set: { gasPrice: dear } })).toBe(false);
    expect(await isDear({ ...price(dear + 1n), set: { maxFeePerGas: dear } })).toBe(true);
    expect(await isDear({ ...price(dear), set: { gasPrice: dear - 1n, maxFeePerGas: dear } })).toBe(true);
  });

  test('of a block that the node does not tell of is not judged, and of one without a base fee is all a tip', async () => {
    let asked = 0;
    const chainless = (reply: unknown): Table => ({
      eth_getBlockByHash: () => {
        asked += 1;
        return says(reply)([]);
      },
    });
    expect(await isDear({ ...price(most * 100n), more: chainless(null) })).toBe(false);
    expect(await isDear({ ...price(most * 100n), more: chainless([]) })).toBe(false);
    expect(
      await isDear({ ...price(most * 100n), more: chainless({ parentHash: pad('0x01'), transactions: [] }) }),
    ).toBe(true);
    expect(asked).toBeGreaterThan(2);
    // Nobody is asked where it is cheap.
    const cheap = await heardOf({});
    expect(cheap.asked.filter((method) => method === 'eth_getBlockByHash')).toHaveLength(1);
  });
});

describe('a transaction that was there before it was read', () => {
  async function minedEarlier(behind: number, change: (chain: Ledger) => void = () => {}) {
    const chain = scene();
    const tx = await chain.send(alice, pay());
    chain.mine([{ tx, logs: [moved(alice.address, bob.address, 100n)] }]);
    for (let n = 0; n < behind; n += 1) chain.mine();
    const read = readCall(chain, pay(), { lines });
    change(chain);
    const all = hearTransaction(
      read,
      { account: alice.address, hash: tx.hash },
      chain.world(),
      signal,
      quickly,
    );
    return short(shown(await heardLast(all), read));
  }

  test('is another, however equal, and its block says so', async () => {
    for (const behind of [0, 1, 2, 3, 20]) {
      const it = await minedEarlier(behind);
      expect([it.is.split(' ')[0], it.says[0], it.differs[0]]).toEqual([
        'different',
        'hearback.mined.earlier',
        'mined.block',
      ]);
    }
  });

  test('may be it after all where the block that was read is no more, unless that is too long ago', async () => {
    const goneBlock = (chain: Ledger) => {
      chain.takeBack();
      chain.mine([], { salt: 'd' });
    };
    expect((await minedEarlier(1, goneBlock)).is.split(' ')[0]).toBe('same');
    expect((await minedEarlier(2, goneBlock)).is.split(' ')[0]).toBe('same');
    expect((await minedEarlier(3, goneBlock)).is.split(' ')[0]).toBe('different');
  });
});

describe('the code that was read back', () => {
  const first: Address = getAddress('0x00000000000000000000000000000000000000f1');
  const second: Address = getAddress('0x00000000000000000000000000000000000000F2');
  const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
  const proxyCode: Hex = `0x363d3d373d3d363d7f${slot.slice(2)}545af43d6000803e6038573d6000fd5b3d6000f3`;
  const points = (to: Address) => (chain: Ledger) => {
    chain.code(token, proxyCode);
    chain.code(first, '0x6001');
    chain.code(second, '0x6002');
    chain.set({ kind: 'slot', contract: token, is: 'implementation' }, BigInt(to));
  };
  const fact = (of: Address, part: string, value: FactValue): Fact => ({
    id: `account.${of.toLowerCase()}.${part}`,
    value: known(value),
    from: [],
  });
  const at = (address: Address): FactValue => ({ kind: 'address', address });
  const heard = (facts: readonly Fact[], more: Case = {}) =>
    heardOf({ before: points(first), found: { lines, facts }, ...more });
  const behind = ({ rows, says: words, beside }: Shown) => ({
    rows: rows.filter((row) => row.startsWith('behind')),
    says: words.filter((it) => it.startsWith('hearback.mined.upgraded')),
    named: beside.filter((it) => it.startsWith('mined.0x')),
  });

  test('of a proxy stands beside what ran, and an upgrade meanwhile is named', async () => {
    const facts = [fact(token, 'implementation', at(first))];
    expect(behind(await heard(facts))).toEqual({
      rows: ['behind (account …00A1): …00f1 | …00f1'],
      says: [],
      named: [],
    });
    const upgraded = await heard(facts, { meanwhile: points(second) });
    expect(behind(upgraded)).toEqual({
      rows: ['behind (account …00A1): …00f1 | …00F2 ≠'],
      says: ['hearback.mined.upgraded (account …00A1)'],
      named: [],
    });
    const lower = token.toLowerCase();
    expect([upgraded.told[`mined.account.${lower}.implementation`], upgraded.told[`mined.${lower}`]]).toEqual(
      ['block 1003 node.test', ''],
    );
  });

  test('of a proxy within a proxy is a list, from the outermost inwards', async () => {
    const nested = (chain: Ledger) => {
      points(first)(chain);
      const to = second.slice(2).toLowerCase();
      chain.code(first, `0x363d3d373d3d3d363d73${to}5af43d82803e903d91602b57fd5bf3`);
    };
    const list: FactValue = { kind: 'list', items: [at(first), at(second)] };
    const it = await heard([fact(token, 'implementation', list)], { before: nested });
    expect(behind(it).rows).toEqual([expect.not.stringContaining('≠')]);
    const turned: FactValue = { kind: 'list', items: [at(second), at(first)] };
    expect(
      behind(await heard([fact(token, 'implementation', turned)], { before: nested })).says,
    ).toHaveLength(1);
  });

  test('of what is no proxy any more is its own', async () => {
    const plain = (chain: Ledger) => chain.code(token, '0x6003');
    const it = await heard([fact(token, 'implementation', at(first))], { meanwhile: plain });
    expect(behind(it).rows).toEqual(['behind (account …00A1): …00f1 | …00A1 ≠']);
  });

  test('of a contract that is called is compared by its hash', async () => {
    const code = (hash: Hex): FactValue => ({ kind: 'code', state: 'contract', hash });
    const plain = (chain: Ledger) => chain.code(token, '0x6003');
    const wrong = await heard([fact(token, 'code', code(pad('0x01')))], { before: plain });
    expect(behind(wrong).says).toHaveLength(1);
    const hash = /"hash":"(0x[0-9a-f]+)"/.exec(behind(wrong).rows[0]?.split('|')[1] ?? '')?.[1] as Hex;
    expect(behind(await heard([fact(token, 'code', code(hash))], { before: plain }))).toMatchObject({
      says: [],
      rows: [expect.not.stringContaining('≠')],
    });
    const gone = await heard([fact(token, 'code', code(hash))], {
      before: plain,
      meanwhile: (chain) => chain.code(token, '0x'),
    });
    expect(behind(gone)).toMatchObject({
      rows: [expect.stringContaining('"state":"none"')],
      says: ['hearback.mined.upgraded (account …00A1)'],
    });
    // Of a contract that is only named, and of what a proxy is, nothing more is watched.
    expect(behind(await heard([fact(carol.address, 'code', code(hash))], { before: plain })).rows).toEqual(
      [],
    );
    const both = [fact(token, 'code', code(hash)), fact(token, 'implementation', at(first))];
    expect(behind(await heard(both)).rows).toEqual(['behind (account …00A1): …00f1 | …00f1']);
    expect(
      behind(await heard([fact(token, 'code', { kind: 'code', state: 'none' })], { before: plain })).rows,
    ).toEqual([]);
  });

  test('that an account borrows is compared, whoever it is', async () => {
    const borrows = (of: Address): FactValue => ({ kind: 'code', state: 'delegated', delegate: of });
    const lent = (of: Address) => (chain: Ledger) =>
      chain.code(carol.address, `0xef0100${of.slice(2).toLowerCase()}`);
    const facts = [fact(carol.address, 'code', borrows(first))];
    expect(behind(await heard(facts, { before: lent(first) })).says).toEqual([]);
    expect(behind(await heard(facts, { before: lent(second) })).says).toEqual([
      'hearback.mined.upgraded (account carol)',
    ]);
    expect(behind(await heard(facts)).says).toEqual(['hearback.mined.upgraded (account carol)']);
  });

  test('is not looked at where it says nothing of code, is not known, or was to be changed', async () => {
    const odd: readonly Fact[] = [
      { id: `account.${token}.implementation`, value: unknown('refused'), from: [] },
      fact(token, 'name', at(first)),
      fact(token, 'facet', at(first)),
      fact(token, 'implementation.more.still', at(first)),
      fact(token, 'implementation.0x12345678', at(first)),
      { ...fact(token, 'implementation', at(first)), id: `token.${token}.implementation` },
      { ...fact(token, 'implementation', at(first)), id: ['account', 'nobody', 'implementation'].join('.') },
    ];
    const it = await heard(odd, { meanwhile: points(second) });
    expect(behind(it)).toEqual({ rows: [], says: [], named: [] });
    const change = {
      ...balance('1', token, [0n, 0n]),
      what: 'code' as const,
      part: 'implementation' as const,
      before: known(first),
      after: known(second),
    };
    const { asset: _, ...line } = change;
    const changing = await heard([fact(token, 'implementation', at(first))], {
      found: { lines: [...lines, line], facts: [fact(token, 'implementation', at(first))] },
      meanwhile: points(second),
    });
    expect(behind(changing).rows).toEqual([]);
  });

  test('of six contracts is looked at, of those first that are called', async () => {
    const others = Array.from({ length: 8 }, (_, n) =>
      getAddress(numberToHex(0xabc0n + BigInt(n), { size: 20 })),
    );
    const facts = [...others, token].map((it) => fact(it, 'implementation', at(first)));
    const { rows } = behind(await heard(facts));
    expect(rows).toHaveLength(6);
    expect(rows[0]).toBe('behind (account …00A1): …00f1 | …00f1');
  });
});

test('a batch of one call is a transaction like any other, and one without calls is none', async () => {
  const chain = scene();
  const hear = async (body: Body) => {
    const read = readOn(chain, body, { lines: [] });
    const tx = await chain.send(alice, pay());
    chain.mine([{ tx }]);
    const all = hearTransaction(
      read,
      { account: alice.address, hash: tx.hash },
      chain.world(),
      signal,
      quickly,
    );
    return shown(await heardLast(all), read).is.split(' ')[0];
  };
  const batch = { kind: 'calls', chainId: 1, atomic: false } as const;
  expect(await hear({ ...batch, calls: [pay()] })).toBe('same');
  expect(await hear({ ...batch, from: bob.address, calls: [pay()] })).toBe('different');
  expect(await hear({ ...batch, calls: [] })).toBe('different');
  expect(await hear({ ...batch, calls: [pay(), pay()] })).toBe('different');
  expect(await hear({ kind: 'message', bytes: '0x12' })).toBe('cannotTell');
});

import { type Address, type Hex, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Hearback } from '../../model/hearback.ts';
import { type Unknown, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Call, TxOverrides } from '../../model/request.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { call, stepOf, transaction } from '../../simulate/testing/inputs.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { fails, says, tableWorld } from '../../world/testing/tableWorld.ts';
import type { World } from '../../world/world.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { hearTransaction } from './transaction.ts';
import { quickly } from '../testing/quickly.ts';

const { signal } = new AbortController();

let chain: TestChain;
let token: Address;
let router: Address;
let failing: Address;
beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  router = await chain.deploy('Router');
  failing = await chain.deploy('Failing');
});
afterAll(() => chain.stop());
beforeEach(async () => {
  await chain.ask('evm_setAutomine', [true]);
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [router, 800n]) }),
  );
});

async function read(it: Call, set: TxOverrides = {}): Promise<Readback> {
  const body = { kind: 'transaction', chainId, from: alice, call: it, set } as const;
  const found = await transaction(rpcWorld(chain.url), it, set);
  return readbackOf(body, { ...found, steps: [stepOf(it, alice)] });
}

async function heard(readback: Readback, hash: Hex, world: World = rpcWorld(chain.url)): Promise<Hearback[]> {
  const all: Hearback[] = [];
  for await (const it of hearTransaction(readback, { account: alice, hash }, world, signal, quickly))
    all.push(it);
  return all;
}

async function last(readback: Readback, hash: Hex): Promise<Hearback> {
  const it = (await heard(readback, hash)).at(-1);
  if (it === undefined) throw new Error('nothing was heard');
  return it;
}

const half = (): Call => call(router, chain.data('Router', 'half', [token]));

describe('a transaction that was mined', () => {
  test('as it was read back is the same, and did what was read back', async () => {
    const it = half();
    const readback = await read(it);
    const hearback = await last(readback, await chain.send(alice, it));
    expect([hearback.verdict, hearback.effects, hearback.differs]).toEqual(['same', 'asRead', []]);
    expect(hearback.lines.every((line) => line.same)).toBe(true);
    expect(hearback.lines.map((line) => line.happened)).toEqual([
      'mined.from',
      'mined.to',
      'mined.value',
      'mined.data',
      'mined.chain',
      'mined.effect.0.delta',
      'mined.fee',
    ]);
    for (const { readBack, happened } of hearback.lines) {
      expect(hearback.facts[happened]).toBeDefined();
      expect(hearback.facts[readBack] ?? readback.facts[readBack]).toBeDefined();
    }
  });

  test.each([
    ['receiver', { to: carol }, ['mined.to']],
    ['amount', { value: 9n }, ['mined.value']],
    ['data', { data: '0x01' }, ['mined.data']],
    ['data and receiver', { to: carol, data: '0x01' }, ['mined.to', 'mined.data']],
  ] as const)('with another %s is different, aloud', async (_, change, differs) => {
    const it = call(bob, '0x', 7n);
    const hearback = await last(await read(it), await chain.send(alice, { ...it, ...change }));
    expect(hearback.verdict).toBe('different');
    expect(hearback.differs).toEqual(expect.arrayContaining([...differs]));
    const said = hearback.says.map(({ id }) => id);
    expect(said).not.toContain('hearback.effects.asRead');
    expect(said).not.toContain('hearback.effects.better');
  });

  test('before the request was read is another one, however equal', async () => {
    const it = half();
    const before = await chain.send(alice, it);
    for (let count = 0; count < 4; count += 1) await chain.ask('evm_mine', []);
    const readback = await read(it);
    const hearback = await last(readback, before);
    expect([hearback.verdict, hearback.differs]).toEqual([
      'different',
      expect.arrayContaining(['mined.block']),
    ]);
    const said = hearback.says.map(({ id }) => id);
    expect(said).toContain('hearback.mined.earlier');
    expect(said).not.toContain('hearback.mined.same');
    expect(said).not.toContain('hearback.effects.asRead');
    // The one that was sent then is the same.
    expect((await last(readback, await chain.send(alice, it))).verdict).toBe('same');
  });

  test('by another account is different', async () => {
    const it = call(carol, '0x', 7n);
    const hearback = await last(await read(it), await chain.send(bob, it));
    expect([hearback.verdict, hearback.differs]).toEqual([
      'different',
      expect.arrayContaining(['mined.from']),
    ]);
  });

  test('with another gas limit than the user set is told apart from a difference', async () => {
    const it = call(bob, '0x', 7n);
    const readback = await read(it, { gas: 40_000n });
    const hearback = await last(readback, await chain.send(alice, it, { gas: '0x7530' }));
    expect([hearback.verdict, hearback.effects, hearback.differs]).toEqual([
      'feeOrNonce',
      'asRead',
      ['mined.gas'],
    ]);
  });

  test('that cost more than the most that was read back says so, and is no other difference', async () => {
    const it = call(bob, '0x', 7n);
    const readback = await read(it);
    const hash = await chain.send(alice, it, { gasPrice: '0x174876e800' });
    const hearback = await last(readback, hash);
    expect([hearback.verdict, hearback.effects, hearback.differs]).toEqual([
      'feeOrNonce',
      'asRead',
      ['mined.fee'],
    ]);
  });

  test('that gave less than was read back says so', async () => {
    const readback = await read(half());
    await chain.receipt(await chain.send(bob, half()));
    const hearback = await last(readback, await chain.send(alice, half()));
    expect([hearback.verdict, hearback.effects, hearback.differs]).toEqual([
      'same',
      'different',
      ['mined.effect.0.delta'],
    ]);
    expect(hearback.says.map(({ id }) => id)).toContain('hearback.effects.farLess');
  });

  test('that gave more did what was read back', async () => {
    const readback = await read(half());
    const mint = chain.data('Token', 'mint', [router, 100n]);
    await chain.receipt(await chain.send(bob, { to: token, data: mint }));
    const hearback = await last(readback, await chain.send(alice, half()));
    expect([hearback.verdict, hearback.effects]).toEqual(['same', 'asRead']);
    expect(hearback.says.map(({ id }) => id)).toContain('hearback.effects.better');
  });

  test('that used up an allowance differently is different', async () => {
    const it = call(token, chain.data('Token', 'approve', [router, 50n]));
    const readback = await read(it);
    const sent = { ...it, data: chain.data('Token', 'approve', [router, 60n]) };
    const hearback = await last(readback, await chain.send(alice, sent));
    expect([hearback.verdict, hearback.effects]).toEqual(['different', 'different']);
    expect(hearback.differs).toEqual(['mined.data', 'mined.effect.0.after']);
  });

  test('and failed moved nothing', async () => {
    const it = call(failing, chain.data('Failing', 'text'));
    const readback = readbackOf({ kind: 'transaction', chainId, from: alice, call: it, set: {} });
    const hash = await chain.send(alice, it, { gas: '0xc350' });
    expect(await last(readback, hash)).toMatchObject({ verdict: 'same', effects: 'reverted' });
  });

  test('whose effects were not known before has nothing to compare', async () => {
    const it = call(bob, '0x', 1n);
    const readback = readbackOf(
      { kind: 'transaction', chainId, from: alice, call: it, set: {} },
      { effects: unknown('unsupported') },
    );
    expect(await last(readback, await chain.send(alice, it))).toMatchObject({
      verdict: 'same',
      effects: 'cannotTell',
    });
  });

  test('beside another that touches the same account does not raise a false alarm', async () => {
    const readback = await read(half());
    await chain.ask('evm_setAutomine', [false]);
    const mint = chain.data('Token', 'mint', [alice, 33n]);
    await chain.send(bob, { to: token, data: mint }, { gas: '0x30d40' });
    const hash = await chain.send(alice, half(), { gas: '0x30d40' });
    await chain.send(carol, half(), { gas: '0x30d40' });
    await chain.ask('evm_mine', []);
    const hearback = await last(readback, hash);
    expect(hearback.verdict).toBe('same');
    expect(['asRead', 'cannotTell']).toContain(hearback.effects);
  });
});

describe('a transaction that is on its way', () => {
  test('is waited for, compared as soon as it is seen, and followed until it is mined', async () => {
    const it = call(bob, '0x', 5n);
    const readback = await read(it);
    await chain.ask('evm_setAutomine', [false]);
    const hash = await chain.send(alice, it, { gas: '0x5208' });
    const seen: string[] = [];
    for await (const { verdict, effects, says: said } of hearTransaction(
      readback,
      { account: alice, hash },
      rpcWorld(chain.url),
      signal,
      quickly,
    )) {
      seen.push(`${verdict} ${effects} ${said[0]?.id}`);
      if (seen.length === 2) await chain.ask('evm_mine', []);
    }
    expect(seen).toEqual([
      'waiting pending hearback.sent.unseen',
      'waiting pending hearback.sent.waiting',
      'same asRead hearback.mined.same',
    ]);
  });

  test('is different, aloud, before it is mined', async () => {
    const readback = await read(call(bob, '0x', 5n));
    await chain.ask('evm_setAutomine', [false]);
    const hash = await chain.send(alice, call(carol, '0x', 5n), { gas: '0x5208' });
    const all = hearTransaction(readback, { account: alice, hash }, rpcWorld(chain.url), signal, quickly);
    await all.next();
    expect((await all.next()).value).toMatchObject({ verdict: 'different', effects: 'pending' });
    await all.return(undefined);
    await chain.ask('evm_mine', []);
  });

  const dear = { gas: '0x5208', maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x174876e800' };

  /** Alice sends one, a node has it, and then she sends another with the same nonce, which is mined. */
  async function replacedBy(
    other: Call,
    signedHere = false,
    odd: (method: string, params: readonly unknown[]) => Unknown | undefined = () => undefined,
  ) {
    const it = call(bob, '0x', 5n);
    const readback = await read(it);
    await chain.ask('evm_setAutomine', [false]);
    const hash = await chain.send(alice, it, { gas: '0x5208' });
    const { nonce } = (await chain.ask('eth_getTransactionByHash', [hash])) as { nonce: Hex };
    const world = rpcWorld(chain.url);
    const here: Hex[] = [];
    const answer = { account: alice, hash, signedHere: here };
    const oddWorld: World = {
      ask: (kind, question, bounds) => {
        const { method = '', params = [] } = question as { method?: string; params?: readonly unknown[] };
        const answered = odd(method, params);
        return answered === undefined ? world.ask(kind, question, bounds) : Promise.resolve(answered);
      },
    };
    const all = hearTransaction(readback, answer, oddWorld, signal, quickly);
    await all.next();
    await all.next();
    const second = await chain.send(alice, other, { ...dear, nonce });
    if (signedHere) here.push(second);
    await chain.ask('evm_mine', []);
    return { heard: (await all.next()).value, second, asked: world.asked };
  }

  test('and is replaced by the same call with another fee is compared with that one', async () => {
    const { heard, second } = await replacedBy(call(bob, '0x', 5n));
    expect(heard).toMatchObject({ effects: 'asRead', followed: { hash: second } });
    expect(['same', 'feeOrNonce']).toContain(heard?.verdict);
    expect(heard?.says[0]?.id).toBe('hearback.replaced.same');
  });

  test('and is cancelled says so, calmly', async () => {
    const { heard, second } = await replacedBy(call(alice, '0x', 0n));
    expect(heard).toMatchObject({
      verdict: 'replaced',
      effects: 'notApplicable',
      followed: { hash: second },
      says: [{ id: 'hearback.replaced.cancelled' }],
    });
  });

  test('and is replaced by something else of the same account is different, aloud', async () => {
    const { heard, second, asked } = await replacedBy(call(carol, '0x', 1n));
    expect(heard).toMatchObject({ verdict: 'different', followed: { hash: second } });
    expect(heard?.differs).toEqual(expect.arrayContaining(['mined.to', 'mined.value']));
    const counted = asked.filter(({ method }) => method === 'eth_getTransactionCount').length;
    expect(counted).toBeLessThan(10);
  });

  test('is found in its place by a node that keeps no earlier state, too', async () => {
    const { heard, second } = await replacedBy(call(alice), false, (method, params) =>
      method === 'eth_getTransactionCount' && params[1] !== 'latest' ? unknown('refused') : undefined,
    );
    expect([heard?.verdict, heard?.followed?.hash]).toEqual(['replaced', second]);
  });

  test('and is replaced by another request that was read back here is replaced, calmly', async () => {
    const { heard } = await replacedBy(call(carol, '0x', 1n), true);
    expect(heard).toMatchObject({
      verdict: 'replaced',
      effects: 'notApplicable',
      says: [{ id: 'hearback.replaced.signedHere' }],
    });
  });
});

describe('a transaction that was on its way when the page was closed', () => {
  const fresh = () => rpcWorld(chain.url);

  /** What was heard until a node had the transaction; then the page is gone. */
  async function untilSeen(readback: Readback, hash: Hex): Promise<Hearback> {
    const all = hearTransaction(readback, { account: alice, hash }, fresh(), signal, quickly);
    await all.next();
    const { value } = await all.next();
    await all.return(undefined);
    if (value === undefined) throw new Error('it was not seen');
    return value;
  }

  async function afterwards(readback: Readback, hash: Hex, earlier: Hearback): Promise<Hearback[]> {
    const all: Hearback[] = [];
    for await (const it of hearTransaction(
      readback,
      { account: alice, hash, earlier },
      fresh(),
      signal,
      quickly,
    ))
      all.push(it);
    return all;
  }

  async function onItsWay() {
    const it = call(bob, '0x', 5n);
    const readback = await read(it);
    await chain.ask('evm_setAutomine', [false]);
    const hash = await chain.send(alice, it, { gas: '0x5208' });
    return { readback, hash, earlier: await untilSeen(readback, hash) };
  }

  test('is heard at once when it was mined meanwhile', async () => {
    const { readback, hash, earlier } = await onItsWay();
    await chain.ask('evm_mine', []);
    const all = await afterwards(readback, hash, earlier);
    expect(all.map(({ verdict, effects }) => [verdict, effects])).toEqual([['same', 'asRead']]);
  });

  test('is waited for when it still is', async () => {
    const { readback, hash, earlier } = await onItsWay();
    const all = hearTransaction(readback, { account: alice, hash, earlier }, fresh(), signal, quickly);
    expect((await all.next()).value).toMatchObject({ verdict: 'waiting', effects: 'pending' });
    await chain.ask('evm_mine', []);
    expect((await all.next()).value).toMatchObject({ verdict: 'same', effects: 'asRead' });
  });

  test('was replaced when another one used its nonce meanwhile', async () => {
    const { readback, hash, earlier } = await onItsWay();
    const { nonce } = (await chain.ask('eth_getTransactionByHash', [hash])) as { nonce: Hex };
    const price = { maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x174876e800' };
    const second = await chain.send(alice, call(alice), { gas: '0x5208', nonce, ...price });
    await chain.ask('evm_mine', []);
    const all = await afterwards(readback, hash, earlier);
    expect(all.map(({ verdict, followed }) => [verdict, followed?.hash])).toEqual([['replaced', second]]);
  });

  test('was dropped when no node has it and its nonce is free', async () => {
    const { readback, hash, earlier } = await onItsWay();
    await chain.ask('anvil_dropTransaction', [hash]);
    expect((await afterwards(readback, hash, earlier)).map(({ verdict }) => verdict)).toEqual(['dropped']);
  });

  test('is not told apart by a node that does not answer, and is told apart by the next that does', async () => {
    const { readback, hash, earlier } = await onItsWay();
    const silent = tableWorld({
      eth_getTransactionByHash: () => unknown('timeout'),
      eth_getTransactionReceipt: () => unknown('timeout'),
    });
    let last = earlier;
    for await (const it of hearTransaction(
      readback,
      { account: alice, hash, earlier },
      silent,
      signal,
      quickly,
    ))
      last = it;
    expect(last.verdict).toBe('cannotTell');
    await chain.ask('anvil_dropTransaction', [hash]);
    expect((await afterwards(readback, hash, last)).at(-1)?.verdict).toBe('dropped');
  });

  test('that differs stays different while it is looked for again', async () => {
    const readback = await read(call(bob, '0x', 5n));
    await chain.ask('evm_setAutomine', [false]);
    const hash = await chain.send(alice, call(carol, '0x', 5n), { gas: '0x5208' });
    const earlier = await untilSeen(readback, hash);
    await chain.ask('evm_mine', []);
    const all = await afterwards(readback, hash, earlier);
    expect(all.map(({ verdict }) => verdict)).toEqual(['different']);
  });
});

describe('a node that does not help', () => {
  const readback = readbackOf({
    kind: 'transaction',
    chainId,
    from: alice,
    call: call(bob, '0x', 5n),
    set: {},
  });
  const hash: Hex = `0x${'12'.repeat(32)}`;

  test.each([
    ['knows nothing', says(null)],
    ['does not answer', () => unknown('timeout')],
    ['answers with an error', fails(-32000, 'busy')],
    ['talks nonsense', says({ hash, from: 'x' })],
    ['gives another transaction', says({ hash: `0x${'34'.repeat(32)}`, from: zeroAddress, to: zeroAddress })],
  ])('%s: it cannot be told, and the waiting ends', async (_, reply) => {
    const world = tableWorld({ eth_getTransactionByHash: reply, eth_getTransactionReceipt: reply });
    const verdicts = (await heard(readback, hash, world)).map((it) => it.verdict);
    expect(verdicts).toEqual(['waiting', 'cannotTell']);
  });

  test('is not waited for after the user has gone', async () => {
    const stop = new AbortController();
    const world = tableWorld({ eth_getTransactionByHash: says(null), eth_getTransactionReceipt: says(null) });
    const all = hearTransaction(readback, { account: alice, hash }, world, stop.signal, quickly);
    await all.next();
    stop.abort();
    expect((await all.next()).done).toBe(true);
  });
});

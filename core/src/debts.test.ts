import { type Address, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { driftOf } from './drift/driftOf.ts';
import { hearTransaction } from './hearback/transaction/transaction.ts';
import type { Hearback } from './model/hearback.ts';
import type { Clause, Intent } from './model/intent.ts';
import { known } from './model/known.ts';
import type { Readback } from './model/readback.ts';
import { read } from './readback.ts';
import { freeze } from './request/frozen/freeze.ts';
import { alice, chainId, startChain, type TestChain } from './simulate/testing/chain.ts';
import { compiled } from './simulate/testing/contracts.ts';
import { rpcWorld } from './world/testing/rpcWorld.ts';
import type { World } from './world/world.ts';

/** Drift, hearback and intent have one sign of worth: what is owed counts against whoever owes it. */
const contracts = compiled(new URL('./simulate/testing/worth.sol', import.meta.url));
const pace = { first: 5, growth: 1, most: 5, unseen: 4, gone: 2, stuck: 1_000, settle: 0, deep: 6 };
const { signal } = new AbortController();
const asset = (address: Address) => ({ kind: 'token', chainId, address }) as const;

let chain: TestChain;
let money: Address;
let clean: Hex;
/** By the symbol of what is owed. */
const markets = new Map<string, Readonly<{ at: Address; owed: Address }>>();
const symbols = ['variableDebtUSDC', 'eUSDC-2-DEBT', 'borrowedUSDC', 'USDC-LIABILITY', 'vUSDC'] as const;

beforeAll(async () => {
  chain = await startChain();
  money = await deploy('Coin');
  await send('Coin', money, 'call', ['USDC']);
  for (const symbol of symbols) {
    const [owed, at] = [await deploy('Bound'), await deploy('Market')];
    await send('Coin', owed, 'call', [symbol]);
    await send('Market', at, 'aim', [money, owed]);
    await send('Coin', money, 'approve', [at, 2n ** 255n]);
    await send('Coin', owed, 'mint', [alice, 5_000n]);
    markets.set(symbol, { at, owed });
  }
  await send('Coin', money, 'mint', [alice, 10_000n]);
  clean = (await chain.ask('evm_snapshot', [])) as Hex;
});
afterAll(() => chain.stop());
beforeEach(async () => {
  await chain.turnBack(clean);
  clean = (await chain.ask('evm_snapshot', [])) as Hex;
});

async function deploy(name: string): Promise<Address> {
  return chain.deployCode(contracts[name]?.bytecode ?? '0x');
}

function dataOf(name: string, functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: contracts[name]?.abi ?? [], functionName, args });
}

async function send(name: string, to: Address, functionName: string, args: readonly unknown[]): Promise<Hex> {
  const hash = await chain.send(alice, { to, data: dataOf(name, functionName, args) }, { gas: '0xf4240' });
  await chain.receipt(hash);
  return hash;
}

function marketOf(symbol: string) {
  const it = markets.get(symbol);
  if (it === undefined) throw new Error(symbol);
  return it;
}

function worldOf(): World {
  return rpcWorld(chain.url, {
    session: () => known({ host: 'readback.test', wallet: { chainId, account: alice, name: 'Wallet' } }),
    book: () => known([]),
  });
}

type Act = 'borrow' | 'repay';

async function readOf(symbol: string, act: Act, clauses?: readonly Clause[]): Promise<Readback> {
  const call = { to: marketOf(symbol).at, data: dataOf('Market', act, [1_000n]), value: 0n };
  const body = { kind: 'transaction', chainId, from: alice, call, set: {} } as const;
  const intent: Intent | undefined = clauses && {
    account: alice,
    chainId,
    said: '',
    quotes: [],
    clauses,
    saidAt: Date.now(),
  };
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'paste' },
    receivedAt: Date.now(),
    ...(intent === undefined ? {} : { intent }),
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, worldOf(), signal)) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

async function heard(readback: Readback, symbol: string, act: Act): Promise<Hearback> {
  const hash = await send('Market', marketOf(symbol).at, act, [1_000n]);
  let last: Hearback | undefined;
  for await (const it of hearTransaction(readback, { account: alice, hash }, worldOf(), signal, pace))
    last = it;
  if (last === undefined) throw new Error('nothing was heard');
  return last;
}

/** How the market is turned between reading and signing, and signing and mining. */
const turned = [
  ['borrow', 500n, 'more'],
  ['borrow', 102n, 'more'],
  ['repay', 0n, 'less'],
  ['repay', 50n, 'less'],
] as const;

describe.each(symbols.slice(0, 4))('what is owed as %s', (symbol) => {
  test.each(turned)(
    'after %s at %i%% holds back the press, and is loud afterwards',
    async (act, percent, how) => {
      const before = await readOf(symbol, act);
      await send('Market', marketOf(symbol).at, 'turn', [percent]);
      const { material } = driftOf(before, await readOf(symbol, act));
      if (percent > 0n) {
        expect(material.map(({ says }) => says)).toContainEqual(
          expect.objectContaining({ id: 'drift.owes', args: expect.objectContaining({ how }) }),
        );
      }
      expect(material).not.toEqual([]);
      const { effects, says } = await heard(before, symbol, act);
      expect(effects).toBe('different');
      expect(says.map(({ id }) => id)).not.toContain('hearback.effects.better');
    },
  );

  test('is as read where nothing was turned, and better where less is owed', async () => {
    for (const act of ['borrow', 'repay'] as const) {
      const before = await readOf(symbol, act);
      expect(driftOf(before, await readOf(symbol, act)).material).toEqual([]);
      expect((await heard(before, symbol, act)).effects).toBe('asRead');
    }
    const before = await readOf(symbol, 'borrow');
    await send('Market', marketOf(symbol).at, 'turn', [90n]);
    expect(driftOf(before, await readOf(symbol, 'borrow')).material).toEqual([]);
    const it = await heard(before, symbol, 'borrow');
    expect([it.effects, it.says.some(({ id }) => id === 'hearback.effects.better')]).toEqual([
      'asRead',
      true,
    ]);
  });

  test('differs from what was said where it grows, and never where it shrinks', async () => {
    const says = async (act: Act, clause: Clause) =>
      (await readOf(symbol, act, [clause])).findings.flatMap((it) =>
        it.outcome === 'fired' && it.rule.startsWith('intent.') ? [it.says.id] : [],
      );
    const borrowed = await says('borrow', { kind: 'get', asset: asset(money), atLeast: 1_000n });
    expect(borrowed).toContain('intent.pays.saysOwed');
    const repaid = await says('repay', {
      kind: 'pay',
      asset: asset(money),
      sum: { how: 'exactly', raw: 1_000n },
    });
    expect(repaid).not.toContain('intent.pays.saysOwed');
    expect(repaid).not.toContain('intent.pays.saysUnsaid');
  });

  test('differs from what was said once it grew by more in the block', async () => {
    const clause: Clause = { kind: 'pay', asset: asset(money), sum: { how: 'exactly', raw: 1_000n } };
    const hearback = await heard(await readOf(symbol, 'repay', [clause]), symbol, 'borrow');
    expect(hearback.said?.differences.map(({ id }) => id)).toContain('hearback.said.owed');
  });
});

test('what cannot be passed on may be owed: more of it by more than a hundredth is loud', async () => {
  const before = await readOf('vUSDC', 'borrow');
  await send('Market', marketOf('vUSDC').at, 'turn', [500n]);
  const { material } = driftOf(before, await readOf('vUSDC', 'borrow'));
  expect(material.map(({ says }) => says)).toContainEqual(
    expect.objectContaining({ id: 'drift.owes', args: expect.objectContaining({ how: 'mayBe' }) }),
  );
  expect((await heard(before, 'vUSDC', 'borrow')).effects).toBe('different');
});

test('what was to be paid off and was not is loud, whatever the token calls itself', async () => {
  const before = await readOf('vUSDC', 'repay');
  await send('Market', marketOf('vUSDC').at, 'turn', [0n]);
  expect((await heard(before, 'vUSDC', 'repay')).effects).toBe('different');
});

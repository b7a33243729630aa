import { type Address, encodeFunctionData, type Hex, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known } from './model/known.ts';
import type { Readback } from './model/readback.ts';
import { read } from './readback.ts';
import { freeze } from './request/frozen/freeze.ts';
import { alice, bob, chainId, startChain, type TestChain } from './simulate/testing/chain.ts';
import { compiled } from './simulate/testing/contracts.ts';
import { rpcWorld } from './world/testing/rpcWorld.ts';

const contracts = compiled(new URL('./simulate/testing/worth.sol', import.meta.url));

/** Where the practice chain has its dollar, which is well known there. */
const money: Address = '0x8ce361602b935680e8dec218b820ff5056beb7af';
const held = 1_000_000_000n;

let chain: TestChain;
let taker: Address;

beforeAll(async () => {
  chain = await startChain();
  const deploy = (name: string) => chain.deployCode(contracts[name]?.bytecode ?? '0x');
  const send = async (
    name: string,
    to: Address,
    functionName: string,
    args: readonly unknown[],
    value = 0n,
  ) => {
    const { status } = await chain.receipt(
      await chain.send(alice, { to, data: dataOf(name, functionName, args), value }),
    );
    if (status !== '0x1') throw new Error(`failed: ${functionName}`);
  };
  const gifts: Address[] = [];
  for (const [name, symbol] of [
    ['Coin', 'JUNK'],
    ['Coin', 'PUSD'],
    ['Coin', 'WETH'],
    ['Bound', 'variableDebtPUSD'],
    ['Bound', 'POINTS'],
    ['Coin', 'borrowedPUSD'],
  ] as const) {
    const gift = await deploy(name);
    gifts.push(gift);
    await send('Coin', gift, 'call', [symbol]);
  }
  taker = await deploy('Taker');
  await chain.ask('anvil_setCode', [money, await chain.ask('eth_getCode', [gifts[0], 'latest'])]);
  await send('Coin', money, 'call', ['PUSD']);
  await send('Coin', money, 'mint', [alice, held]);
  await send('Coin', money, 'mint', [taker, held]);
  await send('Coin', money, 'approve', [taker, 2n ** 256n - 1n]);
  await send('Taker', taker, 'aim', [money, gifts, await deploy('Badge'), bob], parseEther('1'));
  await send('Taker', taker, 'call', ['sPUSD']);
  await chain.ask('anvil_setBalance', [alice, toHex(parseEther('100'))]);
});

afterAll(() => chain.stop());

function dataOf(name: string, functionName: string, args: readonly unknown[]): Hex {
  const abi = contracts[name]?.abi ?? [];
  const fits = abi.filter(
    (it) => it.type === 'function' && it.name === functionName && it.inputs.length === args.length,
  );
  return encodeFunctionData({ abi: fits, functionName, args });
}

/** Reads a call of the taker back: its source is published, and it is old. */
async function readBack(functionName: string, args: readonly unknown[], value = 0n) {
  const call = { to: taker, data: dataOf('Taker', functionName, args), value };
  const body = { kind: 'transaction', chainId, from: alice, call, set: {} } as const;
  const from = { by: 'source', name: 'test' } as const;
  const abi = (contracts.Taker?.abi ?? []).filter((it) => it.type === 'function');
  const world = rpcWorld(chain.url, {
    session: () => known({ host: 'readback.test', wallet: { chainId, account: alice, name: 'Wallet' } }),
    abi: () => known([{ address: taker, functions: abi, from }]),
    contract: () => known({ verified: true, createdAt: 1_600_000_000n, from }),
    book: () => known([]),
  });
  const incoming = { request: freeze(body, ''), origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  const fired = last?.findings.flatMap((it) => (it.outcome === 'fired' ? [`${it.severity} ${it.rule}`] : []));
  return { verdict: last?.verdict, fired: fired ?? [], effects: last?.effects };
}

const gifts = [
  'junk',
  'a fake dollar',
  'a fake WETH',
  'a debt',
  'bound points',
  'a loan',
  'a badge',
  'dust',
  '0.01 ETH',
  'a crumb',
  'nothing',
];
const kinds = gifts.map((name, gift) => ({ name, gift: BigInt(gift) }));

describe('whatever comes for it that is worth nothing, or nobody can weigh', () => {
  test.each(kinds)(
    '$name does not make calm what a call takes that is known by its name',
    async ({ gift }) => {
      const tried = [
        await readBack('join', [gift], parseEther('5')),
        await readBack('collect', [held / 10n, gift]),
        await readBack('collect', [(held * 9n) / 10n, gift]),
        await readBack('collect', [held, gift]),
        await readBack('collectAll', [gift]),
      ];
      const verdicts = tried.map(({ verdict }) => verdict);
      expect(verdicts.filter((it) => it !== 'caution' && it !== 'stop')).toEqual([]);
      for (const { fired } of tried)
        expect(fired.join()).toMatch(/outcome\.(?:nothingBack|strangeReturn|takesMore|claimTrap)/);
    },
  );
});

describe('a debt', () => {
  test('that pays a stranger is one, however it is called and whether it can be passed on', async () => {
    const loan = [
      '0x1111111111111111111111111111111111111111',
      [money],
      [900_000_000n],
      [2n],
      alice,
      '0x',
      0,
    ];
    const flash = await readBack('flashLoan', loan);
    expect(flash.verdict).toBe('caution');
    expect(flash.fired).toContain('caution outcome.debt');
    for (const { gift } of kinds.slice(0, 6)) {
      const { verdict, fired } = await readBack('lend', [gift, 900_000_000n]);
      expect(verdict).toBe('caution');
      expect(fired).toContain(gift >= 3n ? 'caution outcome.debt' : 'caution outcome.othersPaid');
    }
  });

  test('is told from what can be passed on by trying it', async () => {
    const bound = async (gift: bigint) => {
      const { effects } = await readBack('join', [gift], 1n);
      return effects?.s === 'known' ? (effects.v.bound ?? []).map(({ asset }) => asset.kind) : undefined;
    };
    expect(await bound(0n)).toEqual([]);
    expect(await bound(4n)).toEqual(['token']);
    expect(await bound(6n)).toEqual(['nft']);
    expect(await bound(8n)).toEqual([]);
  });
});

describe('a contract that nobody knows', () => {
  test('is a caution also where its share is seen; what it gives back for the share is calm', async () => {
    const put = await readBack('deposit', [held / 2n, alice]);
    expect([put.verdict, put.fired]).toEqual(['caution', ['caution account.unvouched']]);
    const data = dataOf('Taker', 'deposit', [held / 2n, alice]);
    const kept = await chain.ask('evm_snapshot', []);
    await chain.receipt(await chain.send(alice, { to: taker, data }));
    // What it may still take counts as at stake, whatever it gives.
    const allowed = await readBack('redeem', [held / 2n, alice, alice]);
    expect([allowed.verdict, allowed.fired]).toEqual(['caution', ['caution account.unvouched']]);
    const revoked = dataOf('Coin', 'approve', [taker, 0n]);
    await chain.receipt(await chain.send(alice, { to: money, data: revoked }));
    const taken = await readBack('redeem', [held / 2n, alice, alice]);
    expect([taken.verdict, taken.fired]).toEqual(['read', []]);
    await chain.turnBack(kept);
  });

  test('is a caution where it gets as good as all, shows nothing for it, or keeps it for another', async () => {
    for (const [name, args] of [
      ['deposit', [held, alice]],
      ['deposit', [(held * 9n) / 10n, alice]],
      ['deposit', [held / 2n, bob]],
      ['mint', [held / 2n, alice]],
    ] as const) {
      const { verdict, fired } = await readBack(name, args);
      expect(verdict).toBe('caution');
      expect(fired).toContain('caution outcome.nothingBack');
    }
    const alone = await readBack('deposit', [held / 2n]);
    expect(alone.verdict).toBe('caution');
  });
});

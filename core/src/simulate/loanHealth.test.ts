import { type Address, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abiOf } from '../check/account/testing/views.ts';
import { decode } from '../decode/decode.ts';
import type { Body, Call } from '../model/request.ts';
import type { LoanHealth } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { simulate } from './simulate.ts';
import { alice, bob, chainId, startChain, type TestChain } from './testing/chain.ts';
import { compiled } from './testing/contracts.ts';
import { effectsOf, pinned } from './testing/inputs.ts';

let chain: TestChain;
const contracts = compiled(new URL('./testing/loans.sol', import.meta.url));
const one = 10n ** 18n;
const signal = new AbortController().signal;

beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());

async function deploy(name: string, made: Hex = '0x'): Promise<Address> {
  const code = contracts[name]?.bytecode;
  if (code === undefined) throw new Error(`no contract ${name}`);
  return chain.deployCode(`${code}${made.slice(2)}`);
}

const dataOf = (signature: string, args: readonly unknown[]): Hex => {
  const abi = parseAbi([`function ${signature}`] as readonly string[]) as never;
  return encodeFunctionData({ abi, functionName: signature.slice(0, signature.indexOf('(')), args } as never);
};

async function done(to: Address, signature: string, args: readonly unknown[], from = alice): Promise<void> {
  await chain.receipt(await chain.send(from, { to, data: dataOf(signature, args) }));
}

const healthOf = (to: Address, signature: string, args: readonly unknown[]): Promise<readonly unknown[]> =>
  healthOfCalls([{ to, value: 0n, data: dataOf(signature, args) }]);

/** What calls of Alice change of how safe loans are: before and after, in hundredths. */
async function healthOfCalls(
  calls: readonly Call[],
  published: readonly string[] = [],
): Promise<readonly unknown[]> {
  const body: Body = { kind: 'calls', chainId, from: alice, calls, atomic: true };
  const request = freeze(body, '');
  const world = rpcWorld(chain.url);
  const block = await pinned(world);
  const abis = calls.map(({ to }) => abiOf(to ?? zeroAddress, ...published));
  const { steps } = decode(request, { abis });
  const result = await simulate({ request, steps, block, accounts: [alice] }, world, signal);
  const shown = (it: LoanHealth['before']) => {
    const value = valueOf(it);
    return typeof value === 'bigint' ? Number(value / 10n ** 16n) : (value ?? 'unknown');
  };
  return (effectsOf(result).health ?? []).map(({ before, after }) => [shown(before), shown(after)]);
}

describe('how safe a loan is before and after', () => {
  test('at Aave and Spark the pool says it', async () => {
    const pool = await deploy('Pool');
    const borrow = 'borrow(address, uint256, uint256, uint16, address)';
    const withdraw = 'withdraw(address, uint256, address)';
    await done(pool, 'secure(uint256)', [1000n]);
    expect(await healthOf(pool, withdraw, [zeroAddress, 100n, alice])).toEqual([['free', 'free']]);
    expect(await healthOf(pool, borrow, [zeroAddress, 500n, 2n, 0, alice])).toEqual([['free', 200]]);
    await done(pool, borrow, [zeroAddress, 500n, 2n, 0, alice]);
    expect(await healthOf(pool, withdraw, [zeroAddress, 300n, alice])).toEqual([[200, 140]]);
    expect(await healthOf(pool, borrow, [zeroAddress, 300n, 2n, 0, bob])).toEqual([['free', 0]]);
  });

  test('at Morpho it is counted at the price of the market’s oracle, up to its limit', async () => {
    const morpho = await deploy('Morpho');
    const market = [zeroAddress, zeroAddress, await deploy('Oracle'), zeroAddress, (86n * one) / 100n];
    const params = '(address, address, address, address, uint256)';
    await done(morpho, `secure(${params}, uint256)`, [market, 1_000_000n]);
    const borrow = `borrow(${params}, uint256, uint256, address, address)`;
    expect(await healthOf(morpho, borrow, [market, 860_000n, 0n, alice, alice])).toEqual([['free', 200]]);
    await done(morpho, borrow, [market, 860_000n, 0n, alice, alice]);
    const withdraw = `withdrawCollateral(${params}, uint256, address, address)`;
    expect(await healthOf(morpho, withdraw, [market, 250_000n, alice, alice])).toEqual([[200, 150]]);
  });

  test('at Compound III each asset of the account counts, also one that the request puts there', async () => {
    const comet = await deploy('Comet');
    const place = (it: string) => `0x${it.padStart(40, '0')}`;
    const [base, first, second] = [place('ba'), place('a1'), place('a2')];
    const take = (asset: string, amount: bigint) => [alice, alice, asset, amount];
    const withdraw = 'withdrawFrom(address, address, address, uint256)';
    await done(comet, 'secure(uint256)', [2n * one]);
    expect(await healthOf(comet, withdraw, take(base, 800_000_000n))).toEqual([['free', 200]]);
    await done(comet, withdraw, take(base, 800_000_000n));
    expect(await healthOf(comet, withdraw, take(second, one / 2n))).toEqual([[200, 150]]);
    // What is not an asset of the account counts for nothing until a call puts it there.
    await done(comet, 'supply(address, uint256)', [first, 2n * one]);
    expect(await healthOf(comet, withdraw, take(second, one / 2n))).toEqual([[200, 150]]);
    const put = dataOf('supply(address, uint256)', [first, 2n * one]);
    const both = [put, dataOf(withdraw, take(second, one / 2n))].map((data) => ({
      to: comet,
      value: 0n,
      data,
    }));
    expect(await healthOfCalls(both)).toEqual([[325, 400]]);
  });

  test('at Euler the vault that controls the account says it', async () => {
    const connector = await deploy('Connector');
    const made = encodeAbiParameters([{ type: 'address' }], [connector]);
    const [lender, other] = [await deploy('Vault', made), await deploy('Vault', made)];
    await done(lender, 'secure(uint256)', [300n]);
    expect(await healthOf(lender, 'borrow(uint256, address)', [100n, alice])).toEqual([['free', 300]]);
    await done(lender, 'borrow(uint256, address)', [100n, alice]);
    await done(connector, 'set(address, address)', [alice, lender]);
    await done(other, 'secure(uint256)', [50n]);
    const withdraw = 'withdraw(uint256, address, address)';
    expect(await healthOf(other, withdraw, [50n, alice, alice])).toEqual([[300, 300]]);
    expect(await healthOf(lender, withdraw, [150n, alice, alice])).toEqual([[300, 150]]);
  });

  test('at Liquity a trove is sold below 110 % of what it owes', async () => {
    const troves = await deploy('Troves');
    await done(troves, 'secure(uint256)', [11n * one]);
    const borrow = 'withdrawLUSD(uint256, uint256, address, address)';
    expect(await healthOf(troves, borrow, [0n, 10_000n * one, alice, alice])).toEqual([['free', 200]]);
    await done(troves, borrow, [0n, 10_000n * one, alice, alice]);
    const withdraw = 'withdrawColl(uint256, address, address)';
    expect(await healthOf(troves, withdraw, [2n * one + one / 4n, alice, alice])).toEqual([[200, 159]]);
    // The price that it knows may be days old, and the call brings the one of today.
    await done(troves, 'fall(uint256)', [1000n * one]);
    expect(await healthOf(troves, withdraw, [0n, alice, alice])).toEqual([[200, 100]]);
  });

  test('at Maker it is counted at the price with the margin', async () => {
    const cdps = await deploy('Cdps');
    const frob = 'frob(uint256, int256, int256)';
    await done(cdps, frob, [7n, 10n * one, 0n]);
    expect(await healthOf(cdps, frob, [7n, 0n, 5000n * one])).toEqual([['free', 200]]);
    await done(cdps, frob, [7n, 0n, 5000n * one]);
    expect(await healthOf(cdps, frob, [7n, -2n * one, 0n])).toEqual([[200, 160]]);
  });

  test('at Compound II and its forks each market of the account counts, also one that the request enters', async () => {
    const comptroller = await deploy('Comptroller');
    const made = encodeAbiParameters([{ type: 'address' }], [comptroller]);
    const [ether, dollars] = [await deploy('CToken', made), await deploy('CToken', made)];
    const [borrow, redeem] = ['borrow(uint256)', 'redeem(uint256)'] as const;
    const asked = (...calls: readonly (readonly [Address, string, readonly unknown[]])[]) =>
      healthOfCalls(
        calls.map(([to, signature, args]) => ({ to, value: 0n, data: dataOf(signature, args) })),
        [borrow, redeem],
      );
    await done(comptroller, 'list(address, uint256)', [ether, 2000n * one]);
    await done(comptroller, 'list(address, uint256)', [dollars, one]);
    // Ten ETH, of which eight tenths count.
    await done(ether, 'secure(uint256)', [500n * one]);
    const enter = [comptroller, 'enterMarkets(address[])', [[ether]]] as const;
    expect(await asked(enter, [dollars, borrow, [8000n * one]])).toEqual([['free', 200]]);
    // What is in no market of the account secures nothing.
    expect(await asked([dollars, borrow, [8000n * one]])).toEqual([['free', 0]]);
    await done(...enter);
    await done(dollars, borrow, [8000n * one]);
    expect(await asked([ether, redeem, [125n * one]])).toEqual([[200, 150]]);
    await done(comptroller, 'mint(uint256)', [2000n * one]);
    expect(await asked([dollars, borrow, [6000n * one]])).toEqual([[160, 100]]);
    // Without a price nobody can tell.
    await done(comptroller, 'list(address, uint256)', [ether, 0n]);
    expect(await asked([dollars, borrow, [1n]])).toEqual([['unknown', 'unknown']]);
  });

  test('at Fraxlend it is counted at the higher price of the pair, up to its part', async () => {
    const pair = await deploy('Pair');
    const borrow = 'borrowAsset(uint256, uint256, address)';
    await done(pair, 'secure(uint256)', [8n * one]);
    expect(await healthOf(pair, borrow, [8000n * one, 2n * one, alice])).toEqual([['free', 187]]);
    await done(pair, borrow, [6000n * one, 0n, alice]);
    const remove = 'removeCollateral(uint256, address)';
    expect(await healthOf(pair, remove, [2n * one, alice])).toEqual([[200, 150]]);
    await done(pair, 'rise(uint256)', [one / 1000n]);
    expect(await healthOf(pair, remove, [0n, alice])).toEqual([[100, 100]]);
  });

  test('a contract that does not answer as one of them has none', async () => {
    const silent = await deploy('Silent');
    expect(await healthOf(silent, 'borrow(uint256, address)', [1n, alice])).toEqual([['unknown', 'unknown']]);
  });
});

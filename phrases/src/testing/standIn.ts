import { ownPricesOf, pooledAs } from '@readback/core/actions/offers/ownPrices.ts';
import { purposeWordsOf } from '@readback/core/actions/purpose/words.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { pairOf } from '@readback/core/label/tokens/poolRates.ts';
import { known, type Known, unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { protocolAnywhere, protocolAt } from '@readback/core/shipped/protocols.ts';
import { wellKnownSymbol } from '@readback/core/shipped/wellKnownTokens.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import { says, tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import type { RpcAnswer, World } from '@readback/core/world/world.ts';
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  getAddress,
  type Hex,
  maxUint256,
  pad,
  parseAbi,
  toFunctionSelector,
  toHex,
} from 'viem';
import type { SentCall } from './sentCalls.ts';

/**
 * Reads a call that was sent on a node that replaces the one of then: whatever the call uses as code, a token or a pool has
 * code and was published long ago, every pool is its factory's, every market and yield token its registry's, positions are the sender's and of pools without hooks, pools are at the price that the call sets, and nobody owes anything. It
 * can try no transaction, so that nothing is said of what the call changes.
 */
export async function readOnStandIn(call: SentCall): Promise<Readback> {
  const before = await reading(call, tableWorld({}, { rpc: () => unknown('offline') }));
  return reading(call, standIn(call, before));
}

/**
 * When a call is read, in seconds since the epoch: ten minutes before the first time that is in it, since what it was sent
 * at is not kept.
 */
function timeOf(data: Hex): bigint {
  const words = (data.slice(10).match(/.{64}/g) ?? []).map((it) => BigInt(`0x${it}`));
  const times = words.filter((it) => it > 1_500_000_000n && it < 1_900_000_000n);
  return times.reduce((least, it) => (it < least ? it : least), times[0] ?? 1_750_000_000n) - 600n;
}

async function reading(sent: SentCall, world: World): Promise<Readback> {
  const { chain, from, to, value, data } = sent;
  const call = { to: getAddress(to), value: BigInt(value), data };
  const request = freeze({ kind: 'transaction', chainId: chain, from: getAddress(from), call, set: {} }, '');
  const incoming = { request, origin: { via: 'paste' }, receivedAt: Number(timeOf(data)) * 1_000 } as const;
  const { signal } = new AbortController();
  let last: Readback | undefined;
  for await (const it of read(incoming, world, signal, { onlyLast: true })) last = it;
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}

function standIn({ chain, from, to, data: sent }: SentCall, before: Readback): World {
  const now = timeOf(sent);
  const sender = from.toLowerCase();
  const [code, pools] = [new Set([to.toLowerCase()]), new Set<string>()];
  const [markets, yields] = [new Set<string>(), new Set<string>()];
  for (const step of everyStep(before.steps)) {
    if (step.to !== null && step.data !== '0x') code.add(step.to.toLowerCase());
    for (const word of purposeWordsOf(step)) {
      if (word.holds !== 'address' || word.role === undefined || !used.has(word.role)) continue;
      code.add(word.address.toLowerCase());
      if (word.role === 'pool') pools.add(word.address.toLowerCase());
      if (/\.markets?(?:\.\d+)?$/.test(word.fact)) markets.add(word.address.toLowerCase());
      if (/\.yts?(?:\.\d+)?$/i.test(word.fact)) yields.add(word.address.toLowerCase());
    }
  }
  const rates = ratesOf(chain, before);
  const isContract = (it: string) =>
    it !== sender &&
    (code.has(it) ||
      protocolAt(chain, it as Address) !== undefined ||
      protocolAnywhere(it as Address) !== undefined ||
      wellKnownSymbol(chain, it as Address) !== undefined);
  const answer = (at: string, data: string): Hex | undefined => {
    const asked = data.slice(0, 10);
    if (asked === selectors.aggregate3) return many(data as Hex, answer);
    if (asked === selectors.ownerOf) return pad(from);
    if (asked === selectors.getUserAccountData) return noDebt;
    if (asked === selectors.token0 || asked === selectors.token1)
      return pools.has(at) ? pad(at as Hex) : undefined;
    if (asked === selectors.fee) return pools.has(at) ? toHex(3_000, { size: 32 }) : undefined;
    // Of the pool that it was asked with.
    if (asked === selectors.getPair || asked === selectors.getPool) return `0x${data.slice(10, 74)}`;
    // Pools are named after the first of their tokens.
    const rate = rates.get(at);
    if (asked === selectors.balanceOf) return toHex(10n ** 36n, { size: 32 });
    if (asked === selectors.slot0 && rate !== undefined) return toHex(rootOf(rate), { size: 32 });
    if (asked === selectors.observe && rate !== undefined) return stoodAt(rate);
    if (asked === selectors.positions) return zeros(12);
    if (asked === selectors.getPoolAndPositionInfo) return zeros(6);
    const of = `0x${data.slice(34, 74)}`;
    if (asked === selectors.isWhitelisted || asked === selectors.isValidMarket)
      return markets.has(of) ? yes : undefined;
    if (asked === selectors.isYT) return yields.has(of) ? yes : undefined;
    return undefined;
  };
  const block = {
    number: '0x1000000',
    hash: pad('0x11'),
    parentHash: pad('0x12'),
    stateRoot: pad('0x13'),
    miner: pad('0x0', { size: 20 }),
    timestamp: toHex(now),
    gasUsed: '0x100',
    gasLimit: '0x1c9c380',
    baseFeePerGas: '0x1',
  };
  return tableWorld(
    {
      eth_chainId: says(toHex(chain)),
      eth_getBlockByNumber: says(block),
      eth_getBalance: says(toHex(10n ** 20n)),
      eth_getTransactionCount: says('0x1'),
      eth_getStorageAt: says(pad('0x0')),
      eth_getCode: ([it]) => given(isContract(String(it).toLowerCase()) ? '0x6080604052' : '0x'),
      eth_call: ([it]) => {
        const { from: by, to: at, data = '0x' } = it as { from?: string; to?: string; data?: string };
        if (by?.toLowerCase() === sender) return refused(-32_601, 'the method does not exist');
        const result = answer(String(at).toLowerCase(), data);
        return result === undefined ? refused(3, 'execution reverted') : given(result);
      },
    },
    {
      time: () => known(now),
      contract: () =>
        known({ verified: true, createdAt: now - 10n ** 8n, from: { by: 'source', name: 'Sourcify' } }),
    },
  );
}

/** What represents code, by what it is for: the others are accounts of people. */
const used: ReadonlySet<string> = new Set(['token', 'pool', 'contract', 'call', 'power']);

const batch = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'function aggregate3(Call3[] calls) payable returns ((bool success, bytes returnData)[])',
]);

function many(data: Hex, answer: (at: string, data: string) => Hex | undefined): Hex {
  const { args } = decodeFunctionData({ abi: batch, data });
  const result = args[0].map(({ target, callData }) => {
    const it = answer(target.toLowerCase(), callData);
    return { success: it !== undefined, returnData: it ?? '0x' } as const;
  });
  return encodeFunctionResult({ abi: batch, functionName: 'aggregate3', result });
}

const selectors = {
  aggregate3: toFunctionSelector('aggregate3((address,bool,bytes)[])'),
  ownerOf: toFunctionSelector('ownerOf(uint256)'),
  getUserAccountData: toFunctionSelector('getUserAccountData(address)'),
  token0: toFunctionSelector('token0()'),
  token1: toFunctionSelector('token1()'),
  fee: toFunctionSelector('fee()'),
  getPair: toFunctionSelector('getPair(address,address)'),
  getPool: toFunctionSelector('getPool(address,address,uint24)'),
  isWhitelisted: toFunctionSelector('isWhitelisted(address)'),
  isValidMarket: toFunctionSelector('isValidMarket(address)'),
  isYT: toFunctionSelector('isYT(address)'),
  positions: toFunctionSelector('positions(uint256)'),
  balanceOf: toFunctionSelector('balanceOf(address)'),
  slot0: toFunctionSelector('slot0()'),
  observe: toFunctionSelector('observe(uint32[])'),
  getPoolAndPositionInfo: toFunctionSelector('getPoolAndPositionInfo(uint256)'),
} as const;

const yes: Hex = toHex(1, { size: 32 });

/** The price of two tokens, by the first of them in lower case: that at which the call puts both into a pool, or offers them. */
function ratesOf(chain: number, { steps }: Readback): ReadonlyMap<string, number> {
  const rates = new Map<string, number>();
  for (const price of everyStep(steps).flatMap(ownPricesOf)) {
    const pair = pairOf(chain, price);
    if (pair === undefined) continue;
    const { one, other, range } = price;
    const own = Number(other.raw) / Number(one.raw);
    const inRange = range === undefined ? own : takenAt(range, own);
    const straight =
      pooledAs(chain, chainInfo(chain)?.symbol, one.token)?.toLowerCase() === pair[0].toLowerCase();
    rates.set(pair[0].toLowerCase(), straight ? inRange : 1 / inRange);
  }
  return rates;
}

/** The price at which liquidity in a range takes so much of the second token for one of the first. */
function takenAt([lower, upper]: readonly [number, number], ratio: number): number {
  const [low, high] = [1.0001 ** (lower / 2), 1.0001 ** (upper / 2)];
  if (ratio === 0 || !Number.isFinite(ratio)) return ratio === 0 ? low ** 2 : high ** 2;
  const half = (low - ratio / high) / 2;
  return (half + Math.sqrt(half ** 2 + ratio)) ** 2;
}

function rootOf(rate: number): bigint {
  return (BigInt(Math.round(Math.sqrt(rate) * 2 ** 52)) << 96n) >> 52n;
}

/** What a pool says of the last half hour in which its price was this, and as much as anybody wants was there. */
function stoodAt(rate: number): Hex {
  const ticks = BigInt(Math.round((Math.log(rate) / Math.log(1.0001)) * 1_800));
  const words = [64n, 160n, 2n, 0n, BigInt.asUintN(256, ticks), 2n, 0n, 1n];
  return `0x${words.map((it) => toHex(it, { size: 32 }).slice(2)).join('')}`;
}

function zeros(words: number): Hex {
  return `0x${'00'.repeat(32 * words)}`;
}

const noDebt: Hex = `0x${[10n ** 12n, 0n, 8n * 10n ** 11n, 8_000n, 8_000n, maxUint256].map((it) => toHex(it, { size: 32 }).slice(2)).join('')}`;

function given(result: unknown): Known<RpcAnswer> {
  return known({ result, endpoint: 'node.test' });
}

function refused(code: number, message: string): Known<RpcAnswer> {
  return known({ error: { code, message }, endpoint: 'node.test' });
}

import { type Address, getAddress, type Hex, pad, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { poolFact } from '../../label/tokens/poolFacts.ts';
import { known, unknown } from '../../model/known.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { FactValue } from '../../model/fact.ts';
import type { Intent } from '../../model/intent.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { call, effectsOf, knownBook, me, safe, type Sample, usdc, viewOf, weth } from '../testing/views.ts';

/** Contracts that take the word of what the call names. What is named is the thief’s, published and old. */
const thief = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
const pair = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
const factory = getAddress('0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f');
const six = getAddress('0x111111125421ca6dc452d289314280a0f8842a65');
const five = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
const three = getAddress('0x11111112542d85b3ef69ae05771c2dccff4faa26');
const augustus = getAddress('0xdef171fe48cf0115b1d80b88dc8eab59176fee57');
const okx = getAddress('0x5e1f62dac767b0491e3ce72469c217365d5b48cc');
const gateway = getAddress('0xa0d9c1e9e48ca30c8d8c3b5d69ff5dc1f6dffc24');
const aavePool = getAddress('0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9');
const K = 10n ** 9n;
const E18 = 10n ** 18n;
const low = 485n * 10n ** 15n;

type Case = Readonly<{
  to: Address;
  text: string;
  args: (pool: Address) => readonly unknown[];
  out: EffectLineOf;
  comes?: EffectLineOf;
  value?: bigint;
}>;
/** What the user means: to sell all of it for almost what the simulation shows. */
const meant: Intent = {
  account: me,
  chainId: 1,
  said: '',
  quotes: [],
  clauses: [
    { kind: 'pay', asset: { kind: 'token', chainId: 1, address: usdc }, sum: { how: 'exactly', raw: K } },
    { kind: 'get', asset: { kind: 'token', chainId: 1, address: weth }, atLeast: low },
  ],
  saidAt: 1_795_251_600_000,
};

type EffectLineOf = readonly [amount: bigint, token?: Address];

const flags = 997_000_000n << 160n;
const word = (pool: Address) => flags | (1n << 247n) | BigInt(pool);
const packed = (pool: Address): Hex => toHex(word(pool), { size: 32 });
const sold: EffectLineOf = [K, usdc];
const bought: EffectLineOf = [E18 / 2n, weth];
const base =
  '(uint256 fromToken, address toToken, uint256 fromTokenAmount, uint256 minReturnAmount, uint256 deadLine)';
const baseOf = [BigInt(usdc), weth, K, low, 1_900_000_000n];

const trades: Readonly<Record<string, Case>> = {
  'unoswap of v6': {
    to: six,
    text: 'unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
    args: (pool) => [BigInt(usdc), K, low, word(pool)],
    out: sold,
    comes: bought,
  },
  'unoswapTo of v6': {
    to: six,
    text: 'unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
    args: (pool) => [BigInt(me), BigInt(usdc), K, low, word(pool)],
    out: sold,
    comes: bought,
  },
  'the second pool of unoswap2': {
    to: six,
    text: 'unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
    args: (pool) => [BigInt(usdc), K, low, word(pair), word(pool)],
    out: sold,
    comes: bought,
  },
  'the first pool of unoswap3': {
    to: six,
    text: 'unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
    args: (pool) => [BigInt(usdc), K, low, word(pool), word(pair), word(pair)],
    out: sold,
    comes: bought,
  },
  'ethUnoswap of v6': {
    to: six,
    text: 'ethUnoswap(uint256 minReturn, uint256 dex)',
    args: (pool) => [1_900n * 10n ** 6n, word(pool)],
    value: E18,
    out: [E18],
    comes: [1_950n * 10n ** 6n, usdc],
  },
  'unoswap of v5': {
    to: five,
    text: 'unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
    args: (pool) => [usdc, K, low, [word(pool)]],
    out: sold,
    comes: bought,
  },
  'unoswap of v3': {
    to: three,
    text: 'unoswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)',
    args: (pool) => [usdc, K, low, [packed(pool)]],
    out: sold,
    comes: bought,
  },
  'uniswapV3Swap of v5': {
    to: five,
    text: 'uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools)',
    args: (pool) => [K, low, [word(pool)]],
    out: sold,
    comes: bought,
  },
  'swapOnUniswapV2Fork of Velora': {
    to: augustus,
    text: 'swapOnUniswapV2Fork(address tokenIn, uint256 amountIn, uint256 amountOutMin, address weth, uint256[] pools)',
    args: (pool) => [usdc, K, low, weth, [word(pool)]],
    out: sold,
    comes: bought,
  },
  'the wrapped currency of Velora': {
    to: augustus,
    text: 'swapOnUniswapV2Fork(address tokenIn, uint256 amountIn, uint256 amountOutMin, address weth, uint256[] pools)',
    args: (pool) => [usdc, K, low, pool, [word(pair)]],
    out: sold,
    comes: bought,
  },
  'buyOnUniswapV2Fork of Velora': {
    to: augustus,
    text: 'buyOnUniswapV2Fork(address tokenIn, uint256 amountInMax, uint256 amountOut, address weth, uint256[] pools)',
    args: (pool) => [usdc, K, E18 / 2n, weth, [word(pool)]],
    out: sold,
    comes: bought,
  },
  'unxswapTo of OKX': {
    to: okx,
    text: 'unxswapTo(uint256 srcToken, uint256 amount, uint256 minReturn, address receiver, bytes32[] pools)',
    args: (pool) => [BigInt(usdc), K, low, me, [packed(pool)]],
    out: sold,
    comes: bought,
  },
  'uniswapV3SwapToWithBaseRequest of OKX': {
    to: okx,
    text: `uniswapV3SwapToWithBaseRequest(uint256 orderId, address receiver, ${base} baseRequest, uint256[] pools)`,
    args: (pool) => [0n, me, baseOf, [word(pool)]],
    out: sold,
    comes: bought,
  },
};

const markets: Readonly<Record<string, Case>> = {
  repayETH: {
    to: gateway,
    text: 'repayETH(address pool, uint256 amount, uint256 rateMode, address onBehalfOf)',
    args: (pool) => [pool, E18, 2n, me],
    value: E18,
    out: [E18],
  },
  depositETH: {
    to: gateway,
    text: 'depositETH(address pool, address onBehalfOf, uint16 referralCode)',
    args: (pool) => [pool, me, 0],
    value: E18,
    out: [E18],
  },
  withdrawETH: {
    to: gateway,
    text: 'withdrawETH(address pool, uint256 amount, address onBehalfOf)',
    args: (pool) => [pool, E18, me],
    out: [E18, getAddress('0x030ba81f1c18d280636f32af80b9aad02cf0854e')],
    comes: [E18],
  },
  borrowETH: {
    to: gateway,
    text: 'borrowETH(address pool, uint256 amount, uint256 interesRateMode, uint16 referralCode)',
    args: (pool) => [pool, E18, 2n, 0],
    out: [0n],
    comes: [E18],
  },
};

describe.each(Object.entries({ ...trades, ...markets }))('%s', (_, it_) => {
  it('is a Caution that names the pool or market of a stranger', () => {
    const readback = reading(it_, thief);
    expect(readback.verdict).not.toBe('read');
    expect(rolesFired(readback)).toContain('pool');
  });

  // What a stranger's contract calls its wrapped currency may be any token.
  const isWrapped = it_.args(thief).includes(thief) && it_.text.includes('address weth');

  it.skipIf(isWrapped)('is a Caution for a token that everybody knows in the place of a pool', () => {
    for (const token of [weth, usdc]) {
      const gaps = { [poolFact(token)]: unknown('notFound') };
      const it = revisionOf(viewOf(bodyOf(it_, token), { ...sampleOf(it_, token), gaps }), 0);
      expect(it.verdict).not.toBe('read');
      expect(rolesFired(it)).toContain('pool');
    }
  });

  it('promises no minimum and no exact output', () => {
    expect(bounds(reading(it_, thief))).not.toContain('bound.atLeast');
  });

  it('is a Caution in a batch, too', () => {
    const readback = revisionOf(viewOf(batch(bodyOf(it_, thief)), sampleOf(it_, thief)), 0);
    expect(readback.verdict).not.toBe('read');
    expect(rolesFired(readback)).toContain('pool');
  });

  it('is a Caution from a Safe, too', () => {
    const readback = revisionOf(viewOf(ofSafe(bodyOf(it_, thief)), sampleOf(it_, thief)), 0);
    expect(readback.verdict).not.toBe('read');
    expect(rolesFired(readback)).toContain('pool');
  });
});

describe.each(Object.entries(trades))('%s', (_, it_) => {
  it('names nothing of a pool that its factory knows', () => {
    const readback = reading(it_, it_.args(thief).includes(thief) ? weth : pair);
    expect(rolesFired(readback)).toEqual([]);
    expect(fired(readback).filter((rule) => rule.startsWith('account.'))).toEqual([]);
    if (it_.to !== okx) expect(readback.verdict).toBe('read');
  });

  it('waits for what the factory says', () => {
    const view = viewOf(bodyOf(it_, thief), { ...sampleOf(it_, thief), gaps: {}, label: 'pending' });
    expect(rolesFired(revisionOf(view, 0))).toEqual([]);
  });

  it('does not take a silent node for a yes, nor for a no', () => {
    for (const why of ['timeout', 'offline', 'refused', 'notAsked'] as const) {
      const gaps = { [poolFact(thief)]: unknown(why) };
      const it = revisionOf(viewOf(bodyOf(it_, thief), { ...sampleOf(it_, thief), gaps }), 0);
      expect(rolesFired(it)).toEqual([]);
      expect(it.verdict).toBe('notFullyRead');
      expect(bounds(it)).not.toContain('bound.atLeast');
    }
  });
});

it('the minimum of a swap whose pools are proven is said, and what was said is as said', () => {
  const unoswap = trades['unoswap of v6'];
  if (unoswap === undefined) throw new RangeError();
  const read = reading(unoswap, pair, meant);
  expect(bounds(read)).toContain('bound.atLeast');
  expect(notAsSaid(read)).toEqual([]);
  expect(notAsSaid(reading(unoswap, thief, meant))).toContain('intent.gets');
});

it.each(Object.entries(markets))('%s at the market of Aave is as calm as before', (_, it_) => {
  expect(rolesFired(reading(it_, aavePool))).toEqual([]);
});

describe('a swap of which a part may be filled', () => {
  const desc =
    '(address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags)';
  const swap = (bits: bigint): Case => ({
    to: six,
    text: `swap(address executor, ${desc} desc, bytes data)`,
    args: () => [thief, [usdc, weth, thief, me, K, low, bits], '0x12'],
    out: sold,
    comes: bought,
  });
  const older = (bits: bigint): Case => ({
    to: five,
    text: `swap(address executor, ${desc} desc, bytes permit, bytes data)`,
    args: () => [thief, [usdc, weth, thief, me, K, low, bits], '0x', '0x12'],
    out: sold,
    comes: bought,
  });
  const kyber = (bits: bigint): Case => ({
    to: getAddress('0x6131b5fae19ea4f9d964eac0408e4408b66337b5'),
    text: 'swap((address callTarget, address approveTarget, bytes targetData, (address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc, bytes clientData) execution)',
    args: () => [[thief, thief, '0x', [usdc, weth, [], [], [], [], me, K, low, bits, '0x'], '0x']],
    out: sold,
    comes: bought,
  });
  const openOcean = (bits: bigint): Case => ({
    to: getAddress('0x6352a56caadc4f1e25cd6c75970fa768a3304e64'),
    text: 'swap(address caller, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 guaranteedAmount, uint256 flags, address referrer, bytes permit) desc, (uint256 target, uint256 gasLimit, uint256 value, bytes data)[] calls)',
    args: () => [thief, [usdc, weth, thief, me, K, low, low, bits, pad('0x', { size: 20 }), '0x'], []],
    out: sold,
    comes: bought,
  });

  it.each([
    ['1inch v6', swap],
    ['1inch v5', older],
    ['KyberSwap', kyber],
    ['OpenOcean', openOcean],
  ] as const)('is said as at most, at a rate, by %s', (_, make) => {
    for (const bits of [1n, 5n, 2n ** 255n + 1n]) {
      expect(bounds(reading(make(bits), thief))).toEqual(['bound.atMost', 'bound.rate']);
      expect(notAsSaid(reading(make(bits), thief, meant))).toContain('intent.gets');
    }
    for (const bits of [0n, 4n]) {
      expect(bounds(reading(make(bits), thief))).toEqual(['bound.exactly', 'bound.atLeast']);
      expect(notAsSaid(reading(make(bits), thief, meant))).toEqual([]);
    }
  });

  it('is calm where the executor is measured, whoever it is', () => {
    expect(reading(swap(0n), thief).verdict).toBe('read');
  });
});

describe('a number that carries the address of a contract', () => {
  const inList = (number: bigint): Case => ({
    to: okx,
    text: `dagSwapByOrderId(uint256 orderId, ${base} baseRequest, (address[] mixAdapters, address[] assetTo, uint256[] rawData, bytes[] extraData, uint256 fromToken)[] paths)`,
    args: () => [7n, baseOf, [[[], [], [5n, number], [], BigInt(usdc)]]],
    out: sold,
    comes: bought,
  });
  const alone = (number: bigint): Case => ({
    to: okx,
    text: `uniswapV3SwapToWithBaseRequest(uint256 orderId, address receiver, ${base} baseRequest, uint256[] pools)`,
    args: () => [number, me, baseOf, [word(pair)]],
    out: sold,
    comes: bought,
  });
  const cancels = (number: bigint): Case => ({
    to: six,
    text: 'cancelOrder(uint256 makerTraits, bytes32 orderHash)',
    args: () => [number, pad('0x12')],
    out: [0n],
  });

  it('is a word for that account, in its low bits, also in a list and of a modeled function', () => {
    for (const make of [inList, alone, cancels])
      for (const number of [BigInt(thief), word(thief)])
        expect(fired(reading(make(number), thief))).toContain('account.key');
  });

  it('is the number of an item where one is moved or allowed', () => {
    const item = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
    const moves = [
      'transferFrom(address from, address to, uint256 tokenId)',
      'approve(address to, uint256 tokenId)',
    ];
    for (const text of moves) {
      const args = () => (text.startsWith('approve') ? [okx, BigInt(thief)] : [me, okx, BigInt(thief)]);
      expect(fired(reading({ to: item, text, args, out: [0n] }, thief))).not.toContain('account.key');
    }
  });

  it('is a number where nothing is deployed there, where everybody knows it, and at the ends of its range', () => {
    const plain = [BigInt('0x7712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d91'), BigInt(usdc), 2n ** 256n - 1n, 85n];
    for (const make of [inList, alone, cancels])
      for (const number of plain) expect(fired(reading(make(number), thief))).not.toContain('account.key');
  });
});

it('each of these is read as what it is', () => {
  for (const [name, it_] of Object.entries(trades)) {
    const [step] = everyStep(viewOf(bodyOf(it_, thief)).steps);
    const isKnown = step !== undefined && (swapOf(step) !== undefined || step.fn?.from !== undefined);
    expect([name, isKnown]).toEqual([name, true]);
  }
});

function bodyOf({ to, text, args, value = 0n }: Case, pool: Address): Body {
  return call(to, text, args(pool), value);
}

function batch(body: Body): Body {
  if (body.kind !== 'transaction') throw new RangeError(body.kind);
  return { kind: 'calls', chainId: 1, from: me, atomic: true, calls: [body.call] };
}

function ofSafe(body: Body): Body {
  if (body.kind !== 'transaction') throw new RangeError(body.kind);
  const { to, data, value } = body.call;
  if (to === null) throw new RangeError();
  const none = pad('0x', { size: 20 });
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none };
  const tx = { to, value, data, operation: 0, nonce: 0n, ...gas } as const;
  return { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
}

function reading(it_: Case, pool: Address, intent?: Intent): Readback {
  return revisionOf(viewOf(bodyOf(it_, pool), sampleOf(it_, pool, intent)), 0);
}

function sampleOf({ to, out, comes }: Case, pool: Address, intent?: Intent): Sample {
  const contracts = [to, pool, pair, thief, aavePool, factory];
  const facts: Record<string, FactValue> = { [poolFact(pair)]: { kind: 'address', address: factory } };
  for (const address of contracts) {
    facts[`account.${address.toLowerCase()}.verified`] = { kind: 'bool', value: true };
    facts[`account.${address.toLowerCase()}.created`] = { kind: 'time', seconds: 1_600_000_000n };
  }
  const lines = [line(-out[0], out[1]), ...(comes === undefined ? [] : [line(comes[0], comes[1])])];
  return {
    codes: {
      ...Object.fromEntries(contracts.map((it) => [it, 'contract'])),
      [getAddress('0x7712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d91')]: 'none',
    },
    facts,
    gaps: { [poolFact(thief)]: unknown('notFound') },
    effects: known({ ...effectsOf(lines), records: known([]) }),
    book: knownBook(to),
    ...(intent === undefined ? {} : { intent }),
  };
}

function line(change: bigint, token?: Address): Partial<EffectLine> {
  const before = 100n * (change < 0n ? -change : change);
  const asset =
    token === undefined
      ? ({ kind: 'native', chainId: 1 } as const)
      : ({ kind: 'token', chainId: 1, address: token } as const);
  return { asset, before: known(before), after: known(before + change) };
}

function fired({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) => (it.outcome === 'fired' ? [it.rule] : []));
}

function rolesFired({ findings }: Readback): readonly unknown[] {
  return findings.flatMap((it) =>
    it.outcome === 'fired' && it.rule === 'account.elsewhere' && it.says.id === 'account.elsewhere.says'
      ? [it.says.args.role]
      : [],
  );
}

function notAsSaid({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) => (it.outcome === 'fired' && it.rule.startsWith('intent.') ? [it.rule] : []));
}

function bounds({ sentence }: Readback): readonly string[] {
  const visit = (phrase: Phrase): readonly string[] => [
    ...(phrase.id.startsWith('bound.') ? [phrase.id] : []),
    ...Object.values(phrase.args).flatMap((it) => (typeof it === 'object' ? visit(it as Phrase) : [])),
  ];
  return sentence.flatMap(visit);
}

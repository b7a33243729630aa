import { type Address, encodeAbiParameters, getAddress, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, key, me, usdc, viewOf, weth } from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import { sentencesOf } from '../testing/told.ts';

const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const usdcDai = getAddress('0xae461ca67b15dc8dc81ce7615e0320da1a9ab8d5');

type Command = readonly [code: number, types: string, ...values: readonly unknown[]];

const encoded = (commands: readonly Command[]): readonly [Hex, readonly Hex[]] => [
  `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
  commands.map(([, types, ...values]) => encodeAbiParameters(parseAbiParameters(types), values as never)),
];

function plan(value: bigint, ...commands: readonly Command[]): Body {
  const inputs = [...encoded(commands), 9n];
  return call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', inputs, value);
}

const caller: Address = '0x0000000000000000000000000000000000000001';
const itself: Address = '0x0000000000000000000000000000000000000002';
const eth: Address = '0x0000000000000000000000000000000000000000';
const whole = 2n ** 255n;
const three = 'address, address, uint256';

/** Commands of the router. */
const v2 = (
  to: Address,
  path: readonly Address[],
  amount: bigint,
  least: bigint,
  byCaller = true,
): Command => [0x08, 'address, uint256, uint256, address[], bool', to, amount, least, path, byCaller];
const v2Out = (to: Address, path: readonly Address[], out: bigint, most: bigint): Command => [
  0x09,
  'address, uint256, uint256, address[], bool',
  to,
  out,
  most,
  path,
  true,
];
const packed = (path: readonly Address[]): Hex =>
  `0x${path.map((it, at) => `${at === 0 ? '' : '000bb8'}${it.slice(2)}`).join('')}`;
const v3 = (
  to: Address,
  path: readonly Address[],
  amount: bigint,
  least: bigint,
  byCaller = true,
): Command => [0x00, 'address, uint256, uint256, bytes, bool', to, amount, least, packed(path), byCaller];
const v3Out = (to: Address, path: readonly Address[], out: bigint, most: bigint): Command => [
  0x01,
  'address, uint256, uint256, bytes, bool',
  to,
  out,
  most,
  packed(path.toReversed()),
  true,
];
const pull = (token: Address, to: Address, amount: bigint): Command => [0x02, three, token, to, amount];
const sweep = (token: Address, to: Address, least: bigint): Command => [0x04, three, token, to, least];
const transfer = (token: Address, to: Address, amount: bigint): Command => [0x05, three, token, to, amount];
const share = (token: Address, to: Address, bips: bigint): Command => [0x06, three, token, to, bips];
const wrap = (to: Address, amount: bigint): Command => [0x0b, 'address, uint256', to, amount];
const unwrap = (to: Address, least: bigint): Command => [0x0c, 'address, uint256', to, least];
const v4 = (...actions: readonly Command[]): Command => [0x10, 'bytes, bytes[]', ...encoded(actions)];

/** Actions at the pools of Uniswap v4. */
const poolOf = (a: Address, b: Address) =>
  a.toLowerCase() < b.toLowerCase() ? [a, b, 3000, 60, eth] : [b, a, 3000, 60, eth];
const single = (from: Address, to: Address, amount: bigint, least: bigint): Command => [
  0x06,
  '((address, address, uint24, int24, address) key, bool forward, uint128 amount, uint128 limit, bytes data)',
  [poolOf(from, to), from.toLowerCase() < to.toLowerCase(), amount, least, '0x'],
];
const singleOut = (from: Address, to: Address, out: bigint, most: bigint): Command => [
  0x08,
  '((address, address, uint24, int24, address) key, bool forward, uint128 amount, uint128 limit, bytes data)',
  [poolOf(from, to), from.toLowerCase() < to.toLowerCase(), out, most, '0x'],
];
const through = '(address, (address, uint24, int24, address, bytes)[], uint128, uint128)';
const hops = (tokens: readonly Address[]) => tokens.map((it) => [it, 3000, 60, eth, '0x']);
const many = (tokens: readonly Address[], amount: bigint, least: bigint): Command => [
  0x07,
  through,
  [tokens[0], hops(tokens.slice(1)), amount, least],
];
const manyOut = (tokens: readonly Address[], out: bigint, most: bigint): Command => [
  0x09,
  through,
  [tokens.at(-1), hops(tokens.slice(0, -1)), out, most],
];
const settle = (token: Address, amount: bigint, byCaller: boolean): Command => [
  0x0b,
  'address, uint256, bool',
  token,
  amount,
  byCaller,
];
const settleAll = (token: Address, most: bigint): Command => [0x0c, 'address, uint256', token, most];
const take = (token: Address, to: Address, amount: bigint): Command => [0x0e, three, token, to, amount];
const takeAll = (token: Address, least: bigint): Command => [0x0f, 'address, uint256', token, least];
const takeShare = (token: Address, to: Address, bips: bigint): Command => [0x10, three, token, to, bips];

const sample = {
  codes: { [router]: 'contract', [dai]: 'contract' },
  tokens: { [dai]: ['DAI', 18] },
} as const;

type Row = readonly [what: string, value: bigint, commands: readonly Command[], told: string];

/** What a plan does, as it is told: what goes for what, to whom; each part of one that is not a trade as a whole. */
function saidOf(body: Body): string {
  return sentencesOf(viewOf(body, sample))
    .filter((it) => !it.includes('nothingMoves'))
    .join('; ')
    .replaceAll(/sentence\.one\(what: (.*?)\)(?=;|$)/g, '$1')
    .replaceAll(new RegExp(`(?:asked: )?who\\.\\w+\\(account: ${router.toLowerCase()}\\)(?:, )?`, 'g'), '')
    .replaceAll(dai.toLowerCase(), 'DAI')
    .replaceAll(/what\.amount\(amount: ([^)]*)\)/g, '$1')
    .replaceAll(/bound\.(\w+)\(what: ([^)]*)\)/g, '$1 $2')
    .replaceAll(/what\.shareOf\(percent: ([\d.]+), token: (\w+)\)/g, '$1 % of $2')
    .replaceAll(/mood: \w+(?:, )?/g, '')
    .replaceAll(/to\.other\(account: (\w+)\)/g, '$1')
    .replaceAll(/to\.back\(\)/g, 'me')
    .replaceAll('to.router', 'the router')
    .replaceAll(/sentence\.swap\(give: (.*?), get: (.*?), to: (.*?)\)(?=;|$)/g, '$1 for $2 to $3')
    .replaceAll(/sentence\.payOut\(what: (.*?), to: (.*?)\)(?=;|$)/g, 'pays $1 to $2')
    .replaceAll(/sentence\.send\(what: (.*?), to: (.*?)\)(?=;|$)/g, 'sends $1 to $2');
}

const both = [usdc, weth] as const;
const long = [usdc, dai, weth] as const;
const handed: Command = [
  0x0a,
  '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permit, bytes signature',
  { details: { token: usdc, amount: 5n, expiration: 9, nonce: 0 }, spender: router, sigDeadline: 9n },
  '0x',
];

/** Plans that are one trade, each as it has to be told. */
const trades: readonly Row[] = [
  ['at a pair', 0n, [v2(caller, both, 500n, 40n)], 'exactly 500 USDC for atLeast 40 WETH to me'],
  ['by a path', 0n, [v3(me, long, 500n, 40n)], 'exactly 500 USDC for atLeast 40 WETH to me'],
  ['for so much', 0n, [v2Out(caller, both, 40n, 500n)], 'atMost 500 USDC for exactly 40 WETH to me'],
  [
    'by a path for so much',
    0n,
    [v3Out(caller, long, 40n, 500n)],
    'atMost 500 USDC for exactly 40 WETH to me',
  ],
  ['for another', 0n, [v3(key, both, 500n, 40n)], 'exactly 500 USDC for atLeast 40 WETH to key'],
  [
    'with what was pulled before',
    0n,
    [pull(usdc, itself, 500n), v2(caller, both, whole, 40n, false)],
    'exactly 500 USDC for atLeast 40 WETH to me',
  ],
  [
    'with what was pulled into its pair',
    0n,
    [pull(usdc, usdcDai, 500n), v2(caller, [usdc, dai], 0n, 40n, false)],
    'exactly 500 USDC for atLeast 40 DAI to me',
  ],
  [
    'with coins that it wraps',
    9n,
    [wrap(itself, 9n), v3(caller, [weth, usdc], 9n, 40n, false)],
    'exactly 9 ETH for atLeast 40 USDC to me',
  ],
  [
    'with all coins, which it wraps',
    9n,
    [wrap(itself, whole), v3(caller, [weth, usdc], whole, 40n, false)],
    'exactly 9 ETH for atLeast 40 USDC to me',
  ],
  [
    'with the rest of the coins sent back',
    9n,
    [wrap(itself, 9n), v3(caller, [weth, dai], 9n, 40n, false), sweep(eth, caller, 0n)],
    'atMost 9 ETH for atLeast 40 DAI to me',
  ],
  [
    'with the rest of the coins unwrapped',
    9n,
    [wrap(itself, 9n), v2(caller, [weth, usdc], 9n, 40n, false), unwrap(caller, 0n)],
    'atMost 9 ETH for atLeast 40 USDC to me',
  ],
  [
    'with coins at the pools',
    9n,
    [v4(single(eth, usdc, 9n, 40n), settle(eth, 9n, true), takeAll(usdc, 40n))],
    'exactly 9 ETH for atLeast 40 USDC to me',
  ],
  [
    'for coins at the pools',
    0n,
    [v4(single(usdc, eth, 500n, 40n), settleAll(usdc, 500n), takeAll(eth, 40n))],
    'exactly 500 USDC for atLeast 40 ETH to me',
  ],
  [
    'through several pools for another',
    0n,
    [v4(many(long, 500n, 40n), settleAll(usdc, 500n), take(weth, key, 0n))],
    'exactly 500 USDC for atLeast 40 WETH to key',
  ],
  [
    'through several pools for so much',
    0n,
    [v4(manyOut(long, 40n, 500n), settleAll(usdc, 500n), takeAll(weth, 40n))],
    'atMost 500 USDC for atLeast 40 WETH to me',
  ],
  [
    'at a pool for so much',
    0n,
    [v4(singleOut(usdc, weth, 40n, 500n), settle(usdc, 0n, true), take(weth, caller, 40n))],
    'atMost 500 USDC for exactly 40 WETH to me',
  ],
  [
    'paid first, less a share',
    0n,
    [
      v4(
        settle(usdc, 500n, true),
        single(usdc, weth, 0n, 40n),
        takeShare(weth, key, 100n),
        takeAll(weth, 39n),
      ),
    ],
    'exactly 500 USDC for atLeast 39 WETH to me; pays 1 % of WETH to key',
  ],
  [
    'with more settled than it sells',
    0n,
    [v4(single(usdc, weth, 500n, 40n), settle(usdc, 600n, true), takeAll(weth, 40n), takeAll(usdc, 0n))],
    'atMost 600 USDC for atLeast 40 WETH to me',
  ],
  [
    'taken in two parts',
    0n,
    [v4(single(usdc, weth, 500n, 40n), settleAll(usdc, 500n), take(weth, caller, 30n), takeAll(weth, 10n))],
    'exactly 500 USDC for atLeast 40 WETH to me',
  ],
  [
    'swept in two parts',
    0n,
    [v3(itself, both, 500n, 40n), sweep(weth, caller, 20n), sweep(weth, caller, 19n)],
    'exactly 500 USDC for atLeast 39 WETH to me',
  ],
  [
    'unwrapped, with what is left swept to the same account',
    0n,
    [v3(itself, both, 500n, 0n), unwrap(key, 40n), sweep(eth, key, 0n)],
    'exactly 500 USDC for atLeast 40 ETH to key',
  ],
  [
    'less an amount',
    0n,
    [v2(itself, both, 500n, 40n), transfer(weth, key, 2n), sweep(weth, caller, 0n)],
    'exactly 500 USDC for atLeast 38 WETH to me; pays 2 WETH to key',
  ],
  [
    'less a share, unwrapped',
    0n,
    [v3(itself, both, 500n, 40n), share(weth, key, 25n), unwrap(caller, 30n)],
    'exactly 500 USDC for atLeast 30 ETH to me; pays 0.25 % of WETH to key',
  ],
  [
    'on from the router to the pools',
    0n,
    [
      v3(itself, both, 500n, 0n),
      v4(settle(weth, whole, false), single(weth, dai, 0n, 40n), takeAll(dai, 40n)),
    ],
    'exactly 500 USDC for atLeast 40 DAI to me',
  ],
  [
    'on from the pools to the router',
    0n,
    [
      v4(single(usdc, weth, 500n, 0n), settleAll(usdc, 500n), take(weth, itself, 0n)),
      v3(caller, [weth, dai], whole, 40n, false),
    ],
    'exactly 500 USDC for atLeast 40 DAI to me',
  ],
  [
    'from the pools to the router, and swept',
    9n,
    [v4(single(eth, usdc, 9n, 40n), settle(eth, 9n, true), take(usdc, itself, 0n)), sweep(usdc, caller, 40n)],
    'exactly 9 ETH for atLeast 40 USDC to me',
  ],
  [
    'by three routes',
    0n,
    [
      v2(caller, both, 300n, 20n),
      v3(caller, both, 200n, 15n),
      v4(single(usdc, weth, 100n, 5n), settleAll(usdc, 100n), takeAll(weth, 5n)),
    ],
    'exactly 600 USDC for atLeast 40 WETH to me',
  ],
  [
    'by two hops',
    0n,
    [v3(itself, both, 500n, 0n), v2(itself, [weth, dai], whole, 0n, false), sweep(dai, caller, 40n)],
    'exactly 500 USDC for atLeast 40 DAI to me',
  ],
  [
    'with its permit',
    0n,
    [handed, v3(caller, both, 500n, 40n)],
    'exactly 500 USDC for atLeast 40 WETH to me; sentence.allow(spender: who.itself, what: 5 USDC, via: via.none)',
  ],
];

/** Plans that are not, which are told by their parts. */
const others: readonly Row[] = [
  [
    'nothing is paid out',
    0n,
    [v3(itself, both, 500n, 40n)],
    'exactly 500 USDC for atLeast 40 WETH to the router',
  ],
  [
    'two get it',
    0n,
    [v3(caller, both, 500n, 40n), v3(key, both, 500n, 40n)],
    'exactly 500 USDC for atLeast 40 WETH to me; exactly 500 USDC for atLeast 40 WETH to key',
  ],
  [
    'some of what was pulled stays',
    0n,
    [
      pull(usdc, itself, 500n),
      v2(itself, both, 300n, 20n, false),
      v3(itself, both, 200n, 15n, false),
      unwrap(me, 35n),
    ],
    `sends 500 USDC to ${router.toLowerCase()}; exactly 300 USDC for atLeast 20 WETH to the router; exactly 200 USDC for atLeast 15 WETH to the router`,
  ],
  [
    'what is left goes to someone else',
    0n,
    [v3(itself, both, 500n, 40n), unwrap(key, 40n), sweep(eth, me, 0n)],
    'exactly 500 USDC for atLeast 40 WETH to the router; sentence.call(known: yes, fn: UNWRAP_WETH())',
  ],
  [
    'coins are wrapped in place of what was bought',
    0n,
    [v3(itself, both, 500n, 40n), wrap(caller, whole), sweep(weth, caller, 40n)],
    'exactly 500 USDC for atLeast 40 WETH to the router',
  ],
  [
    'it sells coins and tokens',
    9n,
    [wrap(itself, 9n), v2Out(caller, [weth, usdc], 9n, 40n), unwrap(caller, 0n)],
    'atMost 40 WETH for exactly 9 USDC to me',
  ],
];

describe('a plan that is one trade', () => {
  it.each(trades)('is told as one: %s', (_, value, commands, told) => {
    expect(saidOf(plan(value, ...commands))).toBe(told);
  });

  // One swap alone is told as it is: where it fails, nothing has happened. A permit may be used already.
  const parts = trades.flatMap(([what, value, commands]) =>
    commands.flatMap((it, at) =>
      it === handed || (commands.length === 1 && it[0] !== 0x10)
        ? []
        : [[what, at, value, commands] as const],
    ),
  );

  it.each(parts)('is told by its parts where one may fail: %s, %i', (_, at, value, commands) => {
    const loose = commands.map((it, i): Command => (i === at ? [it[0] | 0x80, it[1], ...it.slice(2)] : it));
    expect(saidOf(plan(value, ...loose))).not.toBe(saidOf(plan(value, ...commands)));
  });
});

describe('a side of a trade that several amounts make', () => {
  const sumsOf = (name: string) => {
    const row = trades.find(([what]) => what === name);
    if (row === undefined) throw new Error(`There is no plan ${name}.`);
    const { facts } = viewOf(plan(row[1], ...row[2]), sample);
    const raw = (id: string) => {
      const value = facts[id]?.value;
      if (value?.s !== 'known') return undefined;
      return value.v.kind === 'amount' ? value.v.raw : value.v.kind === 'integer' ? value.v.value : undefined;
    };
    return ['give', 'get'].flatMap((side) => {
      const by = facts[`step.0.trade.${side}`]?.from[0];
      return by?.by === 'derived' ? [[side, raw(`step.0.trade.${side}`), by.from.map(raw)]] : [];
    });
  };

  it.each<[name: string, sums: ReturnType<typeof sumsOf>]>([
    ['at a pair', []],
    [
      'by three routes',
      [
        ['give', 600n, [300n, 200n, 100n]],
        ['get', 40n, [20n, 15n, 5n]],
      ],
    ],
    ['taken in two parts', [['get', 40n, [30n, 10n]]]],
    ['swept in two parts', [['get', 39n, [20n, 19n]]]],
    ['less an amount', [['get', 38n, [40n, 2n]]]],
  ])('shows them: %s', (name, sums) => expect(sumsOf(name)).toEqual(sums));
});

describe('a plan that is more than one trade', () => {
  it.each(others)('is told by its parts: %s', (_, value, commands, told) => {
    expect(saidOf(plan(value, ...commands))).toBe(told);
  });
});

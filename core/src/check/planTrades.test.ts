import { type Address, encodeAbiParameters, getAddress, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { planTradeOf } from '../actions/swaps/planTrade.ts';
import { known } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { sentenceOf } from '../narrate/sentence.ts';
import { answer } from './testing/answers.ts';
import { call, effectsOf, me, usdc, viewOf, weth } from './testing/views.ts';

const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const stranger: Address = '0x00000000000000000000000000000000DeaDBeef';
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const usdcDai = getAddress('0xae461ca67b15dc8dc81ce7615e0320da1a9ab8d5');
const sample = { codes: { [router]: 'contract', [stranger]: 'none', [dai]: 'contract' } } as const;

type Command = readonly [code: number, types: string, ...values: readonly unknown[]];

const encoded = (commands: readonly Command[]): readonly [Hex, readonly Hex[]] => [
  `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
  commands.map(([, types, ...values]) => encodeAbiParameters(parseAbiParameters(types), values as never)),
];

function plan(value: bigint, ...commands: readonly Command[]): Body {
  return call(
    router,
    'execute(bytes commands, bytes[] inputs, uint256 deadline)',
    [...encoded(commands), 9n],
    value,
  );
}

const inside = (code: number, ...commands: readonly Command[]): Command => [
  code,
  'bytes, bytes[]',
  ...encoded(commands),
];

const path2 = 'address, uint256, uint256, address[], bool';
const pay = 'address, address, uint256';
const caller: Address = '0x0000000000000000000000000000000000000001';
const itself: Address = '0x0000000000000000000000000000000000000002';
const whole = 2n ** 255n;
const none = '0x0000000000000000000000000000000000000000';

const swap = (
  to: Address,
  amount: bigint,
  least: bigint,
  path: readonly Address[],
  byCaller = true,
): Command => [0x08, path2, to, amount, least, path, byCaller];
const sold = swap(itself, 5n, 0n, [usdc, weth]);
const sweep = (token: Address, to: Address, least: bigint): Command => [0x04, pay, token, to, least];
const unwrap = (to: Address, least: bigint): Command => [0x0c, 'address, uint256', to, least];
const share = (token: Address, bips: bigint): Command => [0x06, pay, token, stranger, bips];
const transfer = (token: Address, to: Address, amount: bigint): Command => [0x05, pay, token, to, amount];

const tradeIn = (body: Body) => {
  const [step] = viewOf(body, sample).steps;
  return step === undefined ? undefined : planTradeOf(step);
};
const least = (body: Body) => tradeIn(body)?.get.raw;
const minimum = (body: Body) => answer('transfers.noMinimum', body, sample);
const elsewhere = (body: Body) => answer('transfers.outputElsewhere', body, sample);
const said = (body: Body) => JSON.stringify(sentenceOf(viewOf(body, sample)).sentence);

describe('the minimum of a plan', () => {
  it.each<readonly [string, Body, bigint]>([
    ['stands where it is swept', plan(0n, sold, sweep(weth, caller, 4n)), 4n],
    ['stands where it is unwrapped', plan(0n, sold, unwrap(caller, 4n)), 4n],
    [
      'stands behind a hop to the next pair',
      plan(0n, swap(usdcDai, 5n, 0n, [weth, usdc]), swap(caller, 0n, 4n, [usdc, dai], false)),
      4n,
    ],
    [
      'is that of both routes',
      plan(0n, swap(caller, 5n, 4n, [usdc, weth]), swap(me, 5n, 3n, [usdc, weth])),
      7n,
    ],
    [
      'is what a fee leaves of it',
      plan(0n, swap(itself, 5n, 100n, [usdc, weth]), share(weth, 100n), sweep(weth, caller, 0n)),
      99n,
    ],
  ])('%s', (_, body, raw) => {
    expect(least(body)).toBe(raw);
    expect(minimum(body)).toBe('clear');
    expect(said(body)).not.toMatch(/bound\.(?:any|later)/);
  });

  it.each<readonly [string, Body]>([
    ['is none where nothing sets it', plan(0n, sold, sweep(weth, caller, 0n))],
    ['is none of another token', plan(0n, sold, sweep(weth, caller, 0n), sweep(usdc, caller, 4n))],
    ['is none where the command may fail', plan(0n, sold, [0x84, pay, weth, caller, 4n])],
    ['is none of another part', plan(0n, sold, swap(caller, 5n, 4n, [usdc, dai]), sweep(weth, caller, 0n))],
    [
      'is none of another route of the same trade',
      plan(0n, swap(caller, 1n, 4n, [usdc, weth]), swap(caller, 99n, 0n, [usdc, weth])),
    ],
    ['is none within a plan that may fail', plan(0n, sold, inside(0xa1, sweep(weth, caller, 4n)))],
    ['is none of a hop that nothing sells', plan(0n, swap(usdcDai, 5n, 0n, [weth, usdc]))],
  ])('%s', (_, body) => {
    expect(least(body) ?? 0n).toBe(0n);
    expect(minimum(body)).toBe('caution');
    expect(said(body)).toContain('bound.any');
  });

  it.each<readonly [string, Body]>([
    [
      'the whole is paid to someone as a share',
      plan(0n, swap(itself, 5n, 4n, [usdc, weth]), share(weth, 10_000n), sweep(weth, caller, 0n)),
    ],
    [
      'the whole is paid to someone as an amount',
      plan(0n, swap(itself, 5n, 4n, [usdc, weth]), transfer(weth, stranger, 4n), sweep(weth, caller, 0n)),
    ],
  ])('is nothing where %s, and that is said', (_, body) => {
    expect(least(body)).toBe(0n);
    expect(elsewhere(body)).toBe('caution');
    expect(said(body)).toContain('bound.any');
    expect(said(body)).toContain('sentence.payOut');
  });
});

describe('what a plan buys and sells again', () => {
  const evil: Address = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
  const [cost, worth] = [10n ** 9n, 10n ** 18n];
  const most = (worth * 98n) / 100n;
  const part = (worth * 9n) / 10n;
  const line = (change: bigint, token: Address | undefined) => ({
    asset:
      token === undefined
        ? ({ kind: 'native', chainId: 1 } as const)
        : ({ kind: 'token', chainId: 1, address: token } as const),
    before: known(100n * cost * worth),
    after: known(100n * cost * worth + change),
  });
  const lowBy = (body: Body, out: Address | undefined) =>
    answer('transfers.leastFarBelow', body, {
      codes: { ...sample.codes, [evil]: 'contract' },
      effects: known(effectsOf([line(-cost, usdc), line(worth, out)])),
    });
  const buys = swap(itself, cost, most, [usdc, weth]);
  const again = (amount: bigint, by: Address, back: bigint, to: Address = itself): readonly Command[] => [
    swap(itself, amount, 1n, [weth, by], false),
    swap(to, whole, back, [by, weth], false),
  ];
  const inV4 = (...its: readonly Command[]) => inside(0x10, ...its);
  const single = (from: Address, to: Address, amount: bigint, limit: bigint): Command => [
    0x06,
    '((address, address, uint24, int24, address) key, bool forward, uint128 amount, uint128 limit, bytes data)',
    [[from, to, 3000, 60, none], true, amount, limit, '0x'],
  ];
  const settles: Command = [0x0c, 'address, uint256', usdc, cost];
  const takes = (least_: bigint): Command => [0x0f, 'address, uint256', weth, least_];

  it.each<readonly [string, Body]>([
    ['for a token of anybody', plan(0n, buys, ...again(part, evil, 1n), sweep(weth, caller, 0n))],
    ['for what everybody knows', plan(0n, buys, ...again(part, dai, 1n), sweep(weth, caller, 0n))],
    ['for what was sold first', plan(0n, buys, ...again(part, usdc, 1n), sweep(weth, caller, 0n))],
    [
      'in one round',
      plan(0n, buys, swap(itself, part, 1n, [weth, evil, weth], false), sweep(weth, caller, 0n)),
    ],
    [
      'and has the rest paid at once',
      plan(0n, buys, ...again(part, evil, 1n, caller), sweep(weth, caller, 0n)),
    ],
    ['and unwraps the rest', plan(0n, buys, ...again(part, evil, 1n), unwrap(caller, 0n))],
    [
      'at the pools',
      plan(
        0n,
        inV4(
          single(usdc, weth, cost, most),
          single(weth, dai, part, 1n),
          single(dai, weth, 0n, 1n),
          settles,
          takes(1n),
        ),
      ),
    ],
  ])('%s is at least what is left, and no more', (how, body) => {
    expect(least(body) ?? 0n).toBeLessThanOrEqual(most - part + 1n);
    expect(lowBy(body, how.includes('unwraps') ? undefined : weth)).toBe('caution');
  });

  it.each<readonly [string, Body]>([
    ['is not sold', plan(0n, buys, sweep(weth, caller, 0n))],
    [
      'comes of two routes',
      plan(
        0n,
        swap(itself, 5n, most / 2n, [usdc, weth]),
        swap(itself, 5n, most / 2n, [usdc, dai, weth]),
        sweep(weth, caller, 0n),
      ),
    ],
    ['is asked for at the end', plan(0n, buys, ...again(part, dai, 1n), sweep(weth, caller, most))],
    ['comes back as it has to', plan(0n, buys, ...again(part, dai, part), sweep(weth, caller, 0n))],
    ['is at the pools', plan(0n, inV4(single(usdc, weth, cost, most), settles, takes(most)))],
  ])('and all of it where it %s', (_, body) => {
    expect(least(body)).toBe(most);
    expect(lowBy(body, weth)).toBe('clear');
  });
});

describe('who receives', () => {
  it('is the next pair, and no stranger, where the router itself works out that pair', () => {
    const through = (to: Address, next: Command) => plan(0n, swap(to, 5n, 0n, [weth, usdc]), next);
    const next = swap(caller, 0n, 4n, [usdc, dai], false);
    expect(elsewhere(through(usdcDai, next))).toBe('clear');
    expect(answer('transfers.firstPayment', through(usdcDai, next), sample)).not.toBe('note');
    expect(elsewhere(through(usdcDai, swap(caller, whole, 4n, [usdc, dai], false)))).toBe('clear');
  });

  it.each<readonly [string, Body]>([
    [
      'another pair',
      plan(0n, swap(stranger, 5n, 0n, [weth, usdc]), swap(caller, 0n, 4n, [usdc, dai], false)),
    ],
    [
      'the pair of other tokens',
      plan(0n, swap(usdcDai, 5n, 0n, [weth, usdc]), swap(caller, 0n, 4n, [usdc, weth], false)),
    ],
    [
      'a pair that is given another token',
      plan(0n, swap(usdcDai, 5n, 0n, [usdc, weth]), swap(caller, 0n, 4n, [usdc, dai], false)),
    ],
    [
      'a pair that the next swap pays itself',
      plan(0n, swap(usdcDai, 5n, 0n, [weth, usdc]), swap(caller, 9n, 4n, [usdc, dai])),
    ],
    [
      'a pair whose swap may fail',
      plan(0n, swap(usdcDai, 5n, 0n, [weth, usdc]), [0x88, path2, caller, 0n, 4n, [usdc, dai], false]),
    ],
    [
      'a pair after its swap',
      plan(0n, swap(caller, 0n, 4n, [usdc, dai], false), swap(usdcDai, 5n, 0n, [weth, usdc])),
    ],
  ])('is a stranger where it is %s', (_, body) => expect(elsewhere(body)).toBe('caution'));

  it('is a stranger where a second call of a batch would sell what the first leaves in a pair', () => {
    const calls = [
      plan(0n, swap(usdcDai, 5n, 0n, [weth, usdc])),
      plan(0n, swap(caller, 0n, 4n, [usdc, dai], false)),
    ].flatMap((body) =>
      body.kind === 'transaction' && body.call.to ? [{ ...body.call, to: body.call.to }] : [],
    );
    const batch: Body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls };
    expect(elsewhere(batch)).toBe('caution');
  });

  it('is said where the minimum goes to a stranger', () => {
    for (const body of [plan(0n, sold, sweep(weth, stranger, 4n)), plan(0n, sold, unwrap(stranger, 4n))]) {
      expect(elsewhere(body)).toBe('caution');
      expect(said(body)).toContain('to.other');
      expect(said(body)).not.toContain('to.back');
    }
  });
});

describe('a plan that does more than one trade is told by its parts', () => {
  it.each<readonly [string, Body]>([
    ['two receivers', plan(0n, swap(caller, 5n, 4n, [usdc, weth]), swap(stranger, 5n, 4n, [usdc, weth]))],
    [
      'two things that are sold',
      plan(0n, swap(caller, 5n, 4n, [usdc, weth]), swap(caller, 5n, 4n, [dai, weth])),
    ],
    [
      'two things that are bought',
      plan(0n, swap(caller, 5n, 4n, [usdc, weth]), swap(caller, 5n, 4n, [usdc, dai])),
    ],
    [
      'a token that is pulled for a stranger',
      plan(0n, swap(caller, 5n, 4n, [usdc, weth]), [0x02, pay, usdc, stranger, 5n]),
    ],
    [
      'what is sold goes to a stranger',
      plan(
        9n,
        [0x0b, 'address, uint256', itself, 5n],
        swap(caller, whole, 4n, [weth, usdc], false),
        sweep(none, stranger, 0n),
      ),
    ],
    ['an unknown command', plan(0n, swap(caller, 5n, 4n, [usdc, weth]), [0x3a, pay, usdc, stranger, 5n])],
    [
      'a command that may fail',
      plan(0n, swap(caller, 5n, 4n, [usdc, weth]), [0x85, pay, usdc, stranger, 5n]),
    ],
    [
      'what is bought behind the last sweep, which stays with the router',
      plan(0n, sold, sweep(weth, caller, 4n), swap(itself, 5n, 3n, [usdc, weth])),
    ],
    [
      'coins that are wrapped for a stranger',
      plan(9n, swap(caller, 5n, 4n, [usdc, dai]), [0x0b, 'address, uint256', stranger, 9n]),
    ],
  ])('%s', (_, body) => expect(tradeIn(body)).toBeUndefined());

  it('and counts no minimum twice, of what two commands pay out', () => {
    const inV4: Command = inside(
      0x10,
      [
        0x06,
        '((address, address, uint24, int24, address) key, bool forward, uint128 amount, uint128 limit, bytes data)',
        [[none, usdc, 3000, 60, none], false, 5n, 7n, '0x'],
      ],
      [0x0b, 'address, uint256, bool', usdc, 0n, true],
      [0x0e, pay, none, itself, 0n],
    );
    const both = (last: Command) =>
      plan(0n, inV4, swap(itself, 5n, 4n, [usdc, weth]), unwrap(caller, 3n), last);
    expect(least(both(sweep(none, caller, 0n)))).toBe(3n);
    expect(least(both(sweep(none, caller, 2n)))).toBe(5n);
    expect(least(plan(0n, inV4, sweep(none, caller, 0n)))).toBe(7n);
  });

  it('a permit may fail, since it may be used already', () => {
    const permit: Command = [
      0x8a,
      '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permit, bytes signature',
      { details: { token: usdc, amount: 5n, expiration: 9, nonce: 0 }, spender: router, sigDeadline: 9n },
      '0x',
    ];
    const body = plan(0n, permit, sold, sweep(weth, caller, 4n));
    expect(least(body)).toBe(4n);
    expect(said(body)).toMatch(/^\[.*"sentence.swap".*"sentence.allow/);
  });
});

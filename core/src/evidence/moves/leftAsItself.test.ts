import { type Address, type Hex, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import { answer } from '../../check/testing/answers.ts';
import { batch } from '../../check/testing/safes.ts';
import {
  contract as router,
  dataOf,
  effectsOf,
  friend,
  me,
  offline,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import type { Move } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { narrate } from '../../narrate/narrate.ts';

const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');
const multiSendCallOnly = getAddress('0x9641d764fc13c8b624c04430c7356c1c7c8102e2');
const entryPoint = getAddress('0x4337084d9e255ff0702461cf8895ce9e3b5ff108');
const ether = 10n ** 18n;
const price = 2_900_000_000n;

type Part = readonly [to: Address, data: Hex, value?: bigint];

const aggregated = (...parts: readonly Part[]): Hex =>
  dataOf('aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)', [
    parts.map(([target, callData, value = 0n]) => ({ target, allowFailure: false, value, callData })),
  ]);
const byMulticall = (...parts: readonly Part[]): Body => transaction(multicall3, aggregated(...parts), ether);

const wrap: Part = [weth, dataOf('deposit()', []), ether];
const send = (amount: bigint, to: Address = me): Part => [
  weth,
  dataOf('transfer(address to, uint256 amount)', [to, amount]),
];
const allow = (amount: bigint): Part => [
  weth,
  dataOf('approve(address spender, uint256 amount)', [router, amount]),
];
const buy = (to: Address, least = price): Part => [
  router,
  dataOf('swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)', [
    least,
    [weth, usdc],
    to,
    1_800_000_600n,
  ]),
  ether,
];
const sell = (to: Address): Part => [
  router,
  dataOf(
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [ether, price, [weth, usdc], to, 1_800_000_600n],
  ),
];
const depositFor = (to: Address): Part => [entryPoint, dataOf('depositTo(address to)', [to]), ether];

const codes = {
  [multicall3]: 'contract',
  [multiSendCallOnly]: 'contract',
  [entryPoint]: 'contract',
} as const;
const native = { kind: 'native', chainId: 1 } as const;
const tokenOf = (address: Address) => ({ kind: 'token', chainId: 1, address }) as const;
const move = (from: Address, to: Address, amount: bigint, asset: Move['asset']): Move => ({
  from,
  to,
  asset,
  amount,
  basis: 'read',
});
const ran = (...moves: readonly Move[]): Sample => ({
  codes,
  effects: known(effectsOf([], { moves, calls: known([]) })),
});
const wrapped = [move(me, multicall3, ether, native), move(multicall3, weth, ether, native)];

const rule = 'transfers.leftThere';
const firedOf = (body: Body, sample: Sample = { codes }) =>
  check(viewOf(body, sample)).flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : [],
  );
const saidOf = (body: Body) => JSON.stringify(narrate({ ...viewOf(body, { codes }), findings: [] }).sentence);

describe('what Multicall3 keeps of what you pay', () => {
  it.each<readonly [what: string, body: Body]>([
    ['all of the coins that it wraps', byMulticall(wrap)],
    ['half of them', byMulticall(wrap, send(ether / 2n))],
    ['half of them, sent in two parts', byMulticall(wrap, send(ether / 4n), send(ether / 4n))],
    ['all but one wei', byMulticall(wrap, send(1n))],
    ['what it buys', byMulticall(buy(multicall3))],
    ['a deposit that it makes for itself', byMulticall(depositFor(multicall3))],
    [
      'a deposit of which it takes a wei back',
      byMulticall(depositFor(multicall3), [
        entryPoint,
        dataOf('withdrawTo(address withdrawAddress, uint256 withdrawAmount)', [me, 1n]),
      ]),
    ],
    ['what it wraps in a call of its own', byMulticall([multicall3, aggregated(wrap), ether])],
    [
      'what it wraps in a batch of calls',
      {
        kind: 'calls',
        chainId: 1,
        from: me,
        atomic: true,
        calls: [{ to: multicall3, value: ether, data: aggregated(wrap) }],
      },
    ],
  ])('is a caution by the bytes alone: %s', (_, body) => {
    expect(answer(rule, body, { codes })).toBe('caution');
    expect(answer(rule, body, offline)).toBe('caution');
  });

  it('is a caution with a MultiSend that is called', () => {
    const [to, data, value = 0n] = wrap;
    const body = transaction(multiSendCallOnly, batch({ operation: 0, to, data, value }), ether);
    expect(answer(rule, body, { codes })).toBe('caution');
  });

  it('is nothing where all of it is paid out', () => {
    expect(firedOf(byMulticall(wrap, send(ether)))).toEqual([]);
    expect(firedOf(byMulticall(wrap, send(ether / 2n), send(ether / 2n)))).toEqual([]);
    expect(firedOf(byMulticall([friend, '0x', ether]))).toEqual([]);
    expect(answer(rule, byMulticall(wrap, send(ether / 2n), send(ether / 2n, friend)))).not.toBe('caution');
  });

  it('is measured by a simulation, whatever its calls are named', () => {
    const look: Part = [router, dataOf('sync()', [])];
    const body = byMulticall([friend, '0x', ether], look);
    const dollars = (to: Address) => move(friend, to, price, tokenOf(usdc));
    expect(answer(rule, body, ran(dollars(multicall3)))).toBe('caution');
    expect(answer(rule, body, ran(dollars(me)))).toBe('clear');
    const half = byMulticall(wrap, send(ether));
    expect(answer(rule, half, ran(...wrapped, move(multicall3, me, ether / 2n, tokenOf(weth))))).toBe(
      'caution',
    );
    expect(answer(rule, half, ran(...wrapped, move(multicall3, me, ether, tokenOf(weth))))).toBe('clear');
  });
});

describe('whom Multicall3 pays with your money', () => {
  it('is weighed as if you called yourself', () => {
    for (const part of [depositFor(friend), buy(friend)]) {
      const direct = transaction(part[0], part[1], ether);
      expect(answer('transfers.outputElsewhere', direct, { codes })).toBe('caution');
      expect(answer('transfers.outputElsewhere', byMulticall(part), { codes })).toBe('caution');
      const nested = byMulticall([multicall3, aggregated(part), ether]);
      expect(answer('transfers.outputElsewhere', nested, { codes })).toBe('caution');
    }
    expect(answer('transfers.noMinimum', byMulticall(buy(me, 0n)), { codes })).toBe('caution');
  });

  it('is calm where you get it', () => {
    expect(firedOf(byMulticall(depositFor(me)))).toEqual([]);
    expect(firedOf(byMulticall(buy(me)), ran(move(router, me, price, tokenOf(usdc))))).toEqual([]);
  });

  it('is named in the sentence: yours is yours, and its own is its own', () => {
    expect(saidOf(byMulticall(buy(me)))).toContain('"id":"to.back","args":{"mood":"you"}');
    expect(saidOf(byMulticall(buy(multicall3)))).toContain('"id":"to.other","args":{"account":"step.0.to"}');
    expect(saidOf(byMulticall(buy(friend)))).toContain('"account":"step.0.0.arg.to"');
  });
});

describe('a permission that Multicall3 gives for its next call', () => {
  it('is none of yours to miss where that call takes all of it', () => {
    const body = byMulticall(wrap, allow(ether), sell(me));
    expect(firedOf(body, ran(...wrapped, move(router, me, price, tokenOf(usdc))))).not.toContain(
      'outcome.asItself',
    );
    expect(answer(rule, body, { codes })).toBe('clear');
  });

  it('is a caution where more is allowed, no call takes it, or nothing is paid for it', () => {
    for (const body of [
      byMulticall(wrap, allow(ether + 1n), sell(me)),
      byMulticall(wrap, allow(ether), send(ether)),
      byMulticall(wrap, sell(me), allow(ether)),
      transaction(multicall3, aggregated(allow(ether), sell(me)), 0n),
    ])
      expect(answer('outcome.asItself', body, { codes })).toBe('caution');
  });

  it('leaves what is bought with it where that goes to Multicall3', () => {
    expect(answer(rule, byMulticall(wrap, allow(ether), sell(multicall3)), { codes })).toBe('caution');
  });
});

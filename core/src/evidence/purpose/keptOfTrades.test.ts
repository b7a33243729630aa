import { getAddress, type Hex, zeroAddress } from 'viem';
import { describe, expect, it, test } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import {
  balance,
  contract,
  dataOf,
  effectsOf,
  friend,
  me,
  offline,
  type Sample,
  transaction,
  usdc,
  waiting,
  weth,
} from '../../check/testing/views.ts';
import type { Move } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';

const rule = 'account.move';
const token =
  '(address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo';
const swapData = (receiver = me) =>
  dataOf(`swap(${token}, bytes pathDefinition, address executor, uint32 referralCode)`, [
    [usdc, 100n, contract, weth, 9n, 8n, receiver],
    '0x01',
    contract,
    0,
  ]);
const swap = (receiver = me) => transaction(contract, swapData(receiver));
const moved = (from: Move['from'], to: Move['to'], asset = weth): Move => ({
  from,
  to,
  asset: { kind: 'token', chainId: 1, address: asset },
  amount: 8n,
  basis: 'read',
});
const sample = (...moves: readonly Move[]): Sample => ({
  codes: { [contract]: 'contract' },
  effects: known(effectsOf([balance(weth, 10n ** 12n, me)], { moves })),
});
const comes = moved(contract, me);

test('what the contract of a trade pays someone unnamed, of what it brings, is a caution', () => {
  expect(answer(rule, swap(), sample(comes, moved(contract, friend)))).toBe('caution');
});

describe('what goes to someone of a trade while it runs, and is paid for by nobody', () => {
  const pool = getAddress('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
  const sold = (amount: bigint, to: Move['to']): Move => ({ ...moved(me, to, usdc), amount, step: '0' });
  const bought = (amount: bigint, to: Move['to']): Move => ({ ...moved(pool, to), amount, step: '0' });
  const traced = (...moves: readonly Move[]): Sample => ({
    codes: { [contract]: 'contract' },
    effects: known(
      effectsOf([balance(weth, 10n ** 12n, me)], {
        moves,
        calls: known(
          [contract, usdc].map((to, at) => ({
            id: `0.${at}`,
            op: 'call' as const,
            from: me,
            to,
            value: 0n,
            gasUsed: 1n,
            selector: '0x12345678' as const,
            size: 36,
            ok: true,
            step: String(at),
          })),
        ),
      }),
    ),
  });

  const both = (data: Hex, to = usdc): Body => ({
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls: [
      { to: contract, value: 0n, data: swapData() },
      { to, value: 0n, data },
    ],
  });

  it('is a caution above a hundredth, of what is sold and of what comes', () => {
    const ofSold = (fee: bigint) => sample(sold(1_000n - fee, pool), sold(fee, friend), bought(500n, me));
    const ofBought = (fee: bigint) =>
      sample(sold(1_000n, pool), bought(1_000n - fee, me), bought(fee, friend));
    for (const by of [ofSold, ofBought]) {
      expect(answer(rule, swap(), by(300n))).toBe('caution');
      expect(answer(rule, swap(), by(11n))).toBe('caution');
      expect(answer(rule, swap(), by(10n))).toBe('clear');
    }
  });

  it('is a caution also where another call only names who gets it', () => {
    const run = traced(sold(700n, pool), sold(300n, friend), bought(500n, me));
    const names = dataOf('balanceOf(address account)', [friend]);
    expect(answer(rule, both(names), run)).toBe('caution');
    const takesBack = dataOf('approve(address spender, uint256 amount)', [friend, 0n]);
    expect(answer(rule, both(takesBack), run)).toBe('caution');
  });

  it('is a caution also where it is little of the next trade', () => {
    const next = (move: Move): Move => ({ ...move, step: '1' });
    const run = traced(
      sold(700n, pool),
      sold(300n, friend),
      bought(500n, me),
      next(sold(995n, pool)),
      next(sold(5n, friend)),
      next(bought(500n, me)),
    );
    expect(answer(rule, both(swapData(), contract), run)).toBe('caution');
  });

  it('is quiet where the request pays that much itself, and where a pool has one account for each side', () => {
    const run = traced(sold(700n, pool), sold(300n, friend), bought(500n, me));
    const pays = (amount: bigint) => dataOf('transfer(address to, uint256 amount)', [friend, amount]);
    expect(answer(rule, both(pays(300n)), run)).toBe('clear');
    expect(answer(rule, both(pays(299n)), run)).toBe('caution');
    const later = { ...sold(300n, friend), step: '1' };
    const paidLater = traced(sold(700n, pool), bought(500n, me), later);
    expect(answer(rule, both(pays(300n)), paidLater)).toBe('clear');
    expect(answer(rule, swap(), traced(sold(1_000n, friend), bought(500n, me)))).toBe('clear');
  });
});

test('what comes, what is burned, what pools are given and who is named is quiet', () => {
  expect(answer(rule, swap(), sample(comes))).toBe('clear');
  expect(answer(rule, swap(), sample(comes, moved(contract, zeroAddress)))).toBe('clear');
  expect(answer(rule, swap(), sample(comes, moved(contract, friend, usdc)))).toBe('clear');
  expect(answer(rule, swap(), sample(comes, moved(usdc, friend)))).toBe('clear');
  expect(answer(rule, swap(friend), sample(comes, moved(contract, friend)))).toBe('clear');
});

test('nothing is known of it before or without a simulation', () => {
  expect(answer(rule, swap(), waiting)).toBe('pending');
  expect(answer(rule, swap(), offline)).toBe('unknown');
});

import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Effects } from '../../model/effects.ts';
import { known, pending } from '../../model/known.ts';
import type { Arg, Step } from '../../model/step.ts';
import { isBorrowing } from '../../evidence/moves/borrowing.ts';
import type { ModeledStep } from '../../evidence/modeledSteps.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  effectsOf,
  key,
  me,
  offline,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

const debt = getAddress('0x00000000000000000000000000000000000000d1');
const named = (symbol: string) => ({ tokens: { [debt]: [symbol, 6] } }) as const;
const token = (address: Address) => ({ kind: 'token', chainId: 1, address }) as const;
const comes = (asset: Address, amount: bigint) => ({ ...balance(asset, amount), before: known(0n) });
const shows = (lines: Parameters<typeof effectsOf>[0], more: Partial<Effects> = {}): Sample => ({
  effects: known(effectsOf(lines, more)),
});
const first = (steps: readonly Step[]): Step => {
  const [step] = steps;
  if (step === undefined) throw new Error('There is no step.');
  return step;
};
const lend = call(contract, 'lend(uint256 amount)', [900n]);

describe('a debt that comes like a token', () => {
  const rule = 'outcome.debt';
  const owing = comes(debt, 900_000_000n);
  it('is a caution, by what it calls itself or by what cannot be done with it', () => {
    for (const symbol of ['variableDebtEthUSDC', 'eUSDC-2-DEBT', 'ｄｅｂｔ', 'BORROWED'])
      expect(told(rule, lend, { ...shows([owing]), ...named(symbol) })).toEqual([
        'caution: outcome.debt.says who effect.0.who amount effect.0.delta | outcome.debt.why | outcome.debt.remedy | by effect.0.delta effect.0.who',
      ]);
    const bound = { bound: [{ who: me, asset: token(debt) }] };
    expect(told(rule, lend, { ...shows([owing], bound), ...named('POINTS') })).toEqual([
      'caution: outcome.debt.saysBound who effect.0.who amount effect.0.delta | outcome.debt.whyBound | outcome.debt.remedyBound | by effect.0.delta effect.0.who',
    ]);
  });

  it('is silent for other tokens, for items, and for a debt that is paid', () => {
    expect(told(rule, lend, { ...shows([owing]), ...named('UNI') })).toEqual(['clear effects']);
    const badge = { kind: 'nft', chainId: 1, address: debt, id: 1n } as const;
    const item = { who: me, what: 'nft', asset: badge, before: known(0n), after: known(1n) } as const;
    expect(answer(rule, lend, shows([item], { bound: [{ who: me, asset: badge }] }))).toBe('clear');
    const paid = { ...balance(debt, 0n), before: known(900n) };
    expect(answer(rule, lend, { ...shows([paid]), ...named('vDEBT') })).toBe('notApplicable');
  });

  it('is not known without a run, or before its name is', () => {
    expect(told(rule, lend, offline)).toEqual(['unknown effects']);
    expect(told(rule, lend, { ...shows([owing]), simulate: 'pending' })).toEqual([
      'pending token.0x00000000000000000000000000000000000000d1.symbol',
    ]);
    expect(told(rule, lend, { effects: pending, simulate: 'pending' })).toEqual(['pending effects']);
  });
});

describe('what is known to be borrowed', () => {
  const amount = 900_000_000n;
  const sum: Arg = {
    name: 'amount',
    type: 'uint256',
    value: { kind: 'integer', value: amount },
    bytes: [4, 36],
  };
  const owing = comes(debt, amount);
  const borrow = (more: Partial<ModeledStep> = {}): ModeledStep => ({
    step: { ...first(viewOf(lend).steps), to: contract, args: [sum] },
    model: { act: 'debt' },
    tokens: [usdc],
    others: false,
    vouched: true,
    ...more,
  });
  const arrives = (asset: Address, raw: bigint) =>
    viewOf(lend, { ...shows([owing, comes(asset, raw)]), ...named('vDEBT') });

  it('arrives in full, by a contract that someone vouches for', () => {
    expect(isBorrowing(arrives(usdc, amount), borrow())).toBe(true);
    expect(isBorrowing(arrives(usdc, amount), borrow({ tokens: [] }))).toBe(true);
  });

  it('is not where less or another token arrives, where someone else is named, or nobody knows the contract', () => {
    expect(isBorrowing(arrives(usdc, amount - 1n), borrow())).toBe(false);
    expect(isBorrowing(arrives(weth, amount), borrow())).toBe(false);
    expect(isBorrowing(viewOf(lend, { ...shows([owing]), ...named('vDEBT') }), borrow({ tokens: [] }))).toBe(
      false,
    );
    expect(isBorrowing(arrives(usdc, amount), borrow({ others: true }))).toBe(false);
    expect(isBorrowing(arrives(usdc, amount), borrow({ model: { act: 'into' } }))).toBe(false);
    const elsewhere = { ...first(viewOf(lend).steps), args: [sum], to: key };
    expect(isBorrowing(arrives(usdc, amount), borrow({ step: elsewhere }))).toBe(false);
    const empty = { ...shows([owing, comes(usdc, amount)]), codes: { [contract]: 'none' } } as const;
    expect(isBorrowing(viewOf(lend, empty), borrow())).toBe(false);
  });
});

describe('others who are paid while a token is made for the user', () => {
  const rule = 'outcome.othersPaid';
  const zero: Address = '0x0000000000000000000000000000000000000000';
  const move = (from: Address, to: Address, asset: Address, amount: bigint) =>
    ({ from, to, asset: token(asset), amount, basis: 'read' }) as const;
  const made = move(zero, me, debt, 900n);
  const gets = comes(debt, 900n);

  it('are a caution, whoever pays them', () => {
    const moves = [made, move(contract, key, usdc, 900n)];
    expect(told(rule, lend, shows([gets], { moves }))).toEqual([
      'caution: outcome.othersPaid.says amount effect.0.delta | outcome.othersPaid.why | outcome.othersPaid.remedy | by effect.0.delta',
    ]);
    const more = [made, move(me, contract, usdc, 10n), move(contract, key, usdc, 11n)];
    expect(answer(rule, lend, shows([gets, balance(usdc, 90n)], { moves: more }))).toBe('caution');
  });

  it('are no matter where the user pays them, where the token is known, or comes from someone', () => {
    const paid = [made, move(me, contract, usdc, 10n), move(contract, key, usdc, 10n)];
    expect(told(rule, lend, shows([gets, balance(usdc, 90n)], { moves: paid }))).toEqual(['clear effects']);
    const usual = [move(zero, me, weth, 900n), move(contract, key, usdc, 900n)];
    expect(answer(rule, lend, shows([comes(weth, 900n)], { moves: usual }))).toBe('notApplicable');
    const sold = [move(contract, me, debt, 900n), move(contract, key, usdc, 900n)];
    expect(answer(rule, lend, shows([gets], { moves: sold }))).toBe('notApplicable');
  });

  it('are no matter where the user pays them with what the request wraps', () => {
    const wraps = [made, move(weth, me, weth, 10n), move(me, contract, weth, 10n)];
    expect(answer(rule, lend, shows([gets, balance(undefined, 90n)], { moves: wraps }))).toBe('clear');
  });

  it('are a caution where they get more than that, or what is wrapped stays with the user', () => {
    const coins = balance(undefined, 90n);
    const more = [made, move(weth, me, weth, 10n), move(contract, key, weth, 11n)];
    expect(answer(rule, lend, shows([gets, coins], { moves: more }))).toBe('caution');
    const kept = [made, move(weth, me, weth, 10n), move(contract, key, weth, 10n)];
    expect(answer(rule, lend, shows([gets, coins, comes(weth, 10n)], { moves: kept }))).toBe('caution');
    const others = [made, move(weth, contract, weth, 10n), move(contract, key, weth, 10n)];
    expect(answer(rule, lend, shows([gets, coins], { moves: others }))).toBe('caution');
    const fake = getAddress('0x00000000000000000000000000000000000000d2');
    const lies = [made, move(fake, me, fake, 10n), move(me, key, fake, 10n)];
    expect(answer(rule, lend, shows([gets, coins], { moves: lies }))).toBe('caution');
  });

  it('are not known without a run', () => {
    expect(told(rule, lend, offline)).toEqual(['unknown effects']);
  });
});

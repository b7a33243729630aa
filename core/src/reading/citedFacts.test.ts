import { expect, it } from 'vitest';
import { balance, call, contract, effectsOf, key, me, usdc, viewOf, weth } from '../check/testing/views.ts';
import { check } from '../check/check.ts';
import { known } from '../model/known.ts';
import { citedFacts } from './citedFacts.ts';

const exchanged = (...lines: Parameters<typeof effectsOf>[0]) => {
  const body = call(contract, 'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', [
    1n,
    0n,
    5_000n,
    3_000n,
  ]);
  const paid = { ...balance(usdc, 5_000n, me), before: known(10_000n) };
  const view = viewOf(body, { effects: known(effectsOf([paid, ...lines])) });
  return citedFacts(view, check(view))['step.0.arg.min_dy']?.value;
};
const came = (token: typeof me, amount: bigint) => ({ ...balance(token, amount, me), before: known(0n) });

it('a minimum that is far below what comes is said in the asset that comes', () =>
  expect(exchanged(came(weth, 4_500n))).toMatchObject({
    v: { kind: 'amount', raw: 3_000n, asset: { kind: 'token', address: weth } },
  }));

it('a minimum that may be of either of two assets is said as a number', () =>
  expect(exchanged(came(weth, 4_500n), came(key, 4_500n))).toBeUndefined());

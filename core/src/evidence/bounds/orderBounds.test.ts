import { getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer } from '../../check/testing/answers.ts';
import { balance, call, effectsOf, friend, usdc, waiting, weth } from '../../check/testing/views.ts';

const minimum = 'transfers.poolMinimum';
const maximum = 'transfers.poolMaximum';
const oneInch = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
const million = 1_000_000n;
const text =
  'fillOrder((uint256 salt, address makerAsset, address takerAsset, address maker, address receiver, address allowedSender, uint256 makingAmount, uint256 takingAmount, uint256 offsets, bytes interactions) order, bytes signature, bytes interaction, uint256 makingAmount, uint256 takingAmount, uint256 skipPermitAndThresholdAmount)';

/** The ends of the parts, where the two that say amounts are so long. */
const ends = (making: bigint, taking: bigint) =>
  [0n, 0n, making, ...Array.from({ length: 5 }, () => making + taking)].reduce(
    (sum, end, at) => sum + (end << BigInt(32 * at)),
    0n,
  );

function take(offsets: bigint, [making, taking]: readonly [bigint, bigint], limit: bigint) {
  const order = [
    7n,
    usdc,
    weth,
    friend,
    zeroAddress,
    zeroAddress,
    million,
    5n,
    offsets,
    `0x${'ab'.repeat(80)}`,
  ];
  return call(oneInch, text, [order, '0x', '0x', making, taking, limit]);
}
const comes = {
  effects: known(effectsOf([{ ...balance(usdc, 0n), before: known(0n), after: known(million) }])),
};
const goes = {
  effects: known(effectsOf([{ ...balance(usdc, 0n), before: known(million), after: known(0n) }])),
};

describe('the threshold of whoever takes an order whose maker says the amounts', () => {
  it('is the minimum of what comes for a given input', () => {
    expect(answer(minimum, take(ends(40n, 40n), [0n, 5n], 0n), comes)).toBe('caution');
    expect(answer(minimum, take(ends(40n, 40n), [0n, 5n], 2n ** 255n + 1n), comes)).toBe('caution');
    expect(answer(minimum, take(ends(40n, 40n), [0n, 5n], 2n ** 255n + million), comes)).toBe('clear');
  });

  it('is the maximum of what goes for a given output', () => {
    expect(answer(maximum, take(ends(40n, 40n), [million, 0n], million * 3n), goes)).toBe('caution');
    expect(answer(maximum, take(ends(40n, 40n), [million, 0n], million), goes)).toBe('clear');
  });

  it('is not asked of an order that names both amounts', () => {
    expect(answer(minimum, take(ends(1n, 1n), [0n, 5n], 0n), comes)).toBe('notApplicable');
    expect(answer(minimum, take(0n, [0n, 5n], 0n), comes)).toBe('notApplicable');
  });

  it('is not known before the simulation', () => {
    expect(answer(minimum, take(ends(40n, 40n), [0n, 5n], 9n), waiting)).toBe('pending');
  });
});

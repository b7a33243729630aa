import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import { blurOrder, zeroXOrder } from '../../check/testing/marketOrders.ts';
import { friend, key, me, usdc, weth } from '../../check/testing/views.ts';

const nothing = 'signatures.offerForNothing';
const elsewhere = 'signatures.offerElsewhere';
/** In parts of 10,000; the market itself may take its own part of each sale. */
const [whole, market] = [10_000n, 250n];

describe('what others get of a sale', () => {
  const rates = [0n, 1n, 100n, 2_437n, 2_438n, 2_500n, 5_000n, 9_653n, 9_654n, 9_750n, 9_900n, whole];

  it.each(rates)('%i of 10,000', (rate) => {
    const body = blurOrder({ fees: [{ rate, recipient: key }] });
    const ours = rate + market > whole ? 0n : whole - market - rate;
    const isSliver = ours * 100n < rate;
    expect(answer(nothing, body)).toBe(isSliver ? 'stop' : 'clear');
    // A quarter of it, and more.
    expect(answer(elsewhere, body)).toBe(!isSliver && rate * 3n > ours ? 'caution' : 'clear');
  });

  it('is nothing of theirs where it comes back', () => {
    for (const rate of rates)
      expect(answer(elsewhere, blurOrder({ fees: [{ rate, recipient: me }] }))).toBe('clear');
  });

  it.each([
    [1_250n, 1_250n, 'caution'],
    [1_000n, 1_000n, 'clear'],
    [2_000n, 600n, 'caution'],
    [100n, 100n, 'clear'],
  ])('is what all of them get together: %i and %i', (one, another, said) => {
    const fees = (to: string) => [
      { rate: one, recipient: key },
      { rate: another, recipient: to },
    ];
    expect(answer(elsewhere, blurOrder({ fees: fees(friend) }))).toBe(said);
    expect(answer(elsewhere, blurOrder({ fees: fees(me) }))).toBe('clear');
  });
});

describe('what comes for a sale', () => {
  it.each([
    [0n, 'stop'],
    [1n, 'stop'],
    [10n ** 12n, 'stop'],
    [10n ** 15n, 'clear'],
    [10n ** 18n, 'clear'],
  ])('of an item: %i', (price, said) => {
    expect(answer(nothing, blurOrder({ price }))).toBe(said);
  });

  it.each([
    [0n, 'stop', 'stop', 'stop'],
    [1n, 'stop', 'stop', 'stop'],
    [999n, 'stop', 'stop', 'stop'],
    [1_000n, 'stop', 'caution', 'unknown'],
    [10n ** 12n, 'stop', 'clear', 'unknown'],
    [2n * 10n ** 15n, 'clear', 'clear', 'unknown'],
  ])('of tokens: %i of WETH, of USDC, of one that nobody knows', (takerAmount, inWeth, inUsdc, inOther) => {
    const sale = (takerToken: string) =>
      answer(
        nothing,
        zeroXOrder('RfqOrder', {
          takerToken,
          takerAmount,
          ...(takerToken === usdc ? { makerToken: weth, makerAmount: 10n ** 18n } : {}),
        }),
      );
    expect([sale(weth), sale(usdc), sale(key)]).toEqual([inWeth, inUsdc, inOther]);
  });

  it('matters where something is given for it', () => {
    const gives = (makerAmount: bigint) =>
      answer(nothing, zeroXOrder('RfqOrder', { makerAmount, takerAmount: 0n }));
    expect([0n, 1n, 999n, 1_000n].map(gives)).toEqual(['clear', 'clear', 'stop', 'stop']);
  });
});

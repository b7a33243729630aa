import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import { friend, me, transaction, usdc, viewOf, weth } from '../../check/testing/views.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { sentenceOf } from '../../narrate/sentence.ts';

const router = '0x19609B03C976CCA288fbDae5c21d4290e9a4aDD7';
const pool = '0x312Bc7eAAF93f1C60Dc5AfC115FcCDE161055fb0';
const codes = { [router]: 'contract', [pool]: 'contract' } as const;
const zero = '0x0000000000000000000000000000000000000000';

/** As IWombatRouter.sol of v1-core has them; the names of parameters are left out, so that only the types decide. */
const abi = parseAbi([
  'function swapExactTokensForTokens(address[],address[],uint256,uint256,address,uint256)',
  'function swapExactNativeForTokens(address[],address[],uint256,address,uint256) payable',
  'function swapExactTokensForNative(address[],address[],uint256,uint256,address,uint256)',
]);

const tokens = (to: Hex, least = 4n) =>
  transaction(
    router,
    encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForTokens',
      args: [[usdc, weth], [pool], 5n, least, to, 9n],
    }),
  );
const fromNative = (to: Hex) =>
  transaction(
    router,
    encodeFunctionData({
      abi,
      functionName: 'swapExactNativeForTokens',
      args: [[weth, usdc], [pool], 4n, to, 9n],
    }),
    7n,
  );
const toNative = (to: Hex) =>
  transaction(
    router,
    encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForNative',
      args: [[usdc, weth], [pool], 5n, 4n, to, 9n],
    }),
  );

const swapIn = (given: ReturnType<typeof tokens>) =>
  everyStep(viewOf(given, { codes }).steps)
    .map((step) => swapOf(step))
    .find((it) => it !== undefined);

describe('a swap at Wombat', () => {
  it('gives the first token of its path and gets at least so much of the last', () => {
    const swap = swapIn(tokens(me));
    expect([swap?.give.token?.value, swap?.give.raw, swap?.give.exact]).toEqual([usdc, 5n, true]);
    expect([swap?.get.token?.value, swap?.get.raw, swap?.get.exact]).toEqual([weth, 4n, false]);
    expect(JSON.stringify(sentenceOf(viewOf(tokens(me), { codes })).sentence)).toContain('sentence.swap');
  });

  it('takes the native currency that comes along, or pays it out', () => {
    const [from, to] = [swapIn(fromNative(me)), swapIn(toNative(me))];
    expect([from?.give.token, from?.give.raw, from?.get.token?.value]).toEqual([undefined, 7n, usdc]);
    expect([to?.give.token?.value, to?.get.token, to?.get.raw]).toEqual([usdc, undefined, 4n]);
    expect(to?.get.unnamed).toBeUndefined();
  });

  it.each([
    ['tokens for tokens', tokens],
    ['native currency for tokens', fromNative],
    ['tokens for native currency', toNative],
  ])('of %s warns where someone else receives, and is silent where the caller does', (_, swap) => {
    expect(answer('transfers.outputElsewhere', swap(friend), { codes })).toBe('caution');
    expect(answer('transfers.outputElsewhere', swap(me), { codes })).toBe('clear');
    // The router sends to the zero address as it is.
    expect(answer('transfers.outputElsewhere', swap(zero), { codes })).not.toBe('clear');
  });

  it('warns without a minimum', () => {
    expect(answer('transfers.noMinimum', tokens(me, 0n), { codes })).toBe('caution');
    expect(answer('transfers.noMinimum', tokens(me), { codes })).toBe('clear');
  });
});

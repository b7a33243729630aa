import { encodeFunctionData, type Hex, parseAbi, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import { friend, me, transaction, usdc, viewOf, weth } from '../../check/testing/views.ts';
import { receiverOf, swapOf } from '../../actions/swaps/swaps.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { sentenceOf } from '../../narrate/sentence.ts';

/** ClipperApproximateCaravelExchange on Ethereum. */
const exchange = '0x655eDCE464CC797526600a462A8154650EEe4B77';
const codes = { [exchange]: 'contract' } as const;

/** As ClipperCommonExchange.sol has them; the names of parameters are left out, so that only the types decide. */
const abi = parseAbi([
  'struct Signature { uint8 v; bytes32 r; bytes32 s; }',
  'function transmitAndSwap(address,address,uint256,uint256,uint256,address,Signature,bytes)',
  'function transmitAndSellTokenForEth(address,uint256,uint256,uint256,address,Signature,bytes)',
  'function sellEthForToken(address,uint256,uint256,uint256,address,Signature,bytes) payable',
  'function swap(address,address,uint256,uint256,uint256,address,Signature,bytes)',
  'function sellTokenForEth(address,uint256,uint256,uint256,address,Signature,bytes)',
]);

const quote = (to: Hex, least = 4n) =>
  [5n, least, 9n, to, { v: 27, r: zeroHash, s: zeroHash }, '0x'] as const;

const tokens = (to: Hex, least?: bigint) =>
  called(
    encodeFunctionData({ abi, functionName: 'transmitAndSwap', args: [usdc, weth, ...quote(to, least)] }),
  );
const toNative = (to: Hex, least?: bigint) =>
  called(
    encodeFunctionData({
      abi,
      functionName: 'transmitAndSellTokenForEth',
      args: [usdc, ...quote(to, least)],
    }),
  );
const fromNative = (to: Hex, least?: bigint, value = 5n) =>
  called(
    encodeFunctionData({ abi, functionName: 'sellEthForToken', args: [usdc, ...quote(to, least)] }),
    value,
  );
const sentBefore = (to: Hex) =>
  called(encodeFunctionData({ abi, functionName: 'swap', args: [usdc, weth, ...quote(to)] }));
const sentBeforeToNative = (to: Hex) =>
  called(encodeFunctionData({ abi, functionName: 'sellTokenForEth', args: [usdc, ...quote(to)] }));

function called(data: Hex, value = 0n) {
  return transaction(exchange, data, value);
}

const stepsOf = (given: ReturnType<typeof called>) => everyStep(viewOf(given, { codes }).steps);
const swapIn = (given: ReturnType<typeof called>) =>
  stepsOf(given)
    .map((step) => swapOf(step))
    .find((it) => it !== undefined);

describe('a swap at Clipper', () => {
  it('gives and gets what the quote says', () => {
    const swap = swapIn(tokens(me));
    expect([swap?.give.token?.value, swap?.give.raw, swap?.give.exact]).toEqual([usdc, 5n, true]);
    expect([swap?.get.token?.value, swap?.get.raw]).toEqual([weth, 4n]);
    expect(JSON.stringify(sentenceOf(viewOf(tokens(me), { codes })).sentence)).toContain('sentence.swap');
  });

  it('takes the native currency that comes along, or pays it out', () => {
    const [from, to] = [swapIn(fromNative(me)), swapIn(toNative(me))];
    expect([from?.give.token, from?.give.raw, from?.get.token?.value]).toEqual([undefined, 5n, usdc]);
    expect([to?.give.token?.value, to?.give.raw, to?.get.token, to?.get.raw]).toEqual([
      usdc,
      5n,
      undefined,
      4n,
    ]);
    expect(to?.get.unnamed).toBeUndefined();
  });

  it('warns where more of the native currency comes along than the quote takes: it stays there', () => {
    expect(answer('transfers.changeKept', fromNative(me, 4n, 6n), { codes })).toBe('caution');
    expect(answer('transfers.changeKept', fromNative(me), { codes })).toBe('clear');
  });

  it('of what was sent before is no swap of the caller, who may not have sent it', () => {
    for (const given of [sentBefore(me), sentBeforeToNative(me)]) {
      expect(swapIn(given)).toBeUndefined();
      expect(stepsOf(given).map((step) => receiverOf(step)?.goes)).toEqual(['back']);
    }
  });

  it.each([
    ['tokens for tokens', tokens],
    ['native currency for tokens', fromNative],
    ['tokens for native currency', toNative],
    ['tokens sent before', sentBefore],
    ['tokens sent before, for native currency', sentBeforeToNative],
  ])('of %s warns where someone else receives, and is silent where the caller does', (_, swap) => {
    expect(answer('transfers.outputElsewhere', swap(friend), { codes })).toBe('caution');
    expect(answer('transfers.outputElsewhere', swap(me), { codes })).toBe('clear');
  });

  it.each([
    ['tokens for tokens', tokens],
    ['native currency for tokens', fromNative],
    ['tokens for native currency', toNative],
  ])('of %s warns without a minimum', (_, swap) => {
    expect(answer('transfers.noMinimum', swap(me, 0n), { codes })).toBe('caution');
    expect(answer('transfers.noMinimum', swap(me), { codes })).toBe('clear');
  });
});

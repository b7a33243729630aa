import { type Address, getAddress } from 'viem';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, knownBook, me, type Sample, usdc, viewOf, weth } from '../check/testing/views.ts';
import type { Body } from '../model/request.ts';
import { sentenceOf } from './sentence.ts';

/** A contract that nobody named, and that the user can say they know. */
const anybody = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const other: Address = getAddress('0x00000000000000000000000000000000000000b2');
const path = [usdc, weth];
const single = (amount: string, limit: string) =>
  `(address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 ${amount}, uint256 ${limit}, uint160 sqrtPriceLimitX96) params`;

type Called = Readonly<{ of: number; to: Address; amount: bigint; limit: bigint }>;

/** Calls that set a limit, with an amount and that limit. */
const forms: readonly ((it: Called) => readonly [signature: string, args: readonly unknown[]])[] = [
  ({ to, amount, limit }) => [
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [amount, limit, path, to, 9n],
  ],
  ({ to, amount, limit }) => [
    'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
    [amount, limit, path, to, 9n],
  ],
  ({ to, amount, limit }) => [
    'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [amount, limit, path, to, 9n],
  ],
  ({ to, amount, limit }) => [
    `exactInputSingle(${single('amountIn', 'amountOutMinimum')})`,
    [[usdc, weth, 500, to, 9n, amount, limit, 0n]],
  ],
  ({ to, amount, limit }) => [
    `exactOutputSingle(${single('amountOut', 'amountInMaximum')})`,
    [[usdc, weth, 500, to, 9n, amount, limit, 0n]],
  ],
  ({ to, amount }) => ['sellAsset(uint256 maxAmount, address receiver)', [amount, to]],
];

const someCall: fc.Arbitrary<Body> = fc
  .record({
    of: fc.nat(forms.length - 1),
    to: fc.constantFrom(me, other),
    amount: fc.bigInt(1n, 10n ** 24n),
    limit: fc.bigInt(1n, 10n ** 24n),
  })
  .map((it) => call(anybody, ...(forms[it.of]?.(it) ?? (['stop()', []] as const))));

/** Words that promise a limit: what a sentence says, and what it has as its limits. */
const promised = (body: Body, sample: Sample) => {
  const { sentence, bounds } = sentenceOf(viewOf(body, sample));
  const words = /"bound\.(?:atLeast|atMost|fee|rate|beyond|claimed)"|"what\.bound"/g;
  return { said: JSON.stringify(sentence).match(words) ?? [], bounds };
};

const isThere: Sample = { codes: { [anybody]: 'contract' } };

describe('a limit that nobody is known to keep', () => {
  it('is said as none, and is no limit of the sentence', () => {
    fc.assert(
      fc.property(someCall, fc.constantFrom<Sample>({}, isThere), (body, sample) => {
        expect(promised(body, sample)).toEqual({ said: [], bounds: [] });
      }),
    );
  });

  it('is said as one where the user knows the contract', () => {
    fc.assert(
      fc.property(someCall, (body) => {
        expect(promised(body, { ...isThere, book: knownBook(anybody) }).said).not.toEqual([]);
      }),
    );
  });
});

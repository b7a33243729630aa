import { encodeAbiParameters, getAddress, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { rateFact } from '../../label/tokens/poolRates.ts';
import { known, unknown } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  effectsOf,
  me,
  offline,
  type Sample,
  typed,
  usdc,
  waiting,
  weth,
} from '../testing/views.ts';

const rule = 'transfers.ownPrice';
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const e18 = 10n ** 18n;
const e6 = 10n ** 6n;
const fact = rateFact([usdc, weth]);
/** One WETH is 3,000 USDC. */
const rated: Sample = {
  facts: { [fact]: { kind: 'integer', value: 18_257n * 2n ** 96n } },
  tokens: { [usdc]: ['USDC', 6], [weth]: ['WETH', 18], [dai]: ['DAI', 18] },
};
const none: Sample = { gaps: { [fact]: unknown('notFound') } };

describe('liquidity at a price of its own', () => {
  const mint = (usd: bigint, eth: bigint, ticks: readonly [number, number] = [-887_272, 887_272]) =>
    call(
      contract,
      'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      [[usdc, weth, 100, ...ticks, usd, eth, usd, eth, me, 9n]],
    );
  const add = (one: typeof usdc, other: typeof usdc, a: bigint, b: bigint) =>
    call(
      contract,
      'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      [one, other, a, b, a, b, me, 9n],
    );

  it('is a caution where that is far from the largest pool, in either direction', () => {
    expect(told(rule, mint(1_000n * e6, e18 / 1_000n), rated)).toEqual([
      'caution: transfers.ownPrice.saysPool | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.params.amount0Min step.0.arg.params.amount1Min rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
    expect(answer(rule, mint(1_000n * e6, e18), rated)).toBe('caution');
    expect(told(rule, mint(3_000n * e6, e18), rated)).toEqual([
      'clear rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2 step.0.arg.params.amount0Min step.0.arg.params.amount1Min',
    ]);
    expect(answer(rule, add(weth, usdc, e18, 2_900n * e6), rated)).toBe('clear');
    expect(told(rule, add(weth, usdc, e18, 1_000n * e6), rated)).toEqual([
      'caution: transfers.ownPrice.saysPool | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.amountAMin step.0.arg.amountBMin rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
  });

  it('is measured by the range that it goes into', () => {
    // The price of 3,000 is at tick 196,256: in a range around it both tokens go in, of one below it only WETH would.
    expect(answer(rule, mint(3_000n * e6, e18, [195_256, 197_256]), rated)).toBe('clear');
    expect(answer(rule, mint(3_000n * e6, e18, [185_000, 190_000]), rated)).toBe('caution');
  });

  it('is a caution where no pool can be asked, and has no answer where no node was', () => {
    expect(told(rule, mint(3_000n * e6, e18), none)).toEqual([
      'caution: transfers.ownPrice.saysPoolUnknown | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.params.amount0Min step.0.arg.params.amount1Min',
    ]);
    expect(answer(rule, mint(3_000n * e6, e18), waiting)).toBe('pending');
    expect(told(rule, mint(3_000n * e6, e18), offline)).toEqual([
      'unknown rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
  });

  it('is measured in a pool that calls itself one of like tokens, unless they are', () => {
    const solidly = (one: typeof usdc, other: typeof usdc, a: bigint, b: bigint) =>
      call(
        contract,
        'addLiquidity(address tokenA, address tokenB, bool stable, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
        [one, other, true, a, b, a, b, me, 9n],
      );
    expect(answer(rule, solidly(usdc, weth, 1_000n * e6, e18 / 2_000n), rated)).toBe('caution');
    expect(told(rule, solidly(usdc, weth, 3_000n * e6, e18), none)).toEqual([
      'caution: transfers.ownPrice.saysPoolUnknown | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.amountAMin step.0.arg.amountBMin',
    ]);
    expect(answer(rule, solidly(usdc, weth, 3_000n * e6, e18), rated)).toBe('clear');
    expect(answer(rule, solidly(usdc, dai, 100n * e6, 20n * e18), rated)).toBe('clear');
  });

  it('is measured by the bins that it goes into, as far as they may lie', () => {
    const bins = (one: typeof usdc, other: typeof usdc, price: number, slip = 5n, amounts = [0n, e18]) =>
      call(
        contract,
        'addLiquidity((address tokenX, address tokenY, uint256 binStep, uint256 amountX, uint256 amountY, uint256 amountXMin, uint256 amountYMin, uint256 activeIdDesired, uint256 idSlippage, int256[] deltaIds, uint256[] distributionX, uint256[] distributionY, address to, address refundTo, uint256 deadline) liquidityParameters)',
        [
          [
            one,
            other,
            20n,
            ...amounts,
            ...amounts,
            BigInt(2 ** 23 + Math.round(Math.log(price) / Math.log(1.002))),
            slip,
            [0n],
            [10n ** 18n],
            [10n ** 18n],
            me,
            me,
            9n,
          ],
        ],
      );
    expect(answer(rule, bins(usdc, weth, 1e18 / 3_000e6), rated)).toBe('clear');
    expect(answer(rule, bins(weth, usdc, 3_000e6 / 1e18), rated)).toBe('clear');
    expect(answer(rule, bins(usdc, weth, 1e18 / 3_000e6, 5n, [3_000n * e6, e18]), rated)).toBe('clear');
    expect(answer(rule, bins(usdc, weth, 1e18 / 1_000e6), rated)).toBe('caution');
    expect(answer(rule, bins(usdc, weth, 1e18 / 9_000e6), rated)).toBe('caution');
    expect(answer(rule, bins(usdc, weth, 1e18 / 3_000e6, 2_000n), rated)).toBe('caution');
    expect(answer(rule, bins(usdc, weth, 1e18 / 3_000e6), none)).toBe('caution');
    expect(answer(rule, bins(usdc, dai, 1e12), rated)).toBe('clear');
    expect(answer(rule, bins(usdc, dai, 1e13), rated)).toBe('caution');
  });

  it('is calm for as much of the like, and silent for what sets no price', () => {
    expect(answer(rule, add(usdc, dai, 100n * e6, 100n * e18), rated)).toBe('clear');
    expect(answer(rule, add(usdc, dai, 100n * e6, 50n * e18), rated)).toBe('caution');
    const deposit = call(contract, 'deposit(uint256 assets, address receiver)', [e18, me]);
    expect(answer(rule, deposit, rated)).toBe('notApplicable');
  });
});

describe('an offer at a price of its own', () => {
  const order = (buyToken: typeof usdc, buyAmount: bigint) => {
    const fields =
      'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';
    const types = {
      Order: fields.split(',').map((it) => {
        const [type = '', name = ''] = it.split(' ');
        return { type, name };
      }),
    };
    const domain = {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId: 1n,
      verifyingContract: '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
    };
    const message = {
      sellToken: usdc,
      buyToken,
      receiver: me,
      sellAmount: 300n * e6,
      buyAmount,
      validTo: 1_900_000_000n,
      appData: `0x${'00'.repeat(32)}`,
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    };
    return typed(types, 'Order', message, domain);
  };

  it('is a caution where far less is asked for than the largest pool gives', () => {
    expect(told(rule, order(weth, e18 / 100n), rated)).toEqual([
      'caution: transfers.ownPrice.says give step.0.arg.sellAmount get step.0.arg.buyAmount | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.sellAmount step.0.arg.buyAmount rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
    expect(answer(rule, order(weth, (e18 * 7n) / 100n), rated)).toBe('caution');
    expect(answer(rule, order(weth, (e18 * 98n) / 1_000n), rated)).toBe('clear');
    expect(answer(rule, order(weth, e18), rated)).toBe('clear');
  });

  it('is a caution where there is no pool to ask, and has no answer without a node', () => {
    expect(told(rule, order(weth, e18 / 10n), none)).toEqual([
      'caution: transfers.ownPrice.saysUnknown give step.0.arg.sellAmount get step.0.arg.buyAmount | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.sellAmount step.0.arg.buyAmount',
    ]);
    expect(answer(rule, order(weth, e18 / 10n), offline)).toBe('unknown');
  });

  it('is held to one dollar for another', () => {
    expect(answer(rule, order(dai, 299n * e18), rated)).toBe('clear');
    expect(told(rule, order(dai, 200n * e18), rated)).toEqual([
      'caution: transfers.ownPrice.says give step.0.arg.sellAmount get step.0.arg.buyAmount | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.sellAmount step.0.arg.buyAmount',
    ]);
  });
});

describe('the worst price that a swap accepts', () => {
  const rate = 'rate.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
  const swap = (path: readonly (typeof usdc)[], give: bigint, least: bigint, to = me) =>
    call(
      contract,
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [give, least, path, to, 9n],
    );
  const both = [usdc, weth] as const;

  it('is a caution where it is far below what the pools pay, whatever comes of it in the simulation', () => {
    const comes = (amount: bigint): Sample => ({
      ...rated,
      effects: known(effectsOf([balance(usdc, -300n * e6), balance(weth, amount)])),
    });
    expect(told(rule, swap(both, 300n * e6, (e18 * 79n) / 1_000n), comes((e18 * 80n) / 1_000n))).toEqual([
      `caution: transfers.ownPrice.saysSwap give step.0.arg.amountIn get step.0.arg.amountOutMin | transfers.ownPrice.why | transfers.ownPrice.remedy | in 0 | by step.0.arg.amountIn step.0.arg.amountOutMin ${rate}`,
    ]);
    expect(told(rule, swap(both, 300n * e6, (e18 * 81n) / 1_000n), comes(e18 / 10n))).toEqual([
      `clear ${rate} step.0.arg.amountIn step.0.arg.amountOutMin`,
    ]);
    expect(answer(rule, swap([weth, usdc], e18, 2_300n * e6), rated)).toBe('caution');
    expect(answer(rule, swap([weth, usdc], e18, 2_500n * e6), rated)).toBe('clear');
    // By way of a third token, and paid in the currency itself.
    expect(answer(rule, swap([weth, dai, usdc], e18, 2_300n * e6), rated)).toBe('caution');
    const coins = call(
      contract,
      'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [2_300n * e6, [weth, usdc], me, 9n],
      e18,
    );
    expect(answer(rule, coins, rated)).toBe('caution');
  });

  it('is told once: a minimum far below what comes is a warning of its own', () => {
    const honest: Sample = {
      ...rated,
      effects: known(effectsOf([balance(usdc, -300n * e6), balance(weth, e18 / 10n)])),
    };
    const low = swap(both, 300n * e6, e18 / 100n);
    expect([answer('transfers.leastFarBelow', low, honest), answer(rule, low, honest)]).toEqual([
      'caution',
      'clear',
    ]);
  });

  it('is measured by the trade of a whole plan, and by what a swap for an exact amount may take', () => {
    const most = call(
      contract,
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      [e18 / 10n, 400n * e6, both, me, 9n],
    );
    expect(answer(rule, most, rated)).toBe('caution');
    const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
    const itself = '0x0000000000000000000000000000000000000002';
    const plan = (least: bigint) =>
      call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', [
        '0x080c',
        [
          encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool'), [
            itself,
            300n * e6,
            0n,
            both,
            true,
          ]),
          encodeAbiParameters(parseAbiParameters('address, uint256'), [me, least]),
        ],
        9n,
      ]);
    expect(answer(rule, plan((e18 * 79n) / 1_000n), rated)).toBe('caution');
    expect(answer(rule, plan((e18 * 95n) / 1_000n), rated)).toBe('clear');
  });

  it('has nothing to be held against where no pool is a witness, and no answer where none was asked', () => {
    expect(answer(rule, swap(both, 300n * e6, 1n), none)).toBe('notApplicable');
    expect(answer(rule, swap(both, 300n * e6, 1n), waiting)).toBe('pending');
    expect(answer(rule, swap(both, 300n * e6, 1n), offline)).toBe('unknown');
    expect(answer(rule, swap(both, 300n * e6, 0n), rated)).toBe('notApplicable');
  });
});

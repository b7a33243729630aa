import {
  balance,
  call,
  effectsOf,
  knownBook,
  me,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import { effectFacts } from '@readback/core/effects/effectFacts.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { known } from '@readback/core/model/known.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { type Address, getAddress, pad, parseEther } from 'viem';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const app = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const unknownToken = getAddress('0x00000000000000000000000000000000000000a1');
const other = getAddress('0x00000000000000000000000000000000000000b2');
const most = 2n ** 256n - 1n;
const five = 5_000_000n;

/** What a call asks the app for, in English; without a simulation, unless a sample has one. */
function asks(signature: string, args: readonly unknown[], value = 0n, sample: Sample = {}): string {
  const vouched = { book: knownBook(app), codes: { [app]: 'contract' } } as const;
  const readback = revisionOf(viewOf(call(app, signature, args, value), { ...vouched, ...sample }), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id)).replaceAll(unknownToken, 'TOKEN');
  return text.replaceAll(app, 'app').replaceAll(other, 'other');
}

/** A simulation with these changes, and what the page knows of each. */
function moved(...lines: Parameters<typeof effectsOf>[0]): Sample {
  const effects = effectsOf(lines);
  const facts = effects.lines
    .flatMap((line) => effectFacts(line, []))
    .flatMap(({ id, value }) => (value.s === 'known' ? [[id, value.v] as const] : []));
  return { effects: known(effects), facts: Object.fromEntries(facts) };
}

const supply = 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
const market = '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv)';
const params = [usdc, weth, other, other, 1n];

describe('how much a call is about is said as the row of its function says it', () => {
  it('of a token that the call names, in its units where its decimals are known', () => {
    expect(asks(supply, [usdc, five, me, 0])).toContain('to supply 5 USDC');
    expect(asks(supply, [unknownToken, five, me, 0])).toContain('to supply 5,000,000 base units of TOKEN');
    expect(asks(supply, [usdc, most, me, 0])).toMatch(/to supply all \S* ?(?:USDC|0xA0b8)/);
    expect(asks(supply, [usdc, 0n, me, 0])).toContain('to supply assets');
  });

  it('of one of two tokens of a market, by what the function does', () => {
    const more = `${market} marketParams, uint256 assets`;
    expect(
      asks(`supplyCollateral(${more}, address onBehalf, bytes data)`, [params, parseEther('2'), me, '0x']),
    ).toContain('2 WETH');
    expect(
      asks(`borrow(${more}, uint256 shares, address onBehalf, address receiver)`, [params, five, 0n, me, me]),
    ).toContain('to borrow 5 USDC');
    expect(
      asks(`borrow(${more}, uint256 shares, address onBehalf, address receiver)`, [params, 0n, five, me, me]),
    ).toContain('to borrow assets');
  });

  it('of two tokens, and of the coins that go along', () => {
    const add =
      'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
    expect(asks(add, [usdc, weth, five, parseEther('2'), 1n, 1n, me, 9n])).toContain(
      'to add 5 USDC and 2 WETH as liquidity',
    );
    const withCoins =
      'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)';
    expect(asks(withCoins, [usdc, five, 1n, 1n, me, 9n], parseEther('3'))).toMatch(
      /^You ask .* to add 5 USDC and 3 ETH as liquidity/,
    );
  });

  it('with the token that it is given for, where no bound of it is held', () => {
    const sold =
      'fillQuoteTokenToToken(address sellTokenAddress, address buyTokenAddress, address target, bytes swapCallData, uint256 sellAmount, uint256 feeAmount)';
    expect(asks(sold, [usdc, unknownToken, other, '0x', five, 0n])).toContain('to swap 5 USDC for TOKEN');
    expect(asks(sold, [usdc, unknownToken, other, '0x', 0n, 0n])).toContain('to swap assets (');
    const native =
      'fillQuoteTokenToEth(address sellTokenAddress, address target, bytes swapCallData, uint256 sellAmount, uint256 feePercentageBasisPoints)';
    expect(asks(native, [usdc, other, '0x', five, 0n])).toContain('to swap 5 USDC for native currency');
    const bought =
      'fillQuoteEthToToken(address buyTokenAddress, address target, bytes swapCallData, uint256 feeAmount)';
    expect(asks(bought, [unknownToken, other, '0x', 0n], parseEther('1'))).toContain(
      'to swap 1 ETH for TOKEN',
    );
  });

  it('of the native currency, where no token is named', () => {
    expect(
      asks('withdrawETH(address pool, uint256 amount, address to)', [other, parseEther('2'), me]),
    ).toContain('to withdraw 2 ETH');
    expect(asks('addLiquidityETH()', [], parseEther('2'))).toMatch(/^You ask .* to add 2 ETH as liquidity/);
  });

  it('of an address in a word', () => {
    const text =
      'deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)';
    const at = (token: Address) => [
      pad(me),
      pad(me),
      pad(token),
      pad(token),
      five,
      five,
      10n,
      pad('0x'),
      1,
      1,
      0,
      '0x',
    ];
    expect(asks(text, at(usdc))).toContain('to bridge 5 USDC');
    expect(asks(text, at(unknownToken))).toContain('to bridge 5,000,000 base units of TOKEN');
  });

  it('of each of a list, and of those with 0 nothing', () => {
    const claim = 'claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)';
    const those = (...amounts: readonly bigint[]) => [
      amounts.map(() => me),
      [usdc, unknownToken, weth, other, usdc, weth].slice(0, amounts.length),
      amounts,
      amounts.map(() => []),
    ];
    expect(asks(claim, those(five, 0n, parseEther('1')))).toContain(
      'to claim at most 5 USDC and at most 1 WETH',
    );
    expect(asks(claim, those(five, 7n, parseEther('1'), 9n))).toContain(
      'at most 5 USDC, at most 7 base units of TOKEN, at most 1 WETH and at most 9 base units of other',
    );
    expect(asks(claim, those(five, 7n, parseEther('1'), 9n, 1n, 1n))).toContain(
      'at most 5 USDC, at most 7 base units of TOKEN, at most 1 WETH and 3 more assets',
    );
    const uneven = [[me, me], [usdc], [five, five], [[], []]];
    expect(asks(claim, uneven)).toContain('to claim what is due (claim)');
  });

  it('by their numbers alone, where the contract chooses the tokens', () => {
    const add = 'add_liquidity(uint256[4] amounts, uint256 min_mint_amount)';
    expect(asks(add, [[0n, 5n, 0n, 0n], 1n])).toContain(
      'to add 5 base units of a token that the call does not name as liquidity',
    );
    expect(asks(add, [[1n, 5n, 0n, 7n], 1n])).toContain(
      'to add 1, 5 and 7 base units of tokens that the call does not name as liquidity',
    );
    const many = 'add_liquidity(uint256[] amounts, uint256 min_mint_amount)';
    expect(asks(many, [[1n, 2n, 3n, 4n, 5n, 6n], 1n])).toContain(
      'to add 1, 2, 3, 4 and 2 more amounts of tokens that the call does not name, in their base units as liquidity',
    );
    const remove = 'remove_liquidity(uint256 amount, uint256[2] min_amounts)';
    expect(asks(remove, [5n, [1n, 1n]])).toContain(
      'to remove liquidity of 5 base units of the pool’s shares',
    );
    expect(asks(remove, [40n, [1n, 1n]], 0n, moved(balance(usdc, 60n)))).toContain(
      'to remove liquidity of 0.00004 USDC',
    );
  });

  it('a limit is said as one, and an exact amount that is bought beside it', () => {
    const buy = 'buyOnUniswap(uint256 amountInMax, uint256 amountOut, address[] path)';
    expect(asks(buy, [five, parseEther('2'), [usdc, weth]])).toContain('to swap at most 5 USDC for 2 WETH');
    const gem = 'buyGem(address usr, uint256 gemAmt)';
    expect(asks(gem, [me, five])).toContain(
      'to buy 5,000,000 base units of a token that the call does not name',
    );
  });

  it('by the way in which a pool is asked', () => {
    const swap =
      'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)';
    const funds = [me, false, me, false];
    const single = (kind: number) => [[pad('0x1'), kind, usdc, weth, five, '0x'], funds, 7n, 1n];
    expect(asks(swap, single(0))).toContain('to swap 5 USDC for WETH');
    expect(asks(swap, single(1))).toContain('to swap at most 0.000007 USDC for 0.000000000005 WETH');
  });

  it('with the pool or vault that it goes to, and with what secures a loan', () => {
    const deposit =
      'erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)';
    expect(asks(deposit, [other, five, 1n, me])).toContain(
      'to deposit 5,000,000 base units of a token that the call does not name in other',
    );
    const loan = 'create_loan(uint256 collateral, uint256 debt, uint256 N)';
    expect(asks(loan, [5n, 7n, 10n])).toContain(
      'to open a loan of 7 base units of a token that the call does not name against 5 base units of collateral',
    );
    const adjust = 'borrow_more(uint256 collateral, uint256 debt)';
    expect(asks(adjust, [0n, 7n])).toMatch(/to borrow 7 base units of a token that the call does not name/);
    const repay = 'repay(uint256 _d_debt)';
    expect(asks(repay, [7n])).toMatch(/to repay 7 base units of debt/);
    expect(asks(repay, [40n], 0n, moved(balance(usdc, 60n)))).toContain('to repay 0.00004 USDC of a debt');
  });

  it('of two amounts of different kinds that no row tells apart, none', () => {
    const pair = 'swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)';
    expect(asks(pair, [0n, 5n, me, '0x'])).toContain('to swap assets (swap)');
  });

  it('of the only one of a list, and of none of several', () => {
    const swap =
      '(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)';
    const bridge =
      '(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall)';
    const text = `swapAndStartBridgeTokensViaGnosisBridge(${bridge} _bridgeData, ${swap}[] _swapData)`;
    const data = [pad('0x1'), '', '', other, weth, me, 1n, 100n, true, false];
    const one = [other, other, usdc, weth, five, '0x', true];
    expect(asks(text, [data, [one]])).toContain('to bridge 5 USDC');
    expect(asks(text, [data, [one, one]])).toContain('to bridge assets');
  });

  it('not of a fee that goes along', () => {
    const item =
      'bridgeERC721(address _localToken, address _remoteToken, uint256 _tokenId, uint32 _minGasLimit, bytes _extraData)';
    expect(asks(item, [other, other, 7n, 1, '0x'], parseEther('2'))).toMatch(
      /^You send 2 ETH and ask .* to bridge assets/,
    );
    const coins = 'bridgeETH(uint32 _minGasLimit, bytes _extraData)';
    expect(asks(coins, [1, '0x'], parseEther('2'))).toMatch(/^You ask .* to bridge 2 ETH/);
  });
});

describe('where no row says of which token', () => {
  const stake = 'stakeRPL(uint256 amount)';

  it('it is the one of the caller’s that leaves by as much in the simulation', () => {
    expect(asks(stake, [five])).toContain(
      'to stake 5,000,000 base units of a token that the call does not name',
    );
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 60n)))).toContain('to stake 0.00004 USDC');
    expect(asks(stake, [41n], 0n, moved(balance(usdc, 60n)))).toContain('to stake 41 base units');
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 140n)))).toContain('to stake 40 base units');
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 60n, other)))).toContain('to stake 40 base units');
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 60n), balance(weth, 60n)))).toContain(
      'to stake 40 base units',
    );
  });

  it('a debt comes, and its repayment leaves', () => {
    const [comes, leaves] = [moved(balance(usdc, 140n)), moved(balance(usdc, 60n))];
    expect(
      asks(
        'drawDebt(address borrowerAddress, uint256 amountToBorrow, uint256 limitIndex, uint256 collateralToPledge)',
        [me, 40n, 1n, 0n],
        0n,
        comes,
      ),
    ).toContain('to borrow 0.00004 USDC');
    expect(
      asks(
        'drawDebt(address borrowerAddress, uint256 amountToBorrow, uint256 limitIndex, uint256 collateralToPledge)',
        [me, 40n, 1n, 0n],
        0n,
        leaves,
      ),
    ).toContain('to borrow assets');
    expect(asks('repayBorrowBehalf(address borrower, uint256 repayAmount)', [me, 40n], 0n, leaves)).toContain(
      'to repay 0.00004 USDC of a debt',
    );
  });

  it('what is given for a token that is minted is not what is minted', () => {
    const mint = 'mintBehalf(address receiver, uint256 mintAmount)';
    expect(asks(mint, [me, 40n], 0n, moved(balance(usdc, 60n)))).toContain('to supply 0.00004 USDC');
    expect(asks(mint, [me, 40n], 0n, moved(balance(usdc, 140n)))).toContain(
      'to supply 40 base units of the contract’s underlying token',
    );
  });

  it('a vault’s assets are said in its own words until the simulation shows which they are', () => {
    const deposit = 'deposit(uint256 assets, address receiver)';
    expect(asks(deposit, [40n, me])).toContain('40 base units of the contract’s underlying token');
    expect(asks(deposit, [40n, me], 0n, moved(balance(usdc, 60n)))).toContain('to deposit 0.00004 USDC');
  });
});

import {
  balance,
  call,
  effectsOf,
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
  const readback = revisionOf(viewOf(call(app, signature, args, value), sample), 0);
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
    expect(asks(supply, [unknownToken, five, me, 0])).toContain(
      'to supply 5,000,000 smallest units of TOKEN',
    );
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

  it('of an address in a word, where its decimals are known', () => {
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
    expect(asks(text, at(unknownToken))).toContain('to bridge assets');
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
    expect(asks(stake, [five])).toContain('to stake assets');
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 60n)))).toContain('to stake 0.00004 USDC');
    expect(asks(stake, [41n], 0n, moved(balance(usdc, 60n)))).toContain('to stake assets');
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 140n)))).toContain('to stake assets');
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 60n, other)))).toContain('to stake assets');
    expect(asks(stake, [40n], 0n, moved(balance(usdc, 60n), balance(weth, 60n)))).toContain(
      'to stake assets',
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
    expect(asks(mint, [me, 40n], 0n, moved(balance(usdc, 60n)))).toContain('to mint tokens or shares');
    expect(asks(mint, [me, 40n], 0n, moved(balance(usdc, 140n)))).toContain('to mint 0.00004 USDC');
  });

  it('a vault’s assets are said in its own words until the simulation shows which they are', () => {
    const deposit = 'deposit(uint256 assets, address receiver)';
    expect(asks(deposit, [40n, me])).toContain('40 smallest units of the contract’s underlying token');
    expect(asks(deposit, [40n, me], 0n, moved(balance(usdc, 60n)))).toContain('to deposit 0.00004 USDC');
  });
});

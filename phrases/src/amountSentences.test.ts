import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  key,
  me,
  usdc,
  weth,
} from '@readback/core/check/testing/views.ts';
import { effectFacts } from '@readback/core/effects/effectFacts.ts';
import { known } from '@readback/core/model/known.ts';
import { zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { router, said, unrun } from './testing/saying.ts';

const most = 2n ** 256n - 1n;
const ether = 10n ** 18n;
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const ovm = '0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000';
const market = { loanToken: usdc, collateralToken: weth, oracle: key, irm: key, lltv: 1n };
const params =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';
const across =
  'depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)';
const pool =
  'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
const poolEth =
  'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)';

function asked(signature: string, args: readonly unknown[], value = 0n): string {
  return said(call(contract, signature, args, value), { ...unrun, ...router });
}

describe('how much a call is about', () => {
  it.each<[string, readonly unknown[], bigint, string]>([
    [
      'redeem(uint256 shares, address receiver, address owner)',
      [most, me, me],
      0n,
      'Asks Router to redeem the maximum amount of the contract’s shares',
    ],
    [
      'redeem(uint256 shares, address receiver, address owner)',
      [0n, me, me],
      0n,
      'Asks Router to redeem tokens (redeem)',
    ],
    [
      'deposit(uint256 assets, address receiver)',
      [most, me],
      0n,
      'Asks Router to deposit the maximum amount of the contract’s underlying token',
    ],
    [
      'withdraw(uint256 maxShares, address recipient)',
      [most, me],
      0n,
      'Asks Router to withdraw the maximum amount of the contract’s shares',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [usdc, most, me, 0],
      0n,
      'Asks Router to supply all USDC',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [usdc, 0n, me, 0],
      0n,
      'Asks Router to supply assets (supply)',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [usdc, 2n ** 128n - 1n, me, 0],
      0n,
      'Asks Router to supply 340,282,366,920,938,463,463,374,607,431,768.211455 USDC',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [key, 5n, me, 0],
      0n,
      'Asks Router to supply 5 base units of key',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [zeroAddress, ether, me, 0],
      0n,
      'Asks Router to supply 1 ETH',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [native, ether, me, 0],
      ether,
      'Asks Router to supply 1 ETH',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [native, ether, me, 0],
      2n * ether,
      'Sends 2 ETH and asks Router to supply 1 ETH',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [native, most, me, 0],
      0n,
      'Asks Router to supply the maximum amount of native currency',
    ],
    [
      'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
      [usdc, 5_000_000n, 2n, friend],
      0n,
      'Asks Router to repay 5 USDC of a debt for friend',
    ],
    [
      'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
      [usdc, most, 2n, friend],
      0n,
      'Asks Router to repay all of a debt in USDC for friend',
    ],
    [
      'borrowETH(address pool, uint256 amount, uint256 interestRateMode, uint16 referralCode)',
      [key, ether, 2n, 0],
      0n,
      'Asks Router to borrow 1 ETH',
    ],
    [
      'withdrawETH(address pool, uint256 amount, address onBehalfOf)',
      [key, most, me],
      0n,
      'Asks Router to withdraw the maximum amount of native currency',
    ],
    [
      'repayETH(address pool, uint256 amount, uint256 rateMode, address onBehalfOf)',
      [key, ether, 2n, me],
      ether,
      'Asks Router to repay 1 ETH of a debt',
    ],
    [
      'repayETH(address pool, uint256 amount, uint256 rateMode, address onBehalfOf)',
      [key, ether, 2n, me],
      2n * ether,
      'Sends 2 ETH and asks Router to repay 1 ETH of a debt',
    ],
    [
      `supply(${params}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
      [market, 5_000_000n, 0n, me, '0x'],
      0n,
      'Asks Router to supply 5 USDC',
    ],
    [
      `supply(${params}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
      [market, 0n, 5n, me, '0x'],
      0n,
      'Asks Router to supply 5 base units of the contract’s shares',
    ],
    [
      `supply(${params}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
      [market, 5n, 5n, me, '0x'],
      0n,
      'Asks Router to supply assets (supply)',
    ],
    [
      `borrow(${params}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
      [market, 5_000_000n, 0n, me, me],
      0n,
      'Asks Router to borrow 5 USDC',
    ],
    [
      `supplyCollateral(${params}, uint256 assets, address onBehalf, bytes data)`,
      [market, ether, me, '0x'],
      0n,
      'Asks Router to add 1 WETH as collateral',
    ],
    [
      pool,
      [usdc, weth, 5_000_000n, ether, 0n, 0n, me, 1n],
      0n,
      'Asks Router to add 5 USDC and 1 WETH as liquidity',
    ],
    [
      pool,
      [usdc, key, 5_000_000n, 5n, 0n, 0n, me, 1n],
      0n,
      'Asks Router to add 5 USDC and 5 base units of key as liquidity',
    ],
    [poolEth, [usdc, 5_000_000n, 0n, 0n, me, 1n], ether, 'Asks Router to add 5 USDC and 1 ETH as liquidity'],
    [poolEth, [usdc, 5_000_000n, 0n, 0n, me, 1n], 0n, 'Asks Router to add 5 USDC as liquidity'],
    [
      across,
      [me, friend, usdc, usdc, 5_000_000n, 4_000_000n, 10n, zeroAddress, 0, 0, 0, '0x'],
      0n,
      'Asks Router to bridge 5 USDC to friend on OP Mainnet',
    ],
    [
      across,
      [me, me, weth, weth, ether, ether, 10n, zeroAddress, 0, 0, 0, '0x'],
      ether,
      'Sends 1 ETH and asks Router to bridge 1 WETH to OP Mainnet',
    ],
    [
      across,
      [me, me, usdc, usdc, 0n, 4_000_000n, 10n, zeroAddress, 0, 0, 0, '0x'],
      0n,
      'Asks Router to bridge assets (depositV3) to OP Mainnet',
    ],
    [
      across,
      [me, me, usdc, usdc, 5_000_000n, 4_000_000n, 0n, zeroAddress, 0, 0, 0, '0x'],
      0n,
      'Asks Router to bridge 5 USDC to another network',
    ],
    [
      'withdraw(address _l2Token, uint256 _amount, uint32 _l1Gas, bytes _data)',
      [ovm, ether, 0, '0x'],
      ether,
      'Asks Router to withdraw 1 ETH',
    ],
    [
      'withdraw(address _l2Token, uint256 _amount, uint32 _l1Gas, bytes _data)',
      [ovm, ether, 0, '0x'],
      0n,
      'Asks Router to withdraw 1,000,000,000,000,000,000 base units of 0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000',
    ],
    ['deposit()', [], ether, 'Asks Router to deposit 1 ETH'],
  ])('%s (%#)', (signature, args, value, says) => {
    expect(asked(signature, args, value)).toBe(says);
  });
});

describe('an amount that stands where it counts', () => {
  const swaps = (
    ...each: readonly (readonly [from: string, amount: bigint, requiresDeposit: boolean])[]
  ): string =>
    asked(
      'swapAndStartBridgeTokensViaRelayDepository((bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData, (address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)[] _swapData, (bytes32 orderId, address depositorAddress) _relayDepositoryData)',
      [
        [zeroHash, '', '', zeroAddress, usdc, me, 1n, 10n, true, false],
        each.map(([from, amount, requiresDeposit]) => [key, key, from, weth, amount, '0x', requiresDeposit]),
        [zeroHash, me],
      ],
    );

  it('is of the swaps that take something from the caller, and of no other', () => {
    expect(swaps([usdc, 5_000_000n, true], [weth, 9n, false])).toContain('to bridge 5 USDC to ');
    expect(swaps([usdc, 5_000_000n, true], [weth, 2n * ether, true])).toContain('5 USDC and 2 WETH to ');
    expect(swaps([usdc, 5_000_000n, false])).not.toContain('USDC');
  });

  it('is one of the words of bytes', () => {
    const deposit = (data: string) =>
      asked('depositFor(address user, address rootToken, bytes depositData)', [me, usdc, data]);
    expect(deposit(`0x${'0'.repeat(58)}4c4b40`)).toBe('Asks Router to deposit 5 USDC');
    expect(deposit('0x')).toBe('Asks Router to deposit USDC');
  });

  it('is how many shares of the pool go', () => {
    const exit = (data: string) =>
      asked(
        'exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
        [zeroHash, me, me, [[usdc], [1n], data, false]],
      );
    expect(exit(`0x${'0'.repeat(63)}1${'0'.repeat(63)}9`)).toContain(
      '9 base units of the pool’s shares for USDC',
    );
    expect(exit('0x')).not.toContain('shares');
  });
});

describe('who a call is about', () => {
  it.each<[string, readonly unknown[], string]>([
    [
      'setAddr(bytes32 node, address a)',
      [zeroHash, zeroAddress],
      'Asks Router to change the owner or records of a name (setAddr)',
    ],
    [
      'setAddr(bytes32 node, address a)',
      [zeroHash, friend],
      'Asks Router to change the owner or records of a name (setAddr) for friend',
    ],
    [
      'setAddr(bytes32 node, address a)',
      [zeroHash, me],
      'Asks Router to change the owner or records of a name (setAddr)',
    ],
    [
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [usdc, 5n, zeroAddress, 0],
      'Asks Router to supply 0.000005 USDC for 0x0000000000000000000000000000000000000000',
    ],
    [
      'requestWithdrawals(uint256[] amounts, address owner)',
      [[5n], zeroAddress],
      'Asks Router to queue a withdrawal of 5 base units of a token that the call does not name',
    ],
    [
      'requestWithdrawals(uint256[] amounts, address owner)',
      [[5n], friend],
      'Asks Router to queue a withdrawal of 5 base units of a token that the call does not name for friend',
    ],
    ['transferOwnership(address newOwner)', [me], 'Asks Router to make me the owner (transferOwnership)'],
    [
      'transferOwnership(address newOwner)',
      [zeroAddress],
      'Asks Router to make 0x0000000000000000000000000000000000000000 the owner (transferOwnership)',
    ],
    ['claim(address account)', [me], 'Asks Router to claim what is due (claim)'],
    ['claim(address account)', [friend], 'Asks Router to claim what is due (claim) to friend'],
    [
      'claim_many(address[20] receivers)',
      [Array(20).fill(friend)],
      'Asks Router to claim what is due (claim_many) to friend',
    ],
    [
      'claim_many(address[20] receivers)',
      [[friend, ...Array(19).fill(zeroAddress)]],
      'Asks Router to claim what is due (claim_many) to several accounts',
    ],
    [
      'claim_many(address[20] receivers)',
      [Array(20).fill(me)],
      'Asks Router to claim what is due (claim_many)',
    ],
  ])('%s (%#)', (signature, args, says) => {
    expect(asked(signature, args)).toBe(says);
  });
});

describe('a vault whose token the simulation shows', () => {
  it.each<[string, readonly unknown[], Parameters<typeof effectsOf>[0], string]>([
    [
      'deposit(uint256 assets, address receiver)',
      [60n, me],
      [balance(usdc, 40n)],
      'You ask Router to deposit 0.00006 USDC. In the simulation, you lose 0.00006 USDC.',
    ],
    [
      'deposit(uint256 assets, address receiver)',
      [60n, me],
      [balance(usdc, 160n)],
      'You ask Router to deposit 60 base units of the contract’s underlying token. In the simulation, you receive 0.00006 USDC.',
    ],
    [
      'deposit(uint256 assets, address receiver)',
      [60n, me],
      [balance(usdc, 40n), balance(weth, 40n)],
      'You ask Router to deposit 60 base units of the contract’s underlying token. In the simulation, you lose 0.00006 USDC and 0.00000000000000006 WETH.',
    ],
    [
      'deposit(uint256 assets, address receiver)',
      [60n, me],
      [balance(usdc, 40n, friend)],
      'You ask Router to deposit 60 base units of the contract’s underlying token. In the simulation, your balances and the permissions that were checked stay the same.',
    ],
    [
      'deposit(uint256 assets, address receiver)',
      [60n, me],
      [{ ...balance(usdc, 40n), basis: 'claimed' }],
      'You ask Router to deposit 60 base units of the contract’s underlying token',
    ],
    [
      'deposit(uint256 assets, address receiver)',
      [60n, me],
      [{ ...balance(usdc, 40n), what: 'allowance' }],
      'You ask Router to deposit 60 base units of the contract’s underlying token',
    ],
    [
      'deposit(uint256 assets, address receiver)',
      [60n, me],
      [balance(undefined, 40n)],
      'You ask Router to deposit 60 base units of the contract’s underlying token. In the simulation, you lose 0.00000000000000006 ETH.',
    ],
    [
      'withdraw(uint256 assets, address receiver, address owner)',
      [60n, me, me],
      [balance(usdc, 160n)],
      'You ask Router to withdraw 0.00006 USDC. In the simulation, you receive 0.00006 USDC.',
    ],
    [
      'withdraw(uint256 assets, address receiver, address owner)',
      [60n, me, me],
      [balance(usdc, 40n)],
      'You ask Router to withdraw 60 base units of the contract’s underlying token. In the simulation, you lose 0.00006 USDC.',
    ],
    [
      'mint(uint256 shares, address receiver)',
      [60n, me],
      [balance(contract, 160n)],
      'You ask Router to mint 60 base units of contract. In the simulation, you receive 60 base units of contract.',
    ],
    [
      'redeem(uint256 shares, address receiver, address owner)',
      [60n, me, me],
      [balance(contract, 40n), balance(usdc, 160n)],
      'You ask Router to redeem 60 base units of contract. In the simulation, you receive 0.00006 USDC.',
    ],
    [
      'redeem(uint256 shares, address receiver, address owner)',
      [60n, me, me],
      [balance(weth, 40n)],
      'You ask Router to redeem 60 base units of the contract’s shares. In the simulation, you lose 0.00000000000000006 WETH.',
    ],
  ])('%s (%#)', (signature, args, lines, says) => {
    const effects = effectsOf(lines);
    const facts = effects.lines.flatMap((line) => effectFacts(line, []));
    const shown = Object.fromEntries(
      facts.flatMap(({ id, value }) => (value.s === 'known' ? [[id, value.v] as const] : [])),
    );
    const sample = { effects: known(effects), facts: { ...router.facts, ...shown } };
    expect(said(call(contract, signature, args), sample)).toBe(says);
  });
});

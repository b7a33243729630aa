import { type Address, getAddress, type Hex, zeroAddress, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { call, dataOf, effectsOf, me, type Sample, viewOf } from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { accountOf } from './account.ts';

const router: Address = '0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41';
const vault: Address = '0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5';
const stranger: Address = '0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90';
const usdc: Address = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
const weth: Address = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const market: Address = '0x70d95587d40a2caf56bd97485ab3eec10bee6336';

const sendTokens = (to: Address) =>
  dataOf('sendTokens(address token, address receiver, uint256 amount)', [usdc, to, 100n]);
const sendWnt = dataOf('sendWnt(address receiver, uint256 amount)', [vault, 5n]);
const orderText =
  'createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params)';

function order(orderType: number, collateral = usdc, receiver: Address = me): Hex {
  const addresses = {
    receiver,
    cancellationReceiver: me,
    callbackContract: zeroAddress,
    uiFeeReceiver: zeroAddress,
    market,
    initialCollateralToken: collateral,
    swapPath: [],
  };
  const numbers = {
    sizeDeltaUsd: 1n,
    initialCollateralDeltaAmount: 0n,
    triggerPrice: 0n,
    acceptablePrice: 1n,
    executionFee: 5n,
    callbackGasLimit: 0n,
    minOutputAmount: 0n,
    validFromTime: 0n,
  };
  const rest = {
    decreasePositionSwapType: 0,
    isLong: true,
    shouldUnwrapNativeToken: false,
    autoCancel: false,
    referralCode: zeroHash,
    dataList: [],
  };
  return dataOf(orderText, [{ addresses, numbers, orderType, ...rest }]);
}

/** The addresses that nothing explains. */
function unexplained(parts: readonly Hex[], to: Address = router): readonly string[] {
  return unexplainedOf(call(getAddress(to), 'multicall(bytes[] data)', [parts], 5n));
}

function unexplainedOf(asked: Body): readonly string[] {
  const codes: Sample['codes'] = Object.fromEntries(
    [router, vault, usdc, weth, market].map((it) => [getAddress(it), 'contract'] as const),
  );
  const effects = known({ ...effectsOf([]), records: known([]) });
  const view = viewOf({ ...asked, chainId: 42_161 } as Body, { codes, effects });
  return accountOf(view).values.map(({ word }) => word.fact);
}

test('what an order takes in as the caller’s is explained', () => {
  expect(unexplained([sendWnt, sendTokens(vault), order(2)])).toEqual([]);
  expect(unexplained([sendWnt, order(4)])).toEqual([]);
});

test('what is left in the vault for whoever comes next is not', () => {
  const sent = 'step.0.1.arg.receiver';
  expect(unexplained([sendWnt, sendTokens(vault)])).toContain(sent);
  expect(unexplained([order(2), sendTokens(vault)])).toContain(sent);
  expect(unexplained([sendWnt, sendTokens(vault), order(4)])).toContain(sent);
  expect(unexplained([sendWnt, sendTokens(vault), order(2, weth)])).toContain(sent);
});

test('only an order that opens or raises a position takes it in', () => {
  const takesIn = [0, 1, 2, 3, 8];
  for (const kind of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const left = unexplained([sendWnt, sendTokens(vault), order(kind)]).includes('step.0.1.arg.receiver');
    expect([kind, left]).toEqual([kind, !takesIn.includes(kind)]);
  }
});

test('nor is what an order of another call of the same batch would take in', () => {
  const many = (...parts: readonly Hex[]) => ({
    to: getAddress(router),
    value: 5n,
    data: dataOf('multicall(bytes[] data)', [parts]),
  });
  const batch = (...calls: readonly ReturnType<typeof many>[]) =>
    unexplainedOf({ kind: 'calls', chainId: 42_161, from: me, atomic: true, calls });
  expect(batch(many(sendWnt, sendTokens(vault), order(2)))).toEqual([]);
  expect(batch(many(sendWnt, sendTokens(vault)), many(order(2)))).toContain('step.0.1.arg.receiver');
  const alone = { to: getAddress(router), value: 0n, data: order(2) };
  expect(batch(many(sendWnt, sendTokens(vault)), alone)).toContain('step.0.1.arg.receiver');
});

test('nor is a stranger as the vault, as who receives, or as the router', () => {
  expect(unexplained([sendWnt, sendTokens(stranger), order(2)])).toContain('step.0.1.arg.receiver');
  expect(unexplained([sendWnt, sendTokens(vault), order(2, usdc, stranger)])).toHaveLength(1);
  expect(unexplained([sendWnt, sendTokens(vault), order(2)], stranger)).toContain('step.0.1.arg.receiver');
});

test('nor is a vault that is sent no coins', () => {
  const empty = dataOf('sendWnt(address receiver, uint256 amount)', [vault, 0n]);
  expect(unexplained([empty, order(4)])).toEqual(['step.0.0.arg.receiver']);
});

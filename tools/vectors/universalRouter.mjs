// Prints calls of Universal Routers as Uniswap's own packages encode them.
import { createRequire } from 'node:module';
import { print } from './print.mjs';

const require = createRequire(import.meta.url);
const { CommandType, RoutePlanner, UniversalRouterVersion } = require('@uniswap/universal-router-sdk');
const { Actions, V4Planner, URVersion } = require('@uniswap/v4-sdk');
const { AllowanceTransfer } = require('@uniswap/permit2-sdk');
const { ethers } = require('ethers');

const execute = new ethers.utils.Interface([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
]);
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const stranger = '0x00000000000000000000000000000000DeaDBeef';
const router = {
  1.2: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
  '2.0': '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
  2.1: '0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA',
};
const path = ethers.utils.solidityPack(
  ['address', 'uint24', 'address', 'uint24', 'address'],
  [usdc, 500, weth, 3000, dai],
);
const deadline = 1_800_000_000;
const call = (planner, to, value = '0') => ({
  chainId: 1,
  to,
  value,
  data: execute.encodeFunctionData('execute', [planner.commands, planner.inputs, deadline]),
});
const me = '0x0000000000000000000000000000000000000001';
const itself = '0x0000000000000000000000000000000000000002';

const permit = {
  details: { token: usdc, amount: (2n ** 160n - 1n).toString(), expiration: 1_790_000_000, nonce: 3 },
  spender: router['2.0'],
  sigDeadline: 1_790_000_000,
};
// The package has the types of the struct; hashing it proves that the values fit them.
AllowanceTransfer.hash(permit, '0x000000000022D473030F116dDEE9F6B43aC78BA3', 1);

const swap = (recipient) => {
  const it = new RoutePlanner();
  it.addCommand(CommandType.PERMIT2_PERMIT, [permit, `0x${'11'.repeat(65)}`]);
  it.addCommand(CommandType.V3_SWAP_EXACT_IN, [recipient, '1000000000', '990000000000000000000', path, true]);
  return call(it, router['2.0']);
};

const fromEther = new RoutePlanner();
fromEther.addCommand(CommandType.WRAP_ETH, [itself, '1000000000000000000']);
fromEther.addCommand(CommandType.V2_SWAP_EXACT_IN, [
  itself,
  '57896044618658097711785492504343953926634992332820282019728792003956564819968',
  0,
  [weth, usdc],
  false,
]);
fromEther.addCommand(CommandType.PAY_PORTION, [usdc, '0x000000fee13a103A10D593b9AE06b3e05F2E7E1c', 25]);
fromEther.addCommand(CommandType.SWEEP, [usdc, me, '2500000000']);

const plan = new RoutePlanner();
const inner = new RoutePlanner();
inner.addCommand(CommandType.PERMIT2_TRANSFER_FROM, [usdc, stranger, '5000000']);
inner.addCommand(CommandType.BALANCE_CHECK_ERC20, [stranger, usdc, '5000000']);
plan.addSubPlan(inner);

const later = new RoutePlanner();
later.addCommand(
  CommandType.V3_SWAP_EXACT_OUT,
  [me, '1000', '2000', path, true, []],
  false,
  UniversalRouterVersion.V2_1_1,
);
later.addCommand(CommandType.PAY_PORTION_FULL_PRECISION, [usdc, stranger, '2500000000000000']);

const pool = {
  currency0: '0x0000000000000000000000000000000000000000',
  currency1: usdc,
  fee: 500,
  tickSpacing: 10,
  hooks: '0x0000000000000000000000000000000000000000',
};
const v4 = (taker) => {
  const actions = new V4Planner();
  actions.addAction(
    Actions.SWAP_EXACT_IN_SINGLE,
    [{ poolKey: pool, zeroForOne: true, amountIn: '1000', amountOutMinimum: '900', hookData: '0x' }],
    URVersion.V2_0,
  );
  actions.addAction(Actions.SETTLE_ALL, [pool.currency0, '1000']);
  if (taker === me) actions.addAction(Actions.TAKE_ALL, [usdc, '900']);
  else actions.addAction(Actions.TAKE, [usdc, taker, '0']);
  const it = new RoutePlanner();
  it.addCommand(CommandType.V4_SWAP, [actions.finalize()]);
  return call(it, router['2.0'], '1000');
};

print({
  from: '@uniswap/universal-router-sdk 5.13.0, @uniswap/v4-sdk 2.4.0, @uniswap/permit2-sdk 1.4.0',
  permitAndSwap: swap(me),
  swapToStranger: swap(stranger),
  fromEther: call(fromEther, router['1.2'], '1000000000000000000'),
  subPlan: call(plan, router['2.0']),
  later: call(later, router['2.1']),
  v4: v4(me),
  v4ToStranger: v4(stranger),
});

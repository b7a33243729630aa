// Prints a settlement and a pre-signature as the package of CoW Protocol encodes them.
import { createRequire } from 'node:module';
import { print } from './print.mjs';

const require = createRequire(import.meta.url);
const {
  computeOrderUid,
  domain,
  InteractionStage,
  OrderBalance,
  OrderKind,
  SettlementEncoder,
  SigningScheme,
} = require('@cowprotocol/contracts');
const { ethers } = require('ethers');
const abi = require('@cowprotocol/contracts/lib/contracts/GPv2Settlement.json').abi;

const to = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const settlement = new ethers.utils.Interface(abi);
const erc20 = new ethers.utils.Interface(['function approve(address spender, uint256 amount)']);
const wrapped = new ethers.utils.Interface(['function withdraw(uint256 amount)']);

const order = {
  sellToken: usdc,
  buyToken: weth,
  receiver: owner,
  sellAmount: 2_500_000_000,
  buyAmount: '1000000000000000000',
  validTo: 1_900_000_000,
  appData: 0,
  feeAmount: 0,
  kind: OrderKind.SELL,
  partiallyFillable: false,
  sellTokenBalance: OrderBalance.ERC20,
  buyTokenBalance: OrderBalance.ERC20,
};
const it = domain(1, to);
const encoder = new SettlementEncoder(it);
encoder.encodeTrade(order, { scheme: SigningScheme.PRESIGN, data: owner });
encoder.encodeInteraction(
  { target: usdc, callData: erc20.encodeFunctionData('approve', [weth, 5]) },
  InteractionStage.PRE,
);
encoder.encodeInteraction(
  { target: weth, callData: wrapped.encodeFunctionData('withdraw', [7]) },
  InteractionStage.POST,
);
const call = (data) => ({ chainId: 1, to, value: '0', data });

print({
  from: '@cowprotocol/contracts 1.8.0',
  settle: call(settlement.encodeFunctionData('settle', encoder.encodedSettlement({ [usdc]: 1, [weth]: 2 }))),
  preSign: call(settlement.encodeFunctionData('setPreSignature', [computeOrderUid(it, order, owner), true])),
});

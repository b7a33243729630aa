// Prints a call of the position manager of Uniswap v4 as Uniswap's own package encodes it.
import { createRequire } from 'node:module';
import { print } from './print.mjs';

const require = createRequire(import.meta.url);
const { Ether, Percent, Token } = require('@uniswap/sdk-core');
const { Pool, Position, V4PositionManager } = require('@uniswap/v4-sdk');

const none = '0x0000000000000000000000000000000000000000';
const ether = Ether.onChain(1);
const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const sqrt = (2n ** 96n).toString();
const pool = new Pool(ether, usdc, 500, 10, none, sqrt, '1000000000000', 0);
const position = new Position({ pool: pool, tickLower: -100, tickUpper: 100, liquidity: '1000000' });
const mint = (recipient) => {
  const { calldata, value } = V4PositionManager.addCallParameters(position, {
    recipient,
    deadline: '1800000000',
    slippageTolerance: new Percent(1, 100),
    useNative: ether,
    hookData: '0x',
  });
  return {
    chainId: 1,
    to: '0xbd216513d74C8cf14cf4747E6AaA6420FF64ee9e',
    value: BigInt(value).toString(),
    data: calldata,
  };
};

print({
  from: '@uniswap/v4-sdk 2.4.0, @uniswap/sdk-core 7.19.4',
  mint: mint('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  mintToStranger: mint('0x00000000000000000000000000000000DeaDBeef'),
});

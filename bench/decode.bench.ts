import { decode } from '@readback/core/decode/decode.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import {
  concatHex,
  decodeFunctionData,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  size,
  zeroAddress,
} from 'viem';
import { median, ms, table } from './measure.ts';

// Decoding, ours against viem's decodeFunctionData. Ours also gives every value its place, encodes again and
// compares, and opens the calls inside; viem is told the ABI and reads one level.
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const holder = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const erc20 = parseAbi(['function transfer(address to, uint256 value)']);
const batch = parseAbi(['function multiSend(bytes transactions)']);
const router = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);

const transfer = encodeFunctionData({ abi: erc20, args: [holder, 1_000_000n] });
const swap = encodeFunctionData({
  abi: router,
  args: [10n ** 18n, 1n, [zeroAddress, token], holder, 2n ** 32n],
});
const packed = Array.from({ length: 100 }, () =>
  encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [0, token, 0n, BigInt(size(transfer)), transfer],
  ),
);
const multiSend = encodeFunctionData({ abi: batch, args: [concatHex(packed)] });
const abi = [...erc20, ...batch, ...router];

const inputs: readonly (readonly [name: string, data: Hex])[] = [
  ['ERC-20 transfer', transfer],
  ['Uniswap V2 swap', swap],
  ['MultiSend of 100 transfers', multiSend],
];

const repeat = 200;
const rows = [['calldata', 'viem, one level', 'ours, strict and nested', 'ratio']];
for (const [name, data] of inputs) {
  const request = freeze(
    { kind: 'transaction', chainId: 1, call: { to: token, value: 0n, data }, set: {} },
    data,
  );
  const theirs = await median(() => times(() => decodeFunctionData({ abi, data })));
  const ours = await median(() => times(() => decode(request, {})));
  rows.push([name, ms(theirs / repeat), ms(ours / repeat), `${(ours / theirs).toFixed(1)} x`]);
}
table(rows);

function times(work: () => unknown): void {
  for (let i = 0; i < repeat; i += 1) work();
}

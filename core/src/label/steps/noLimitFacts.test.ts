import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { noLimitFacts } from './noLimitFacts.ts';

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const abi = parseAbi([
  'function approve(address, uint256)',
  'function approve(address, address, uint160, uint48)',
  'function increaseAllowance(address, uint256)',
  'function transfer(address, uint256)',
]);

const found = (data: Hex) => {
  const call = { to: spender, value: 0n, data } as const;
  const { steps } = decode(freeze({ kind: 'transaction', chainId: 1, call, set: {} }, ''), {});
  return Object.keys(noLimitFacts(steps));
};

test('the largest amount of a permission is without a limit by its bytes alone', () => {
  const most = 2n ** 256n - 1n;
  const of = (functionName: string, args: readonly unknown[]) =>
    found(encodeFunctionData({ abi, functionName, args } as never));
  expect(of('approve', [spender, most])).toHaveLength(1);
  expect(of('approve', [spender, spender, 2n ** 160n - 1n, 0])).toHaveLength(1);
  expect(of('increaseAllowance', [spender, most])).toHaveLength(1);
  // The id of an item may be as large as any hash; what is sent is an amount, and no permission.
  expect(of('approve', [spender, most - 1n])).toEqual([]);
  expect(of('transfer', [spender, most])).toEqual([]);
});

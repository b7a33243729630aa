import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import { callOnly, toZeroIsSelf } from './safe/multiSendContracts.ts';
import { isWeth9, knownName } from './known.ts';

test('a canonical address has its name on every chain', () => {
  expect(knownName(1, '0xcA11bde05977b3631167028862bE2a173976CA11')).toBe('Multicall3');
  expect(knownName(999, '0x41675C099F32341bf84BFc5382aF534df5C7461a')).toBe('Safe 1.4.1');
});

test('an address of one chain has no name on another', () => {
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  expect(knownName(1, weth)).toBe('WETH9');
  expect(knownName(137, weth)).toBeUndefined();
});

test('WETH9 is known by its address where code is at it, and never by its code alone', () => {
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  const code = '0xe524bd0c25f819b88ff6694c74b8757e843232d912f1d88fc5f924da716e8aaf';
  expect(isWeth9(1, weth, code)).toBe(true);
  expect(isWeth9(1, weth, undefined)).toBe(false);
  for (const chainId of [1, 31_337])
    expect(isWeth9(chainId, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', code)).toBe(false);
  const ofPractice = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35';
  expect(isWeth9(31_337, ofPractice, code)).toBe(true);
  expect(isWeth9(31_337, ofPractice, '0x12')).toBe(false);
  expect(isWeth9(1, ofPractice, code)).toBe(false);
});

test('the MultiSend contracts with rules of their own are named as such', () => {
  const names = (list: readonly string[]) => list.map((it) => knownName(1, getAddress(it)));
  expect(
    names(callOnly).filter((name) => name !== undefined && !name.startsWith('MultiSendCallOnly')),
  ).toEqual([]);
  expect(names(toZeroIsSelf)).toEqual(['MultiSend 1.5.0', 'MultiSendCallOnly 1.5.0']);
});

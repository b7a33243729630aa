import { type Address, getAddress } from 'viem';
import { expect, it } from 'vitest';
import { readHonest } from '../../check/account/testing/readHonest.ts';

const usdc: Address = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
const aToken: Address = '0x724dc807b04555b71ed48a6896b6f41593b8c637';
const pool: Address = '0x794a61358d6845594f94dc1db02a252b5b4814ad';

/** A supply at Aave's pool on Arbitrum: what its word says, and what the simulation takes. */
const supplied = (packed: bigint, taken: bigint, to: Address = pool) =>
  readHonest({
    what: '',
    to: getAddress(to),
    chain: 42161,
    call: 'supply(bytes32 args)',
    args: [`0x${((packed << 16n) | 12n).toString(16).padStart(64, '0')}`],
    out: [[taken, usdc]],
    comes: [[taken, aToken]],
  }).verdict;

it('what a word of a known pool says is asked for, and nothing beyond it', () => {
  expect(supplied(100_000_000n, 100_000_000n)).toBe('read');
  expect(supplied(2n ** 128n - 1n, 100_000_000n)).toBe('read');
  for (const taken of [99_999_999n, 100_000_100n, 200_000_000n, 12n])
    expect([taken, supplied(100_000_000n, taken)]).toEqual([taken, 'caution']);
});

it('what it says at a contract that nobody vouches for is that contract’s word', () => {
  const stranger = '0x00000000000000000000000000000000000000c1';
  expect(supplied(100_000_000n, 100_000_000n, stranger)).toBe('caution');
});

it('what a signature beside the word holds is no amount', () => {
  const signed = (taken: bigint, r: bigint) =>
    readHonest({
      what: '',
      to: pool,
      chain: 42161,
      call: 'supplyWithPermit(bytes32 args, bytes32 r, bytes32 s)',
      args: [(100_000_000n << 16n) | 12n, r << 16n, 1n].map((it) => `0x${it.toString(16).padStart(64, '0')}`),
      out: [[taken, usdc]],
      comes: [[taken, aToken]],
    }).verdict;
  expect(signed(100_000_000n, 7n)).toBe('read');
  for (const r of [7n, 5_000_000_000n, 2n ** 128n - 1n])
    expect([r, signed(5_000_000_000n, r)]).toEqual([r, 'caution']);
});

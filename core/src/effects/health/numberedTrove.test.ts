import { encodeFunctionData, getAddress, parseAbi, toHex } from 'viem';
import { expect, test } from 'vitest';
import { dataOf, friend, me } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { block } from '../../label/testing.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { says, tableWorld } from '../../world/testing/tableWorld.ts';
import { healthAsked } from './healthAsked.ts';

const operations = getAddress('0x0b995602b5a797823f92027e8b40c0f2d97aff1c');
const zapper = getAddress('0xd929c1927988625f834b9a39b562018cf6daeda5');
const stranger = getAddress('0x372abd1810eaf23cb9d941bbe7596dfb2c46bc65');
const manager = '0x81d78814df42da2cab0e8870c477bc3ed861de66';
const feed = '0x3279e2b49ff60dafb276fbaff847383b67a7ec2d';
const E18 = 10n ** 18n;
const abi = parseAbi(['function getCurrentICR(uint256 troveId, uint256 price) view']);
const ratioOf = (id: bigint) => encodeFunctionData({ abi, args: [id, E18] });

/** What is read of the troves that a call changes, where the branch sells below 110%. */
async function asked(to: `0x${string}`, signature: string, args: readonly unknown[]) {
  const call = { to, value: 0n, data: dataOf(signature, args) };
  const { steps } = decode(freeze({ kind: 'transaction', chainId: 1, from: me, call, set: {} }, ''), {});
  const world = tableWorld({ eth_call: says(toHex((11n * E18) / 10n, { size: 32 })) });
  return healthAsked({ world, block, signal: new AbortController().signal }, steps);
}

const withdraw = 'withdrawBold(uint256 troveId, uint256 boldAmount, uint256 maxUpfrontFee)';

test('a trove is asked for by its number, at the price of its branch', async () => {
  const [loan, ...more] = await asked(operations, withdraw, [7n, E18, E18]);
  expect(more).toEqual([]);
  expect(loan?.reads.map(({ of }) => of.toLowerCase())).toEqual([feed, manager]);
  expect(loan?.reads[1]).toMatchObject({ data: ratioOf(7n) });
  // Two coins at 3,000 dollars behind 2,000 dollars: three times as much, where it is sold below 1.1.
  expect(loan?.healthOf([3_000n * E18, E18 / 1_000n])).toBe((3_000n * E18) / 1_100n);
  expect(loan?.healthOf([1_100n * E18, E18 / 1_000n])).toBe(E18);
});

test('a trove that owes nothing has no ratio, and no health', async () => {
  const [loan] = await asked(operations, withdraw, [7n, E18, E18]);
  expect(loan?.healthOf([3_000n * E18, 2n ** 256n - 1n])).toBeUndefined();
});

test('collateral that comes out as coins is of the trove of the same branch', async () => {
  const signature = 'withdrawCollToRawETH(uint256 troveId, uint256 amount)';
  const [loan] = await asked(zapper, signature, [7n, E18]);
  expect(loan?.reads[1]).toMatchObject({ data: ratioOf(7n) });
});

test('a new trove has the number that its owner and whoever opens it give it', async () => {
  const signature =
    'openTrove(address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver)';
  const args = [friend, 3n, E18, E18, 0n, 0n, E18, E18, friend, friend, friend];
  const [loan] = await asked(operations, signature, args);
  const numbers = new Set(loan?.reads.slice(1).map((it) => JSON.stringify(it)));
  expect(numbers.size).toBe(2);
  // Only one of them is there then.
  expect(loan?.healthOf([3_000n * E18, 2n ** 256n - 1n, E18 / 1_000n])).toBe((3_000n * E18) / 1_100n);
  expect(loan?.healthOf([3_000n * E18, 2n ** 256n - 1n, 2n ** 256n - 1n])).toBeUndefined();
});

test('a contract that nobody ships is asked for nothing', async () => {
  expect(await asked(stranger, withdraw, [7n, E18, E18])).toEqual([]);
});

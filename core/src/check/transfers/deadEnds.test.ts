import { type Address, getAddress, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { told } from '../testing/answers.ts';
import { call, key, me, usdc } from '../testing/views.ts';

const bridge = getAddress('0x88ad09518695c6c3712ac10a214be5109a655671');
const pool = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');

const warned = (to: Address, data: Hex) =>
  told(
    'transfers.deadEnd',
    call(usdc, 'transferAndCall(address to, uint256 value, bytes data)', [to, 5n, data]),
    { codes: { [to]: 'contract' } },
  ).filter((line) => line.startsWith('caution'));

it('a token that tells the bridge of Gnosis whom it is for is no dead end, whoever that is', () => {
  expect(warned(bridge, me)).toEqual([]);
  expect(warned(bridge, key)).toEqual([]);
});

it('one that tells it nothing, or tells another contract, which nobody reads as a call, is', () => {
  expect(warned(bridge, '0x')).toHaveLength(1);
  expect(warned(bridge, `${me}00`)).toHaveLength(1);
  expect(warned(pool, me)).toHaveLength(1);
});

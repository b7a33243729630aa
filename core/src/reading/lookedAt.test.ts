import { isTruncated } from '../evidence/truncation.ts';
import { type Address, encodeFunctionData, numberToHex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { dataOf, effectsOf, friend, me, usdc, viewOf } from '../check/testing/views.ts';
import { known } from '../model/known.ts';
import { lookedAt, sayingLeftOut } from './lookedAt.ts';

const abi = parseAbi([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes) payable returns (bool)',
]);

/** A batch of calls of so many Safes. */
function batch(count: number) {
  const data = dataOf('transfer(address to, uint256 amount)', [friend, 1n]);
  const args = [usdc, 0n, data, 0, 0n, 0n, 0n, me, me, '0x'] as const;
  const calls = Array.from({ length: count }, (_, n) => ({
    to: numberToHex(n + 0x5afe, { size: 20 }) as Address,
    value: 0n,
    data: encodeFunctionData({ abi, args }),
  }));
  return viewOf({ kind: 'calls', chainId: 1, from: me, calls, atomic: true });
}

test('a Safe that is drained behind many others is not passed over in silence', () => {
  const few = lookedAt(batch(7));
  expect([few.accounts.length, few.leftOut]).toEqual([8, 0]);
  const many = lookedAt(batch(9));
  expect([many.accounts.length, many.leftOut]).toEqual([8, 2]);
  const effects = sayingLeftOut(known(effectsOf([])), many);
  expect(effects.s === 'known' && isTruncated(effects.v)).toBe(true);
  expect(effects.s === 'known' && effects.v.notLookedAt).toEqual([{ is: 'accounts', count: 2 }]);
});

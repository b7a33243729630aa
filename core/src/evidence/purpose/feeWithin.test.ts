import { type Address, getAddress } from 'viem';
import { expect, it } from 'vitest';
import { told } from '../../check/testing/answers.ts';
import { call, me, usdc, weth } from '../../check/testing/views.ts';

/** A fee for an app's account: Odos takes it out of what a swap brings, before it compares that with the minimum. */
const odos = getAddress('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');
const app = getAddress('0x9fb29aac15b9a4b7f17c3385939b007540f4d791');
const executor = getAddress('0x4838b106fce9647bdf1e7877bf73ce8b0bad5f97');

const swap = (least: bigint, receiver: Address = me) =>
  call(
    odos,
    'swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo)',
    [[usdc, 90n, executor, weth, 9n, least, receiver], '0x01', executor, [1n, 10n ** 16n, app]],
  );
const feeOf = (least: bigint, code: 'contract' | 'unknown' = 'contract', receiver?: Address) =>
  told('account.elsewhere', swap(least, receiver), {
    codes: { ...(code === 'contract' ? { [odos]: code, [executor]: code } : {}), [app]: 'none' },
  }).filter((line) => line.startsWith('caution') && line.includes('feeRecipient'));

it('a fee within what a swap brings beyond its minimum is explained', () => {
  expect(feeOf(8n)).toEqual([]);
});

it('a fee is a Caution where nothing has to come, it comes to someone else, or nobody vouches for the router', () => {
  for (const lines of [feeOf(0n), feeOf(8n, 'contract', app), feeOf(8n, 'unknown')])
    expect(lines).toHaveLength(1);
});

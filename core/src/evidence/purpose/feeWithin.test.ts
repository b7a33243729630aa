import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { told } from '../../check/testing/answers.ts';
import { call, me, usdc, weth } from '../../check/testing/views.ts';

/** A fee for an app's account: Odos takes it out of what a swap brings, before it compares that with the minimum. */
const odos = getAddress('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');
const app = getAddress('0x9fb29aac15b9a4b7f17c3385939b007540f4d791');
const executor = getAddress('0x4838b106fce9647bdf1e7877bf73ce8b0bad5f97');

const swap = (least: bigint, receiver: Address = me, fee = 10n ** 16n) =>
  call(
    odos,
    'swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, (uint64 code, uint64 fee, address feeRecipient) referralInfo)',
    [[usdc, 90n, executor, weth, 9n, least, receiver], '0x01', executor, [1n, fee, app]],
  );
const feeOf = (least: bigint, code: 'contract' | 'unknown' = 'contract', receiver?: Address, fee?: bigint) =>
  told('account.elsewhere', swap(least, receiver, fee), {
    codes: { ...(code === 'contract' ? { [odos]: code, [executor]: code } : {}), [app]: 'none' },
  }).filter((line) => line.startsWith('caution') && line.includes('feeRecipient'));

it('a fee within what a swap brings beyond its minimum is explained', () => {
  expect(feeOf(8n)).toEqual([]);
});

it('a fee that Odos takes for whoever the call names is a Caution above a hundredth', () => {
  expect(feeOf(8n, 'contract', me, 10n ** 16n)).toEqual([]);
  expect(feeOf(8n, 'contract', me, 2n * 10n ** 16n)).toHaveLength(1);
});

it('a fee is a Caution where nothing has to come, it comes to someone else, or nobody vouches for the router', () => {
  for (const lines of [feeOf(0n), feeOf(8n, 'contract', app), feeOf(8n, 'unknown')])
    expect(lines).toHaveLength(1);
});

describe('a fee that Zerion states, where a part of what the account has is sold', () => {
  const zerion = getAddress('0xd7f1dd5d49206349cae8b585fcb0ce3d96f1696f');
  const token = '(address token, uint256 amount, uint8 amountType) tokenAmount';
  const fees = ['protocolFee', 'marketplaceFee'] as const;
  const stated = (which: (typeof fees)[number], share: bigint, minimum = 8n, at: Address = zerion) => {
    const shares = fees.map((name) => [name === which ? share : 0n, app]);
    return told(
      'account.elsewhere',
      call(
        at,
        `execute((${token}, (uint8 permitType, bytes permitCallData) permit) input, (address token, uint256 absoluteAmount) output, (uint8 swapType, (uint256 share, address beneficiary) protocolFee, (uint256 share, address beneficiary) marketplaceFee, address account, address caller, bytes callerCallData) swapDescription, (uint256 salt, bytes signature) accountSignature, (uint256 deadline, bytes signature) protocolFeeSignature)`,
        [
          [
            [usdc, 10n ** 18n, 1],
            [0, '0x'],
          ],
          [weth, minimum],
          [1, ...shares, me, executor, '0x'],
          [0n, '0x'],
          [0n, '0x'],
        ],
      ),
      { codes: { [at]: 'contract', [executor]: 'contract', [app]: 'none' } },
    ).filter((line) => line.startsWith('caution') && line.includes(`${which}.beneficiary`));
  };
  const hundredth = 10n ** 16n;

  it.each(fees)('is explained up to a hundredth, and a Caution beyond (%s)', (which) => {
    expect(stated(which, hundredth)).toEqual([]);
    expect(stated(which, hundredth, 1n)).toEqual([]);
    expect(stated(which, hundredth + 1n)).toHaveLength(1);
    expect(stated(which, 99n * hundredth)).toHaveLength(1);
  });

  it('is a Caution where nothing has to come, and at a contract that nobody vouches for', () => {
    const other = getAddress('0x00000000000000000000000000000000000000c1');
    for (const which of fees) {
      expect(stated(which, 5n, 0n)).toHaveLength(1);
      expect(stated(which, 5n, 8n, other)).toHaveLength(1);
    }
  });
});

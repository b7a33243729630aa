import { type Address, getAddress, maxUint160, maxUint256 } from 'viem';
import { expect, it } from 'vitest';
import { told } from '../../check/testing/answers.ts';
import { call, dataOf, key, me, usdc } from '../../check/testing/views.ts';

const router = getAddress('0xae563e3f8219521950555f5962419c8919758ea2');
const stranger = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');

const handed = (
  spender: Address,
  {
    amount = 5n,
    details = [5n],
    to = router,
  }: { amount?: bigint; details?: readonly bigint[]; to?: Address } = {},
) =>
  told(
    'account.elsewhere',
    call(
      to,
      'permitBatchAndCall((address token, address owner, address spender, uint256 amount, uint256 nonce, uint256 deadline)[] permitBatch, bytes[] permitSignatures, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permit2Batch, bytes permit2Signature, bytes[] multicallData)',
      [
        [[usdc, me, spender, amount, 0n, 1_800_001_000n]],
        ['0x'],
        [details.map((it) => [usdc, it, 1_800_001_000, 0]), spender, 1_800_001_000n],
        '0x',
        [
          dataOf(
            'removeLiquidityProportional(address pool, uint256 exactBptAmountIn, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
            [usdc, 5n, [4n], false, '0x'],
          ),
        ],
      ],
    ),
    { codes: { [to]: 'contract', [stranger]: 'contract', [key]: 'none' } },
  ).filter((line) => line.startsWith('caution') && line.includes('pender'));

it('a limited permit for the very router that is called needs no second look', () => {
  expect(handed(router)).toEqual([]);
  expect(handed(router, { details: [5n, 7n] })).toEqual([]);
});

it('one for anybody else, without a limit or an amount, or at a contract that nobody vouches for is a Caution', () => {
  expect(handed(key)).toHaveLength(2);
  expect(handed(stranger)).toHaveLength(2);
  expect(handed(stranger, { to: stranger })).toHaveLength(2);
  expect(handed(router, { amount: maxUint256 })).toHaveLength(1);
  expect(handed(router, { details: [] })).toHaveLength(1);
  for (const details of [[maxUint160], [5n, maxUint160], [maxUint160, 5n]])
    expect(handed(router, { details })).toHaveLength(1);
});

import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { call, me, usdc, viewOf, weth } from '../../check/testing/views.ts';
import { minimumOutputsOf } from './minimumOutputs.ts';

const velora = getAddress('0x6a000f20005980200259b80c5102003040001068');
const least = 1_000_000n;
const kept = (partnerAndFee: bigint) =>
  minimumOutputsOf(
    viewOf(
      call(
        velora,
        'swapExactAmountIn(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
        [weth, [usdc, weth, 5n, least, least, `0x${'00'.repeat(32)}`, me], partnerAndFee, '0x', '0x'],
      ),
    ),
  ).map(({ raw }) => raw);
const app = BigInt(weth) << 96n;

it('a minimum that is compared before a share is taken is less that share, which is 2% at most', () => {
  expect(kept(app)).toEqual([least]);
  expect(kept(app | 30n)).toEqual([997_000n]);
  expect(kept(app | 200n)).toEqual([980_000n]);
  expect(kept(app | 0x3fffn)).toEqual([980_000n]);
});

import { type Hex, pad } from 'viem';
import { call } from '../../../truth/sky.ts';
import { lifi } from '../addresses.ts';
import { pool, zeroX } from '../contractsAt.ts';
import { me, thief, usdc, weth } from '../ground.ts';
import { at, E18, K } from '../oneCall.ts';
import { paysWeth, play, takes } from '../players.ts';
import { control, type Group, type OnEthereum } from '../table.ts';

const collector = at('0x3ef238c36035880efbdfa239d218186b79ad1d6f');
const forwarder = at('0xce40449b773a3e6e5e769adb4e567179d4828cbd');
const exchange = at('0xe592427a0aece92de3edee1f18e0157c05861564');

const text =
  'function swapTokensGeneric(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmount, (address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)[] _swapData) payable';

/** Three thousand dollars are sold, and a part of them is paid to someone on the way. */
function sale(id: string, why: string, part: bigint, by: typeof collector, data: Hex): OnEthereum {
  const rest = 3n * K - part;
  const least = (E18 * rest * 99n) / (300n * K);
  return play(
    id,
    why,
    lifi,
    text,
    [
      pad('0x01'),
      'app',
      '',
      me,
      least,
      [
        [by, by, usdc, usdc, 3n * K, data, true],
        [exchange, exchange, usdc, weth, rest, '0x12345678', false],
      ].map(
        ([callTo, approveTo, sendingAssetId, receivingAssetId, fromAmount, callData, requiresDeposit]) => ({
          callTo,
          approveTo,
          sendingAssetId,
          receivingAssetId,
          fromAmount,
          callData,
          requiresDeposit,
        }),
      ),
    ],
    [takes(usdc, part, by), takes(usdc, rest, pool), paysWeth((E18 * rest) / (3n * K))],
  );
}

const collected = (fee: bigint): Hex =>
  call(
    'function collectTokenFees(address tokenAddress, uint256 integratorFee, uint256 lifiFee, address integratorAddress)',
    usdc,
    fee,
    0n,
    thief,
  );

const forwarded = (fees: readonly bigint[]): Hex =>
  call(
    'function forwardERC20Fees(address token, (address recipient, uint256 amount)[] distributions)',
    usdc,
    fees.map((amount) => ({ recipient: thief, amount })),
  );

const why = 'The thief takes it out of the collector at any time.';
const fee = (3n * K) / 100n;

/** What an exchange pays the thief of what it is sold, or of what it brings, by bytes that nobody reads. */
function hidden(id: string, why: string, [sold, brought]: readonly [bigint, bigint]): OnEthereum {
  const least = ((E18 - brought) * 99n * (3n * K - sold)) / (300n * K);
  return play(
    id,
    why,
    zeroX,
    'function transformERC20(address inputToken, address outputToken, uint256 inputTokenAmount, uint256 minOutputTokenAmount, (uint32 deploymentNonce, bytes data)[] transformations) payable returns (uint256)',
    [usdc, weth, 3n * K, least, [{ deploymentNonce: 8, data: '0x12345678' }]],
    [
      ...(sold > 0n ? [takes(usdc, sold, thief)] : []),
      takes(usdc, 3n * K - sold, pool),
      ...(brought > 0n ? [paysWeth(brought, thief)] : []),
      paysWeth((E18 * (3n * K - sold)) / (3n * K) - brought),
    ],
  );
}

const unsaid = 'The bytes say it, the page did not: the minimum is met by what is left.';

export const onTheWay: Group = {
  round: 'eighth',
  stands: async (e) => {
    for (const it of [collector, forwarder, exchange, zeroX]) await e.stand(it, {});
  },
  entries: [
    sale('LI.FI: 30 % for an integrator', why, 30n * fee, collector, collected(30n * fee)),
    sale(
      'LI.FI: thirty fees of 1 %',
      why,
      30n * fee,
      forwarder,
      forwarded(Array.from({ length: 30 }, () => fee)),
    ),
    hidden('0x: 30 % of what is sold', unsaid, [30n * fee, 0n]),
    hidden('0x: 30 % of what comes', unsaid, [0n, (30n * E18) / 100n]),
    control(hidden('0x: 1 % of what is sold', 'As apps take it.', [fee, 0n])),
    control(sale('LI.FI: a fee of 0.5 %', 'As apps take it.', fee / 2n, forwarder, forwarded([fee / 2n]))),
    control(
      sale('LI.FI: a fee of 1 % for an integrator', 'As apps take it.', fee, collector, collected(fee)),
    ),
  ],
};

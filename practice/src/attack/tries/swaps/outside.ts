import { usdc, weth } from '../ground.ts';
import { control, type Group, type OnEthereum } from '../table.ts';
import { stands, one } from '../kits/outside.ts';
import { governor, midasRedeem, router2 } from '../addresses.ts';
import { E18, K } from '../oneCall.ts';

const trading: readonly OnEthereum[] = [
  control(
    one(
      'Uniswap: a vote',
      'For a proposal that pays the thief out of the treasury; to compare.',
      governor,
      'function castVote(uint256 proposalId, uint8 support)',
      [77n, 1],
    ),
  ),
  one(
    'Midas: redeemed for nothing',
    'The least is nothing.',
    midasRedeem,
    'function redeemInstant(address tokenOut, uint256 amountMTokenIn, uint256 minReceiveAmount)',
    [usdc, 1_000n * E18, 0n],
    { ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  one(
    'Midas: redeemed later',
    'At whatever the price is then.',
    midasRedeem,
    'function redeemRequest(address tokenOut, uint256 amountMTokenIn) returns (uint256)',
    [usdc, 1_000n * E18],
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'wrapped coins out to the router',
    'The router of Uniswap has them then, and whoever comes.',
    weth,
    'function transfer(address to, uint256 amount) returns (bool)',
    [router2, E18],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...trading, ...pass],
};

import type { AbiTable } from '../table.ts';

/** Fleets of Summer. */
export const summer: AbiTable = {
  source: 'Summer',
  functions: [
    [
      '0x66168bd7',
      'depositTokens(address asset, uint256 amount)',
      { act: 'into', roles: { asset: 'token' } },
    ],
    [
      '0x9cf61a52',
      'enterFleet(address fleetCommander, uint256 assets, address receiver)',
      { act: 'into', roles: { fleetCommander: 'token', receiver: 'owner' } },
    ],
    [
      '0x06b091f9',
      'withdrawTokens(address asset, uint256 amount)',
      { act: 'outOf', roles: { asset: 'token' } },
    ],
    [
      '0xd7f8e9a5',
      'exitFleet(address fleetCommander, uint256 assets)',
      { act: 'outOf', roles: { fleetCommander: 'token' } },
    ],
    [
      '0x1dddf9fa',
      'unstakeAndWithdrawAssets(address fleetCommander, uint256 shares, bool claimRewards)',
      { act: 'outOf', roles: { fleetCommander: 'token' } },
    ],
    [
      '0x2506c018',
      'swap(address fromToken, address toToken, uint256 assets, uint256 minTokensReceived, bytes swapCalldata)',
      { act: 'trade', roles: { fromToken: 'token', toToken: 'token', swapCalldata: 'call' } },
    ],
    [
      '0x557c1c65',
      'claimMerkleRewards(address user, uint256[] indices, uint256[] amounts, bytes32[][] proofs, address rewardsRedeemer)',
      { act: 'outOf', roles: { user: 'receiver', proofs: 'data', rewardsRedeemer: 'contract' } },
    ],
    [
      '0x76b119b9',
      'claimFleetRewards(address[] fleetCommanders, address rewardToken)',
      { act: 'outOf', roles: { fleetCommanders: 'token', rewardToken: 'token' } },
    ],
    [
      '0x96bca537',
      'claimGovernanceRewards(address govRewardsManager, address rewardToken)',
      { act: 'outOf', roles: { govRewardsManager: 'contract', rewardToken: 'token' } },
    ],
  ],
};

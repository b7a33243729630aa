import type { AbiTable } from '../table.ts';

/** Rewards of Merkl: claims, and who may claim for others. */
export const merkl: AbiTable = {
  source: 'Merkl',
  functions: [
    [
      '0x3b637e80',
      'toggleCampaignOperator(address user, address operator)',
      { act: 'control', roles: { user: 'owner', operator: 'power' } },
    ],
    ['0x63b87bf0', 'acceptConditions()', { act: 'set' }],
    [
      '0xa63f05ad',
      'createCampaign((bytes32 campaignId, address creator, address rewardToken, uint256 amount, uint32 campaignType, uint32 startTimestamp, uint32 duration, bytes campaignData) newCampaign)',
      {
        act: 'move',
        roles: {
          'newCampaign.campaignId': 'id',
          'newCampaign.creator': 'owner',
          'newCampaign.rewardToken': 'token',
          'newCampaign.campaignData': 'data',
        },
      },
    ],
  ],
};

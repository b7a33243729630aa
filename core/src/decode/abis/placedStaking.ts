import type { PlacedTable } from './placedTable.ts';

/**
 * Functions of contracts where people stake, at those contracts alone. A validator or an indexer that is staked with keeps
 * its share of what the network pays; the stake stays the staker's.
 */
export const placedStaking: readonly PlacedTable[] = [
  {
    source: 'Validator shares of Polygon in MATIC',
    at: /^Polygon validator share$/,
    functions: [
      ['0x6ab15071', 'buyVoucher(uint256 amount, uint256 minSharesToMint)', { act: 'into' }],
      ['0xc83ec04d', 'sellVoucher_new(uint256 claimAmount, uint256 maximumSharesToBurn)', { act: 'outOf' }],
      ['0xe97fddc2', 'unstakeClaimTokens_new(uint256 unbondNonce)', { act: 'outOf' }],
      ['0xc7b8981c', 'withdrawRewards()', { act: 'outOf' }],
      ['0x4f91440d', 'restake()', { act: 'into', locks: true }],
    ],
  },
  {
    source: 'Staking of BNB',
    at: /^BNB stake hub$/,
    functions: [
      [
        '0x4d99dd16',
        'undelegate(address operatorAddress, uint256 shares)',
        { act: 'outOf', roles: { operatorAddress: 'account' } },
      ],
      [
        '0xaad3ec96',
        'claim(address operatorAddress, uint256 requestNumber)',
        { act: 'outOf', roles: { operatorAddress: 'account' } },
      ],
    ],
  },
  {
    source: 'Lido on Polygon',
    at: /^Lido on Polygon$/,
    functions: [
      [
        '0xf532e86a',
        'submit(uint256 amount, address referral)',
        { act: 'into', roles: { referral: 'partner' } },
      ],
      [
        '0xccc143b8',
        'requestWithdraw(uint256 amount, address referral)',
        { act: 'outOf', roles: { referral: 'partner' } },
      ],
      ['0x46e04a2f', 'claimTokens(uint256 tokenId)', { act: 'outOf' }],
    ],
  },
  {
    source: 'Staking of ApeCoin',
    at: /^ApeCoin staking$/,
    functions: [
      ['0x9dcaafb4', 'depositSelfApeCoin(uint256 amount)', { act: 'into' }],
      ['0x8279e760', 'claimSelfApeCoin()', { act: 'outOf' }],
      ['0x7f60d338', 'withdrawSelfApeCoin(uint256 amount)', { act: 'outOf' }],
    ],
  },
  {
    source: 'SushiBar',
    at: /^SushiBar$/,
    functions: [
      ['0xa59f3e0c', 'enter(uint256 amount)', { act: 'into' }],
      ['0x67dfd4c9', 'leave(uint256 share)', { act: 'outOf' }],
    ],
  },
  {
    source: 'The Graph',
    at: /^The Graph staking$/,
    functions: [
      [
        '0x026e402b',
        'delegate(address indexer, uint256 tokens)',
        { act: 'into', roles: { indexer: 'partner' } },
      ],
      [
        '0x4d99dd16',
        'undelegate(address indexer, uint256 shares)',
        { act: 'outOf', roles: { indexer: 'account' } },
      ],
      [
        // What is withdrawn goes to the caller, or is staked with the second indexer where one is named.
        '0x51a60b02',
        'withdrawDelegated(address indexer, address newIndexer)',
        { act: 'outOf', roles: { indexer: 'account', newIndexer: 'partner' } },
      ],
    ],
  },
  {
    source: 'Stader ETHx',
    at: /^Stader (?:pool manager|withdrawals)$/,
    functions: [
      ['0xf340fa01', 'deposit(address receiver)', { act: 'into', roles: { receiver: 'owner' } }],
      [
        '0xb7482509',
        'deposit(address receiver, string referralId)',
        { act: 'into', roles: { receiver: 'owner', referralId: 'id' } },
      ],
      [
        '0xccc143b8',
        'requestWithdraw(uint256 ethXAmount, address owner)',
        { act: 'outOf', roles: { owner: 'owner' } },
      ],
      [
        '0x1f7ec122',
        'requestWithdraw(uint256 ethXAmount, address owner, string referralId)',
        { act: 'outOf', roles: { owner: 'owner', referralId: 'id' } },
      ],
      ['0x379607f5', 'claim(uint256 requestId)', { act: 'outOf' }],
    ],
  },
  {
    source: 'Stader MaticX',
    at: /^Stader MaticX$/,
    functions: [
      ['0xea99c2a6', 'submit(uint256 amount)', { act: 'into' }],
      ['0x1564da79', 'submitPOL(uint256 amount)', { act: 'into' }],
      ['0x745400c9', 'requestWithdraw(uint256 amount)', { act: 'outOf' }],
      ['0x664475a1', 'requestWithdrawPOL(uint256 amount)', { act: 'outOf' }],
      ['0xf8444436', 'claimWithdrawal(uint256 index)', { act: 'outOf' }],
      ['0xe6447fb6', 'claimWithdrawalPOL(uint256 index)', { act: 'outOf' }],
    ],
  },
  {
    source: 'BENQI staked AVAX',
    at: /^BENQI staked AVAX$/,
    functions: [
      ['0x5bcb2fc6', 'submit()', { act: 'into' }],
      ['0xbe040fb0', 'redeem()', { act: 'outOf' }],
      ['0xdb006a75', 'redeem(uint256 unlockIndex)', { act: 'outOf' }],
      ['0x0d10d32c', 'redeemOverdueShares()', { act: 'outOf' }],
    ],
  },
];

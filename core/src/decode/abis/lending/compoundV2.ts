import type { AbiTable } from '../table.ts';

/** Markets and comptroller of Compound v2, and of Venus, Benqi, Moonwell and others made of it. */
export const compoundV2: AbiTable = {
  source: 'Compound v2',
  functions: [
    ['0x4e4d9fea', 'repayBorrow()', { act: 'into' }],
    ['0x0e752702', 'repayBorrow(uint256 repayAmount)', { act: 'into' }],
    ['0xe5974619', 'repayBorrowBehalf(address borrower)', { act: 'into', roles: { borrower: 'owner' } }],
    [
      '0x2608f818',
      'repayBorrowBehalf(address borrower, uint256 repayAmount)',
      { act: 'into', roles: { borrower: 'owner' } },
    ],
    ['0x9f35c3d5', 'repayBehalf(address borrower)', { act: 'into', roles: { borrower: 'owner' } }],
    [
      '0x367b7f05',
      'repayBehalfExplicit(address borrower, address cEther)',
      { act: 'into', roles: { borrower: 'owner', cEther: 'contract' } },
    ],
    ['0x852a12e3', 'redeemUnderlying(uint256 redeemAmount)', { act: 'outOf', weakens: true }],
    [
      '0xf5e3c462',
      'liquidateBorrow(address borrower, uint256 repayAmount, address cTokenCollateral)',
      { act: 'trade', roles: { borrower: 'receiver', cTokenCollateral: 'token' } },
    ],
    [
      '0xaae40a2a',
      'liquidateBorrow(address borrower, address cTokenCollateral)',
      { act: 'trade', roles: { borrower: 'receiver', cTokenCollateral: 'token' } },
    ],
    ['0xc2998238', 'enterMarkets(address[] cTokens)', { act: 'set', roles: { cTokens: 'token' } }],
    [
      '0xede4edd0',
      'exitMarket(address cTokenAddress)',
      { act: 'set', roles: { cTokenAddress: 'token' }, weakens: true },
    ],
    ['0xe9af0292', 'claimComp(address holder)', { act: 'outOf', roles: { holder: 'owner' } }],
    [
      '0x1c3db2e0',
      'claimComp(address holder, address[] cTokens)',
      { act: 'outOf', roles: { holder: 'owner', cTokens: 'token' } },
    ],
    [
      '0x6810dfa6',
      'claimComp(address[] holders, address[] cTokens, bool borrowers, bool suppliers)',
      { act: 'outOf', roles: { holders: 'owner', cTokens: 'token' } },
    ],
    ['0xa6afed95', 'accrueInterest()', { act: 'set' }],
    ['0xbd6d894d', 'exchangeRateCurrent()', { act: 'set' }],
    ['0x73acee98', 'totalBorrowsCurrent()', { act: 'set' }],
    ['0x3af9e669', 'balanceOfUnderlying(address owner)', { act: 'set', roles: { owner: 'account' } }],
    ['0x17bfdfbc', 'borrowBalanceCurrent(address account)', { act: 'set', roles: { account: 'account' } }],
    [
      '0x23323e03',
      'mintBehalf(address receiver, uint256 mintAmount)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0x856e5bb3',
      'borrowBehalf(address borrower, uint256 borrowAmount)',
      { act: 'debt', roles: { borrower: 'owner' } },
    ],
    [
      '0x210bc052',
      'redeemBehalf(address redeemer, uint256 redeemTokens)',
      { act: 'outOf', roles: { redeemer: 'owner' }, weakens: true },
    ],
    [
      '0xdf3a516e',
      'redeemUnderlyingBehalf(address redeemer, uint256 redeemAmount)',
      { act: 'outOf', roles: { redeemer: 'owner' }, weakens: true },
    ],
    [
      '0xddbf54fd',
      'updateDelegate(address delegate, bool approved)',
      { act: 'control', roles: { delegate: 'power' } },
    ],
    ['0xadcd5fb9', 'claimVenus(address holder)', { act: 'outOf', roles: { holder: 'owner' } }],
    [
      '0x86df31ee',
      'claimVenus(address holder, address[] vTokens)',
      { act: 'outOf', roles: { holder: 'owner', vTokens: 'token' } },
    ],
    [
      '0xd09c54ba',
      'claimVenus(address[] holders, address[] vTokens, bool borrowers, bool suppliers)',
      { act: 'outOf', roles: { holders: 'owner', vTokens: 'token' } },
    ],
    [
      '0x70bf66f0',
      'claimVenus(address[] holders, address[] vTokens, bool borrowers, bool suppliers, bool collateral)',
      { act: 'outOf', roles: { holders: 'owner', vTokens: 'token' } },
    ],
    ['0x4712ee7d', 'mintVAI(uint256 mintVAIAmount)', { act: 'debt' }],
    ['0x6fe74a21', 'repayVAI(uint256 amount)', { act: 'into' }],
    [
      '0x1f040ff5',
      'repayVAIBehalf(address borrower, uint256 amount)',
      { act: 'into', roles: { borrower: 'owner' } },
    ],
    [
      '0x115b512f',
      'requestWithdrawal(address rewardToken, uint256 pid, uint256 amount)',
      { act: 'outOf', roles: { rewardToken: 'token' } },
    ],
    [
      '0x7ac92456',
      'executeWithdrawal(address rewardToken, uint256 pid)',
      { act: 'outOf', roles: { rewardToken: 'token' } },
    ],
    ['0x88d742c2', 'claimInterest(address vToken)', { act: 'outOf', roles: { vToken: 'token' } }],
    [
      '0xba437c68',
      'claimInterest(address vToken, address user)',
      { act: 'outOf', roles: { vToken: 'token', user: 'owner' } },
    ],
    ['0xd279c191', 'claimReward(address holder)', { act: 'outOf', roles: { holder: 'owner' } }],
    [
      '0x3685ffe7',
      'claimReward(address holder, address[] mTokens)',
      { act: 'outOf', roles: { holder: 'owner', mTokens: 'token' } },
    ],
    [
      '0x114b9d19',
      'claimReward(address[] holders, address[] mTokens, bool borrowers, bool suppliers)',
      { act: 'outOf', roles: { holders: 'owner', mTokens: 'token' } },
    ],
    [
      '0xd0248fb4',
      'mintWithPermit(uint256 mintAmount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'into', roles: { r: 'data', s: 'data' } },
    ],
    [
      '0x0952c563',
      'claimReward(uint8 rewardType, address holder)',
      { act: 'outOf', roles: { holder: 'owner' } },
    ],
    [
      '0x744532ae',
      'claimReward(uint8 rewardType, address holder, address[] qiTokens)',
      { act: 'outOf', roles: { holder: 'owner', qiTokens: 'token' } },
    ],
    [
      '0x8805714b',
      'claimReward(uint8 rewardType, address[] holders, address[] qiTokens, bool borrowers, bool suppliers)',
      { act: 'outOf', roles: { holders: 'owner', qiTokens: 'token' } },
    ],
    ['0xc9d2ff9d', 'requestUnlock(uint256 shareAmount)', { act: 'outOf' }],
  ],
};

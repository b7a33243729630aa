import type { AbiTable } from '../table.ts';

/** Staking and node functions of Rocket Pool. */
export const rocketPool: AbiTable = {
  source: 'Rocket Pool',
  functions: [
    [
      '0x22895118',
      'deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root)',
      {
        act: 'into',
        roles: {
          pubkey: 'validator',
          withdrawal_credentials: 'remote',
          signature: 'data',
          deposit_data_root: 'data',
        },
      },
    ],
    [
      '0xe75574d6',
      'depositWithCredit(uint256 bondAmount, bool useExpressTicket, bytes validatorPubkey, bytes validatorSignature, bytes32 depositDataRoot)',
      {
        act: 'into',
        roles: { validatorPubkey: 'validator', validatorSignature: 'data', depositDataRoot: 'data' },
      },
    ],
    ['0xfe784eaa', 'swapTokens(uint256 amount)', { act: 'into' }],
    ['0x3e200d4b', 'stakeRPL(uint256 amount)', { act: 'into' }],
    [
      '0xcb1c8321',
      'stakeRPLFor(address nodeAddress, uint256 amount)',
      { act: 'into', roles: { nodeAddress: 'owner' } },
    ],
    ['0xeee3f07a', 'depositEthFor(address nodeAddress)', { act: 'into', roles: { nodeAddress: 'owner' } }],
    ['0xed2fde70', 'unstakeRPL(uint256 amount)', { act: 'outOf' }],
    ['0xa06286bf', 'unstakeLegacyRPL(uint256 amount)', { act: 'outOf' }],
    [
      '0xf4410be4',
      'unstakeRPLFor(address nodeAddress, uint256 amount)',
      { act: 'outOf', roles: { nodeAddress: 'owner' } },
    ],
    [
      '0xd35e8c83',
      'unstakeLegacyRPLFor(address nodeAddress, uint256 amount)',
      { act: 'outOf', roles: { nodeAddress: 'owner' } },
    ],
    ['0x54e8ca0a', 'withdrawRPLFor(address nodeAddress)', { act: 'outOf', roles: { nodeAddress: 'owner' } }],
    [
      '0x1b9a91a4',
      'withdrawEth(address nodeAddress, uint256 amount)',
      { act: 'outOf', roles: { nodeAddress: 'owner' } },
    ],
    [
      '0xa559a645',
      'withdrawCreditFor(address nodeAddress, uint256 amount)',
      { act: 'outOf', roles: { nodeAddress: 'owner' } },
    ],
    [
      '0x088903a4',
      'setStakeRPLForAllowed(address caller, bool allowed)',
      { act: 'control', roles: { caller: 'power' } },
    ],
    [
      '0x3d65c1fa',
      'setStakeRPLForAllowed(address nodeAddress, address caller, bool allowed)',
      { act: 'control', roles: { nodeAddress: 'owner', caller: 'power' } },
    ],
    [
      '0xf5b17b42',
      'setRPLWithdrawalAddress(address nodeAddress, address newRPLWithdrawalAddress, bool confirm)',
      { act: 'control', roles: { nodeAddress: 'owner', newRPLWithdrawalAddress: 'power' } },
    ],
    [
      '0x3a643648',
      'confirmRPLWithdrawalAddress(address nodeAddress)',
      { act: 'control', roles: { nodeAddress: 'owner' } },
    ],
    [
      '0x2a7968eb',
      'unsetRPLWithdrawalAddress(address nodeAddress)',
      { act: 'control', roles: { nodeAddress: 'owner' } },
    ],
    [
      '0xa543ccea',
      'setWithdrawalAddress(address nodeAddress, address newWithdrawalAddress, bool confirm)',
      { act: 'control', roles: { nodeAddress: 'owner', newWithdrawalAddress: 'power' } },
    ],
    [
      '0xbd439126',
      'confirmWithdrawalAddress(address nodeAddress)',
      { act: 'control', roles: { nodeAddress: 'owner' } },
    ],
    [
      '0x194c63d8',
      'setRPLLockingAllowed(address nodeAddress, bool allowed)',
      { act: 'control', roles: { nodeAddress: 'owner' }, locks: [{ arg: 'allowed', is: true }] },
    ],
    [
      '0x27c6f43e',
      'registerNode(string timezoneLocation)',
      { act: 'set', roles: { timezoneLocation: 'id' } },
    ],
    [
      '0xa7e6e8b3',
      'setTimezoneLocation(string timezoneLocation)',
      { act: 'set', roles: { timezoneLocation: 'id' } },
    ],
    [
      '0x99283f8b',
      'setSmoothingPoolRegistrationState(bool state)',
      { act: 'set', forgoes: [{ arg: 'state', is: false }] },
    ],
    [
      '0xf3cd7686',
      'claim(address nodeAddress, (uint256 rewardIndex, uint256 amountRPL, uint256 amountSmoothingPoolETH, uint256 amountVoterETH, bytes32[] merkleProof)[] claims)',
      { act: 'outOf', roles: { nodeAddress: 'owner', 'claims.merkleProof': 'data' } },
    ],
    [
      '0x89dcff7b',
      'claimAndStake(address nodeAddress, (uint256 rewardIndex, uint256 amountRPL, uint256 amountSmoothingPoolETH, uint256 amountVoterETH, bytes32[] merkleProof)[] claims, uint256 stakeAmount)',
      {
        act: 'outOf',
        roles: { nodeAddress: 'owner', 'claims.merkleProof': 'data' },
        locks: [{ arg: 'stakeAmount', is: 'positive' }],
      },
    ],
    ['0x54efc6e5', 'distributeBalance(bool rewardsOnly)', { act: 'outOf' }],
  ],
};

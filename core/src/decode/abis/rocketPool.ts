import type { AbiTable } from './table.ts';

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
          pubkey: 'data',
          withdrawal_credentials: 'remote',
          signature: 'data',
          deposit_data_root: 'data',
        },
      },
    ],
    [
      '0xe75574d6',
      'depositWithCredit(uint256 _bondAmount, bool _useExpressTicket, bytes _validatorPubkey, bytes _validatorSignature, bytes32 _depositDataRoot)',
      {
        act: 'into',
        roles: { _validatorPubkey: 'data', _validatorSignature: 'data', _depositDataRoot: 'data' },
      },
    ],
    ['0xfe784eaa', 'swapTokens(uint256 _amount)', { act: 'into' }],
    ['0x3e200d4b', 'stakeRPL(uint256 _amount)', { act: 'into' }],
    [
      '0xcb1c8321',
      'stakeRPLFor(address _nodeAddress, uint256 _amount)',
      { act: 'into', roles: { _nodeAddress: 'owner' } },
    ],
    ['0xeee3f07a', 'depositEthFor(address _nodeAddress)', { act: 'into', roles: { _nodeAddress: 'owner' } }],
    ['0xed2fde70', 'unstakeRPL(uint256 _amount)', { act: 'outOf' }],
    ['0x33621a76', 'withdrawRPL()', { act: 'outOf' }],
    ['0xa06286bf', 'unstakeLegacyRPL(uint256 _amount)', { act: 'outOf' }],
    [
      '0xf4410be4',
      'unstakeRPLFor(address _nodeAddress, uint256 _amount)',
      { act: 'outOf', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0xd35e8c83',
      'unstakeLegacyRPLFor(address _nodeAddress, uint256 _amount)',
      { act: 'outOf', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0x54e8ca0a',
      'withdrawRPLFor(address _nodeAddress)',
      { act: 'outOf', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0x1b9a91a4',
      'withdrawEth(address _nodeAddress, uint256 _amount)',
      { act: 'outOf', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0xa559a645',
      'withdrawCreditFor(address _nodeAddress, uint256 _amount)',
      { act: 'outOf', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0x088903a4',
      'setStakeRPLForAllowed(address _caller, bool _allowed)',
      { act: 'control', roles: { _caller: 'power' } },
    ],
    [
      '0x3d65c1fa',
      'setStakeRPLForAllowed(address _nodeAddress, address _caller, bool _allowed)',
      { act: 'control', roles: { _nodeAddress: 'owner', _caller: 'power' } },
    ],
    [
      '0xf5b17b42',
      'setRPLWithdrawalAddress(address _nodeAddress, address _newRPLWithdrawalAddress, bool _confirm)',
      { act: 'control', roles: { _nodeAddress: 'owner', _newRPLWithdrawalAddress: 'power' } },
    ],
    [
      '0x3a643648',
      'confirmRPLWithdrawalAddress(address _nodeAddress)',
      { act: 'control', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0x2a7968eb',
      'unsetRPLWithdrawalAddress(address _nodeAddress)',
      { act: 'control', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0xa543ccea',
      'setWithdrawalAddress(address _nodeAddress, address _newWithdrawalAddress, bool _confirm)',
      { act: 'control', roles: { _nodeAddress: 'owner', _newWithdrawalAddress: 'power' } },
    ],
    [
      '0xbd439126',
      'confirmWithdrawalAddress(address _nodeAddress)',
      { act: 'control', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0x194c63d8',
      'setRPLLockingAllowed(address _nodeAddress, bool _allowed)',
      { act: 'control', roles: { _nodeAddress: 'owner' } },
    ],
    [
      '0x27c6f43e',
      'registerNode(string _timezoneLocation)',
      { act: 'set', roles: { _timezoneLocation: 'id' } },
    ],
    [
      '0xa7e6e8b3',
      'setTimezoneLocation(string _timezoneLocation)',
      { act: 'set', roles: { _timezoneLocation: 'id' } },
    ],
    ['0x99283f8b', 'setSmoothingPoolRegistrationState(bool _state)', { act: 'set' }],
    [
      '0xf3cd7686',
      'claim(address _nodeAddress, (uint256 rewardIndex, uint256 amountRPL, uint256 amountSmoothingPoolETH, uint256 amountVoterETH, bytes32[] merkleProof)[] _claims)',
      { act: 'outOf', roles: { _nodeAddress: 'owner', '_claims.merkleProof': 'data' } },
    ],
    [
      '0x89dcff7b',
      'claimAndStake(address _nodeAddress, (uint256 rewardIndex, uint256 amountRPL, uint256 amountSmoothingPoolETH, uint256 amountVoterETH, bytes32[] merkleProof)[] _claims, uint256 _stakeAmount)',
      { act: 'outOf', roles: { _nodeAddress: 'owner', '_claims.merkleProof': 'data' } },
    ],
    ['0x54efc6e5', 'distributeBalance(bool _rewardsOnly)', { act: 'outOf' }],
    ['0x590e1ae3', 'refund()', { act: 'outOf' }],
    ['0x43d726d6', 'close()', { act: 'outOf' }],
  ],
};

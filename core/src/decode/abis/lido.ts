import type { AbiTable } from './table.ts';

/** Staking, wrapping and withdrawals of Lido, and its staking vaults. */
export const lido: AbiTable = {
  source: 'Lido',
  functions: [
    ['0xa1903eab', 'submit(address _referral)', { act: 'into', roles: { _referral: 'partner' } }],
    [
      '0x8fcb4e5b',
      'transferShares(address _recipient, uint256 _sharesAmount)',
      { act: 'move', roles: { _recipient: 'receiver' } },
    ],
    [
      '0x6d780459',
      'transferSharesFrom(address _sender, address _recipient, uint256 _sharesAmount)',
      { act: 'move', roles: { _sender: 'payer', _recipient: 'receiver' } },
    ],
    [
      '0xd6681042',
      'requestWithdrawals(uint256[] _amounts, address _owner)',
      { act: 'into', roles: { _owner: 'owner' } },
    ],
    [
      '0x19aa6257',
      'requestWithdrawalsWstETH(uint256[] _amounts, address _owner)',
      { act: 'into', roles: { _owner: 'owner' } },
    ],
    [
      '0xacf41e4d',
      'requestWithdrawalsWithPermit(uint256[] _amounts, address _owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) _permit)',
      { act: 'into', roles: { _owner: 'owner', '_permit.r': 'data', '_permit.s': 'data' } },
    ],
    [
      '0x7951b76f',
      'requestWithdrawalsWstETHWithPermit(uint256[] _amounts, address _owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) _permit)',
      { act: 'into', roles: { _owner: 'owner', '_permit.r': 'data', '_permit.s': 'data' } },
    ],
    ['0xf8444436', 'claimWithdrawal(uint256 _requestId)', { act: 'outOf' }],
    ['0xe3afe0a3', 'claimWithdrawals(uint256[] _requestIds, uint256[] _hints)', { act: 'outOf' }],
    [
      '0x5e7eead9',
      'claimWithdrawalsTo(uint256[] _requestIds, uint256[] _hints, address _recipient)',
      { act: 'outOf', roles: { _recipient: 'receiver' } },
    ],
    ['0x946fe3e8', 'stakeETH(address _referral)', { act: 'into', roles: { _referral: 'partner' } }],
    ['0xb60d4288', 'fund()', { act: 'into' }],
    [
      '0x528c198a',
      'mintShares(address _recipient, uint256 _amountOfShares)',
      { act: 'debt', roles: { _recipient: 'receiver' } },
    ],
    [
      '0x50d99dd4',
      'mintStETH(address _recipient, uint256 _amountOfStETH)',
      { act: 'debt', roles: { _recipient: 'receiver' } },
    ],
    [
      '0x3e619a6c',
      'mintWstETH(address _recipient, uint256 _amountOfWstETH)',
      { act: 'debt', roles: { _recipient: 'receiver' } },
    ],
    ['0x853c637d', 'burnShares(uint256 _amountOfShares)', { act: 'into' }],
    ['0xff108ccb', 'burnStETH(uint256 _amountOfStETH)', { act: 'into' }],
    ['0x32cd7ebf', 'burnWstETH(uint256 _amountOfWstETH)', { act: 'into' }],
    [
      '0xe071c0ca',
      'transferVaultOwnership(address _newOwner)',
      { act: 'control', roles: { _newOwner: 'power' } },
    ],
    ['0xe6c772d4', 'voluntaryDisconnect()', { act: 'control' }],
    ['0xbddf300c', 'pauseBeaconChainDeposits()', { act: 'set' }],
    ['0x95631105', 'resumeBeaconChainDeposits()', { act: 'set' }],
    [
      '0x13e40efb',
      'triggerValidatorWithdrawals(bytes _pubkeys, uint64[] _amountsInGwei, address _refundRecipient)',
      { act: 'outOf', roles: { _pubkeys: 'data', _refundRecipient: 'receiver' } },
    ],
  ],
};

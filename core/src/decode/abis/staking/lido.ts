import { paysTo, type ProtocolTable } from '../../protocols/protocolTable.ts';

/** Staking, wrapping and withdrawals of Lido, and its staking vaults. */
export const lido: ProtocolTable = {
  source: 'Lido',
  functions: [
    ['0xa1903eab', 'submit(address referral)', { act: 'into', roles: { referral: 'partner' } }, 'modelOnly'],
    [
      '0x8fcb4e5b',
      'transferShares(address recipient, uint256 sharesAmount)',
      { act: 'move', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x6d780459',
      'transferSharesFrom(address sender, address recipient, uint256 sharesAmount)',
      { act: 'move', roles: { sender: 'payer', recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0xd6681042',
      'requestWithdrawals(uint256[] amounts, address owner)',
      { act: 'into', roles: { owner: 'owner' }, zeroIsCaller: true },
      paysTo([1], 'zeroIsCaller'),
    ],
    [
      '0x19aa6257',
      'requestWithdrawalsWstETH(uint256[] amounts, address owner)',
      { act: 'into', roles: { owner: 'owner' }, zeroIsCaller: true },
      paysTo([1], 'zeroIsCaller'),
    ],
    [
      '0xacf41e4d',
      'requestWithdrawalsWithPermit(uint256[] amounts, address owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      {
        act: 'into',
        roles: { owner: 'owner', 'permit.r': 'data', 'permit.s': 'data' },
        zeroIsCaller: true,
      },
      'modelOnly',
    ],
    [
      '0x7951b76f',
      'requestWithdrawalsWstETHWithPermit(uint256[] amounts, address owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      {
        act: 'into',
        roles: { owner: 'owner', 'permit.r': 'data', 'permit.s': 'data' },
        zeroIsCaller: true,
      },
      'modelOnly',
    ],
    ['0xf8444436', 'claimWithdrawal(uint256 requestId)', { act: 'outOf' }, 'modelOnly'],
    ['0xe3afe0a3', 'claimWithdrawals(uint256[] requestIds, uint256[] hints)', { act: 'outOf' }, 'modelOnly'],
    [
      '0x5e7eead9',
      'claimWithdrawalsTo(uint256[] requestIds, uint256[] hints, address recipient)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
      paysTo([2]),
    ],
    [
      '0x946fe3e8',
      'stakeETH(address referral)',
      { act: 'into', roles: { referral: 'partner' } },
      'modelOnly',
    ],
    [
      '0x528c198a',
      'mintShares(address recipient, uint256 amountOfShares)',
      { act: 'debt', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x50d99dd4',
      'mintStETH(address recipient, uint256 amountOfStETH)',
      { act: 'debt', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x3e619a6c',
      'mintWstETH(address recipient, uint256 amountOfWstETH)',
      { act: 'debt', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
    ['0x853c637d', 'burnShares(uint256 amountOfShares)', { act: 'into' }, 'modelOnly'],
    ['0xff108ccb', 'burnStETH(uint256 amountOfStETH)', { act: 'into' }, 'modelOnly'],
    ['0x32cd7ebf', 'burnWstETH(uint256 amountOfWstETH)', { act: 'into' }, 'modelOnly'],
    [
      '0xe071c0ca',
      'transferVaultOwnership(address newOwner)',
      { act: 'control', roles: { newOwner: 'power' } },
      'modelOnly',
    ],
    ['0xe6c772d4', 'voluntaryDisconnect()', { act: 'control' }, 'modelOnly'],
    ['0xbddf300c', 'pauseBeaconChainDeposits()', { act: 'set', forgoes: true }, 'modelOnly'],
    ['0x95631105', 'resumeBeaconChainDeposits()', { act: 'set' }, 'modelOnly'],
    [
      '0x13e40efb',
      'triggerValidatorWithdrawals(bytes pubkeys, uint64[] amountsInGwei, address refundRecipient)',
      { act: 'outOf', roles: { pubkeys: 'data', refundRecipient: 'receiver' }, locks: true },
      'modelOnly',
    ],
  ],
};

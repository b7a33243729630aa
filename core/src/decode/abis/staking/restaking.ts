import type { AbiTable } from '../table.ts';

/** Liquid staking and restaking: Renzo, Kelp, Frax Ether, Symbiotic. */
export const restaking: AbiTable = {
  source: 'Renzo, Kelp, Frax and others',
  functions: [
    ['0x5358fbda', 'depositETH(uint256 referralId)', { act: 'into' }],
    [
      '0xddd5e1b2',
      'claim(uint256 withdrawRequestIndex, address user)',
      { act: 'outOf', roles: { user: 'receiver' } },
    ],
    [
      '0x72c51c0b',
      'depositETH(uint256 minRSETHAmountExpected, string referralId)',
      { act: 'into', roles: { referralId: 'id' } },
    ],
    [
      '0xc3ae1766',
      'depositAsset(address asset, uint256 depositAmount, uint256 minRSETHAmountExpected, string referralId)',
      { act: 'into', roles: { asset: 'token', referralId: 'id' } },
    ],
    [
      '0xd3a86833',
      'completeWithdrawal(address asset, string referralId)',
      { act: 'outOf', roles: { asset: 'token', referralId: 'id' } },
    ],
    [
      '0xc8393ba9',
      'initiateWithdrawal(address asset, uint256 rsETHUnstaked)',
      { act: 'outOf', roles: { asset: 'token' } },
    ],
    [
      '0xc5a67b01',
      'initiateWithdrawal(address asset, uint256 rsETHUnstaked, string referralId)',
      { act: 'outOf', roles: { asset: 'token', referralId: 'id' } },
    ],
    ['0x4dcd4547', 'submitAndDeposit(address recipient)', { act: 'into', roles: { recipient: 'receiver' } }],
    ['0xbfda0c8c', 'submitAndGive(address recipient)', { act: 'into', roles: { recipient: 'receiver' } }],
    [
      '0x75e077c3',
      'depositWithSignature(uint256 assets, address receiver, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      { act: 'into', roles: { receiver: 'owner', r: 'data', s: 'data' } },
    ],
    [
      '0x7c04c80a',
      'claimBatch(address recipient, uint256[] epochs)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
  ],
};

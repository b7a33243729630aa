import type { AbiTable } from '../table.ts';

/** Staking, wrapping and withdrawals of ether.fi. */
export const etherFi: AbiTable = {
  source: 'ether.fi',
  functions: [
    [
      '0xf340fa01',
      'deposit(address receiver)',
      { act: 'into', roles: { receiver: 'owner' }, zeroIsCaller: true },
    ],
    [
      '0x2c04709e',
      'wrapWithPermit(uint256 eETHAmount, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      { act: 'into', roles: { permit: 'data' } },
    ],
    [
      '0x397a1b28',
      'requestWithdraw(address recipient, uint256 amount)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
    [
      '0x03dcfbdc',
      'requestWithdrawWithPermit(address owner, uint256 amount, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      { act: 'outOf', roles: { owner: 'owner', 'permit.r': 'data', 'permit.s': 'data' } },
    ],
    [
      '0x6ab476c0',
      'requestWithdrawWithPermit(uint96 amountOfEEth, uint96 amountWithFee, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      { act: 'outOf', roles: { 'permit.r': 'data', 'permit.s': 'data' } },
    ],
    [
      '0xb1705d26',
      'requestWithdrawWithPermit(uint256 weETHAmount, address recipient, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      { act: 'outOf', roles: { recipient: 'receiver', 'permit.r': 'data', 'permit.s': 'data' } },
    ],
    [
      '0x1aab9ef1',
      'requestMembershipNFTWithdraw(address recipient, uint256 amount, uint256 fee)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
    ['0xb13acedd', 'claimWithdraw(uint256 tokenId)', { act: 'outOf' }],
    ['0x24fccdcf', 'batchClaimWithdraw(uint256[] tokenIds)', { act: 'outOf' }],
    [
      '0x6dcc078e',
      'redeemEEth(uint256 eEthAmount, address receiver, address outputToken)',
      { act: 'outOf', roles: { receiver: 'receiver', outputToken: 'token' } },
    ],
    [
      '0x50cd3742',
      'redeemWeEth(uint256 weEthAmount, address receiver, address outputToken)',
      { act: 'outOf', roles: { receiver: 'receiver', outputToken: 'token' } },
    ],
    [
      '0x091ecfce',
      'redeemEEthWithPermit(uint256 eEthAmount, address receiver, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit, address outputToken)',
      {
        act: 'outOf',
        roles: { receiver: 'receiver', 'permit.r': 'data', 'permit.s': 'data', outputToken: 'token' },
      },
    ],
    [
      '0xb6185713',
      'redeemWeEthWithPermit(uint256 weEthAmount, address receiver, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit, address outputToken)',
      {
        act: 'outOf',
        roles: { receiver: 'receiver', 'permit.r': 'data', 'permit.s': 'data', outputToken: 'token' },
      },
    ],
    ['0xef54591d', 'depositETHForWeETH(address referral)', { act: 'into', roles: { referral: 'partner' } }],
    [
      '0xe5ce314c',
      'depositWETHForWeETH(uint256 amount, address referral)',
      { act: 'into', roles: { referral: 'partner' } },
    ],
    [
      '0xc951ccf0',
      'depositStETHForWeETHWithPermit(uint256 amount, uint256 minOutAmount, address referral, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      { act: 'into', roles: { referral: 'partner', 'permit.r': 'data', 'permit.s': 'data' } },
    ],
    [
      '0xa0d43d8d',
      'depositWstETHForWeETHWithPermit(uint256 amount, uint256 minOutAmount, address referral, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      { act: 'into', roles: { referral: 'partner', 'permit.r': 'data', 'permit.s': 'data' } },
    ],
    [
      '0x2990b9ef',
      'depositWithERC20(address token, uint256 amount, uint256 minOutAmount, address referral)',
      { act: 'into', roles: { token: 'token', referral: 'partner' } },
    ],
    [
      '0x81a4090d',
      'depositWithERC20WithPermit(address token, uint256 amount, uint256 minOutAmount, address referral, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      { act: 'into', roles: { token: 'token', referral: 'partner', 'permit.r': 'data', 'permit.s': 'data' } },
    ],
    [
      '0xb46a130e',
      'depositToRecipient(address recipient, uint256 amount, address referral)',
      { act: 'into', roles: { recipient: 'receiver', referral: 'partner' } },
    ],
    ['0xaf876745', 'wrapEth(uint256 amount, uint256 amountForPoints)', { act: 'into' }],
    ['0x5f63fc90', 'unwrapForEEthAndBurn(uint256 tokenId)', { act: 'outOf' }],
    ['0xe20cd4e3', 'requestWithdraw(uint256 tokenId, uint256 amount)', { act: 'outOf' }],
    ['0xb7c0306a', 'requestWithdrawAndBurn(uint256 tokenId)', { act: 'outOf' }],
  ],
};

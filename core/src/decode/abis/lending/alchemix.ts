import type { AbiTable } from '../table.ts';

/** Alchemists and transmuters of Alchemix v2. */
export const alchemix: AbiTable = {
  source: 'Alchemix',
  functions: [
    [
      '0xf45346dc',
      'deposit(address yieldToken, uint256 amount, address recipient)',
      { act: 'into', roles: { yieldToken: 'token', recipient: 'owner' } },
    ],
    [
      '0xbdfa9bae',
      'depositUnderlying(address yieldToken, uint256 amount, address recipient, uint256 minimumAmountOut)',
      { act: 'into', roles: { yieldToken: 'token', recipient: 'owner' } },
    ],
    [
      '0xa6459a32',
      'withdrawUnderlying(address yieldToken, uint256 shares, address recipient, uint256 minimumAmountOut)',
      { act: 'outOf', roles: { yieldToken: 'token', recipient: 'receiver' }, weakens: true },
    ],
    [
      '0xedca201b',
      'withdrawFrom(address owner, address yieldToken, uint256 shares, address recipient)',
      { act: 'outOf', roles: { owner: 'owner', yieldToken: 'token', recipient: 'receiver' }, weakens: true },
    ],
    [
      '0xb968ee3c',
      'withdrawUnderlyingFrom(address owner, address yieldToken, uint256 shares, address recipient, uint256 minimumAmountOut)',
      { act: 'outOf', roles: { owner: 'owner', yieldToken: 'token', recipient: 'receiver' }, weakens: true },
    ],
    [
      '0x51044b8e',
      'mintFrom(address owner, uint256 amount, address recipient)',
      { act: 'debt', roles: { owner: 'owner', recipient: 'receiver' } },
    ],
    ['0xfcd3533c', 'burn(uint256 amount, address recipient)', { act: 'into', roles: { recipient: 'owner' } }],
    [
      '0x5ceae9c4',
      'repay(address underlyingToken, uint256 amount, address recipient)',
      { act: 'into', listed: true, roles: { underlyingToken: 'token', recipient: 'owner' } },
    ],
    [
      '0x0710285c',
      'liquidate(address yieldToken, uint256 shares, uint256 minimumAmountOut)',
      { act: 'set', roles: { yieldToken: 'token' }, weakens: true },
    ],
    [
      '0x13b39b9c',
      'approveMint(address spender, uint256 amount)',
      { act: 'control', roles: { spender: 'power' } },
    ],
    [
      '0x6bf9b3e7',
      'approveWithdraw(address spender, address yieldToken, uint256 shares)',
      { act: 'control', roles: { spender: 'power', yieldToken: 'token' } },
    ],
    ['0xb1a997ac', 'poke(address owner)', { act: 'set', roles: { owner: 'account' } }],
  ],
};

import type { AbiTable } from '../table.ts';

/** Signed permissions handed to a token: ERC-2612, the older form of DAI, and ERC-3009. */
export const permits: AbiTable = {
  source: 'ERC-2612, ERC-3009',
  functions: [
    [
      '0xd505accf',
      'permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { owner: 'owner', spender: 'power', r: 'data', s: 'data' } },
    ],
    [
      '0x9fd5a6cf',
      'permit(address owner, address spender, uint256 amount, uint256 deadline, bytes signature)',
      { act: 'allow', roles: { owner: 'owner', spender: 'power', signature: 'data' } },
    ],
    [
      '0x8fcbaf0c',
      'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { holder: 'owner', spender: 'power', r: 'data', s: 'data' } },
    ],
    [
      '0xe3ee160e',
      'transferWithAuthorization(address from, address to, uint256 amount, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
      { act: 'move', roles: { from: 'payer', to: 'payee', nonce: 'id', r: 'data', s: 'data' } },
    ],
    [
      '0xcf092995',
      'transferWithAuthorization(address from, address to, uint256 amount, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
      { act: 'move', roles: { from: 'payer', to: 'payee', nonce: 'id', signature: 'data' } },
    ],
    [
      '0xef55bec6',
      'receiveWithAuthorization(address from, address to, uint256 amount, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
      { act: 'move', roles: { from: 'payer', to: 'payee', nonce: 'id', r: 'data', s: 'data' } },
    ],
    [
      '0x88b7ab63',
      'receiveWithAuthorization(address from, address to, uint256 amount, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
      { act: 'move', roles: { from: 'payer', to: 'payee', nonce: 'id', signature: 'data' } },
    ],
    [
      '0x5a049a70',
      'cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
      { act: 'set', roles: { authorizer: 'account', nonce: 'id', r: 'data', s: 'data' } },
    ],
    [
      '0xb7b72899',
      'cancelAuthorization(address authorizer, bytes32 nonce, bytes signature)',
      { act: 'set', roles: { authorizer: 'account', nonce: 'id', signature: 'data' } },
    ],
  ],
};

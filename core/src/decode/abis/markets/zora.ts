import type { AbiTable } from '../table.ts';

/** Mints, coins and rewards of Zora. */
export const zora: AbiTable = {
  source: 'Zora',
  functions: [
    [
      '0xc957180f',
      'buy(address recipient, uint256 orderSize, uint256 minAmountOut, uint160 sqrtPriceLimitX96, address tradeReferrer)',
      { act: 'trade', roles: { recipient: 'owner', tradeReferrer: 'partner' } },
    ],
    [
      '0xb49d370d',
      'sell(address recipient, uint256 orderSize, uint256 minAmountOut, uint160 sqrtPriceLimitX96, address tradeReferrer)',
      { act: 'trade', roles: { recipient: 'receiver', tradeReferrer: 'partner' } },
    ],
    [
      '0xf7f8266f',
      'deposit(address to, bytes4 reason, string comment)',
      { act: 'move', roles: { to: 'payee', reason: 'id', comment: 'said' } },
    ],
    ['0xdb518db2', 'withdrawFor(address to, uint256 amount)', { act: 'outOf', roles: { to: 'receiver' } }],
    [
      '0x46bb5954',
      'setPayoutRecipient(address newPayoutRecipient)',
      { act: 'control', roles: { newPayoutRecipient: 'receiver' } },
    ],
    [
      '0x8ec998a0',
      'addPermission(uint256 tokenId, address user, uint256 permissionBits)',
      { act: 'control', roles: { user: 'power' } },
    ],
    [
      '0x5d0f6cba',
      'removePermission(uint256 tokenId, address user, uint256 permissionBits)',
      { act: 'control', roles: { user: 'power' } },
    ],
    [
      '0x10a7eb5d',
      'setFundsRecipient(address fundsRecipient)',
      { act: 'control', roles: { fundsRecipient: 'receiver' } },
    ],
    [
      '0xd258609a',
      'setupNewToken(string newURI, uint256 maxSupply)',
      { act: 'set', roles: { newURI: 'record' } },
    ],
    [
      '0x674cbae6',
      'setupNewTokenWithCreateReferral(string newURI, uint256 maxSupply, address createReferral)',
      { act: 'set', roles: { newURI: 'record', createReferral: 'partner' } },
    ],
    [
      '0x18e97fd1',
      'updateTokenURI(uint256 tokenId, string newURI)',
      { act: 'set', roles: { newURI: 'record' } },
    ],
    [
      '0xef71c82e',
      'updateContractMetadata(string newURI, string newName)',
      { act: 'set', roles: { newURI: 'record', newName: 'record' } },
    ],
  ],
};

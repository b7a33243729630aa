import type { AbiTable } from '../table.ts';

/** Mints of Zora: editions (ERC-721), tokens of creators (ERC-1155), timed sales and their trade. Coins are read elsewhere. From the packages @zoralabs/*. */
export const zoraMints: AbiTable = {
  source: 'Zora',
  functions: [
    ['0xefef39a1', 'purchase(uint256 quantity)', { act: 'buy' }],
    [
      '0x03ee2733',
      'purchaseWithComment(uint256 quantity, string comment)',
      { act: 'buy', roles: { comment: 'said' } },
    ],
    [
      '0xd234255c',
      'purchaseWithRecipient(address recipient, uint256 quantity, string comment)',
      { act: 'buy', roles: { recipient: 'receiver', comment: 'said' } },
    ],
    [
      '0x45368181',
      'mintWithRewards(address recipient, uint256 quantity, string comment, address mintReferral)',
      { act: 'buy', roles: { recipient: 'receiver', comment: 'said', mintReferral: 'partner' } },
    ],
    [
      '0x25024a2b',
      'purchasePresale(uint256 quantity, uint256 maxQuantity, uint256 pricePerToken, bytes32[] merkleProof)',
      { act: 'buy', roles: { merkleProof: 'data' } },
    ],
    [
      '0x2e706b5a',
      'purchasePresaleWithComment(uint256 quantity, uint256 maxQuantity, uint256 pricePerToken, bytes32[] merkleProof, string comment)',
      { act: 'buy', roles: { merkleProof: 'data', comment: 'said' } },
    ],
    [
      '0xae6e7875',
      'purchasePresaleWithRewards(uint256 quantity, uint256 maxQuantity, uint256 pricePerToken, bytes32[] merkleProof, string comment, address mintReferral)',
      { act: 'buy', roles: { merkleProof: 'data', comment: 'said', mintReferral: 'partner' } },
    ],
    [
      '0x359f1302',
      'mint(address minter, uint256 tokenId, uint256 quantity, address[] rewardsRecipients, bytes minterArguments)',
      { act: 'buy', roles: { minter: 'contract', rewardsRecipients: 'partner', minterArguments: 'call' } },
    ],
    [
      '0x9dbb844d',
      'mintWithRewards(address minter, uint256 tokenId, uint256 quantity, bytes minterArguments, address mintReferral)',
      { act: 'buy', roles: { minter: 'contract', minterArguments: 'call', mintReferral: 'partner' } },
    ],
    [
      '0xa836f32f',
      'mint(address mintTo, uint256 quantity, address collection, uint256 tokenId, address mintReferral, string comment)',
      {
        act: 'buy',
        roles: { mintTo: 'receiver', collection: 'token', mintReferral: 'partner', comment: 'said' },
      },
    ],
    [
      '0xf54f216a',
      'mint(address mintTo, uint256 quantity, address tokenAddress, uint256 tokenId, uint256 totalValue, address currency, address mintReferral, string comment)',
      {
        act: 'buy',
        roles: {
          mintTo: 'receiver',
          tokenAddress: 'token',
          currency: 'token',
          mintReferral: 'partner',
          comment: 'said',
        },
      },
    ],
    [
      '0xd904b94a',
      'callSale(uint256 tokenId, address salesConfig, bytes data)',
      { act: 'carry', roles: { salesConfig: 'contract', data: 'call' } },
    ],
    [
      '0xb3836da9',
      'buy1155(address erc20zAddress, uint256 num1155ToBuy, address recipient, address excessRefundRecipient, uint256 maxEthToSpend, uint160 sqrtPriceLimitX96)',
      {
        act: 'trade',
        roles: { erc20zAddress: 'token', recipient: 'receiver', excessRefundRecipient: 'receiver' },
      },
    ],
    [
      '0x55193c95',
      'sell1155(address erc20zAddress, uint256 num1155ToSell, address recipient, uint256 minEthToAcquire, uint160 sqrtPriceLimitX96)',
      { act: 'trade', roles: { erc20zAddress: 'token', recipient: 'receiver' } },
    ],
    [
      '0x39ba9549',
      'buyOnSecondaryAndComment(address commenter, uint256 quantity, address collection, uint256 tokenId, address excessRefundRecipient, uint256 maxEthToSpend, uint160 sqrtPriceLimitX96, string comment)',
      {
        act: 'trade',
        roles: {
          commenter: 'account',
          collection: 'token',
          excessRefundRecipient: 'receiver',
          comment: 'said',
        },
      },
    ],
    [
      '0xf5c540d0',
      'sellOnSecondaryAndComment(address commenter, uint256 quantity, address collection, uint256 tokenId, address recipient, uint256 minEthToAcquire, uint160 sqrtPriceLimitX96, string comment)',
      {
        act: 'trade',
        roles: { commenter: 'account', collection: 'token', recipient: 'receiver', comment: 'said' },
      },
    ],
  ],
};

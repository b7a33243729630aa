import type { AbiTable } from '../table.ts';

/** Positions of conditional tokens, of Polymarket and of Azuro. */
export const predictions: AbiTable = {
  source: 'Prediction markets',
  functions: [
    [
      '0x72ce4275',
      'splitPosition(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] partition, uint256 amount)',
      { act: 'into', roles: { collateralToken: 'token', parentCollectionId: 'id', conditionId: 'id' } },
    ],
    [
      '0x9e7212ad',
      'mergePositions(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] partition, uint256 amount)',
      { act: 'outOf', roles: { collateralToken: 'token', parentCollectionId: 'id', conditionId: 'id' } },
    ],
    [
      '0x01b7037c',
      'redeemPositions(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] indexSets)',
      { act: 'outOf', roles: { collateralToken: 'token', parentCollectionId: 'id', conditionId: 'id' } },
    ],
    [
      '0xd96ee754',
      'prepareCondition(address oracle, bytes32 questionId, uint256 outcomeSlotCount)',
      { act: 'control', roles: { oracle: 'power', questionId: 'id' } },
    ],
    [
      '0xa3d7da1d',
      'splitPosition(bytes32 conditionId, uint256 amount)',
      { act: 'into', roles: { conditionId: 'id' } },
    ],
    [
      '0xb10c5c17',
      'mergePositions(bytes32 conditionId, uint256 amount)',
      { act: 'outOf', roles: { conditionId: 'id' } },
    ],
    [
      '0xdbeccb23',
      'redeemPositions(bytes32 conditionId, uint256[] amounts)',
      { act: 'outOf', roles: { conditionId: 'id' } },
    ],
    [
      '0xc64748c4',
      'convertPositions(bytes32 marketId, uint256 indexSet, uint256 amount)',
      { act: 'trade', roles: { marketId: 'id' } },
    ],
    [
      '0xa6dfcf86',
      'cancelOrder((uint256 salt, address maker, address signer, address taker, uint256 tokenId, uint256 makerAmount, uint256 takerAmount, uint256 expiration, uint256 nonce, uint256 feeRateBps, uint8 side, uint8 signatureType, bytes signature) order)',
      {
        act: 'set',
        roles: {
          'order.maker': 'account',
          'order.signer': 'account',
          'order.taker': 'account',
          'order.signature': 'data',
        },
      },
    ],
    [
      '0xfa950b48',
      'cancelOrders((uint256 salt, address maker, address signer, address taker, uint256 tokenId, uint256 makerAmount, uint256 takerAmount, uint256 expiration, uint256 nonce, uint256 feeRateBps, uint8 side, uint8 signatureType, bytes signature)[] orders)',
      {
        act: 'set',
        roles: {
          'orders.maker': 'account',
          'orders.signer': 'account',
          'orders.taker': 'account',
          'orders.signature': 'data',
        },
      },
    ],
    ['0xd5f15a46', 'addFunding(uint256 addedFunds, uint256[] distributionHint)', { act: 'into' }],
    ['0xe03031a6', 'removeFunding(uint256 sharesToBurn)', { act: 'outOf' }],
    [
      '0xec24ffbf',
      'bet(address core, uint128 amount, uint64 expiresAt, (address affiliate, uint64 minOdds, bytes data) betData)',
      { act: 'into', roles: { core: 'token', 'betData.affiliate': 'partner', 'betData.data': 'data' } },
    ],
    [
      '0xea963ec4',
      'betFor(address bettor, address core, uint128 amount, uint64 expiresAt, (address affiliate, uint64 minOdds, bytes data) betData)',
      {
        act: 'into',
        roles: { bettor: 'owner', core: 'token', 'betData.affiliate': 'partner', 'betData.data': 'data' },
      },
    ],
    [
      '0x161d0770',
      'withdrawPayout(address core, uint256 tokenId)',
      { act: 'outOf', roles: { core: 'token' } },
    ],
  ],
};

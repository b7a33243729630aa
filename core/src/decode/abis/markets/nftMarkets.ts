import type { AbiTable } from '../table.ts';

const orderLeft =
  '(address maker, ((bytes4 assetClass, bytes data) assetType, uint256 value) makeAsset, address taker, ((bytes4 assetClass, bytes data) assetType, uint256 value) takeAsset, uint256 salt, uint256 start, uint256 end, bytes4 dataType, bytes data)';

/** Markets for NFTs: Rarible, Sudoswap, Foundation, OpenSea's helper for transfers, CryptoPunks. */
export const nftMarkets: AbiTable = {
  source: 'Rarible, Sudoswap, Foundation, OpenSea, CryptoPunks',
  functions: [
    [
      '0x0d5f7d35',
      'directPurchase((address sellOrderMaker, uint256 sellOrderNftAmount, bytes4 nftAssetClass, bytes nftData, uint256 sellOrderPaymentAmount, address paymentToken, uint256 sellOrderSalt, uint256 sellOrderStart, uint256 sellOrderEnd, bytes4 sellOrderDataType, bytes sellOrderData, bytes sellOrderSignature, uint256 buyOrderPaymentAmount, uint256 buyOrderNftAmount, bytes buyOrderData) direct)',
      {
        act: 'trade',
        roles: {
          'direct.sellOrderMaker': 'payee',
          'direct.nftAssetClass': 'id',
          'direct.nftData': 'id',
          'direct.paymentToken': 'token',
          'direct.sellOrderDataType': 'id',
          'direct.sellOrderData': 'data',
          'direct.sellOrderSignature': 'data',
          'direct.buyOrderData': 'call',
        },
      },
    ],
    [
      '0x67d49a3b',
      'directAcceptBid((address bidMaker, uint256 bidNftAmount, bytes4 nftAssetClass, bytes nftData, uint256 bidPaymentAmount, address paymentToken, uint256 bidSalt, uint256 bidStart, uint256 bidEnd, bytes4 bidDataType, bytes bidData, bytes bidSignature, uint256 sellOrderPaymentAmount, uint256 sellOrderNftAmount, bytes sellOrderData) direct)',
      {
        act: 'trade',
        roles: {
          'direct.bidMaker': 'account',
          'direct.nftAssetClass': 'id',
          'direct.nftData': 'id',
          'direct.paymentToken': 'token',
          'direct.bidDataType': 'id',
          'direct.bidData': 'data',
          'direct.bidSignature': 'data',
          'direct.sellOrderData': 'call',
        },
      },
    ],
    [
      '0xe99a3f80',
      `matchOrders(${orderLeft} orderLeft, bytes signatureLeft, ${orderLeft} orderRight, bytes signatureRight)`,
      {
        act: 'trade',
        roles: {
          'orderLeft.maker': 'account',
          'orderLeft.makeAsset.assetType.assetClass': 'id',
          'orderLeft.makeAsset.assetType.data': 'id',
          'orderLeft.taker': 'account',
          'orderLeft.takeAsset.assetType.assetClass': 'id',
          'orderLeft.takeAsset.assetType.data': 'id',
          'orderLeft.dataType': 'id',
          'orderLeft.data': 'call',
          signatureLeft: 'data',
          'orderRight.maker': 'account',
          'orderRight.makeAsset.assetType.assetClass': 'id',
          'orderRight.makeAsset.assetType.data': 'id',
          'orderRight.taker': 'account',
          'orderRight.takeAsset.assetType.assetClass': 'id',
          'orderRight.takeAsset.assetType.data': 'id',
          'orderRight.dataType': 'id',
          'orderRight.data': 'call',
          signatureRight: 'data',
        },
      },
    ],
    [
      '0xe2864fe3',
      `cancel(${orderLeft} order)`,
      {
        act: 'set',
        roles: {
          'order.maker': 'account',
          'order.makeAsset.assetType.assetClass': 'id',
          'order.makeAsset.assetType.data': 'id',
          'order.taker': 'account',
          'order.takeAsset.assetType.assetClass': 'id',
          'order.takeAsset.assetType.data': 'id',
          'order.dataType': 'id',
          'order.data': 'data',
        },
      },
    ],
    [
      '0x11132000',
      'swapETHForSpecificNFTs((address pair, uint256[] nftIds)[] swapList, address ethRecipient, address nftRecipient, uint256 deadline)',
      {
        act: 'trade',
        valueIsMost: true,
        roles: { 'swapList.pair': 'contract', ethRecipient: 'receiver', nftRecipient: 'receiver' },
      },
    ],
    [
      '0x3efd9e71',
      'robustSwapETHForSpecificNFTs(((address pair, uint256[] nftIds) swapInfo, uint256 maxCost)[] swapList, address ethRecipient, address nftRecipient, uint256 deadline)',
      {
        act: 'trade',
        roles: { 'swapList.swapInfo.pair': 'contract', ethRecipient: 'receiver', nftRecipient: 'receiver' },
      },
    ],
    [
      '0xdabf67d7',
      'swapNFTsForToken((address pair, uint256[] nftIds)[] swapList, uint256 minOutput, address tokenRecipient, uint256 deadline)',
      { act: 'trade', roles: { 'swapList.pair': 'contract', tokenRecipient: 'receiver' } },
    ],
    [
      '0xb01ef608',
      'buyV2(address nftContract, uint256 tokenId, uint256 maxPrice, address referrer)',
      { act: 'buy', roles: { nftContract: 'token', referrer: 'partner' } },
    ],
    [
      '0xa59ac6dd',
      'buy(address nftContract, uint256 tokenId, uint256 maxPrice)',
      { act: 'buy', roles: { nftContract: 'token' } },
    ],
    ['0x9979ef45', 'placeBid(uint256 auctionId)', { act: 'offer' }],
    [
      '0xb6aff8c1',
      'placeBidV2(uint256 auctionId, uint256 amount, address referrer)',
      { act: 'offer', roles: { referrer: 'partner' } },
    ],
    [
      '0x29e0e160',
      'acceptOffer(address nftContract, uint256 tokenId, address offerFrom, uint256 minAmount)',
      { act: 'offer', roles: { nftContract: 'token', offerFrom: 'account' } },
    ],
    [
      '0x614b151c',
      'makeOfferV2(address nftContract, uint256 tokenId, uint256 amount, address referrer)',
      { act: 'offer', roles: { nftContract: 'token', referrer: 'partner' } },
    ],
    [
      '0x798bac8d',
      'setBuyPrice(address nftContract, uint256 tokenId, uint256 price)',
      { act: 'offer', roles: { nftContract: 'token' } },
    ],
    [
      '0x4ce6931a',
      'createReserveAuction(address nftContract, uint256 tokenId, uint256 reservePrice)',
      { act: 'offer', roles: { nftContract: 'token' } },
    ],
    ['0x7430e0c6', 'finalizeReserveAuction(uint256 auctionId)', { act: 'outOf' }],
    [
      '0x32389b71',
      'bulkTransfer(((uint8 itemType, address token, uint256 identifier, uint256 amount)[] items, address recipient, bool validateERC721Receiver)[] items, bytes32 conduitKey)',
      { act: 'move', roles: { 'items.items.token': 'token', 'items.recipient': 'payee', conduitKey: 'id' } },
    ],
    ['0xc44193c3', 'offerPunkForSale(uint256 punkIndex, uint256 minSalePriceInWei)', { act: 'offer' }],
    [
      '0xbf31196f',
      'offerPunkForSaleToAddress(uint256 punkIndex, uint256 minSalePriceInWei, address toAddress)',
      { act: 'offer', roles: { toAddress: 'power' } },
    ],
    ['0x23165b75', 'acceptBidForPunk(uint256 punkIndex, uint256 minPrice)', { act: 'offer' }],
    ['0x091dbfd2', 'enterBidForPunk(uint256 punkIndex)', { act: 'offer' }],
    ['0x8264fe98', 'buyPunk(uint256 punkIndex)', { act: 'buy' }],
    ['0x8b72a2ec', 'transferPunk(address to, uint256 punkIndex)', { act: 'move', roles: { to: 'receiver' } }],
    [
      '0xb3ffb760',
      'buy(address _originContract, uint256 _tokenId, address _currencyAddress, uint256 _amount)',
      { act: 'buy', roles: { _originContract: 'token', _currencyAddress: 'token' } },
    ],
    [
      '0xb1d3f1c1',
      'swapNFTsForToken(uint256[] nftIds, uint256 minExpectedTokenOutput, address tokenRecipient, bool isRouter, address routerCaller)',
      { act: 'trade', roles: { tokenRecipient: 'receiver', routerCaller: 'account' } },
    ],
    [
      '0x6d8b99f7',
      'swapTokenForSpecificNFTs(uint256[] nftIds, uint256 maxExpectedTokenInput, address nftRecipient, bool isRouter, address routerCaller)',
      { act: 'trade', roles: { nftRecipient: 'receiver', routerCaller: 'account' } },
    ],
    [
      '0x794593bc',
      'createConduit(bytes32 conduitKey, address initialOwner)',
      { act: 'control', roles: { conduitKey: 'id', initialOwner: 'power' } },
    ],
    [
      '0x13ad9cab',
      'updateChannel(address conduit, address channel, bool isOpen)',
      { act: 'control', roles: { conduit: 'token', channel: 'power' } },
    ],
    [
      '0x6d435421',
      'transferOwnership(address conduit, address newPotentialOwner)',
      { act: 'control', roles: { conduit: 'token', newPotentialOwner: 'power' } },
    ],
  ],
};

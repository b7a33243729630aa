import type { SignedForm } from './signedForm.ts';
import { treeType } from '../tree.ts';

const assets = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount';

/** Orders of 0x 4, where its contracts are: from the package @0x/contract-addresses. Whoever takes one pays its fee. */
export const zeroXOrderForms: SignedForm = {
  types: [
    `LimitOrder(${assets},uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)`,
    `RfqOrder(${assets},address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)`,
    `OtcOrder(${assets},address maker,address taker,address txOrigin,uint256 expiryAndNonce)`,
  ],
  roles: {
    makerToken: 'told',
    takerToken: 'told',
    maker: 'told',
    taker: 'told',
    sender: 'told',
    txOrigin: 'told',
    feeRecipient: 'inert',
    pool: 'inert',
  },
  markets: [
    '0xdef1c0ded9bec7f1a1670819833240f027b25eff 1 56 137 8453 42161 42220 43114 11155111',
    '0xdef1abe32c034e558cdd535791643c58a13acc10 10',
    '0xdef189deaef76e379df891899eb5a00a94cbc250 250',
  ].map((at) => ({ name: 'ZeroEx', version: '1.0.0', at })),
};

/** Orders of the first exchange of Blur. Its extra parameters only ask for one more signature. */
export const blurOrders: SignedForm = {
  types: [
    'Order(address trader,uint8 side,address matchingPolicy,address collection,uint256 tokenId,uint256 amount,address paymentToken,uint256 price,uint256 listingTime,uint256 expirationTime,Fee[] fees,uint256 salt,bytes extraParams,uint256 nonce)Fee(uint16 rate,address recipient)',
  ],
  roles: {
    trader: 'told',
    matchingPolicy: 'told',
    collection: 'told',
    paymentToken: 'told',
    fees: 'told',
    extraParams: 'inert',
  },
  markets: [{ name: 'Blur Exchange', version: '1.0', at: '0x000000000000ad05ccc4f10045630fb830b95127 1' }],
};

/** Offers of Blend to lend. Its oracle can only refuse. */
export const lendingOffers: SignedForm = {
  types: [
    'LoanOffer(address lender,address collection,uint256 totalAmount,uint256 minAmount,uint256 maxAmount,uint256 auctionDuration,uint256 salt,uint256 expirationTime,uint256 rate,address oracle,uint256 nonce)',
  ],
  roles: { lender: 'self', collection: 'told', oracle: 'inert' },
  markets: [{ name: 'Blend', version: '1.0', at: '0x29469395eaf6f95920e59f858042f0e28d98a20b 1' }],
};

const maker =
  'Maker(uint8 quoteType,uint256 globalNonce,uint256 subsetNonce,uint256 orderNonce,uint256 strategyId,uint8 collectionType,address collection,address currency,address signer,uint256 startTime,uint256 endTime,uint256 price,uint256[] itemIds,uint256[] amounts,bytes additionalParameters)';

/** Orders of LooksRare, by their contracts: from the packages @looksrare/sdk and @looksrare/sdk-v2. */
export const looksRareOrders: readonly SignedForm[] = [
  {
    types: [
      'MakerOrder(bool isOrderAsk,address signer,address collection,uint256 price,uint256 tokenId,uint256 amount,address strategy,address currency,uint256 nonce,uint256 startTime,uint256 endTime,uint256 minPercentageToAsk,bytes params)',
    ],
    roles: { signer: 'told', collection: 'told', strategy: 'told', currency: 'told' },
    markets: [
      { name: 'LooksRareExchange', version: '1', at: '0x59728544b08ab483533076417fbbb2fd0b17ce3a 1' },
    ],
  },
  {
    types: [maker, treeType('BatchOrder', 'Maker', 10, maker)],
    roles: { signer: 'told', collection: 'told', currency: 'told', tree: 'told' },
    markets: [
      { name: 'LooksRareProtocol', version: '2', at: '0x0000000000e655fae4d56241588680f86e3b2377 1' },
    ],
  },
];

/** Orders of Rarible. */
export const raribleOrders: SignedForm = {
  types: [
    'Order(address maker,Asset makeAsset,address taker,Asset takeAsset,uint256 salt,uint256 start,uint256 end,bytes4 dataType,bytes data)Asset(AssetType assetType,uint256 value)AssetType(bytes4 assetClass,bytes data)',
  ],
  roles: {
    maker: 'told',
    taker: 'told',
    makeAsset: 'told',
    takeAsset: 'told',
    dataType: 'told',
    data: 'told',
  },
  markets: [
    { name: 'Exchange', version: '2', at: '0x9757f2d2b135150bbeb65308d4a91804107cd8d6 1' },
    { name: 'Exchange', version: '2', at: '0x12b3897a36fdb436dde2788c06eff0ffd997066e 137' },
  ],
};

/** Approvals of modules by Zora 3. */
export const zoraApprovals: SignedForm = {
  types: ['SignedApproval(address module,address user,bool approved,uint256 deadline,uint256 nonce)'],
  roles: { module: 'told', user: 'self' },
  markets: [
    { name: 'ZORA', version: '3', at: '0x850a7c6fe2cf48eea1393554c8a3ba23f20cc401 1' },
    { name: 'ZORA', version: '3', at: '0xcca379fdf4beda63c4bb0e2a3179ae62c8716794 137' },
  ],
};

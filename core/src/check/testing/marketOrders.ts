import { encodeAbiParameters, keccak256, parseAbiParameters, stringToHex, zeroAddress } from 'viem';
import type { Body } from '../../model/request.ts';
import { friend, me, typed, usdc, weth } from './views.ts';

const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

/** Contracts of markets on Ethereum, and a collection. */
export const zeroX = '0xDef1C0ded9bec7F1a1670819833240f027b25EfF';
export const blur = '0x000000000000Ad05Ccc4F10045630fb830B95127';
export const collection = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
const blend = '0x29469395eAf6f95920E59F858042f0e28D98a20B';
const looksRare = '0x59728544B08AB483533076417FbBB2fD0B17CE3a';
const looksRare2 = '0x0000000000E655fAe4d56241588680F86E3b2377';
const rarible = '0x9757F2d2b135150BBeb65308D4a91804107cd8D6';
const zora = '0x850A7c6fE2CF48eea1393554C8A3bA23f20CC401';

type More = Readonly<Record<string, unknown>>;

const domainOf = (name: string, version: string, verifyingContract: string, more: More) => ({
  name,
  version,
  chainId: 1n,
  verifyingContract,
  ...more,
});

const traded = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount';
const zeroXTypes = {
  LimitOrder: `${traded},uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt`,
  RfqOrder: `${traded},address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt`,
  OtcOrder: `${traded},address maker,address taker,address txOrigin,uint256 expiryAndNonce`,
};

/** An order of 0x that gives 5 USDC for 0.002 WETH. */
export function zeroXOrder(kind: keyof typeof zeroXTypes, more: More = {}, domain: More = {}): Body {
  const message: More = {
    makerToken: usdc,
    takerToken: weth,
    makerAmount: 5_000_000n,
    takerAmount: 2n * 10n ** 15n,
    takerTokenFeeAmount: 0n,
    maker: me,
    taker: zeroAddress,
    sender: zeroAddress,
    txOrigin: zeroAddress,
    feeRecipient: friend,
    pool: `0x${'00'.repeat(32)}`,
    expiry: 1_900_000_000n,
    salt: 1n,
    expiryAndNonce: (1_900_000_000n << 192n) + 7n,
    ...more,
  };
  const declared = fields(zeroXTypes[kind]);
  const own = Object.fromEntries(
    Object.entries(message).filter(([name]) => declared.some((it) => it.name === name)),
  );
  return typed({ [kind]: declared }, kind, own, domainOf('ZeroEx', '1.0.0', zeroX, domain));
}

/** A listing at the first exchange of Blur: item 7 for 1 ETH. */
export function blurOrder(more: More = {}, domain: More = {}): Body {
  const types = {
    Order: fields(
      'address trader,uint8 side,address matchingPolicy,address collection,uint256 tokenId,uint256 amount,address paymentToken,uint256 price,uint256 listingTime,uint256 expirationTime,Fee[] fees,uint256 salt,bytes extraParams,uint256 nonce',
    ),
    Fee: fields('uint16 rate,address recipient'),
  };
  const message = {
    trader: me,
    side: 1n,
    matchingPolicy: '0x0000000000daB4A563819e8fd93dbA3b25BC3495',
    collection,
    tokenId: 7n,
    amount: 1n,
    paymentToken: zeroAddress,
    price: 10n ** 18n,
    listingTime: 0n,
    expirationTime: 1_900_000_000n,
    fees: [],
    salt: 1n,
    extraParams: '0x01',
    nonce: 0n,
    ...more,
  };
  return typed(types, 'Order', message, domainOf('Blur Exchange', '1.0', blur, domain));
}

/** The root of items listed at the second exchange of Blur. */
export function blurListings(more: More = {}): Body {
  const types = {
    Order: fields(
      'address trader,address collection,bytes32 listingsRoot,uint256 numberOfListings,uint256 expirationTime,uint8 assetType,FeeRate makerFee,uint256 salt,uint8 orderType,uint256 nonce',
    ),
    FeeRate: fields('address recipient,uint16 rate'),
  };
  const message = {
    trader: me,
    collection,
    listingsRoot: `0x${'ab'.repeat(32)}`,
    numberOfListings: 1n,
    expirationTime: 1_900_000_000n,
    assetType: 0n,
    makerFee: { recipient: zeroAddress, rate: 0n },
    salt: 1n,
    orderType: 0n,
    nonce: 0n,
    ...more,
  };
  const contract = '0xb2ecfE4E4D61f8790bbb9DE2D1259B9e2410CEA5';
  return typed(types, 'Order', message, domainOf('Blur Exchange', '1.0', contract, {}));
}

/** An offer of Blend to lend 10 ETH at 12% a year. */
export function loanOffer(more: More = {}, domain: More = {}): Body {
  const types = {
    LoanOffer: fields(
      'address lender,address collection,uint256 totalAmount,uint256 minAmount,uint256 maxAmount,uint256 auctionDuration,uint256 salt,uint256 expirationTime,uint256 rate,address oracle,uint256 nonce',
    ),
  };
  const message = {
    lender: me,
    collection,
    totalAmount: 10n ** 19n,
    minAmount: 10n ** 17n,
    maxAmount: 10n ** 19n,
    auctionDuration: 9_000n,
    salt: 1n,
    expirationTime: 1_900_000_000n,
    rate: 1_200n,
    oracle: friend,
    nonce: 0n,
    ...more,
  };
  return typed(types, 'LoanOffer', message, domainOf('Blend', '1.0', blend, domain));
}

/** A listing at the first LooksRare: item 7 for 1 WETH, of which at least 85% are kept. */
export function looksRareOrder(more: More = {}, domain: More = {}): Body {
  const types = {
    MakerOrder: fields(
      'bool isOrderAsk,address signer,address collection,uint256 price,uint256 tokenId,uint256 amount,address strategy,address currency,uint256 nonce,uint256 startTime,uint256 endTime,uint256 minPercentageToAsk,bytes params',
    ),
  };
  const message = {
    isOrderAsk: true,
    signer: me,
    collection,
    price: 10n ** 18n,
    tokenId: 7n,
    amount: 1n,
    strategy: '0x579af6FD30BF83a5Ac0D636bc619f98DBdeb930c',
    currency: weth,
    nonce: 0n,
    startTime: 0n,
    endTime: 1_900_000_000n,
    minPercentageToAsk: 8_500n,
    params: '0x',
    ...more,
  };
  return typed(types, 'MakerOrder', message, domainOf('LooksRareExchange', '1', looksRare, domain));
}

const maker = {
  Maker: fields(
    'uint8 quoteType,uint256 globalNonce,uint256 subsetNonce,uint256 orderNonce,uint256 strategyId,uint8 collectionType,address collection,address currency,address signer,uint256 startTime,uint256 endTime,uint256 price,uint256[] itemIds,uint256[] amounts,bytes additionalParameters',
  ),
};

/** The message of a listing at LooksRare 2: item 7 for 1 ETH. */
export const looksRareMaker: More = {
  quoteType: 1n,
  globalNonce: 0n,
  subsetNonce: 0n,
  orderNonce: 0n,
  strategyId: 0n,
  collectionType: 0n,
  collection,
  currency: zeroAddress,
  signer: me,
  startTime: 0n,
  endTime: 1_900_000_000n,
  price: 10n ** 18n,
  itemIds: [7n],
  amounts: [1n],
  additionalParameters: '0x',
};

export function looksRareListing(more: More = {}, domain: More = {}): Body {
  const of = domainOf('LooksRareProtocol', '2', looksRare2, domain);
  return typed(maker, 'Maker', { ...looksRareMaker, ...more }, of);
}

export function looksRareListings(tree: readonly unknown[], type = 'Maker[2]'): Body {
  const of = domainOf('LooksRareProtocol', '2', looksRare2, {});
  return typed({ BatchOrder: fields(`${type} tree`), ...maker }, 'BatchOrder', { tree }, of);
}

/** The first four bytes by which Rarible knows a class of assets, or a type of data. */
export const classOf = (name: string) => keccak256(stringToHex(name)).slice(0, 10);

export const assetOf = (name: string, value: bigint, token?: string, id?: bigint) => ({
  assetType: {
    assetClass: classOf(name),
    data:
      token === undefined
        ? '0x'
        : id === undefined
          ? encodeAbiParameters(parseAbiParameters('address'), [token as `0x${string}`])
          : encodeAbiParameters(parseAbiParameters('address, uint256'), [token as `0x${string}`, id]),
  },
  value,
});

type Entry = Readonly<{ account: `0x${string}`; value: bigint }>;

export const raribleData = (payouts: readonly Entry[], originFees: readonly Entry[]) =>
  encodeAbiParameters(
    [
      {
        type: 'tuple',
        components: ['payouts', 'originFees'].map((name) => ({
          name,
          type: 'tuple[]',
          components: [
            { name: 'account', type: 'address' },
            { name: 'value', type: 'uint96' },
          ],
        })),
      },
    ],
    [{ payouts, originFees }],
  );

/** A listing at Rarible: item 7 for 1 ETH. */
export function raribleOrder(more: More = {}, domain: More = {}): Body {
  const types = {
    Order: fields(
      'address maker,Asset makeAsset,address taker,Asset takeAsset,uint256 salt,uint256 start,uint256 end,bytes4 dataType,bytes data',
    ),
    Asset: fields('AssetType assetType,uint256 value'),
    AssetType: fields('bytes4 assetClass,bytes data'),
  };
  const message = {
    maker: me,
    makeAsset: assetOf('ERC721', 1n, collection, 7n),
    taker: zeroAddress,
    takeAsset: assetOf('ETH', 10n ** 18n),
    salt: 1n,
    start: 0n,
    end: 1_900_000_000n,
    dataType: classOf('V1'),
    data: raribleData([], []),
    ...more,
  };
  return typed(types, 'Order', message, domainOf('Exchange', '2', rarible, domain));
}

/** An approval of a module by Zora 3. */
export function moduleApproval(more: More = {}, domain: More = {}): Body {
  const types = {
    SignedApproval: fields('address module,address user,bool approved,uint256 deadline,uint256 nonce'),
  };
  const message = { module: friend, user: me, approved: true, deadline: 1_900_000_000n, nonce: 0n, ...more };
  return typed(types, 'SignedApproval', message, domainOf('ZORA', '3', zora, domain));
}

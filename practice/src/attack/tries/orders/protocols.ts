import { zeroHash } from 'viem';
import { me, usdc, weth, zero } from '../ground.ts';
import { E18, K, one, soon } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2, seaport } from '../addresses.ts';

const components =
  '(address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters';

const erc721Order =
  '(uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc721Token, uint256 erc721TokenId, (address propertyValidator, bytes propertyData)[] erc721TokenProperties) order';

const offers: readonly OnEthereum[] = [
  one(
    'Seaport: an order that the call makes valid',
    'All dollars for one wei, without a signature.',
    seaport,
    `function validate((${components}, bytes signature)[] orders)`,
    [
      [
        {
          parameters: {
            offerer: me,
            zone: zero,
            offer: [
              { itemType: 1, token: usdc, identifierOrCriteria: 0n, startAmount: 5n * K, endAmount: 5n * K },
            ],
            consideration: [
              {
                itemType: 0,
                token: zero,
                identifierOrCriteria: 0n,
                startAmount: 1n,
                endAmount: 1n,
                recipient: me,
              },
            ],
            orderType: 0,
            startTime: 0n,
            endTime: 2n ** 40n,
            zoneHash: zeroHash,
            salt: 1n,
            conduitKey: zeroHash,
            totalOriginalConsiderationItems: 1n,
          },
          signature: '0x',
        },
      ],
    ],
  ),
  one(
    '0x: an order that the call signs',
    'An item for one unit.',
    'old',
    `function preSignERC721Order(${erc721Order})`,
    [
      {
        direction: 0,
        maker: me,
        taker: zero,
        expiry: soon,
        nonce: 1n,
        erc20Token: weth,
        erc20TokenAmount: 1n,
        fees: [],
        erc721Token: weth,
        erc721TokenId: 7n,
        erc721TokenProperties: [],
      },
    ],
  ),
  one(
    'CryptoPunks: for sale for one wei',
    'The thief buys in the next block.',
    'old',
    'function offerPunkForSale(uint256 punkIndex, uint256 minSalePriceInWei)',
    [1234n, 1n],
  ),
  one(
    'CryptoPunks: any bid is taken',
    'His is one wei.',
    'old',
    'function acceptBidForPunk(uint256 punkIndex, uint256 minPrice)',
    [1234n, 0n],
  ),
  one(
    'Foundation: a price of one wei',
    'The thief buys in the next block.',
    'old',
    'function setBuyPrice(address nftContract, uint256 tokenId, uint256 price)',
    [usdc, 7n, 1n],
  ),
  one(
    'Foundation: an offer out of what is kept there',
    'He accepts it with an item of his own.',
    'old',
    'function makeOfferV2(address nftContract, uint256 tokenId, uint256 amount, address referrer)',
    (e) => [e.junk, 8n, 5n * E18, zero],
  ),
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...offers],
};

import { type Address, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  assetOf,
  blurListings,
  blur,
  blurOrder,
  collection,
  loanOffer,
  looksRareListing,
  looksRareOrder,
  raribleData,
  raribleOrder,
  zeroX,
  zeroXOrder,
} from '../../check/testing/marketOrders.ts';
import { call, friend, key, me, type Sample, typed, usdc, viewOf, weth } from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import { saidOf } from '../testing/told.ts';

const seaport: Address = '0x0000000000000068F116a894984e2DB1123eB395';
const native: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const soon = 1_800_000_600n;
const ether = 10n ** 18n;

const zeroXItem =
  '(uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc721Token, uint256 erc721TokenId, (address propertyValidator, bytes propertyData)[] erc721TokenProperties)';
const zeroXItems =
  '(uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc1155Token, uint256 erc1155TokenId, (address propertyValidator, bytes propertyData)[] erc1155TokenProperties, uint128 erc1155TokenAmount)';
const item = (direction: number, token: Address, price: bigint) =>
  call(zeroX, `preSignERC721Order(${zeroXItem} order)`, [
    [direction, me, zeroAddress, soon, 1n, token, price, [], collection, 7n, []],
  ]);
const items = (direction: number, token: Address, price: bigint, many: bigint) =>
  call(zeroX, `preSignERC1155Order(${zeroXItems} order)`, [
    [direction, me, zeroAddress, soon, 1n, token, price, [], collection, 7n, [], many],
  ]);

type Given = readonly [type: number, token: Address, id: bigint, amount: bigint, end?: bigint];
const order =
  'address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey';
const given = ([type, token, id, amount, end = amount]: Given) => ({
  itemType: type,
  token,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount: end,
});
const orderOf = (
  offers: readonly Given[],
  wants: readonly (readonly [Given, Address])[],
  offerer: Address,
) => ({
  offerer,
  zone: zeroAddress,
  offer: offers.map(given),
  consideration: wants.map(([it, recipient]) => ({ ...given(it), recipient })),
  orderType: 0,
  startTime: 1_700_000_000n,
  endTime: soon,
  zoneHash: zeroHash,
  salt: 1n,
  conduitKey: zeroHash,
});
const validate = (...orders: readonly ReturnType<typeof orderOf>[]) =>
  call(
    seaport,
    `validate(((${order}, uint256 totalOriginalConsiderationItems) parameters, bytes signature)[] orders)`,
    [
      orders.map((it) => ({
        parameters: { ...it, totalOriginalConsiderationItems: BigInt(it.consideration.length) },
        signature: '0x',
      })),
    ],
  );
const fields = (text: string) =>
  text.split(', ').map((it) => {
    const [type = '', name = ''] = it.split(' ');
    return { name, type };
  });
const things =
  'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount';
const signed = (it: ReturnType<typeof orderOf>): Body =>
  typed(
    {
      OrderComponents: fields(
        'address offerer, address zone, OfferItem[] offer, ConsiderationItem[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 counter',
      ),
      OfferItem: fields(things),
      ConsiderationItem: fields(`${things}, address recipient`),
    },
    'OrderComponents',
    { ...it, orderType: 0n, offer: it.offer.map(big), consideration: it.consideration.map(big), counter: 0n },
    { name: 'Seaport', version: '1.6', chainId: 1n, verifyingContract: seaport },
  );
function big<T extends { itemType: number }>(it: T) {
  return { ...it, itemType: BigInt(it.itemType) };
}
const sellsFor = (...wants: readonly (readonly [Given, Address])[]) =>
  orderOf([[2, collection, 7n, 1n]], wants, me);
const coins = (amount: bigint, end = amount): Given => [0, zeroAddress, 0n, amount, end];
const dollars = (amount: bigint, end = amount): Given => [1, usdc, 0n, amount, end];

const names = [
  [seaport, 'Seaport'],
  [zeroX, '0x'],
  [collection, 'items'],
  [blur, 'Blur'],
] as const;
const sample: Sample = { codes: Object.fromEntries(names.map(([address]) => [address, 'contract'])) };

const families = ['account', 'transfers', 'signatures'] as const;

const called: readonly (readonly [what: string, body: Body, said: string])[] = [
  [
    'sells an item at 0x for a token',
    item(0, usdc, 5_000_000n),
    'sentence.act(mood: you, asked: 0x, act: approveOrder, has: no, what: until.none, fn: preSignERC721Order(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: preSignERC721Order())',
  ],
  [
    'sells an item at 0x for coins',
    item(0, native, ether),
    'sentence.act(mood: you, asked: 0x, act: approveOrder, has: no, what: until.none, fn: preSignERC721Order(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: preSignERC721Order())',
  ],
  [
    'sells an item at 0x for nothing',
    item(0, usdc, 0n),
    'sentence.act(mood: you, asked: 0x, act: approveOrder, has: no, what: until.none, fn: preSignERC721Order(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: preSignERC721Order()) | stop signatures.offerForNothing.says(how: little)',
  ],
  [
    'buys an item at 0x',
    item(1, weth, ether),
    'sentence.act(mood: you, asked: 0x, act: approveOrder, has: no, what: until.none, fn: preSignERC721Order(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: preSignERC721Order())',
  ],
  [
    'sells several of an item at 0x',
    items(0, usdc, 5_000_000n, 3n),
    'sentence.act(mood: you, asked: 0x, act: approveOrder, has: no, what: until.none, fn: preSignERC1155Order(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: preSignERC1155Order())',
  ],
  [
    'buys several of an item at 0x',
    items(1, weth, ether, 3n),
    'sentence.act(mood: you, asked: 0x, act: approveOrder, has: no, what: until.none, fn: preSignERC1155Order(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: preSignERC1155Order())',
  ],
  [
    'sells an item at Seaport',
    validate(sellsFor([coins(ether), me])),
    'sentence.act(mood: you, asked: Seaport, act: approveOrder, has: no, what: until.none, fn: validate(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: validate())',
  ],
  [
    'sells an item at Seaport, and pays a fee',
    validate(sellsFor([coins(ether), me], [coins(ether / 40n), key])),
    'sentence.act(mood: you, asked: Seaport, act: approveOrder, has: no, what: until.none, fn: validate(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: validate())',
  ],
  [
    'sells an item at Seaport for another',
    validate(sellsFor([coins(ether), friend])),
    'sentence.act(mood: you, asked: Seaport, act: approveOrder, has: no, what: until.none, fn: validate(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: validate()) | stop signatures.offerForNothing.says(how: nothing)',
  ],
  [
    'sells an item at Seaport for nothing',
    validate(sellsFor()),
    'sentence.act(mood: you, asked: Seaport, act: approveOrder, has: no, what: until.none, fn: validate(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: validate()) | stop signatures.offerForNothing.says(how: nothing)',
  ],
  [
    'two orders at Seaport',
    validate(sellsFor([coins(ether), me]), orderOf([dollars(5_000_000n)], [[[1, weth, 0n, ether], me]], me)),
    'sentence.act(mood: you, asked: Seaport, act: approveOrder, has: no, what: until.none, fn: validate(), party: no, who: until.none, from: no, payer: until.none, for: no, owner: until.none, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.offer.says(fn: validate())',
  ],
  [
    'an order of a friend',
    validate(orderOf([[2, collection, 7n, 1n]], [[coins(ether), friend]], friend)),
    'sentence.act(mood: you, asked: Seaport, act: approveOrder, has: no, what: until.none, fn: validate(), party: no, who: until.none, from: no, payer: until.none, for: yes, owner: friend, to: no, receiver: until.none, across: no, network: until.none, with: no, value: 0 ETH); sentence.nothingMoves | caution account.elsewhere.says(who: friend, role: owner) | caution account.offer.says(fn: validate())',
  ],
];

const signatures: readonly (readonly [what: string, body: Body, said: string])[] = [
  [
    'sells an item for coins',
    signed(sellsFor([coins(ether), me])),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.item(item: 7, collection: items)), get: bound.exactly(what: 1000000000000000000 ETH), until: until.date(time: time 1800000600))',
  ],
  [
    'sells an item, and pays a fee',
    signed(sellsFor([coins(ether), me], [coins(ether / 40n), key])),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.item(item: 7, collection: items)), get: bound.exactly(what: 1000000000000000000 ETH), until: until.date(time: time 1800000600))',
  ],
  [
    'sells an item for a friend',
    signed(sellsFor([coins(ether), friend])),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.nothing, until: until.date(time: time 1800000600)) | stop signatures.offerForNothing.says(how: nothing)',
  ],
  [
    'gives an item away',
    signed(sellsFor()),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.nothing, until: until.date(time: time 1800000600)) | stop signatures.offerForNothing.says(how: nothing)',
  ],
  [
    'sells an item for less and less',
    signed(sellsFor([coins(ether, ether / 2n), me])),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.item(item: 7, collection: items)), get: bound.atLeast(what: 500000000000000000 ETH), until: until.date(time: time 1800000600))',
  ],
  [
    'sells several of an item',
    signed(orderOf([[3, collection, 7n, 5n]], [[coins(ether), me]], me)),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.someOfItem(count: 5, item: 7, collection: items)), get: bound.exactly(what: 1000000000000000000 ETH), until: until.date(time: time 1800000600))',
  ],
  [
    'sells any item',
    signed(orderOf([[4, collection, 0n, 1n]], [[coins(ether), me]], me)),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.anyItem(collection: items)), get: bound.exactly(what: 1000000000000000000 ETH), until: until.date(time: time 1800000600)) | caution signatures.anyOfYours.says(item: items)',
  ],
  [
    'sells one token for another',
    signed(orderOf([dollars(5_000_000n)], [[[1, weth, 0n, ether], me]], me)),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: 5000000 USDC), get: bound.exactly(what: 1000000000000000000 WETH), until: until.date(time: time 1800000600))',
  ],
  [
    'sells a token for two',
    signed(
      orderOf(
        [dollars(5_000_000n)],
        [
          [[1, weth, 0n, ether], me],
          [coins(ether), me],
        ],
        me,
      ),
    ),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: 5000000 USDC), get: bound.exactly(what: what.two(first: 1000000000000000000 WETH, second: 1000000000000000000 ETH)), until: until.date(time: time 1800000600)) | caution transfers.ownPrice.saysUnknown(give: 5000000 USDC, get: 1000000000000000000 WETH)',
  ],
  [
    'sells two tokens',
    signed(orderOf([dollars(5_000_000n), [1, weth, 0n, ether]], [[coins(ether), me]], me)),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.two(first: 5000000 USDC, second: 1000000000000000000 WETH)), get: bound.exactly(what: 1000000000000000000 ETH), until: until.date(time: time 1800000600)) | caution transfers.ownPrice.saysUnknown(give: 5000000 USDC, get: 1000000000000000000 ETH)',
  ],
  [
    'sells a token in two parts',
    signed(
      orderOf(
        [dollars(5_000_000n), dollars(1_000_000n)],
        [
          [coins(ether), me],
          [coins(ether), me],
        ],
        me,
      ),
    ),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: what.two(first: 5000000 USDC, second: 1000000 USDC)), get: bound.exactly(what: what.two(first: 1000000000000000000 ETH, second: 1000000000000000000 ETH)), until: until.date(time: time 1800000600))',
  ],
  [
    'an order of a friend for a token',
    signed(orderOf([dollars(5_000_000n)], [[coins(ether), friend]], friend)),
    'sentence.offer(mood: sign, asked: Seaport, give: bound.exactly(what: 5000000 USDC), get: what.paidTo(what: bound.exactly(what: 1000000000000000000 ETH), account: friend), until: until.date(time: time 1800000600)) | caution signatures.otherOwner.says(owner: friend)',
  ],
  [
    'a limit order at 0x',
    zeroXOrder('LimitOrder'),
    'sentence.offer(mood: sign, asked: 0x, give: bound.atMost(what: 5000000 USDC), get: bound.atLeast(what: 2000000000000000 WETH), until: until.date(time: time 1900000000))',
  ],
  [
    'a limit order with a fee',
    zeroXOrder('LimitOrder', { takerTokenFeeAmount: 10n ** 14n }),
    'sentence.offer(mood: sign, asked: 0x, give: bound.atMost(what: 5000000 USDC), get: bound.atLeast(what: 2000000000000000 WETH), until: until.date(time: time 1900000000))',
  ],
  [
    'a limit order for one taker',
    zeroXOrder('LimitOrder', { taker: friend }),
    'sentence.offer(mood: sign, asked: 0x, give: bound.atMost(what: 5000000 USDC), get: bound.atLeast(what: 2000000000000000 WETH), until: until.date(time: time 1900000000)) | caution signatures.privateBuyer.says(buyer: friend)',
  ],
  [
    'a limit order of a friend',
    zeroXOrder('LimitOrder', { maker: friend }),
    'sentence.offer(mood: sign, asked: 0x, give: bound.atMost(what: 5000000 USDC), get: what.paidTo(what: bound.atLeast(what: 2000000000000000 WETH), account: friend), until: until.date(time: time 1900000000)) | caution signatures.otherOwner.says(owner: friend)',
  ],
  [
    'a quote at 0x',
    zeroXOrder('RfqOrder', { taker: key }),
    'sentence.offer(mood: sign, asked: 0x, give: bound.atMost(what: 5000000 USDC), get: bound.atLeast(what: 2000000000000000 WETH), until: until.date(time: time 1900000000)) | caution signatures.privateBuyer.says(buyer: key)',
  ],
  [
    'a trade between two at 0x',
    zeroXOrder('OtcOrder', { taker: friend }),
    'sentence.offer(mood: sign, asked: 0x, give: bound.atMost(what: 5000000 USDC), get: bound.atLeast(what: 2000000000000000 WETH), until: until.date(time: time 1900000000)) | caution signatures.privateBuyer.says(buyer: friend)',
  ],
  [
    'an item at Blur',
    blurOrder(),
    'sentence.offer(mood: sign, asked: Blur, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.lessFees(what: bound.exactly(what: 1000000000000000000 ETH), percent: 2.5), until: until.date(time: time 1900000000))',
  ],
  [
    'an item at Blur, with fees',
    blurOrder({ fees: [{ rate: 250n, recipient: key }] }),
    'sentence.offer(mood: sign, asked: Blur, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.lessFees(what: bound.exactly(what: 1000000000000000000 ETH), percent: 5), until: until.date(time: time 1900000000))',
  ],
  [
    'an item at Blur, all of it fees',
    blurOrder({ fees: [{ rate: 10_000n, recipient: key }] }),
    'sentence.offer(mood: sign, asked: Blur, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.lessFees(what: bound.exactly(what: 1000000000000000000 ETH), percent: 100), until: until.date(time: time 1900000000)) | stop signatures.offerForNothing.says(how: little)',
  ],
  [
    'an item that is bought at Blur',
    blurOrder({ side: 0n, paymentToken: weth }),
    'sentence.offer(mood: sign, asked: Blur, give: bound.exactly(what: 1000000000000000000 WETH), get: bound.exactly(what: what.item(item: 7, collection: items)), until: until.date(time: time 1900000000))',
  ],
  [
    'listings at Blur',
    blurListings(),
    'sentence.typedData(mood: sign, fn: Order(), asked: 0xb2ecfe4e4d61f8790bbb9de2d1259b9e2410cea5) | caution signatures.manyOrders.saysHidden',
  ],
  [
    'a loan',
    loanOffer(),
    'sentence.lend(mood: sign, asked: 0x29469395eaf6f95920e59f858042f0e28d98a20b, what: 10000000000000000000 ETH, collection: items, percent: 12, until: until.date(time: time 1900000000)) | caution signatures.lends.says(amount: 10000000000000000000 ETH, collection: items)',
  ],
  [
    'a sale at LooksRare',
    looksRareOrder(),
    'sentence.offer(mood: sign, asked: 0x59728544b08ab483533076417fbbb2fd0b17ce3a, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.lessFees(what: bound.exactly(what: 1000000000000000000 WETH), percent: 15), until: until.date(time: time 1900000000))',
  ],
  [
    'a sale at LooksRare, most of it fees',
    looksRareOrder({ minPercentageToAsk: 4_000n }),
    'sentence.offer(mood: sign, asked: 0x59728544b08ab483533076417fbbb2fd0b17ce3a, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.lessFees(what: bound.exactly(what: 1000000000000000000 WETH), percent: 60), until: until.date(time: time 1900000000)) | caution signatures.offerElsewhere.saysFees(percent: 60)',
  ],
  [
    'a purchase at LooksRare',
    looksRareOrder({ isOrderAsk: false }),
    'sentence.offer(mood: sign, asked: 0x59728544b08ab483533076417fbbb2fd0b17ce3a, give: bound.exactly(what: 1000000000000000000 WETH), get: bound.exactly(what: what.item(item: 7, collection: items)), until: until.date(time: time 1900000000))',
  ],
  [
    'a listing at LooksRare',
    looksRareListing(),
    'sentence.offer(mood: sign, asked: 0x0000000000e655fae4d56241588680f86e3b2377, give: bound.exactly(what: what.item(item: 7, collection: items)), get: what.lessFees(what: bound.exactly(what: 1000000000000000000 ETH), percent: 30), until: until.date(time: time 1900000000))',
  ],
  [
    'a sale at Rarible',
    raribleOrder(),
    'sentence.offer(mood: sign, asked: 0x9757f2d2b135150bbeb65308d4a91804107cd8d6, give: bound.atMost(what: what.item(item: 7, collection: items)), get: what.lessOpenFees(what: bound.atLeast(what: 1000000000000000000 ETH)), until: until.date(time: time 1900000000))',
  ],
  [
    'a sale at Rarible that pays others',
    raribleOrder({
      data: raribleData([{ account: key, value: 10_000n }], [{ account: friend, value: 300n }]),
    }),
    'sentence.offer(mood: sign, asked: 0x9757f2d2b135150bbeb65308d4a91804107cd8d6, give: bound.atMost(what: what.item(item: 7, collection: items)), get: what.paidTo(what: what.lessMoreFees(what: bound.atLeast(what: 1000000000000000000 ETH), percent: 3), account: key), until: until.date(time: time 1900000000)) | caution signatures.offerElsewhere.says(to: key)',
  ],
  [
    'a sale at Rarible for a token',
    raribleOrder({ takeAsset: assetOf('ERC20', 5_000_000n, usdc) }),
    'sentence.offer(mood: sign, asked: 0x9757f2d2b135150bbeb65308d4a91804107cd8d6, give: bound.atMost(what: what.item(item: 7, collection: items)), get: what.lessOpenFees(what: bound.atLeast(what: 5000000 USDC)), until: until.date(time: time 1900000000))',
  ],
];

describe('what is offered for what, by a call', () => {
  it.each(called)('%s', (_, body, said) => expect(saidOf(viewOf(body, sample), families, names)).toBe(said));
});
describe('what is offered for what, by a signature', () => {
  it.each(signatures)('%s', (_, body, said) =>
    expect(saidOf(viewOf(body, sample), families, names)).toBe(said),
  );
});

import { type Address, getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { calledOffersOf } from '../../actions/offers/calledOffers.ts';
import { offersOf } from '../../actions/offers/offers.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { rateFact } from '../../label/tokens/poolRates.ts';
import { known } from '../../model/known.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import {
  assetOf,
  blurOrder,
  collection,
  looksRareListing,
  looksRareListings,
  looksRareMaker,
  looksRareOrder,
  raribleOrder,
} from '../testing/marketOrders.ts';
import { answer, told } from '../testing/answers.ts';
import { abiOf } from './testing/views.ts';
import { call, effectsOf, me, type Sample, typed, usdc, viewOf, weth } from '../testing/views.ts';

/** Bids: the price is the user’s, and what comes for it is an item, or whichever item the seller chooses. */
const cats = getAddress('0x00000000000000000000000000000000000000d1');
const positions = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const seaport = getAddress('0x0000000000000068f116a894984e2db1123eb395');
const price = 5n * 10n ** 18n;
const root = 2n ** 255n + 12_345n;

type Bid = Readonly<{ item: (of: string) => Body; any: (of: string) => Body }>;

const bids: Readonly<Record<string, Bid>> = {
  'Seaport, ERC-721': seaportBid(2n, 4n),
  'Seaport, ERC-1155': seaportBid(3n, 5n),
  'Seaport, of a part of it': seaportBid(2n, 4n, { identifierOrCriteria: root }),
  'Seaport, ten': seaportBid(3n, 5n, { startAmount: 10n, endAmount: 10n }),
  'Seaport, with change': {
    item: (of) => seaportOrder([thing(2n, of), coin(weth, price - 1n)], [coin(weth, 2n * price)]),
    any: (of) => seaportOrder([thing(4n, of), coin(weth, price - 1n)], [coin(weth, 2n * price)]),
  },
  'Seaport, one of two': {
    item: (of) => seaportOrder([thing(2n, collection), thing(2n, of)]),
    any: (of) => seaportOrder([thing(2n, collection), thing(4n, of)]),
  },
  'Seaport, paid with two tokens': {
    item: (of) => seaportOrder([thing(2n, of)], [coin(weth, price), coin(usdc, 10n ** 9n)]),
    any: (of) => seaportOrder([thing(4n, of)], [coin(weth, price), coin(usdc, 10n ** 9n)]),
  },
  'Seaport, one of two orders': {
    item: (of) => seaportBulk([thing(2n, collection)], [thing(2n, of)]),
    any: (of) => seaportBulk([thing(2n, collection)], [thing(4n, of)]),
  },
  'Seaport, made by a call': {
    item: (of) => seaportCall([thing(2n, of)]),
    any: (of) => seaportCall([thing(4n, of)]),
  },
  Blur: {
    item: (of) => blurOrder({ side: 0n, paymentToken: weth, price, collection: of }),
    any: (of) =>
      blurOrder({
        side: 0n,
        paymentToken: weth,
        price,
        collection: of,
        matchingPolicy: '0x0000000000b92D5d043FaF7CECf7E2EE6aaeD232',
      }),
  },
  LooksRare: {
    item: (of) => looksRareOrder({ isOrderAsk: false, price, collection: of }),
    any: (of) =>
      looksRareOrder({
        isOrderAsk: false,
        price,
        collection: of,
        strategy: '0x86F909F70813CdB1Bc733f4D97Dc6b03B8e7E8F3',
      }),
  },
  'LooksRare 2': {
    item: (of) => looksRareListing({ quoteType: 0n, currency: weth, price, collection: of }),
    any: (of) => looksRareListing({ ...looksRareAny, collection: of }),
  },
  'LooksRare 2, one of two orders': {
    item: (of) =>
      looksRareListings([
        { ...looksRareMaker, quoteType: 0n, currency: weth, price },
        { ...looksRareMaker, quoteType: 0n, currency: weth, price, collection: of },
      ]),
    any: (of) =>
      looksRareListings([
        { ...looksRareMaker, quoteType: 0n, currency: weth, price },
        { ...looksRareMaker, ...looksRareAny, collection: of },
      ]),
  },
  Rarible: {
    item: (of) =>
      raribleOrder({
        makeAsset: assetOf('ERC20', price, weth),
        takeAsset: assetOf('ERC721', 1n, of, 7n),
      }),
    any: (of) =>
      raribleOrder({ makeAsset: assetOf('ERC20', price, weth), takeAsset: assetOf('COLLECTION', 1n, of) }),
  },
};

const grave: readonly Readback['verdict'][] = ['read', 'caution', 'notFullyRead', 'stop'];
const gravity = (body: Body, sample: Sample) => grave.indexOf(revisionOf(viewOf(body, sample), 0).verdict);

/** What may be known of a collection. */
const samples: Readonly<Record<string, (of: string) => Sample>> = {
  'an old and published contract': (of) => sampleOf(of),
  'a plain account': (of) => sampleOf(of, { codes: { [seaport]: 'contract', [getAddress(of)]: 'none' } }),
  'a saved one': (of) => sampleOf(of, { book: saved(of) }),
  'one that nobody looked at': () => ({}),
};

describe.each(Object.entries(bids))('a bid at %s', (_, { item, any }) => {
  it('for any item is never milder than the bid for one', () => {
    for (const what of [cats, collection, positions, usdc, weth])
      for (const [name, sample] of Object.entries(samples)) {
        const [one, all] = [gravity(item(what), sample(what)), gravity(any(what), sample(what))];
        expect(all, `${name} at ${what}`).toBeGreaterThanOrEqual(one);
      }
  });

  it('is a Caution for any item, and for one, of a collection that nobody here knows', () => {
    for (const body of [item(cats), any(cats)]) expect(fired(body, sampleOf(cats))).toBe(true);
  });

  it('is a Caution for any item of what is no collection: a token, or positions that anyone can make', () => {
    for (const what of [usdc, positions]) expect(fired(any(what), sampleOf(what))).toBe(true);
  });

  it('is quiet for a collection that Readback ships or that the user saved', () => {
    expect(fired(any(collection), sampleOf(collection))).toBe(false);
    expect(fired(any(cats), sampleOf(cats, { book: saved(cats) }))).toBe(false);
  });
});

describe('a position of a protocol, whose owner can empty it first', () => {
  const names = getAddress('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85');
  const seller = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
  const queue = getAddress('0x889edc2edab5f40e902b864ad4d7ade8e412f9b1');

  it.each(Object.entries(bids))('is a Caution in a bid at %s, and a name is not', (_, { item }) => {
    for (const what of [positions, queue]) expect(fired(item(what), sampleOf(what))).toBe(true);
    expect(fired(item(names), sampleOf(names))).toBe(false);
    expect(fired(item(positions), sampleOf(positions, { book: saved(positions) }))).toBe(false);
  });

  it('is a Caution where a call buys it, and quiet where it is made, or comes back for nothing', () => {
    const market = '0x0000000000000068f116a894984e2db1123eb395';
    const [text, abis] = ['buy(uint256 id)', [abiOf(market, 'buy(uint256 id)')]] as const;
    const buys = call(market, text, [7n], 10n ** 18n);
    const asset = { kind: 'nft', chainId: 1, address: positions, id: 7n } as const;
    const bought = (from: Address, paid: bigint): Sample => {
      const native = { asset: { kind: 'native', chainId: 1 }, before: known(10n ** 20n) } as const;
      const lines: Partial<EffectLine>[] = [
        { what: 'nft', asset, before: known(0n), after: known(1n) },
        ...(paid === 0n ? [] : [{ ...native, after: known(10n ** 20n - paid) }]),
      ];
      const moves = [{ asset, amount: 1n, from, to: me, basis: 'claimed' }] as const;
      return sampleOf(positions, { abis, effects: known(effectsOf(lines, { moves })) });
    };
    expect(fired(buys, bought(seller, 10n ** 18n))).toBe(true);
    expect(fired(buys, bought(zeroAddress, 10n ** 18n))).toBe(false);
    expect(fired(call(market, text, [7n]), bought(seller, 0n))).toBe(false);
  });
});

describe('an offer of any item of the user’s', () => {
  const paid = [coin(weth, price)];
  const sells = (...its: readonly object[]) => answer('signatures.anyOfYours', seaportOrder(paid, [...its]));

  it('is a Caution, of each kind, also of some of them or beside something else', () => {
    for (const type of [4n, 5n]) {
      expect(sells(thing(type, collection))).toBe('caution');
      expect(sells(thing(type, collection, { identifierOrCriteria: root }))).toBe('caution');
      expect(sells(thing(2n, collection), thing(type, collection))).toBe('caution');
      expect(sells(thing(type, cats))).toBe('caution');
    }
  });

  it('is quiet where each is named, and for what is paid', () => {
    for (const type of [2n, 3n]) expect(sells(thing(type, collection))).toBe('clear');
    expect(told('signatures.anyOfYours', seaportOrder([thing(4n, collection)]))).toEqual([
      'clear step.0.arg.offer.0.token',
    ]);
    expect(revisionOf(viewOf(seaportOrder(paid, [thing(2n, collection)]), sampleOf(cats)), 0).verdict).toBe(
      'read',
    );
  });
});

it('a bid for any item of a shipped collection is calm, at each market', () => {
  const calm = ['Seaport, ERC-721', 'Blur', 'LooksRare', 'LooksRare 2', 'Rarible'];
  for (const name of calm) {
    const body = bids[name]?.any(collection);
    if (body === undefined) throw new RangeError(name);
    expect([name, revisionOf(viewOf(body, sampleOf(collection)), 0).verdict]).toEqual([name, 'read']);
  }
});

it('each way to bid for any item is read as that', () => {
  for (const [name, { any }] of Object.entries(bids)) {
    const offers = everyStep(viewOf(any(cats)).steps).flatMap((it) => [
      ...offersOf(it),
      ...calledOffersOf(it),
    ]);
    const wanted = offers.flatMap(({ gets }) => gets.map(({ what }) => what));
    expect([name, wanted]).toEqual([name, expect.arrayContaining(['anyItem'])]);
  }
});

function fired(body: Body, sample: Sample): boolean {
  return revisionOf(viewOf(body, sample), 0).findings.some(
    (it) => it.rule === 'account.unknownItem' && it.outcome === 'fired' && it.severity === 'caution',
  );
}

/** As it is where market and collection are there, old and published, and 1 WETH is 3,000 USDC. */
function sampleOf(of: string, more: Partial<Sample> = {}): Sample {
  const old = (address: string) =>
    ({
      [`account.${address.toLowerCase()}.verified`]: { kind: 'bool', value: true },
      [`account.${address.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n },
    }) as const;
  const markets = [
    seaport,
    '0x000000000000Ad05Ccc4F10045630fb830B95127',
    '0x59728544B08AB483533076417FbBB2fD0B17CE3a',
    '0x0000000000E655fAe4d56241588680F86E3b2377',
    '0x9757F2d2b135150BBeb65308D4a91804107cd8D6',
  ];
  const contracts = [...markets, of, collection];
  return {
    codes: Object.fromEntries(contracts.map((it) => [it, 'contract'])),
    facts: {
      ...Object.assign({}, ...contracts.map(old)),
      [rateFact([usdc, weth])]: { kind: 'integer', value: 18_257n * 2n ** 96n },
    },
    ...more,
  };
}

function saved(address: string): NonNullable<Sample['book']> {
  return known([{ address: getAddress(address), name: 'Mine', own: false, paid: 0 }]);
}

const looksRareAny = { quoteType: 0n, currency: weth, price, strategyId: 1n, itemIds: [] };

function thing(itemType: bigint, token: string, more: object = {}): object {
  const identifierOrCriteria = itemType >= 4n ? 0n : 7n;
  return { itemType, token, identifierOrCriteria, startAmount: 1n, endAmount: 1n, recipient: me, ...more };
}

function coin(token: string, amount: bigint): object {
  return {
    itemType: 1n,
    token,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient: me,
  };
}

function seaportBid(one: bigint, any: bigint, more: object = {}): Bid {
  return {
    item: (of) => seaportOrder([thing(one, of, { ...more, identifierOrCriteria: 7n })]),
    any: (of) => seaportOrder([thing(any, of, more)]),
  };
}

function messageOf(consideration: readonly object[], offer: readonly object[]): object {
  return {
    offerer: me,
    zone: zeroAddress,
    offer: offer.map(plain),
    consideration,
    orderType: 0n,
    startTime: 0n,
    endTime: 1_900_000_000n,
    zoneHash: `0x${'00'.repeat(32)}`,
    salt: 0n,
    conduitKey: `0x${'00'.repeat(32)}`,
  };
}

function seaportTypes() {
  const item =
    'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
  const fields = (text: string) =>
    text.split(',').map((field) => {
      const [type = '', name = ''] = field.split(' ');
      return { name, type };
    });
  return {
    BulkOrder: fields('OrderComponents[2] tree'),
    OrderComponents: fields(
      'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
    ),
    OfferItem: fields(item),
    ConsiderationItem: fields(`${item},address recipient`),
  };
}

function plain(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'recipient'));
}

function componentsOf(
  consideration: readonly object[],
  offer: readonly object[],
): Readonly<Record<string, unknown>> {
  return { ...messageOf(consideration, offer), counter: 0n };
}

const domain = { name: 'Seaport', version: '1.6', chainId: 1n, verifyingContract: seaport };

function seaportOrder(
  consideration: readonly object[],
  offer: readonly object[] = [coin(weth, price)],
): Body {
  const { BulkOrder: _, ...types } = seaportTypes();
  return typed(types, 'OrderComponents', componentsOf(consideration, offer), domain);
}

function seaportBulk(...each: readonly (readonly object[])[]): Body {
  const tree = each.map((it) => componentsOf(it, [coin(weth, price)]));
  return typed(seaportTypes(), 'BulkOrder', { tree }, domain);
}

function seaportCall(consideration: readonly object[]): Body {
  const parameters = {
    ...messageOf(consideration, [coin(weth, price)]),
    totalOriginalConsiderationItems: BigInt(consideration.length),
  };
  const item =
    '(uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)';
  const wanted = item.replace(')', ', address recipient)');
  return call(
    seaport,
    `validate(((address offerer, address zone, ${item}[] offer, ${wanted}[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters, bytes signature)[] orders)`,
    [[{ parameters, signature: '0x' }]],
  );
}

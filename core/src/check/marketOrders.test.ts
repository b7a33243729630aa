import { keccak256, stringToHex, zeroAddress } from 'viem';
import { describe, expect, it, test } from 'vitest';
import { signedFieldsOf } from '../evidence/purpose/signedFields.ts';
import { signedForms } from '../decode/typed/signedForms.ts';
import { driftBoundsOf } from '../drift/bounds.ts';
import { rateFact } from '../label/tokens/poolRates.ts';
import type { Body } from '../model/request.ts';
import { revisionOf } from '../reading/state.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { answer, told } from './testing/answers.ts';
import {
  assetOf,
  blurListings,
  blurOrder,
  classOf,
  collection,
  loanOffer,
  looksRareListing,
  looksRareListings,
  looksRareMaker,
  looksRareOrder,
  moduleApproval,
  raribleData,
  raribleOrder,
  zeroXOrder,
} from './testing/marketOrders.ts';
import { contract, friend, key, me, offline, usdc, viewOf, waiting, weth } from './testing/views.ts';

/** As it is where the contract that takes the order is there, old and published, and 1 WETH is 3,000 USDC. */
const verdict = (body: Body) => {
  const to = body.kind === 'typedData' ? (body.typed.domain.verifyingContract ?? usdc) : usdc;
  const facts = {
    [`account.${to.toLowerCase()}.verified`]: { kind: 'bool', value: true },
    [`account.${to.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n },
    [rateFact([usdc, weth])]: { kind: 'integer', value: 18_257n * 2n ** 96n },
  } as const;
  const codes = { [to]: 'contract', [collection]: 'contract' } as const;
  return revisionOf(viewOf(body, { codes, facts }), 0).verdict;
};
const gaps = (body: Body) => signedFieldsOf(viewOf(body)).unread.map(({ why }) => why);
const offers = (body: Body) => viewOf(body).steps.flatMap(offersOf);
const values = (body: Body) =>
  offers(body).map(({ gives, gets }) =>
    [gives, gets].map((parts) => parts.map(({ what, amount }) => [what, amount.value])),
  );

const forNothing = 'signatures.offerForNothing';
const elsewhere = 'signatures.offerElsewhere';
const privately = 'signatures.privateBuyer';

/** Every kind of order, as its market takes it; each takes changes to its message and to its domain. */
const orders = {
  'a limit order of 0x': (more?: object, domain?: object) =>
    zeroXOrder('LimitOrder', { ...more }, { ...domain }),
  'an RFQ order of 0x': (more?: object, domain?: object) =>
    zeroXOrder('RfqOrder', { ...more }, { ...domain }),
  'an OTC order of 0x': (more?: object, domain?: object) =>
    zeroXOrder('OtcOrder', { ...more }, { ...domain }),
  'a listing of Blur': (more?: object, domain?: object) => blurOrder({ ...more }, { ...domain }),
  'a listing of LooksRare': (more?: object, domain?: object) => looksRareOrder({ ...more }, { ...domain }),
  'a listing of LooksRare 2': (more?: object, domain?: object) =>
    looksRareListing({ ...more }, { ...domain }),
  'a listing of Rarible': (more?: object, domain?: object) => raribleOrder({ ...more }, { ...domain }),
};

test('the types hash as those of the deployed contracts', () => {
  const hashes = signedForms().flatMap(({ type }) =>
    typeof type === 'string' ? [keccak256(stringToHex(type))] : [],
  );
  for (const hash of [
    '0xce918627cb55462ddbb85e73de69a8b322f2bc88f4507c52fcad6d4c33c29d49', // LimitOrder
    '0xe593d3fdfa8b60e5e17a1b2204662ecbe15c23f2084b9ad5bae40359540a7da9', // RfqOrder
    '0x2f754524de756ae72459efbe1ec88c19a745639821de528ac3fb88f9e65e35c8', // OtcOrder
    '0x40261ade532fa1d2c7293df30aaadb9b3c616fae525a0b56d3d411c841a85028', // MakerOrder
    '0x003c1bce41a2de73dfe64d6eeb2b3d7f15f1c0c382d9d963c2c6daeb75f0e539', // Maker
    '0x8413132cc7aa5bd2ce1a1b142a3f09e2baeda86addf4f9a5dacd4679f56e7cec', // SignedApproval
  ])
    expect(hashes).toContain(hash);
});

describe.each(Object.entries(orders))('%s', (_, order) => {
  it('is read whole, has one offer with an owner and an end, and is calm', () => {
    const body = order();
    expect(gaps(body)).toEqual([]);
    expect(offers(body)).toMatchObject([{ owner: { value: me }, until: { value: 1_900_000_000n } }]);
    expect(verdict(body)).toBe('read');
  });

  it('is not fully read at another contract, on another network, or in another domain', () => {
    for (const domain of [
      { verifyingContract: contract },
      { chainId: 10n },
      { name: 'Other' },
      { version: '9' },
    ]) {
      expect(gaps(order({}, domain))).toEqual(['market']);
      expect(verdict(order({}, domain))).toBe('notFullyRead');
    }
  });
});

describe('what comes for an order', () => {
  it('is a stop where it is nothing', () => {
    expect(told(forNothing, zeroXOrder('LimitOrder', { takerAmount: 0n }))).toEqual([
      'stop: signatures.offerForNothing.says how nothing | signatures.offerForNothing.why | remedy.reject | reject | in 0 | about 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | by step.0.arg.makerToken',
    ]);
    expect(told(forNothing, zeroXOrder('OtcOrder', { takerAmount: 1n }))).toEqual([
      'stop: signatures.offerForNothing.says how little | signatures.offerForNothing.why | remedy.reject | reject | in 0 | about 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | by step.0.arg.makerToken',
    ]);
    expect(told(forNothing, blurOrder({ price: 0n }))).toEqual([
      'stop: signatures.offerForNothing.says how nothing | signatures.offerForNothing.why | remedy.reject | reject | in 0 | about 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D | by step.0.arg.collection',
    ]);
    expect(answer(forNothing, looksRareOrder({ price: 1n }))).toBe('stop');
    expect(answer(forNothing, looksRareListing({ price: 0n }))).toBe('stop');
    expect(answer(forNothing, raribleOrder({ takeAsset: assetOf('ETH', 0n) }))).toBe('stop');
  });

  it('is what fees leave of it', () => {
    const fees = [{ rate: 500n, recipient: friend }];
    expect(values(blurOrder({ fees }))).toEqual([[[['item', 1n]], [['native', 925n * 10n ** 15n]]]]);
    expect(values(looksRareOrder())).toEqual([[[['item', 1n]], [['token', 85n * 10n ** 16n]]]]);
    expect(values(looksRareListing())).toEqual([[[['item', 1n]], [['native', 7n * 10n ** 17n]]]]);
    const data = raribleData([], [{ account: friend, value: 1_000n }]);
    expect(values(raribleOrder({ data }))).toEqual([[[['item', 1n]], [['native', 9n * 10n ** 17n]]]]);
  });

  it('is a caution where fees take more than a quarter, and a stop where they take all', () => {
    const fees = (rate: bigint) => blurOrder({ fees: [{ rate, recipient: key }] });
    expect(told(elsewhere, fees(500n))).toEqual(['clear']);
    expect(told(elsewhere, fees(3_000n))).toEqual([
      'caution: signatures.offerElsewhere.saysMuch to step.0.arg.fees.0.recipient | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.fees.0.recipient',
    ]);
    expect(told(forNothing, fees(9_990n))).toEqual([
      'stop: signatures.offerForNothing.says how little | signatures.offerForNothing.why | remedy.reject | reject | in 0 | about 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.collection',
    ]);
    expect(answer(forNothing, fees(65_535n))).toBe('stop');
    const kept = (minPercentageToAsk: bigint) => looksRareOrder({ minPercentageToAsk });
    expect(answer(elsewhere, kept(8_500n))).toBe('clear');
    expect(told(elsewhere, kept(7_000n))).toEqual([
      'caution: signatures.offerElsewhere.saysFees percent 30 | signatures.offerElsewhere.why | remedy.reject | reject | in 0 | about 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2 | by step.0.arg.currency',
    ]);
    expect(answer(forNothing, kept(0n))).toBe('stop');
    expect(told(forNothing, kept(2n ** 200n))).toEqual(['clear step.0.arg.collection']);
  });

  it('may go to others, whom an order of Rarible names inside its data', () => {
    const to = (...payouts: readonly (readonly [`0x${string}`, bigint])[]) =>
      raribleOrder({
        data: raribleData(
          payouts.map(([account, value]) => ({ account, value })),
          [],
        ),
      });
    expect(answer(elsewhere, to([me, 10_000n]))).toBe('clear');
    expect(told(elsewhere, to([key, 10_000n]))).toEqual([
      'caution: signatures.offerElsewhere.says to step.0.arg.data.data.payouts.0.account | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.data.data.payouts.0.account',
    ]);
    expect(told(elsewhere, to([me, 5_000n], [key, 5_000n]))).toEqual([
      'caution: signatures.offerElsewhere.saysMuch to step.0.arg.data.data.payouts.1.account | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.data.data.payouts.1.account',
    ]);
    expect(told(forNothing, to([key, 5_000n], [friend, 5_000n]))).toEqual([
      'stop: signatures.offerForNothing.says how little | signatures.offerForNothing.why | remedy.reject | reject | in 0 | about 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D | unless 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 is known | by step.0.arg.makeAsset.assetType.data.token',
    ]);
  });

  it('is judged as other offers are: by who may take it, whose it is, and in what it is paid', () => {
    expect(told(privately, zeroXOrder('LimitOrder'))).toEqual(['clear']);
    expect(told(privately, zeroXOrder('LimitOrder', { taker: key }))).toEqual([
      'caution: signatures.privateBuyer.says buyer step.0.arg.taker | signatures.privateBuyer.why | signatures.privateBuyer.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.taker',
    ]);
    expect(told(privately, zeroXOrder('LimitOrder', { sender: key }))).toEqual([
      'caution: signatures.privateBuyer.says buyer step.0.arg.sender | signatures.privateBuyer.why | signatures.privateBuyer.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.sender',
    ]);
    expect(told(privately, zeroXOrder('RfqOrder', { txOrigin: key }))).toEqual([
      'caution: signatures.privateBuyer.says buyer step.0.arg.txOrigin | signatures.privateBuyer.why | signatures.privateBuyer.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.txOrigin',
    ]);
    expect(answer(privately, raribleOrder({ taker: key }))).toBe('caution');
    expect(told('signatures.otherOwner', blurOrder({ trader: friend }))).toEqual([
      'caution: signatures.otherOwner.says owner step.0.arg.trader | signatures.otherOwner.why | remedy.reject | reject | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.trader',
    ]);
    expect(told('signatures.otherOwner', looksRareListing({ signer: friend }))).toEqual([
      'caution: signatures.otherOwner.says owner step.0.arg.signer | signatures.otherOwner.why | remedy.reject | reject | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.signer',
    ]);
    const junk = { tokens: { [key]: ['JUNK', 18] } } as const;
    const paid = zeroXOrder('OtcOrder', { takerToken: key, takerAmount: 10n ** 20n });
    expect(told('signatures.unknownCurrency', paid, junk)).toEqual([
      'caution: signatures.unknownCurrency.says token step.0.arg.takerToken | signatures.unknownCurrency.why | signatures.unknownCurrency.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.takerToken',
    ]);
  });
});

describe('a bid', () => {
  it('gives what is paid, for one item or for any', () => {
    const any = '0x0000000000b92D5d043FaF7CECf7E2EE6aaeD232';
    expect(values(blurOrder({ side: 0n, paymentToken: weth }))).toEqual([
      [[['token', 10n ** 18n]], [['item', 1n]]],
    ]);
    expect(values(blurOrder({ side: 0n, paymentToken: weth, matchingPolicy: any }))).toEqual([
      [[['token', 10n ** 18n]], [['anyItem', 1n]]],
    ]);
    const collectionBid = { quoteType: 0n, currency: weth, strategyId: 1n, itemIds: [] };
    expect(values(looksRareListing(collectionBid))).toEqual([[[['token', 10n ** 18n]], [['anyItem', 1n]]]]);
    const bid = { makeAsset: assetOf('ERC20', 5n, weth), takeAsset: assetOf('ERC721', 1n, collection, 7n) };
    expect(values(raribleOrder(bid))).toEqual([[[['token', 5n]], [['item', 1n]]]]);
  });
});

describe('an order of which something is not known', () => {
  it.each([
    ['another way to match', blurOrder({ matchingPolicy: key })],
    [
      'a listing by the rules of bids',
      blurOrder({ matchingPolicy: '0x0000000000b92D5d043FaF7CECf7E2EE6aaeD232' }),
    ],
    ['fees that a buyer pays on top', blurOrder({ side: 0n, fees: [{ rate: 1n, recipient: key }] })],
    ['another side', blurOrder({ side: 2n })],
    ['another strategy of LooksRare', looksRareOrder({ strategy: key })],
    ['another strategy of LooksRare 2', looksRareListing({ strategyId: 3n })],
    ['parameters of a strategy', looksRareListing({ additionalParameters: '0x12' })],
    ['items without amounts', looksRareListing({ itemIds: [7n, 8n] })],
    ['another class of asset', raribleOrder({ takeAsset: assetOf('CRYPTO_PUNK', 1n) })],
    ['another type of data', raribleOrder({ dataType: classOf('V3_SELL') })],
    ['bytes behind its data', raribleOrder({ data: `${raribleData([], [])}00` })],
    ['payouts that are not the whole', raribleOrder({ data: raribleData([{ account: me, value: 1n }], []) })],
    [
      'fees that a buyer pays, inside bytes',
      raribleOrder({
        makeAsset: assetOf('ERC20', 5n, weth),
        takeAsset: assetOf('ERC721', 1n, collection, 7n),
        data: raribleData([], [{ account: key, value: 90_000n }]),
      }),
    ],
    ['money for money at Rarible', raribleOrder({ makeAsset: assetOf('ERC20', 5n, weth) })],
    ['a signature that takes an approval back', moduleApproval({ approved: false })],
  ])('has no words, and is not fully read: %s', (_, body) => {
    expect(offers(body)).toEqual([]);
    expect(gaps(body)).toContain('form');
    expect(verdict(body)).toBe('notFullyRead');
  });
});

test('a price that fees are taken from is not a bound on what arrives', () => {
  const least = (body: Body) => driftBoundsOf(revisionOf(viewOf(body), 0)).least.map(({ raw }) => raw);
  expect(least(zeroXOrder('LimitOrder'))).toEqual([2n * 10n ** 15n]);
  expect(least(raribleOrder())).toEqual([]);
});

describe('an order of several', () => {
  const any = '0x86f909f70813cdb1bc733f4d97dc6b03b8e7e8f3';
  it('has no words where the market moves one, or none', () => {
    for (const body of [
      blurOrder({ amount: 10n }),
      blurOrder({ amount: 0n, price: 1n }),
      looksRareOrder({ isOrderAsk: false, amount: 10n }),
      looksRareOrder({ isOrderAsk: false, amount: 10n, strategy: any }),
      looksRareOrder({ amount: 0n, price: 1n }),
      looksRareListing({ amounts: [0n] }),
    ]) {
      expect(offers(body)).toEqual([]);
      expect(verdict(body)).toBe('notFullyRead');
    }
    expect(offers(looksRareOrder({ amount: 10n }))).toHaveLength(1);
    expect(offers(looksRareOrder({ isOrderAsk: false, strategy: any }))).toHaveLength(1);
  });
});

describe('many orders under one signature', () => {
  const empty = {
    ...looksRareMaker,
    quoteType: 0n,
    signer: zeroAddress,
    price: 0n,
    itemIds: [0n],
    amounts: [0n],
  };

  it('are each judged where all are shown', () => {
    const two = looksRareListings([looksRareMaker, { ...looksRareMaker, itemIds: [8n] }]);
    expect(offers(two)).toHaveLength(2);
    expect(told(forNothing, two)).toEqual([
      'clear step.0.arg.tree.0.collection step.0.arg.tree.1.collection',
    ]);
    expect(answer(forNothing, looksRareListings([looksRareMaker, { ...looksRareMaker, price: 0n }]))).toBe(
      'stop',
    );
    expect(offers(looksRareListings([looksRareMaker, empty]))).toHaveLength(1);
    const four = [
      [looksRareMaker, empty],
      [empty, empty],
    ];
    expect(offers(looksRareListings(four, 'Maker[2][2]'))).toHaveLength(1);
  });

  it('are not read where one of them is not', () => {
    const odd = looksRareListings([looksRareMaker, { ...looksRareMaker, strategyId: 9n }]);
    expect([offers(odd), gaps(odd)]).toEqual([[], ['form']]);
  });

  it('are never calm where only a root of them is shown', () => {
    expect(told('signatures.manyOrders', blurListings())).toEqual([
      'caution: signatures.manyOrders.saysHidden | signatures.manyOrders.why | remedy.reject | reject | in 0 | by step.0.fn',
      'unknown step.0.fn',
    ]);
    expect(verdict(blurListings())).toBe('notFullyRead');
  });
});

describe('an offer to lend', () => {
  const rule = 'signatures.lends';

  it('is a caution, whoever may borrow', () => {
    expect(told(rule, loanOffer())).toEqual([
      'caution: signatures.lends.says amount step.0.arg.totalAmount collection step.0.arg.collection | signatures.lends.why | signatures.lends.remedy | reject | in 0 | about 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D | by step.0.arg.totalAmount step.0.arg.collection',
    ]);
    expect(verdict(loanOffer())).toBe('caution');
    expect(gaps(loanOffer())).toEqual([]);
  });

  it('is silent where nothing is lent, and for what is no loan', () => {
    expect(told(rule, loanOffer({ totalAmount: 0n }))).toEqual(['clear step.0.arg.totalAmount']);
    expect(answer(rule, blurOrder())).toBe('notApplicable');
  });

  it('is not known where the offer could not be read', () => {
    expect(told(rule, loanOffer({ totalAmount: 'much' }))).toEqual(['unknown step.0.fn']);
    expect(answer(rule, loanOffer(), offline)).toBe('caution');
    expect(answer(rule, loanOffer(), waiting)).toBe('caution');
  });

  it('is for its own lender, at its own contract', () => {
    expect(verdict(loanOffer({}, { verifyingContract: usdc }))).toBe('notFullyRead');
    expect(told('signatures.party', loanOffer({ lender: friend }))).toEqual([
      'caution: signatures.party.says party step.0.arg.lender | signatures.party.why | signatures.party.remedy | reject | in 0 | by step.0.arg.lender',
    ]);
  });
});

test('a module of Zora is a power', () => {
  expect(told('signatures.power', moduleApproval())).toEqual([
    'caution: signatures.power.says to step.0.arg.module over trading | signatures.power.why over trading | remedy.checkPayee | reject | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.module',
  ]);
  expect(verdict(moduleApproval())).toBe('caution');
  expect(gaps(moduleApproval({}, { verifyingContract: contract }))).toEqual(['market']);
});

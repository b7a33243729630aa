import { zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { revisionOf } from '../../reading/state.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { contract, dataOf, friend, key, me, typed, usdc, viewOf, weth } from '../testing/views.ts';

const hash = `0x${'00'.repeat(32)}`;
const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

const item =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const seaportTypes = {
  OrderComponents: fields(
    'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
  ),
  OfferItem: fields(item),
  ConsiderationItem: fields(`${item},address recipient`),
};
const seaportDomain = { name: 'Seaport', version: '1.6', chainId: 1n, verifyingContract: contract };
const nft = { itemType: 2n, token: weth, identifierOrCriteria: 7n, startAmount: 1n, endAmount: 1n };
const ether = { itemType: 0n, token: zeroAddress, identifierOrCriteria: 0n };
const paying = (amount: bigint, recipient: string) => ({
  ...ether,
  startAmount: amount,
  endAmount: amount,
  recipient,
});

function components(
  consideration: readonly object[],
  offerer: string = me,
  offer: readonly object[] = [nft],
) {
  return {
    offerer,
    zone: zeroAddress,
    offer,
    consideration,
    orderType: 0n,
    startTime: 0n,
    endTime: 1_900_000_000n,
    zoneHash: hash,
    salt: 0n,
    conduitKey: hash,
    counter: 0n,
  };
}

function listing(consideration: readonly object[], offerer?: string): Body {
  return typed(seaportTypes, 'OrderComponents', components(consideration, offerer), seaportDomain);
}

function bulk(orders: readonly object[]): Body {
  const types = { BulkOrder: fields('OrderComponents[2] tree'), ...seaportTypes };
  return typed(types, 'BulkOrder', { tree: orders }, seaportDomain);
}

function cow(receiver: string): Body {
  const types = {
    Order: fields(
      'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
    ),
  };
  const message = {
    sellToken: usdc,
    buyToken: weth,
    receiver,
    sellAmount: 5_000_000n,
    buyAmount: 2n * 10n ** 15n,
    validTo: 1_900_000_000n,
    appData: hash,
    feeAmount: 0n,
    kind: 'sell',
    partiallyFillable: false,
    sellTokenBalance: 'erc20',
    buyTokenBalance: 'erc20',
  };
  return typed(types, 'Order', message, {
    name: 'Gnosis Protocol',
    chainId: 1n,
    verifyingContract: contract,
  });
}

const caveat = { enforcer: contract, terms: '0x' };

const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3';
const word = (value: bigint) => value.toString(16).padStart(64, '0');
/** Enforcers of MetaMask, with terms as their contracts read them. */
const limit = {
  tokens: (amount: bigint) => ({
    enforcer: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
    terms: `${usdc}${word(amount)}`,
  }),
  item: { enforcer: '0x3790e6B7233f779b09DA74C72b6e94813925b9aF', terms: `${usdc}${word(7n)}` },
  coins: (amount: bigint) => ({
    enforcer: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
    terms: `0x${word(amount)}`,
  }),
  calldata: (terms: string) => ({ enforcer: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED', terms }),
  targets: { enforcer: '0x7F20f61b1f09b08D970938F6fa563634d65C4EeB', terms: usdc },
  methods: { enforcer: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5', terms: '0xa9059cbb' },
};

function delegation(
  caveats: readonly object[],
  delegate: string = key,
  verifyingContract: string = manager,
): Body {
  const types = {
    Delegation: fields('address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt'),
    Caveat: fields('address enforcer,bytes terms'),
  };
  const authority = `0x${'ff'.repeat(32)}`;
  const message = { delegate, delegator: me, authority, caveats, salt: 0n };
  return typed(types, 'Delegation', message, { chainId: 1n, verifyingContract });
}

const votes = typed({ Delegation: fields('address delegatee,uint256 nonce,uint256 expiry') }, 'Delegation', {
  delegatee: key,
  nonce: 0n,
  expiry: 1_900_000_000n,
});

const dydx = typed(
  { dYdX: fields('string action,string onlySignOn') },
  'dYdX',
  { action: 'dYdX STARK Key', onlySignOn: 'https://trade.dydx.exchange' },
  { name: 'dYdX', version: '1', chainId: 1n },
);

describe('an offer for nothing', () => {
  const rule = 'signatures.offerForNothing';

  it('is stopped, and so is the request', () => {
    expect(answer(rule, listing([]))).toBe('stop');
    expect(told(rule, listing([paying(10n ** 18n, friend)]))).toEqual([
      'stop: signatures.offerForNothing.says how nothing | signatures.offerForNothing.why | remedy.reject | reject | in 0 | about 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2 | unless 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 is known | by step.0.arg.offer.0.token',
    ]);
    expect(answer(rule, listing([paying(0n, me)]))).toBe('stop');
    expect(revisionOf(viewOf(listing([])), 0).verdict).toBe('stop');
  });

  it('is stopped where next to nothing comes: a wei, or a thousandth of a dollar', () => {
    expect(answer(rule, listing([paying(1n, me)]))).toBe('stop');
    const coin = { itemType: 1n, token: usdc, identifierOrCriteria: 0n, recipient: me };
    expect(answer(rule, listing([{ ...coin, startAmount: 999n, endAmount: 999n }]))).toBe('stop');
    expect(answer(rule, listing([{ ...coin, startAmount: 10n ** 6n, endAmount: 10n ** 6n }]))).toBe('clear');
    expect(answer(rule, listing([{ ...nft, recipient: me }]))).toBe('clear');
  });

  it('is stopped when only one of many orders is', () => {
    const good = components([paying(10n ** 18n, me)]);
    expect(answer(rule, bulk([good, components([])]))).toBe('stop');
    expect(answer(rule, bulk([good, good]))).toBe('clear');
    expect(answer(rule, bulk([good, components([], zeroAddress, [])]))).toBe('clear');
  });

  it('is silent where something comes to the one who gives', () => {
    expect(answer(rule, listing([paying(10n ** 18n, me)]))).toBe('clear');
    expect(answer(rule, cow(me))).toBe('clear');
    expect(answer(rule, votes)).toBe('notApplicable');
  });
});

describe('how long an offer can be accepted', () => {
  const rule = 'signatures.longLived';
  const until = (endTime: bigint, offer = [nft] as readonly object[]) => {
    const order = { ...components([paying(5n, me)], me, offer), endTime };
    return typed(seaportTypes, 'OrderComponents', order, seaportDomain);
  };

  it('is a caution where it never ends, and no matter where it does', () => {
    expect(told(rule, until(2n ** 256n - 1n))).toEqual([
      'caution: signatures.longLived.saysOffer | signatures.longLived.whyOffer | signatures.longLived.remedyOffer | reject | in 0 | by step.0.arg.endTime',
    ]);
    expect(answer(rule, bulk([components([]), { ...components([]), endTime: 2n ** 64n }]))).toBe('caution');
    expect(answer(rule, until(1_900_000_000n))).toBe('clear');
    expect(answer(rule, until(2n ** 256n - 1n, []))).toBe('notApplicable');
    expect(answer(rule, cow(me))).toBe('clear');
  });
});

describe('what an offer is worth', () => {
  const rule = 'signatures.offerForNothing';
  const priced = (token: string, amount: bigint, given: object = nft) => {
    const coin = { itemType: 1n, token, identifierOrCriteria: 0n, recipient: me };
    const wanted = { ...coin, startAmount: amount, endAmount: amount };
    return typed(seaportTypes, 'OrderComponents', components([wanted], me, [given]), seaportDomain);
  };

  it('is told by the decimals of its token: thousands of wei are nothing, and less than a cent is hardly a price', () => {
    expect(answer(rule, priced(weth, 1_001n))).toBe('stop');
    expect(answer(rule, priced(weth, 10n ** 13n - 1n))).toBe('stop');
    expect(told(rule, priced(weth, 10n ** 13n))).toEqual([
      'caution: signatures.offerForNothing.says how little | signatures.offerForNothing.why | remedy.reject | reject | in 0 | about 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2 | by step.0.arg.offer.0.token',
    ]);
    expect(answer(rule, priced(weth, 10n ** 14n))).toBe('clear');
    expect(answer(rule, priced(usdc, 1_001n))).toBe('caution');
    expect(answer(rule, priced(usdc, 10_000n))).toBe('clear');
  });

  it('is told so of a token with few decimals, too: nine dollars of a token with two are a price', () => {
    const few = { tokens: { [key]: ['GUSD', 2] } } as const;
    expect(answer(rule, priced(key, 900n), few)).toBe('clear');
    expect(answer(rule, priced(key, 0n), few)).toBe('stop');
    const given = { itemType: 1n, token: key, identifierOrCriteria: 0n, startAmount: 900n, endAmount: 900n };
    expect(answer(rule, priced(weth, 1n, given), few)).toBe('stop');
  });

  it('is not known of a token whose decimals nobody knows, unless nothing or very much comes', () => {
    expect(told(rule, priced(key, 10n ** 12n))).toEqual([
      'unknown token.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.decimals',
    ]);
    expect(answer(rule, priced(key, 999n))).toBe('stop');
    expect(answer(rule, priced(key, 10n ** 20n))).toBe('clear');
  });

  it('cannot be hidden by a token that says a silly number of decimals', () => {
    expect(answer(rule, priced(key, 10n ** 12n, nft))).toBe('unknown');
    const silly = { tokens: { [key]: ['JUNK', 255] } } as const;
    expect(answer(rule, priced(key, 10n ** 12n), silly)).toBe('unknown');
  });

  it('counts what is given as nothing only where it is dust for sure', () => {
    const coin = { itemType: 1n, identifierOrCriteria: 0n };
    const given = (token: string, amount: bigint) => ({
      ...coin,
      token,
      startAmount: amount,
      endAmount: amount,
    });
    expect(answer(rule, priced(weth, 1n, given(usdc, 50n)))).toBe('clear');
    expect(answer(rule, priced(weth, 1n, given(usdc, 999n)))).toBe('stop');
    expect(answer(rule, priced(weth, 1n, given(key, 50n)))).toBe('stop');
  });
});

describe('an offer that is paid in what nobody here knows', () => {
  const rule = 'signatures.unknownCurrency';
  const order = (wanted: readonly object[], given: object = nft) =>
    typed(seaportTypes, 'OrderComponents', components(wanted, me, [given]), seaportDomain);
  const coin = (token: string, amount = 10n ** 22n) => ({
    itemType: 1n,
    token,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient: me,
  });
  const tokens = { tokens: { [key]: ['JUNK', 18] } } as const;

  it('is a caution for a token, and for an item that another is given for', () => {
    expect(told(rule, order([coin(key)]), tokens)).toEqual([
      'caution: signatures.unknownCurrency.says token step.0.arg.consideration.0.token | signatures.unknownCurrency.why | signatures.unknownCurrency.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.consideration.0.token',
    ]);
    expect(answer(rule, order([coin(key), paying(1n, me)]), tokens)).toBe('caution');
    expect(told(rule, order([{ ...nft, token: key, recipient: me }]))).toEqual([
      'caution: signatures.unknownCurrency.saysNoCode token step.0.arg.consideration.0.token | signatures.unknownCurrency.why | signatures.unknownCurrency.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.consideration.0.token',
    ]);
  });

  it('is silent where known money comes, where the user saved the token, and for who buys an item that there is', () => {
    expect(told(rule, order([coin(weth)]))).toEqual(['clear']);
    expect(answer(rule, order([coin(key), paying(10n ** 18n, me)]), tokens)).toBe('clear');
    const book = known([{ address: key, name: 'Mine', own: false, paid: 0 }]);
    expect(answer(rule, order([coin(key)]), { ...tokens, book })).toBe('clear');
    const { recipient: _, ...given } = coin(usdc);
    const item = order([{ ...nft, token: key, recipient: me }], given);
    expect(answer(rule, item, { codes: { [key]: 'contract' } })).toBe('clear');
    expect(answer(rule, item)).toBe('caution');
    expect(answer(rule, votes)).toBe('notApplicable');
  });

  it('is not known where the order could not be read', () => {
    const broken = typed({ Order: fields('uint256 price') }, 'Order', { price: 'much' });
    expect(told(rule, broken)).toEqual(['unknown step.0.fn']);
  });
});

describe('an offer whose price goes elsewhere', () => {
  const rule = 'signatures.offerElsewhere';
  const forNothing = 'signatures.offerForNothing';

  it('is a caution, and silent where it comes back', () => {
    expect(told(rule, cow(key))).toEqual([
      'caution: signatures.offerElsewhere.says to step.0.arg.receiver | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.receiver',
    ]);
    expect(told(rule, cow(me))).toEqual(['clear step.0.arg.receiver']);
    expect(answer(rule, cow(zeroAddress))).toBe('clear');
  });

  it('is a caution where others are paid more than who gives, at the start or at the end', () => {
    const most = listing([paying(4n * 10n ** 17n, me), paying(6n * 10n ** 17n, key)]);
    expect(told(rule, most)).toEqual([
      'caution: signatures.offerElsewhere.saysMost to step.0.arg.consideration.1.recipient | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.consideration.1.recipient',
    ]);
    expect(answer(forNothing, most)).toBe('clear');
    const rising = { ...paying(10n ** 16n, key), endAmount: 10n ** 19n };
    expect(answer(rule, listing([paying(10n ** 18n, me), rising]))).toBe('caution');
    const falling = { ...paying(10n ** 18n, me), endAmount: 10n ** 17n };
    expect(answer(rule, listing([falling, paying(2n * 10n ** 17n, key)]))).toBe('caution');
  });

  it('is a caution where others are paid more than a quarter, or an item', () => {
    const ether = (part: bigint, to: string) => paying(part * 10n ** 15n, to);
    expect(told(rule, listing([ether(740n, me), ether(260n, key)]))).toEqual([
      'caution: signatures.offerElsewhere.saysMuch to step.0.arg.consideration.1.recipient | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.consideration.1.recipient',
    ]);
    expect(answer(rule, listing([ether(760n, me), ether(240n, key)]))).toBe('clear');
    const item = { ...nft, identifierOrCriteria: 9n, recipient: key };
    expect(answer(rule, listing([ether(740n, me), item]))).toBe('caution');
  });

  it('names who is paid the most, of all their parts', () => {
    const parts = [paying(10n ** 18n, me), paying(7n * 10n ** 17n, friend)];
    const found = check(viewOf(listing([...parts, ...Array(2).fill(paying(5n * 10n ** 17n, key))])));
    expect(found.find((it) => it.rule === rule)).toMatchObject({
      says: {
        id: 'signatures.offerElsewhere.saysMost',
        args: { to: 'step.0.arg.consideration.2.recipient' },
      },
    });
  });

  it('is a caution where the price is in a token that only another account is paid in', () => {
    const coin = { itemType: 1n, token: usdc, identifierOrCriteria: 0n, recipient: key };
    const price = { ...coin, startAmount: 3_000_000_000n, endAmount: 3_000_000_000n };
    expect(answer(rule, listing([paying(10n ** 15n, me), price]))).toBe('caution');
    expect(answer(rule, listing([{ ...nft, identifierOrCriteria: 9n, recipient: me }, price]))).toBe(
      'caution',
    );
  });

  it('leaves it to the stop for an offer for nothing where a hundredth comes', () => {
    const sliver = listing([paying(2n * 10n ** 13n, me), paying(10n ** 18n, key)]);
    expect(answer(forNothing, sliver)).toBe('stop');
    expect(answer(rule, sliver)).toBe('clear');
    expect(answer(forNothing, listing([paying(2n * 10n ** 12n, me), paying(10n ** 18n, key)]))).toBe('stop');
  });

  it('is silent for what markets and makers take, for a bid, and for whom the user saved', () => {
    const ether = (part: bigint, to: string) => paying(part * 10n ** 15n, to);
    const sold = listing([ether(850n, me), ether(50n, key), ether(100n, contract)]);
    const falling = (part: bigint, to: string) => ({ ...ether(part, to), endAmount: part * 10n ** 13n });
    const auction = listing([falling(975n, me), falling(25n, key)]);
    const coin = { itemType: 1n, token: usdc, identifierOrCriteria: 0n };
    const whole = { ...coin, startAmount: 10n ** 9n, endAmount: 10n ** 9n };
    const fee = { ...coin, startAmount: 10n ** 8n, endAmount: 10n ** 8n, recipient: key };
    const bid = components([{ ...nft, recipient: me }, fee], me, [whole]);
    for (const body of [sold, auction, typed(seaportTypes, 'OrderComponents', bid, seaportDomain)]) {
      expect([answer(rule, body), answer(forNothing, body)]).toEqual(['clear', 'clear']);
    }
    const book = known([{ address: key, name: 'Vault', own: false, paid: 0 }]);
    const saved = listing([ether(100n, me), ether(900n, key)]);
    expect(answer(rule, saved)).toBe('caution');
    expect(answer(rule, saved, { book })).toBe('clear');
  });
});

describe('an order of UniswapX', () => {
  const types = {
    PermitWitnessTransferFrom: fields(
      'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,LimitOrder witness',
    ),
    TokenPermissions: fields('address token,uint256 amount'),
    LimitOrder: fields('OrderInfo info,address inputToken,uint256 inputAmount,OutputToken[] outputs'),
    OrderInfo: fields(
      'address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData',
    ),
    OutputToken: fields('address token,uint256 amount,address recipient'),
  };
  const order = (outputs: readonly object[], spender: string = contract): Body => {
    const info = {
      reactor: contract,
      swapper: me,
      nonce: 0n,
      deadline: 1_900_000_000n,
      additionalValidationContract: zeroAddress,
      additionalValidationData: '0x',
    };
    const message = {
      permitted: { token: usdc, amount: 5_000_000n },
      spender,
      nonce: 0n,
      deadline: 1_900_000_000n,
      witness: { info, inputToken: usdc, inputAmount: 5_000_000n, outputs },
    };
    const domain = { name: 'Permit2', chainId: 1n, verifyingContract: contract };
    return typed(types, 'PermitWitnessTransferFrom', message, domain);
  };
  const output = { token: weth, amount: 10n ** 16n, recipient: me };

  it('is said as what may be taken, and what someone has to see to', () => {
    const { sentence } = revisionOf(viewOf(order([output])), 0);
    expect(JSON.stringify(sentence)).toContain('sentence.permitOnce');
    expect(JSON.stringify(sentence)).toContain('sentence.wants');
  });

  it('is stopped for nothing, is a caution to someone else, and its spender counts as before', () => {
    expect(answer('signatures.offerForNothing', order([]))).toBe('stop');
    expect(answer('signatures.offerForNothing', order([output]))).toBe('clear');
    const fee = { ...output, recipient: friend, amount: 5n };
    expect(answer('signatures.offerElsewhere', order([output, fee]))).toBe('clear');
    const most = { ...output, recipient: key, amount: 2n * 10n ** 16n };
    expect(told('signatures.offerElsewhere', order([output, most]))).toEqual([
      'caution: signatures.offerElsewhere.saysMost to step.0.arg.witness.outputs.1.recipient | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.witness.outputs.1.recipient',
    ]);
    const saved = { book: known([{ address: friend, own: true, paid: 0 }]) };
    expect(answer('signatures.offerElsewhere', order([fee]), saved)).toBe('clear');
    expect(answer('signatures.offerElsewhere', order([fee, most]), saved)).toBe('caution');
    expect(answer('signatures.offerForNothing', order([{ ...fee, amount: 10n ** 16n }, most]))).toBe('clear');
    const all = { ...most, amount: 2n * 10n ** 18n };
    expect(answer('signatures.offerForNothing', order([output, all]))).toBe('stop');
    expect(told('signatures.offerElsewhere', order([{ ...output, recipient: key }]))).toEqual([
      'caution: signatures.offerElsewhere.says to step.0.arg.witness.outputs.0.recipient | signatures.offerElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.witness.outputs.0.recipient',
    ]);
    expect(answer('signatures.plainAccount', order([output], key))).toBe('stop');
  });
});

describe('an offer of what another account holds', () => {
  it('is a caution', () => {
    const rule = 'signatures.otherOwner';
    expect(answer(rule, listing([paying(1n, friend)], friend))).toBe('caution');
    expect(told(rule, listing([paying(1n, me)]))).toEqual(['clear step.0.arg.offerer']);
  });

  it('says to whom the price is paid', () => {
    const price = (offerer: string) =>
      revisionOf(viewOf(listing([paying(10n ** 18n, offerer)], offerer)), 0).sentence[0]?.args;
    expect(price(friend)).toMatchObject({
      get: { id: 'what.paidTo', args: { account: 'step.0.arg.offerer' } },
    });
    expect(price(me)).toMatchObject({ get: { id: 'bound.exactly' } });
  });
});

describe('a power over an account', () => {
  const rule = 'signatures.power';

  it('is stopped without conditions, and where nobody here knows those that there are', () => {
    expect(told(rule, delegation([]))).toEqual([
      'stop: signatures.power.says to step.0.arg.delegate over whole | signatures.power.why over account | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.delegate',
    ]);
    expect(answer(rule, delegation([caveat]))).toBe('stop');
  });

  it('is a caution where conditions that are known bound what is taken', () => {
    expect(told(rule, delegation([limit.tokens(5n)]))).toEqual([
      'caution: signatures.power.says to step.0.arg.delegate over account | signatures.power.why over account | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.delegate',
    ]);
    expect(answer(rule, delegation([limit.item, caveat]))).toBe('caution');
    expect(answer(rule, delegation([limit.coins(5n), limit.calldata('0x')]))).toBe('caution');
  });

  it('is stopped where they bound no amount, or all of them together leave something open', () => {
    expect(answer(rule, delegation([limit.tokens(2n ** 256n - 1n)]))).toBe('stop');
    expect(answer(rule, delegation([{ ...limit.tokens(5n), terms: usdc }]))).toBe('stop');
    expect(answer(rule, delegation([limit.coins(5n)]))).toBe('stop');
    expect(answer(rule, delegation([limit.coins(5n), limit.calldata('0xa9059cbb')]))).toBe('stop');
    expect(answer(rule, delegation([limit.targets, limit.methods]))).toBe('stop');
  });

  it('is stopped where another contract than the known manager would hold to them', () => {
    expect(answer(rule, delegation([limit.tokens(5n)], key, contract))).toBe('stop');
  });

  it('is stopped where the conditions say when and how often, and not what', () => {
    const timestamp = { enforcer: '0x1046bb45C8d673d4ea75321280DB34899413c069', terms: '0x' };
    const calls = { enforcer: '0x04658B29F6b82ed55274221a06Fc97D318E25416', terms: '0x' };
    expect(answer(rule, delegation([timestamp, calls]))).toBe('stop');
    expect(answer(rule, delegation([timestamp, limit.tokens(5n)]))).toBe('caution');
  });

  it('is a caution over votes, and nothing where it is given to oneself', () => {
    expect(told(rule, votes)).toEqual([
      'caution: signatures.power.says to step.0.arg.delegatee over votes | signatures.power.why over votes | remedy.checkPayee | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.delegatee',
    ]);
    expect(told(rule, delegation([], me))).toEqual(['clear step.0.arg.delegate']);
  });
});

describe('a signature that keys are made of', () => {
  it('is stopped', () => {
    expect(told('signatures.keys', dydx)).toEqual([
      'stop: signatures.keys.says | signatures.keys.why | remedy.reject | reject | in 0 | by step.0.arg.action',
    ]);
    expect(answer('signatures.keys', votes)).toBe('notApplicable');
  });
});

describe('a call that a signature carries', () => {
  it('is checked as if who signs made it', () => {
    const types = {
      ForwardRequest: fields('address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data'),
    };
    const data = `0x095ea7b3${key.slice(2).padStart(64, '0')}${'f'.repeat(64)}`;
    const message = { from: me, to: usdc, value: 0n, gas: 1n, nonce: 0n, data };
    const body = typed(types, 'ForwardRequest', message, { chainId: 1n, verifyingContract: contract });
    expect(answer('approvals.plainAccount', body)).toBe('stop');
    const [said] = revisionOf(viewOf(body), 0).sentence;
    expect(said).toMatchObject({ id: 'sentence.userOperation', args: { sender: 'step.0.arg.from' } });
  });

  it('is checked, too, when it is made by the account that a user operation is of', () => {
    const types = {
      PackedUserOperation: fields(
        'address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData',
      ),
    };
    const approve = dataOf('approve(address,uint256)', [key, 2n ** 256n - 1n]);
    const message = {
      sender: friend,
      nonce: 0n,
      initCode: '0x',
      callData: dataOf('execute(address,uint256,bytes)', [usdc, 0n, approve]),
      accountGasLimits: hash,
      preVerificationGas: 0n,
      gasFees: hash,
      paymasterAndData: '0x',
    };
    const body = typed(types, 'PackedUserOperation', message, { chainId: 1n, verifyingContract: contract });
    expect(answer('approvals.plainAccount', body)).toBe('stop');
  });
});

describe('a hash of something that is not shown', () => {
  it('is not fully read, and says why', () => {
    const root = typed({ Root: fields('bytes32 root') }, 'Root', { root: `0x${'11'.repeat(32)}` });
    const it = revisionOf(viewOf(root), 0);
    expect(it.verdict).toBe('notFullyRead');
    expect(it.unread.map(({ why }) => why.id)).toContain('unread.hashOnly');
  });
});

describe('the sentence', () => {
  it('says what is offered for what, and until when', () => {
    const [said] = revisionOf(viewOf(listing([paying(10n ** 18n, me)])), 0).sentence;
    expect(said).toMatchObject({
      id: 'sentence.offer',
      args: {
        mood: 'sign',
        give: { id: 'bound.exactly', args: { what: { id: 'what.item' } } },
        get: { id: 'bound.exactly', args: { what: { id: 'what.amount' } } },
        until: { id: 'until.date', args: { time: 'step.0.arg.endTime' } },
      },
    });
  });

  it('names who is involved: the market, what is offered, and who gets a power', () => {
    const roles = (body: Body) =>
      revisionOf(viewOf(body), 0).parties.map(({ role, address }) => [role, address]);
    expect(roles(listing([paying(10n ** 18n, me)]))).toEqual([
      ['with', contract],
      ['token', weth],
      ['signer', me],
    ]);
    expect(roles(votes)[0]).toEqual(['operator', key]);
  });

  it('says first what is offered for nothing, of many offers', () => {
    const good = components([paying(10n ** 18n, me)]);
    const types = { BulkOrder: fields('OrderComponents[2][2][2] tree'), ...seaportTypes };
    const four = [
      [good, good],
      [good, good],
    ];
    const tree = [
      four,
      [
        [good, good],
        [good, components([])],
      ],
    ];
    const { sentence } = revisionOf(viewOf(typed(types, 'BulkOrder', { tree }, seaportDomain)), 0);
    expect(JSON.stringify(sentence.slice(0, 3))).toContain('what.nothing');
  });

  it('says that an offer is for nothing, and that a price is paid to someone else', () => {
    expect(revisionOf(viewOf(listing([])), 0).sentence[0]?.args).toMatchObject({
      get: { id: 'what.nothing' },
    });
    expect(revisionOf(viewOf(cow(key)), 0).sentence[0]?.args).toMatchObject({ get: { id: 'what.paidTo' } });
  });
});

describe('an offer that one account alone can take', () => {
  const rule = 'signatures.privateBuyer';
  const theirs = (recipient: string) => ({ ...nft, recipient });
  const sold = (recipient: string) => listing([paying(10n ** 18n, me), theirs(recipient)]);

  it('is a caution', () => {
    expect(answer(rule, sold(key))).toBe('caution');
    expect(answer(rule, bulk([components([theirs(friend)]), components([paying(1n, me)])]))).toBe('caution');
    expect(answer(rule, augustus(key))).toBe('caution');
  });

  it('is silent where anybody can, and where the user knows who', () => {
    expect(answer(rule, listing([paying(10n ** 18n, me)]))).toBe('clear');
    expect(answer(rule, listing([theirs(me)]))).toBe('clear');
    expect(answer(rule, augustus(zeroAddress))).toBe('clear');
    const book = known([{ address: key, name: 'Buyer', own: false, paid: 0 }]);
    expect(told(rule, sold(key), { book })).toEqual(['clear step.0.arg.consideration.1.recipient']);
    expect(answer(rule, votes)).toBe('notApplicable');
  });

  it('is not known for what could not be read', () => {
    expect(told(rule, typed({ Order: fields('uint256 price') }, 'Order', { price: 'much' }))).toEqual([
      'unknown step.0.fn',
    ]);
  });
});

describe('many orders under one signature', () => {
  const rule = 'signatures.manyOrders';
  const root = (name: string) => typed({ Root: fields(`bytes32 ${name}`) }, 'Root', { [name]: hash });

  it('are a note where each is shown, and a caution where only their root is', () => {
    expect(told(rule, bulk([components([paying(1n, me)]), components([paying(1n, me)])]))).toEqual([
      'note: signatures.manyOrders.says count 2 | signatures.manyOrders.why | signatures.manyOrders.remedy | in 0 | by step.0.fn',
    ]);
    expect(answer(rule, root('root'))).toBe('caution');
    expect(answer(rule, root('listingsRoot'))).toBe('caution');
  });

  it('are not there in one order, nor in a hash of something else', () => {
    const empty = { ...components([], me, []), offerer: zeroAddress };
    expect(told(rule, bulk([components([paying(1n, me)]), empty]))).toEqual(['clear']);
    expect(answer(rule, listing([paying(1n, me)]))).toBe('clear');
    expect(answer(rule, votes)).toBe('notApplicable');
    expect(answer(rule, root('hash'))).not.toBe('caution');
  });

  it('are not known for what could not be read', () => {
    expect(told(rule, typed({ Order: fields('uint256 price') }, 'Order', { price: 'much' }))).toEqual([
      'unknown step.0.fn',
    ]);
  });
});

describe('an item of a type that no Seaport knows', () => {
  it('counts for nothing where it would come, and for the worst where it would go', () => {
    const odd = { ...nft, itemType: 6n, recipient: me };
    expect(answer('signatures.offerForNothing', listing([odd]))).toBe('stop');
    expect(answer('signatures.offerForNothing', listing([{ ...odd, itemType: 5n }]))).toBe('clear');
    const given = typed(
      seaportTypes,
      'OrderComponents',
      components([], me, [{ ...nft, itemType: 6n }]),
      seaportDomain,
    );
    expect(answer('signatures.offerForNothing', given)).toBe('stop');
  });
});

/** An order of ParaSwap that this account alone may take; anybody, where it is not one. */
function augustus(taker: string): Body {
  const types = {
    Order: fields(
      'uint256 nonceAndMeta,uint128 expiry,address makerAsset,address takerAsset,address maker,address taker,uint256 makerAmount,uint256 takerAmount',
    ),
  };
  const message = {
    nonceAndMeta: 0n,
    expiry: 1_900_000_000n,
    makerAsset: usdc,
    takerAsset: weth,
    maker: me,
    taker,
    makerAmount: 5_000_000n,
    takerAmount: 10n ** 18n,
  };
  return typed(types, 'Order', message, { name: 'AUGUSTUS RFQ', chainId: 1n, verifyingContract: contract });
}

describe('typed data that could not be read', () => {
  const broken = typed({ Order: fields('uint256 price') }, 'Order', { price: 'much' });

  it.each(['offerForNothing', 'offerElsewhere', 'power', 'keys', 'otherOwner'])(
    'leaves signatures.%s without an answer',
    (name) => {
      expect(answer(`signatures.${name}`, broken)).toBe('unknown');
    },
  );
});

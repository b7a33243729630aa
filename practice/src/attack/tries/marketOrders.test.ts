import { assetOf as raribleAsset, classOf } from '@readback/core/check/testing/marketOrders.ts';
import * as orders from '@readback/core/check/testing/marketOrders.ts';
import type { Body } from '@readback/core/model/request.ts';
import { askTypedData } from '@readback/scenarios/ask.ts';
import { type Address, pad, zeroAddress } from 'viem';
import { call } from '../../truth/sky.ts';
import { apes, dai, holder, permit2, seaport } from './contractsAt.ts';
import { free, total } from './calls.ts';
import { balanceOfAccount, holderText } from './functions.ts';
import { ask, type Ethereum, me, thief, usdc, weth } from './ground.ts';
import { at, E18, K } from './oneCall.ts';
import { fieldsOf } from './signing.ts';
import { marketsStand } from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';
import { shy } from './tokensAt.ts';

const askedBody = (body: Body) => {
  if (body.kind !== 'typedData') throw new RangeError(body.kind);
  return JSON.stringify({ method: 'eth_signTypedData_v4', params: [me, body.json] });
};

const order = (id: string, why: string, make: (e: Ethereum) => Body | Promise<Body>): OnEthereum =>
  free(id, why, async (e) => e.read(askedBody(await make(e))));

const other = at('0x8888888888888888888888888888888888888881');

const zeroXOrder = (kind: 'LimitOrder' | 'RfqOrder' | 'OtcOrder', more: object, domain: object = {}) =>
  orders.zeroXOrder(kind, { maker: me, ...more }, domain as never);

const rarible = (more: object) => orders.raribleOrder({ maker: me, ...more });

const looks = (more: object) => orders.looksRareOrder({ signer: me, ...more });

const looks2 = (more: object) => orders.looksRareListing({ signer: me, ...more });

const blurMine = (more: object) => orders.blurOrder({ trader: me, ...more });

const v2Data = (
  payouts: readonly { account: Address; value: bigint }[],
  fees: readonly { account: Address; value: bigint }[],
) => orders.raribleData(payouts, fees);

const someOrders: readonly OnEthereum[] = [
  control(order('Blur: a listing', 'to compare.', () => blurMine({}))),
  order('Blur: a listing for a drop', 'Nothing comes.', () => blurMine({ price: 1_000n })),
  order('Blur: a listing, half for the thief', 'Fees.', () =>
    blurMine({ fees: [{ rate: 5_000n, recipient: thief }] }),
  ),
  order('Blur: a listing, a part for each of three', 'Fees in pieces.', () =>
    blurMine({ fees: [1_200n, 1_200n, 1_200n].map((rate) => ({ rate, recipient: thief })) }),
  ),
  order('Blur: a listing in a token of the thief', 'It is worth nothing.', (e) =>
    blurMine({ paymentToken: e.junk }),
  ),
  order('Blur: a listing of another’s', 'A trader that is not the signer.', () =>
    blurMine({ trader: other }),
  ),
  order('Blur: a listing by a policy of the thief', 'It matches as he likes.', () =>
    blurMine({ matchingPolicy: thief }),
  ),
  control(order('Blur: a listing for ever', 'to compare.', () => blurMine({ expirationTime: 0n }))),
  order('Blur: a bid on any item of a strange collection', 'It is worth nothing.', () =>
    blurMine({
      side: 0n,
      paymentToken: weth,
      matchingPolicy: '0x0000000000b92d5d043faf7cecf7e2ee6aaed232',
      collection: other,
    }),
  ),
  order('Blur: a bid on ten for a price each', 'The price counts for one.', () =>
    blurMine({ side: 0n, amount: 10n, paymentToken: weth }),
  ),
  order('Blur: a listing of ten for the price of one', 'Nine go for nothing.', () =>
    blurMine({ amount: 10n }),
  ),
  order('0x: a limit order of apes #7', 'An item is given as an amount.', () =>
    zeroXOrder('LimitOrder', { makerToken: apes, makerAmount: 7n, takerToken: usdc, takerAmount: 10_000n }),
  ),
  order('0x: an order between two of apes #0', 'Item 0 is given as nothing.', () =>
    zeroXOrder('OtcOrder', { makerToken: apes, makerAmount: 0n, takerToken: usdc, takerAmount: 10_000n }),
  ),
  order('0x: an order between two of apes #0 for nothing', 'Item 0 is given as nothing.', () =>
    zeroXOrder('OtcOrder', { makerToken: apes, makerAmount: 0n, takerToken: usdc, takerAmount: 0n }),
  ),
  order('0x: an order for who sends it', 'Nobody else may.', () =>
    zeroXOrder('RfqOrder', { txOrigin: thief }),
  ),
  control(
    order('0x: dollars for dollars', 'to compare.', () =>
      zeroXOrder('LimitOrder', {
        makerToken: usdc,
        makerAmount: K,
        takerToken: dai,
        takerAmount: 999n * E18,
      }),
    ),
  ),
  order('0x: dollars for dollars at half', 'Half is lost.', () =>
    zeroXOrder('LimitOrder', { makerToken: usdc, makerAmount: K, takerToken: dai, takerAmount: 500n * E18 }),
  ),
  order('0x: dollars for a billionth of dollars', 'The places are others.', () =>
    zeroXOrder('LimitOrder', { makerToken: usdc, makerAmount: K, takerToken: dai, takerAmount: K }),
  ),
  order('0x: dollars for the token of the thief', 'It is worth nothing.', (e) =>
    zeroXOrder('LimitOrder', {
      makerToken: usdc,
      makerAmount: K,
      takerToken: e.junk,
      takerAmount: 10n ** 24n,
    }),
  ),
  order('0x: of another maker', 'Who registered the signer.', () =>
    zeroXOrder('LimitOrder', {
      maker: other,
      makerToken: usdc,
      makerAmount: K,
      takerToken: dai,
      takerAmount: 999n * E18,
    }),
  ),
  order('0x: a market of the same name', 'It is the thief’s.', () =>
    zeroXOrder('LimitOrder', {}, { verifyingContract: other }),
  ),
  order('0x: all dollars of a wallet for ever', 'The price may be another then.', () =>
    zeroXOrder('LimitOrder', {
      makerToken: usdc,
      makerAmount: 5n * K,
      takerToken: dai,
      takerAmount: 5_000n * E18,
      expiry: 2n ** 64n - 1n,
    }),
  ),
  control(order('LooksRare: a listing', 'to compare.', () => looks({}))),
  order('LooksRare: a listing of which a half is kept', 'Fees.', () => looks({ minPercentageToAsk: 5_000n })),
  order('LooksRare: a listing by another strategy', 'It sells as it likes.', () =>
    looks({ strategy: other }),
  ),
  order('LooksRare: a listing with parameters', 'A strategy reads them.', () =>
    looks({ params: pad(thief, { size: 32 }) }),
  ),
  order('LooksRare: a bid with no kept part', 'Nothing is kept for the maker.', () =>
    looks({
      isOrderAsk: false,
      minPercentageToAsk: 0n,
      strategy: '0x86f909f70813cdb1bc733f4d97dc6b03b8e7e8f3',
      collection: other,
    }),
  ),
  control(order('LooksRare 2: a listing', 'to compare.', () => looks2({}))),
  order('LooksRare 2: a listing of three for the price of one', 'Two go for nothing.', () =>
    looks2({ itemIds: [7n, 8n, 9n], amounts: [1n, 1n, 1n] }),
  ),
  order('LooksRare 2: a listing by a strategy', 'It computes the price.', () => looks2({ strategyId: 3n })),
  order('LooksRare 2: a listing with parameters', 'They are read.', () =>
    looks2({ additionalParameters: pad('0x01', { size: 32 }) }),
  ),
  order('LooksRare 2: many listings, one for nothing', 'The third of four.', () => {
    const leaf = { ...orders.looksRareMaker, signer: me };
    return orders.looksRareListings(
      [
        [leaf, { ...leaf, itemIds: [8n] }],
        [{ ...leaf, itemIds: [9n], price: 1n }, leaf],
      ],
      'Maker[2][2]',
    );
  }),
  order('LooksRare 2: many listings, one of another', 'The third of four.', () => {
    const leaf = { ...orders.looksRareMaker, signer: me };
    return orders.looksRareListings(
      [
        [leaf, leaf],
        [{ ...leaf, signer: other }, leaf],
      ],
      'Maker[2][2]',
    );
  }),
  order('LooksRare 2: many listings, one a bid of all', 'The last of two.', () => {
    const leaf = { ...orders.looksRareMaker, signer: me };
    const bid = {
      ...leaf,
      quoteType: 0n,
      strategyId: 1n,
      itemIds: [],
      amounts: [1n],
      currency: weth,
      price: 20n * E18,
      collection: other,
    };
    return orders.looksRareListings([leaf, bid], 'Maker[2]');
  }),
  loud(
    'Rarible’s orders are not modeled: nobody reads what they give',
    order('Rarible: a listing', 'to compare.', () => rarible({})),
  ),
  order('Rarible: a listing whose payouts are the thief’s', 'He is paid.', () =>
    rarible({ data: v2Data([{ account: thief, value: 10_000n }], []) }),
  ),
  order('Rarible: a listing whose payouts are the thief’s for a half', 'He is paid.', () =>
    rarible({
      data: v2Data(
        [
          { account: me, value: 5_000n },
          { account: thief, value: 5_000n },
        ],
        [],
      ),
    }),
  ),
  order('Rarible: a listing with a huge fee', 'It goes to the thief.', () =>
    rarible({ data: v2Data([], [{ account: thief, value: 2n ** 95n }]) }),
  ),
  order('Rarible: a listing with fees in pieces', 'They go to the thief.', () =>
    rarible({
      data: v2Data(
        [],
        Array.from({ length: 6 }, () => ({ account: thief, value: 600n })),
      ),
    }),
  ),
  order('Rarible: a listing with data of no type', 'Who is paid?', () =>
    rarible({ dataType: classOf('V3_SELL') }),
  ),
  order('Rarible: a listing in the thief’s token', 'It is worth nothing.', (e) =>
    rarible({ takeAsset: raribleAsset('ERC20', 10n ** 24n, e.junk) }),
  ),
  order('Rarible: ten of an item for one coin', 'Nine go for nothing.', () =>
    rarible({ makeAsset: raribleAsset('ERC1155', 10n, apes, 7n) }),
  ),
  order('Rarible: a bid with coins on anything', 'Of a strange collection.', () =>
    rarible({
      makeAsset: raribleAsset('ERC20', E18, weth),
      takeAsset: raribleAsset('COLLECTION', 1n, other),
    }),
  ),
  order('Rarible: a bid whose item goes to the thief', 'He gets it.', () =>
    rarible({
      makeAsset: raribleAsset('ERC20', E18, weth),
      takeAsset: raribleAsset('ERC721', 1n, apes, 7n),
      data: v2Data([{ account: thief, value: 10_000n }], []),
    }),
  ),
  order('Rarible: an item against an item', 'Of a strange collection.', () =>
    rarible({ takeAsset: raribleAsset('ERC721', 1n, other, 1n) }),
  ),
  order('Rarible: an ERC-20 that is an item', 'makeAsset is a collection as a token.', () =>
    rarible({ makeAsset: raribleAsset('ERC20', 7n, apes), takeAsset: raribleAsset('ERC20', K, usdc) }),
  ),
  order('Blend: all that there is is lent', 'At no rate.', () =>
    orders.loanOffer({ lender: me, rate: 0n, collection: other, auctionDuration: 0n }),
  ),
  order('Blend: nothing in all, much each', 'It says much, and nothing can be lent.', () =>
    orders.loanOffer({ lender: me, totalAmount: 0n }),
  ),
  order('Zora: a module of the thief', 'It moves what Zora may.', () =>
    orders.moduleApproval({ user: me, module: thief }),
  ),
  order('Zora: a module, for ever', 'An end of 0 is none.', () =>
    orders.moduleApproval({ user: me, module: thief, deadline: 0n }),
  ),
  loud(
    'Zora’s modules are not modeled: that one is taken back is not known',
    order('Zora: a module no more', 'to compare.', () =>
      orders.moduleApproval({ user: me, module: thief, approved: false }),
    ),
  ),
];

const typedAsk = (
  primaryType: string,
  types: Readonly<Record<string, string>>,
  domain: Readonly<Record<string, unknown>>,
  message: Readonly<Record<string, unknown>>,
) => {
  const kinds: Readonly<Record<string, string>> = {
    chainId: 'uint256',
    verifyingContract: 'address',
    name: 'string',
    version: 'string',
  };
  return askTypedData(me, {
    types: {
      EIP712Domain: ['name', 'version', 'chainId', 'verifyingContract']
        .filter((it) => it in domain)
        .map((name) => ({ name, type: kinds[name] })),
      ...Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fieldsOf(text)])),
    },
    primaryType,
    domain,
    message,
  });
};

const permit2Domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 };

const permitTransfer = (token: Address, amount: bigint, spender: Address) =>
  typedAsk(
    'PermitTransferFrom',
    {
      PermitTransferFrom: 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
      TokenPermissions: 'address token,uint256 amount',
    },
    permit2Domain,
    { permitted: { token, amount }, spender, nonce: 5n, deadline: 1_900_000_000n },
  );

const permitSingle = (token: Address, amount: bigint, spender: Address) =>
  typedAsk(
    'PermitSingle',
    {
      PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    },
    permit2Domain,
    {
      details: { token, amount, expiration: 1_900_000_000n, nonce: 0n },
      spender,
      sigDeadline: 1_900_000_000n,
    },
  );

const seaportOrder = (offer: readonly object[], consideration: readonly object[]) =>
  typedAsk(
    'OrderComponents',
    {
      OrderComponents:
        'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
      OfferItem:
        'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount',
      ConsiderationItem:
        'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient',
    },
    { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: seaport },
    {
      offerer: me,
      zone: zeroAddress,
      offer,
      consideration,
      orderType: 0,
      startTime: 0n,
      endTime: 1_900_000_000n,
      zoneHash: pad('0x', { size: 32 }),
      salt: 1n,
      conduitKey: pad('0x', { size: 32 }),
      counter: 0n,
    },
  );

const orderPart = (itemType: number, token: Address, id: bigint, amount: bigint) => ({
  itemType,
  token,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount: amount,
});

const cowAsk = (sellToken: Address, sellAmount: bigint, buyAmount: bigint) =>
  typedAsk(
    'Order',
    {
      Order:
        'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
    },
    {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId: 1,
      verifyingContract: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
    },
    {
      sellToken,
      buyToken: usdc,
      receiver: me,
      sellAmount,
      buyAmount,
      validTo: 1_900_000_000,
      appData: pad('0x', { size: 32 }),
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
  );

const strangeItem = async (e: Ethereum) => {
  const it = await e.put('Genuine');
  await e.send(me, it, call('function call_(string,uint8,bool)', 'BAYC', 0, true));
  e.published(it);
  return it;
};

const asAmounts: readonly OnEthereum[] = [
  free('Permit2: once, nothing of apes, for a stranger', 'Item 0 goes.', async (e) =>
    e.read(permitTransfer(apes, 0n, thief)),
  ),
  free('Permit2: once, seven of apes, for a stranger', 'Item 7 goes.', async (e) =>
    e.read(permitTransfer(apes, 7n, thief)),
  ),
  free('Permit2: once, seven of apes, for a known router', 'Item 7 goes.', async (e) =>
    e.read(permitTransfer(apes, 7n, at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'))),
  ),
  free('Permit2: once, nothing of apes, for a known router', 'Item 0 goes.', async (e) =>
    e.read(permitTransfer(apes, 0n, at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'))),
  ),
  free('Permit2: an allowance of nothing of apes', 'Item 0 goes.', async (e) =>
    e.read(permitSingle(apes, 0n, thief)),
  ),
  free('Permit2: an allowance of seven of apes', 'Items up to 7 go.', async (e) =>
    e.read(permitSingle(apes, 7n, thief)),
  ),
  free('Permit2: an allowance of nothing of apes, by a call', 'Item 0 goes.', async (e) => {
    const text = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
    await e.stand(permit2, { [text]: [] });
    return e.read(ask(1, permit2, call(text, apes, thief, 0n, 1_900_000_000)));
  }),
  free('Permit2: nothing of apes is sent, by a call', 'Item 0 goes.', async (e) => {
    const text = 'function transferFrom(address from, address to, uint160 amount, address token)';
    await e.stand(permit2, { [text]: [] });
    return e.read(ask(1, permit2, call(text, me, thief, 0n, apes)));
  }),
  free('Permit2: allowances of dollars, and of nothing of apes', 'Item 0 goes.', async (e) =>
    e.read(
      typedAsk(
        'PermitBatch',
        {
          PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
          PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
        },
        permit2Domain,
        {
          details: [usdc, apes].map((token) => ({
            token,
            amount: 0n,
            expiration: 1_900_000_000n,
            nonce: 0n,
          })),
          spender: at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'),
          sigDeadline: 1_900_000_000n,
        },
      ),
    ),
  ),
  free('Permit2: once, a dollar, and nothing of apes', 'Item 0 goes.', async (e) =>
    e.read(
      typedAsk(
        'PermitBatchTransferFrom',
        {
          PermitBatchTransferFrom:
            'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
          TokenPermissions: 'address token,uint256 amount',
        },
        permit2Domain,
        {
          permitted: [
            { token: usdc, amount: 0n },
            { token: apes, amount: 0n },
          ],
          spender: at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'),
          nonce: 5n,
          deadline: 1_900_000_000n,
        },
      ),
    ),
  ),
  free('Permit2: nothing of dollars, once', 'It takes no allowance back.', async (e) =>
    e.read(permitTransfer(usdc, 0n, thief)),
  ),
  control(
    free('Permit2: nothing of dollars any more, by a call', 'to compare.', async (e) => {
      const text = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
      await e.stand(permit2, { [text]: [] });
      return e.read(ask(1, permit2, call(text, usdc, thief, 0n, 1_900_000_000)));
    }),
  ),
  free('the holder: nothing of apes for a stranger', 'Item 0 goes.', async (e) => {
    const old = await shy(e, total);
    await e.stand(holder, { [holderText]: [] });
    return e.read(ask(1, holder, call(holderText, old, apes, 0n, old, call(total))));
  }),
  free('the holder: nothing of apes for a plain account', 'Item 0 goes.', async (e) => {
    await e.stand(holder, { [holderText]: [] });
    return e.read(ask(1, holder, call(holderText, thief, apes, 0n, usdc, call(balanceOfAccount, me))));
  }),
  free('a permit of nothing of a collection', 'Item 0 goes, where the collection has permits.', async (e) =>
    e.read(
      typedAsk(
        'Permit',
        { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
        { name: 'BAYC', version: '1', chainId: 1, verifyingContract: apes },
        { owner: me, spender: thief, value: 0n, nonce: 0n, deadline: 1_900_000_000n },
      ),
    ),
  ),
  free('CoW: nothing of apes for a dollar', 'Item 0 goes.', async (e) => e.read(cowAsk(apes, 0n, 10n ** 6n))),
  free('CoW: seven of apes for a dollar', 'Item 7 goes.', async (e) => e.read(cowAsk(apes, 7n, 10n ** 6n))),
  free('Seaport: seven of apes as an amount, for a strange item', 'Item 7 goes.', async (e) =>
    e.read(
      seaportOrder(
        [orderPart(1, apes, 0n, 7n)],
        [{ ...orderPart(2, await strangeItem(e), 1n, 1n), recipient: me }],
      ),
    ),
  ),
  free('Seaport: seven of apes as an amount, for a coin', 'Item 7 goes.', async (e) =>
    e.read(
      seaportOrder([orderPart(1, apes, 0n, 7n)], [{ ...orderPart(0, zeroAddress, 0n, E18), recipient: me }]),
    ),
  ),
  control(
    free('Seaport: an item for a coin', 'to compare.', async (e) =>
      e.read(
        seaportOrder(
          [orderPart(2, apes, 7n, 1n)],
          [{ ...orderPart(0, zeroAddress, 0n, E18), recipient: me }],
        ),
      ),
    ),
  ),
  free('Seaport: coins for an amount of a collection', 'It is item 1.', async (e) =>
    e.read(seaportOrder([orderPart(1, weth, 0n, E18)], [{ ...orderPart(1, apes, 0n, 100n), recipient: me }])),
  ),
  order(
    'LooksRare: a bid on ten of any',
    'One comes, and ten are said: the market does not count items of ERC-721.',
    () =>
      looks({
        isOrderAsk: false,
        amount: 10n,
        price: 10n * E18,
        strategy: '0x86f909f70813cdb1bc733f4d97dc6b03b8e7e8f3',
        collection: apes,
      }),
  ),
  order('LooksRare: a bid on ten of one', 'One comes, and ten are said.', () =>
    looks({ isOrderAsk: false, amount: 10n, price: 10n * E18, collection: apes }),
  ),
  order('LooksRare: a listing of none for nothing', 'The market counts no items.', () =>
    looks({ amount: 0n, price: 1n }),
  ),
  order('Blur: a listing of none for nothing', 'The market counts no items.', () =>
    blurMine({ amount: 0n, price: 1n }),
  ),
  order('LooksRare 2: a listing of none for nothing', 'It is refused there.', () =>
    looks2({ amounts: [0n], price: 1n }),
  ),
  order('Blur: a bid on any of a collection that is called as another', 'It is worth nothing.', async (e) =>
    blurMine({
      side: 0n,
      paymentToken: weth,
      matchingPolicy: '0x0000000000b92d5d043faf7cecf7e2ee6aaed232',
      collection: await strangeItem(e),
    }),
  ),
  told(
    'what is given is the thief’s own token',
    order('LooksRare: a bid in the token of the thief', 'to compare.', (e) =>
      looks({ isOrderAsk: false, currency: e.junk }),
    ),
  ),
];

tries(import.meta.url, [{ round: 'sixth', stands: marketsStand, entries: [...someOrders, ...asAmounts] }]);

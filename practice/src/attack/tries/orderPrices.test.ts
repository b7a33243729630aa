import { askTypedData } from '@readback/scenarios/ask.ts';
import { pad, zeroHash } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import {
  aaveToken,
  dust,
  ethFlow,
  factory,
  ldo,
  permit2,
  pyusd,
  seaport,
  uni,
  v3Router,
} from './contractsAt.ts';
import { come, free, now, plainCall, pullToPool, put } from './calls.ts';
import { claim, cowOrder, someText } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, soon } from './oneCall.ts';
import { plays } from './players.ts';
import { at_, dustOf, his, oracle, P, sqrt, tokenAt } from './pricesOfPools.ts';
import { cow, fieldsOf, typed, typedOf } from './signing.ts';
import { secondStand, wrappedStands } from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';
import { coinAt, farm, standsAs } from './tokensAt.ts';

const single =
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)';

const sells = (
  id: string,
  why: string,
  what: Readonly<{ opened: bigint; buyAmount: bigint }>,
  over: object = {},
): OnEthereum =>
  free(id, why, async (e) => {
    await rpc(e.url, 'anvil_setCode', [factory, '0x']);
    if (what.opened > 0n) {
      await standsAs(e, factory, 'OnePool');
      await e.send(me, factory, call('function make(uint160)', what.opened));
    }
    for (const [token, name] of [
      [pyusd, 'PYUSD'],
      [ldo, 'LDO'],
    ] as const) {
      await coinAt(e, token, name, 10_000n * E18);
      await e.send(me, token, call('function mint(address,uint256)', factory, 1n));
    }
    await e.send(me, pyusd, call('function call_(string,uint8)', 'PYUSD', 6));
    return e.read(
      askTypedData(me, {
        types: {
          EIP712Domain: fieldsOf('string name,string version,uint256 chainId,address verifyingContract'),
          Order: fieldsOf(cowOrder),
        },
        primaryType: 'Order',
        domain: {
          name: 'Gnosis Protocol',
          version: 'v2',
          chainId: 1,
          verifyingContract: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
        },
        message: {
          sellToken: pyusd,
          buyToken: ldo,
          receiver: me,
          sellAmount: K,
          buyAmount: what.buyAmount,
          validTo: Math.floor(Date.now() / 1000) + 1_200,
          appData: pad('0x', { size: 32 }),
          feeAmount: 0n,
          kind: 'sell',
          partiallyFillable: false,
          sellTokenBalance: 'erc20',
          buyTokenBalance: 'erc20',
          ...over,
        },
      }),
    );
  });

const market: readonly OnEthereum[] = [
  free(
    'a farm takes what a price limit leaves of an exact input',
    'A swap that stops at a price takes less than its input, and the rest of that explains the farm.',
    async (e) => {
      await put(e, v3Router, single, [
        { ...pullToPool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, 4n * K);
      return e.read(
        askBatch(1, [
          {
            to: v3Router,
            data: call(single, {
              tokenIn: usdc,
              tokenOut: weth,
              fee: 500,
              recipient: me,
              deadline: soon,
              amountIn: (K * 42n) / 10n,
              amountOutMinimum: (E18 * 99n) / 4_000n,
              sqrtPriceLimitX96: 2n ** 112n,
            }),
          },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  sells('CoW: a thousand dollars for one LDO', 'Nobody says what it is worth.', {
    opened: 0n,
    buyAmount: E18,
  }),
  sells(
    'CoW: a thousand dollars for one LDO, where the thief opened the only pool',
    'A pool with one unit of each, which he opened yesterday, says the price.',
    { opened: his, buyAmount: E18 },
  ),
];

const cowOf = (over: object) => ({
  sellToken: usdc,
  buyToken: weth,
  receiver: me,
  sellAmount: 3n * K,
  buyAmount: E18,
  validTo: now + 1_200,
  appData: zeroHash,
  feeAmount: 0n,
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  ...over,
});

const deep = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');

const cowAgainst = (
  id: string,
  why: string,
  over: object,
  pools: Parameters<typeof oracle>[1],
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    await tokenAt(e, aaveToken, 'AAVE', 18);
    await tokenAt(e, uni, 'UNI', 18);
    await oracle(e, pools);
    await plays(e, cow.verifyingContract, 'function none()', []);
    return e.read(typedOf(cow, 'Order', { Order: cowOrder }, cowOf(over)));
  },
});

const honestPool = {
  fee: 500,
  pool: deep,
  zero: usdc,
  one: weth,
  much: 5n * E18,
  price: at_(3_000n),
  tick: 196_256,
  held: [50_000_000n * 10n ** 6n, 20_000n * E18],
  stood: true,
} as const;

const prices: readonly OnEthereum[] = [
  control(cowAgainst('CoW: an honest price beside a deep pool', 'to compare.', {}, [honestPool])),
  cowAgainst('CoW: a tenth of the price beside a deep pool', 'A tenth comes.', { buyAmount: E18 / 10n }, [
    honestPool,
  ]),
  cowAgainst(
    'CoW: a price that a pool of dust says',
    'The only pool of the two tokens is one that the thief made a minute ago for five dollars: the price is his, and he fills the order.',
    { sellToken: aaveToken, buyToken: uni, sellAmount: 1_000n * E18, buyAmount: 1_000n * E18 },
    [
      {
        fee: 100,
        pool: dust,
        zero: uni,
        one: aaveToken,
        much: 10n ** 10n,
        price: P,
        tick: 0,
        held: [10n ** 12n, 10n ** 12n],
      },
    ],
  ),
  cowAgainst(
    'CoW: a price that the narrowest pool says',
    'liquidity() of a range of one tick is large for next to nothing: the pool of dust looks larger than the deep one.',
    { buyAmount: E18 / 10n },
    [
      honestPool,
      {
        fee: 100,
        pool: dust,
        zero: usdc,
        one: weth,
        much: 60n * E18,
        price: at_(30_000n),
        tick: 173_000,
        held: [10n * 10n ** 6n, E18 / 100n],
      },
    ],
  ),
  cowAgainst(
    'CoW: a price that a pool full of one token says',
    'Tokens are sent to the pool or lie far out of range: it holds much of one, at no price that anybody trades at.',
    { buyAmount: E18 / 10n },
    [
      honestPool,
      {
        fee: 100,
        pool: dust,
        zero: usdc,
        one: weth,
        much: 10n ** 6n,
        price: at_(30_000n),
        tick: 173_000,
        held: [90_000_000n * 10n ** 6n, 0n],
      },
    ],
  ),
];

const oneInchDomain = {
  name: '1inch Aggregation Router',
  version: '6',
  chainId: 1,
  verifyingContract: at('0x111111125421ca6dc452d289314280a0f8842a65'),
};

const inchOrder =
  'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits';

const inch = (over: object) => ({
  salt: 7n,
  maker: me,
  receiver: zero,
  makerAsset: usdc,
  takerAsset: weth,
  makingAmount: 3n * K,
  takingAmount: E18,
  makerTraits: (BigInt(now + 1_200) << 80n) | (1n << 255n),
  ...over,
});

const deepOne = (e: Ethereum) => oracle(e, [honestPool]);

const dustOne = async (e: Ethereum) => {
  await tokenAt(e, aaveToken, 'AAVE', 18);
  await tokenAt(e, uni, 'UNI', 18);
  await oracle(e, [
    {
      fee: 100,
      pool: dust,
      zero: uni,
      one: aaveToken,
      much: 10n ** 6n,
      price: P,
      tick: 0,
      held: [10n ** 12n, 10n ** 12n],
    },
  ]);
};

const signed: readonly OnEthereum[] = [
  control(
    typed(
      '1inch: an honest order',
      'to compare.',
      oneInchDomain,
      'Order',
      { Order: inchOrder },
      inch({}),
      deepOne,
    ),
  ),
  told(
    'the sentence says the amounts, and until when',
    typed(
      '1inch: an order that never ends',
      'to compare: whoever likes takes it when the price has moved.',
      oneInchDomain,
      'Order',
      { Order: inchOrder },
      inch({ makerTraits: 1n << 255n }),
      deepOne,
    ),
  ),
  typed(
    '1inch: a price that a pool of dust says',
    'The thief made the only pool of the two.',
    oneInchDomain,
    'Order',
    { Order: inchOrder },
    inch({ makerAsset: aaveToken, takerAsset: uni, makingAmount: 1_000n * E18, takingAmount: 1_000n * E18 }),
    dustOne,
  ),
  ...[5n, 12n].map((percent) =>
    told(
      'the sentence says the amounts',
      typed(
        `CoW: ${percent} % below the market, at a deep pool`,
        'to compare: the sentence says the amounts.',
        cow,
        'Order',
        { Order: cowOrder },
        cowOf({ buyAmount: (E18 * (100n - percent)) / 100n }),
        deepOne,
      ),
    ),
  ),
  told(
    'the sentence says the amounts',
    typed(
      '1inch: a fifth below the market',
      'to compare: whoever comes first has a fifth; the sentence says the amounts.',
      oneInchDomain,
      'Order',
      { Order: inchOrder },
      inch({ takingAmount: (8n * E18) / 10n }),
      deepOne,
    ),
  ),
  control(
    typed(
      'CoW: a price that is the market’s, for a month',
      'to compare: the sentence says until when.',
      cow,
      'Order',
      { Order: cowOrder },
      cowOf({ validTo: now + 30 * 86_400 }),
      deepOne,
    ),
  ),
  told(
    'what is under the hash has no rights of its own',
    typed(
      'CoW: with a hash of what is hidden, at the market',
      'to compare: what is under the hash may replace other orders, or hold hooks, which have no rights.',
      cow,
      'Order',
      { Order: cowOrder },
      cowOf({ appData: pad('0x4242') }),
      deepOne,
    ),
  ),
  told(
    'the sentence says the most that may go',
    typed(
      'CoW: an exact buy that may take a fifth more',
      'to compare: the most is a fifth above the market, and the sentence says it.',
      cow,
      'Order',
      { Order: cowOrder },
      cowOf({ kind: 'buy', sellAmount: (36n * K) / 10n }),
      deepOne,
    ),
  ),
  typed(
    'UniswapX: an order whose cosigner is the thief',
    'He says when it decays.',
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    'PermitWitnessTransferFrom',
    {
      PermitWitnessTransferFrom:
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,V2DutchOrder witness',
      TokenPermissions: 'address token,uint256 amount',
      V2DutchOrder:
        'OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs',
      OrderInfo:
        'address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData',
      DutchOutput: 'address token,uint256 startAmount,uint256 endAmount,address recipient',
    },
    {
      permitted: { token: usdc, amount: 3n * K },
      spender: at('0x00000011f84b9aa48e5f8aa8b9897600006289be'),
      nonce: 7n,
      deadline: BigInt(now) + 1_200n,
      witness: {
        info: {
          reactor: at('0x00000011f84b9aa48e5f8aa8b9897600006289be'),
          swapper: me,
          nonce: 7n,
          deadline: BigInt(now) + 1_200n,
          additionalValidationContract: zero,
          additionalValidationData: '0x',
        },
        cosigner: thief,
        baseInputToken: usdc,
        baseInputStartAmount: 3n * K,
        baseInputEndAmount: 3n * K,
        baseOutputs: [{ token: weth, startAmount: E18, endAmount: E18 / 10n, recipient: me }],
      },
    },
    async (e) => {
      await deepOne(e);
      await plays(e, at('0x00000011f84b9aa48e5f8aa8b9897600006289be'), someText, []);
    },
  ),
  {
    ...typed(
      'Polymarket: an order at a cent',
      'Shares that are worth a dollar.',
      {
        name: 'Polymarket CTF Exchange',
        version: '1',
        chainId: 137,
        verifyingContract: at('0x4bfb41d5b3570defd03c39a9a4d8de6bd8b8982e'),
      },
      'Order',
      {
        Order:
          'uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType',
      },
      {
        salt: 7n,
        maker: me,
        signer: me,
        taker: zero,
        tokenId: 4242n,
        makerAmount: 100n * K,
        takerAmount: K,
        expiration: 0n,
        nonce: 0n,
        feeRateBps: 0n,
        side: 1,
        signatureType: 0,
      },
    ),
    chain: 137,
  },
  typed(
    'Pendle: a limit order',
    'The price is a logarithm.',
    {
      name: 'Pendle Limit Order Protocol',
      version: '1',
      chainId: 1,
      verifyingContract: at('0x000000000000c9b3e2c3ec88b1b4c0cd853f4321'),
    },
    'Order',
    {
      Order:
        'uint256 salt,uint256 expiry,uint256 nonce,uint8 orderType,address token,address YT,address maker,address receiver,uint256 makingAmount,uint256 lnImpliedRate,uint256 failSafeRate,bytes permit',
    },
    {
      salt: 7n,
      expiry: soon,
      nonce: 0n,
      orderType: 0,
      token: usdc,
      YT: usdc,
      maker: me,
      receiver: me,
      makingAmount: K,
      lnImpliedRate: 1n,
      failSafeRate: 1n,
      permit: '0x',
    },
  ),
  typed(
    'Bebop: an order',
    'Receiver and least are fields.',
    {
      name: 'JamSettlement',
      version: '2',
      chainId: 1,
      verifyingContract: at('0xbeb0b0623f66be8ce162ebdfa2ec543a522f4ea6'),
    },
    'JamOrder',
    {
      JamOrder:
        'address taker,address receiver,uint256 expiry,uint256 exclusivityDeadline,uint256 nonce,address executor,uint256 partnerInfo,address[] sellTokens,address[] buyTokens,uint256[] sellAmounts,uint256[] buyAmounts,bytes32 hooksHash',
    },
    {
      taker: me,
      receiver: me,
      expiry: now + 600,
      exclusivityDeadline: 0,
      nonce: 7n,
      executor: zero,
      partnerInfo: 0n,
      sellTokens: [usdc],
      buyTokens: [weth],
      sellAmounts: [3n * K],
      buyAmounts: [1n],
      hooksHash: zeroHash,
    },
  ),
];

const dust2 = at('0x5000000000000000000000000000000000000aa2');

const susde = at('0x9d39a5de30e57443bff2a8307a4256c8797a3497');

const flowText =
  'function createOrder((address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order) payable returns (bytes32 orderHash)';

const consider =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';

const dusty: readonly OnEthereum[] = [
  cowAgainst(
    'CoW: a price that a pool with nothing in it says',
    'A pool is made for nothing, with a price and nothing in it.',
    { sellToken: aaveToken, buyToken: uni, sellAmount: 1_000n * E18, buyAmount: 1_000n * E18 },
    [{ ...dustOf(P, 0, dust2, uni, aaveToken), much: 0n, held: [0n, 0n] }],
  ),
  {
    id: 'CoW ETH flow: a price that a pool of dust says',
    why: 'The only pool of the two is the thief’s: a coin for 300 dollars.',
    read: async (e) => {
      await tokenAt(e, susde, 'sUSDe', 18);
      const [a, b, price, tick] =
        BigInt(susde) < BigInt(weth)
          ? ([susde, weth, sqrt((P * P) / 300n), -57_000] as const)
          : ([weth, susde, sqrt(300n * P * P), 57_000] as const);
      await oracle(e, [dustOf(price, tick, dust, a, b)]);
      await plays(e, ethFlow, flowText, []);
      return e.read(
        ask(
          1,
          ethFlow,
          call(flowText, {
            buyToken: susde,
            receiver: me,
            sellAmount: E18,
            buyAmount: 300n * E18,
            appData: zeroHash,
            feeAmount: 0n,
            validTo: now + 1_200,
            partiallyFillable: false,
            quoteId: 7n,
          }),
          E18,
        ),
        { abis: { [ethFlow]: [flowText] } },
      );
    },
  },
  {
    id: 'Seaport: tokens for tokens at a price that a pool of dust says',
    why: 'The only pool of the two is the thief’s.',
    read: async (e) => {
      await tokenAt(e, aaveToken, 'AAVE', 18);
      await tokenAt(e, uni, 'UNI', 18);
      await oracle(e, [dustOf(P, 0, dust, uni, aaveToken)]);
      await plays(e, seaport, someText, []);
      return e.read(
        typedOf(
          { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: seaport },
          'OrderComponents',
          {
            OrderComponents:
              'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
            OfferItem: consider,
            ConsiderationItem: `${consider},address recipient`,
          },
          {
            offerer: me,
            zone: zero,
            offer: [
              {
                itemType: 1,
                token: aaveToken,
                identifierOrCriteria: 0n,
                startAmount: 1_000n * E18,
                endAmount: 1_000n * E18,
              },
            ],
            consideration: [
              {
                itemType: 1,
                token: uni,
                identifierOrCriteria: 0n,
                startAmount: 1_000n * E18,
                endAmount: 1_000n * E18,
                recipient: me,
              },
            ],
            orderType: 0,
            startTime: 0n,
            endTime: BigInt(now) + 86_400n,
            zoneHash: zeroHash,
            salt: 7n,
            conduitKey: zeroHash,
            counter: 0n,
          },
        ),
      );
    },
  },
  told(
    'the sentence says the amounts',
    cowAgainst(
      'CoW: 20 % below what the deep pool says',
      'Whoever comes first has a fifth.',
      { buyAmount: (E18 * 80n) / 100n },
      [honestPool],
    ),
  ),
  cowAgainst(
    'CoW: 30 % below what the deep pool says',
    'Whoever comes first has almost a third.',
    { buyAmount: (E18 * 70n) / 100n },
    [honestPool],
  ),
];

const later: readonly OnEthereum[] = [
  plainCall(
    '1inch: an order whose amounts a contract of the thief says',
    'The extension names a getter of his, and the threshold is none.',
    oneInchDomain.verifyingContract,
    'function fillOrderArgs((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args) payable returns (uint256, uint256, bytes32)',
    [
      {
        salt: 7n,
        maker: BigInt(thief),
        receiver: 0n,
        makerAsset: BigInt(weth),
        takerAsset: BigInt(usdc),
        makingAmount: E18,
        takingAmount: 2_900n * 10n ** 6n,
        makerTraits: 1n << 249n,
      },
      pad('0x01'),
      pad('0x02'),
      2_900n * 10n ** 6n,
      84n << 224n,
      `0x${'00'.repeat(32)}${thief.slice(2)}${'00'.repeat(32)}`,
    ],
    {
      ops: [{ kind: 0, token: usdc, who: thief, amount: 2_900n * 10n ** 6n }, come(E18, weth)],
      allowed: [usdc],
    },
  ),
  loud(
    'what the order brings goes through a signature that this ground does not check',
    plainCall(
      '1inch: an order filled without a threshold',
      'to compare: the maker’s amounts are fixed.',
      oneInchDomain.verifyingContract,
      'function fillOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits) payable returns (uint256, uint256, bytes32)',
      [
        {
          salt: 7n,
          maker: BigInt(thief),
          receiver: 0n,
          makerAsset: BigInt(weth),
          takerAsset: BigInt(usdc),
          makingAmount: E18,
          takingAmount: 2_900n * 10n ** 6n,
          makerTraits: 0n,
        },
        pad('0x01'),
        pad('0x02'),
        2_900n * 10n ** 6n,
        0n,
      ],
      {
        ops: [{ kind: 0, token: usdc, who: thief, amount: 2_900n * 10n ** 6n }, come(E18, weth)],
        allowed: [usdc],
      },
    ),
  ),
];

tries(import.meta.url, [
  { round: 'fifth reading', stands: secondStand, entries: [...market] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...prices, ...signed, ...dusty, ...later] },
]);

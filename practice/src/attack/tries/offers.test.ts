import { askTypedData } from '@readback/scenarios/ask.ts';
import { coins, nft, seaportAddress, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import { concat, type Hex, maxUint256, pad, zeroHash } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import type { Stage } from '../stage.ts';
import { ethFlow, pool, seaport, settlement } from './contractsAt.ts';
import { now, usd } from './calls.ts';
import { approve, someText } from './functions.ts';
import { ask, me, thief, usdc, weth, zero } from './ground.ts';
import { nvcv, onPractice, typedOnPractice, user } from './onPractice.ts';
import { E18, K, one } from './oneCall.ts';
import { paysWeth, plays, takes } from './players.ts';
import { namedStand, wrappedStands } from './stands.ts';
import { control, loud, type OnEthereum, type OnPractice, tries } from './table.ts';

const flowOrder =
  'function createOrder((address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order) payable';

const flowed = (over: object) => [
  {
    buyToken: usdc,
    receiver: me,
    sellAmount: E18,
    buyAmount: 2_000n * 10n ** 6n,
    appData: zeroHash,
    feeAmount: 0n,
    validTo: Math.floor(Date.now() / 1_000) + 1_800,
    partiallyFillable: false,
    quoteId: 77n,
    ...over,
  },
];

const ordersAndPrices: readonly OnEthereum[] = [
  loud(
    'nothing comes back at once, and this ground has no pool that says a price',
    one('CoW ETH flow: honest', 'Nothing.', ethFlow, flowOrder, flowed({}), { value: E18 }),
  ),
  one('CoW ETH flow: to the thief', 'He is the receiver.', ethFlow, flowOrder, flowed({ receiver: thief }), {
    value: E18,
  }),
  one(
    'CoW ETH flow: for one unit',
    'A solver keeps the rest.',
    ethFlow,
    flowOrder,
    flowed({ buyAmount: 1n }),
    { value: E18 },
  ),
  one(
    'CoW ETH flow: for 40 dollars',
    'One coin for forty dollars.',
    ethFlow,
    flowOrder,
    flowed({ buyAmount: 40n * 10n ** 6n }),
    { value: E18 },
  ),
  one(
    'CoW ETH flow: for junk',
    'The token is his.',
    ethFlow,
    flowOrder,
    (e) => flowed({ buyToken: e.junk, buyAmount: 10n ** 22n }),
    { value: E18 },
  ),
  one(
    'CoW ETH flow: all is fee',
    'The fee is most.',
    ethFlow,
    flowOrder,
    flowed({ sellAmount: 1n, feeAmount: E18 - 1n, buyAmount: 1_000n }),
    { value: E18 },
  ),
  one(
    'CoW: an order by its id',
    'What is sold is in no byte of it.',
    settlement,
    'function setPreSignature(bytes orderUid, bool signed)',
    [concat([`0x${'ab'.repeat(32)}`, me, '0xffffffff']), true],
  ),
];

const signatures: readonly OnPractice[] = [
  typedOnPractice(
    'CoW: bought into the inner balance',
    'He is the receiver.',
    nvcv,
    () => ({ name: 'Gnosis Protocol', version: 'v2', chainId: 31337, verifyingContract: settlement }),
    'Order',
    'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
    ({ at: a }: Stage) => ({
      sellToken: a.practiceDollar,
      buyToken: a.weth9,
      receiver: zero,
      sellAmount: 100n * 10n ** 6n,
      buyAmount: 33n * 10n ** 15n,
      validTo: now + 1_200,
      appData: pad('0x77'),
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'internal',
    }),
  ),
];

const practiced: readonly OnPractice[] = [
  typedOnPractice(
    'Seaport: any item of the collection',
    'Criteria 0: the buyer chooses the best.',
    nvcv,
    () => ({ name: 'x', version: '1', chainId: 31337, verifyingContract: seaportAddress }),
    'X',
    'uint256 a',
    { a: 1 },
  ),
  ...(
    [
      [
        'any item of the collection, for two coins',
        (stage: Stage) => [
          {
            itemType: 4,
            token: stage.at.practicePass,
            identifierOrCriteria: 0n,
            startAmount: 1n,
            endAmount: 1n,
          },
        ],
        () => [{ ...coins(2n * E18), recipient: user }],
      ],
      [
        'the pay is an item of the thief',
        (stage: Stage) => [nft(stage.at.practicePass, 1n)],
        (stage: Stage) => [
          {
            itemType: 3,
            token: stage.at.practiceUnits,
            identifierOrCriteria: 1n,
            startAmount: 1n,
            endAmount: 1n,
            recipient: user,
          },
        ],
      ],
      [
        'a fee of nine tenths',
        (stage: Stage) => [nft(stage.at.practicePass, 1n)],
        () => [
          { ...coins(E18 / 10n), recipient: user },
          { ...coins((E18 * 9n) / 10n), recipient: thief },
        ],
      ],
      [
        'a fee of a third',
        (stage: Stage) => [nft(stage.at.practicePass, 1n)],
        () => [
          { ...coins((E18 * 2n) / 3n), recipient: user },
          { ...coins(E18 / 3n), recipient: thief },
        ],
      ],
      [
        'all dollars for a token nobody buys',
        (stage: Stage) => [
          {
            itemType: 1,
            token: stage.at.practiceDollar,
            identifierOrCriteria: 0n,
            startAmount: usd(400),
            endAmount: usd(400),
          },
        ],
        (stage: Stage) => [
          {
            itemType: 1,
            token: stage.at.practiceToken,
            identifierOrCriteria: 0n,
            startAmount: 1n,
            endAmount: 1n,
            recipient: user,
          },
        ],
      ],
      [
        'dollars for ether at a tenth of the price',
        (stage: Stage) => [
          {
            itemType: 1,
            token: stage.at.practiceDollar,
            identifierOrCriteria: 0n,
            startAmount: usd(400),
            endAmount: usd(400),
          },
        ],
        (stage: Stage) => [
          {
            itemType: 1,
            token: stage.at.weth9,
            identifierOrCriteria: 0n,
            startAmount: 13n * 10n ** 15n,
            endAmount: 13n * 10n ** 15n,
            recipient: user,
          },
        ],
      ],
    ] as const
  ).map(
    ([id, offer, consideration]): OnPractice =>
      onPractice(`Seaport: ${id}`, 'The price.', (stage) =>
        askTypedData(
          user,
          seaportTypedData({
            offerer: user,
            offer: offer(stage) as never,
            consideration: consideration(stage) as never,
            endTime: BigInt(now + 86_400),
            salt: 3n,
          }),
        ),
      ),
  ),
];

const advancedText =
  'function fulfillAdvancedOrder(((address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters, uint120 numerator, uint120 denominator, bytes signature, bytes extraData) advancedOrder, (uint256 orderIndex, uint8 side, uint256 index, uint256 identifier, bytes32[] criteriaProof)[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient) payable returns (bool fulfilled)';

const dutch = (id: string, why: string, end: bigint, seconds: bigint): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, someText, []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    const block = await rpc<{ timestamp: Hex }>(e.url, 'eth_getBlockByNumber', ['latest', false]);
    const from = BigInt(block.timestamp);
    await plays(e, seaport, advancedText, [
      takes(usdc, 2_900n * 10n ** 6n, thief),
      {
        target: pool,
        data: call('function fades(address,address,uint256[4])', weth, me, [E18, end, from, from + seconds]),
      },
    ]);
    await e.send(me, usdc, call(approve, seaport, maxUint256));
    return e.read(
      ask(
        1,
        seaport,
        call(
          advancedText,
          {
            parameters: {
              offerer: thief,
              zone: zero,
              offer: [
                { itemType: 1, token: weth, identifierOrCriteria: 0n, startAmount: E18, endAmount: end },
              ],
              consideration: [
                {
                  itemType: 1,
                  token: usdc,
                  identifierOrCriteria: 0n,
                  startAmount: 2_900n * 10n ** 6n,
                  endAmount: 2_900n * 10n ** 6n,
                  recipient: thief,
                },
              ],
              orderType: 0,
              startTime: from,
              endTime: from + seconds,
              zoneHash: zeroHash,
              salt: 7n,
              conduitKey: zeroHash,
              totalOriginalConsiderationItems: 1n,
            },
            numerator: 1n,
            denominator: 1n,
            signature: `0x${'11'.repeat(65)}`,
            extraData: '0x',
          },
          [],
          zeroHash,
          zero,
        ),
      ),
      { abis: { [seaport]: [advancedText] } },
    );
  },
});

const later: readonly OnEthereum[] = [
  dutch(
    'Seaport: what is bought fades within a minute',
    'The thief’s order offers a coin now and a thousandth in a minute; the fulfiller has no least amount.',
    E18 / 1_000n,
    60n,
  ),
  dutch(
    'Seaport: what is bought fades within a day',
    'The same, more slowly: a request that waits for an hour.',
    E18 / 1_000n,
    86_400n,
  ),
  control(dutch('Seaport: what is bought does not fade', 'to compare.', E18, 60n)),
];

const rising = (id: string, why: string, end: bigint, seconds: bigint): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, someText, []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    const block = await rpc<{ timestamp: Hex }>(e.url, 'eth_getBlockByNumber', ['latest', false]);
    const from = BigInt(block.timestamp);
    await plays(e, seaport, advancedText, [
      {
        target: pool,
        data: call('function rises(address,address,address,uint256[4])', usdc, me, thief, [
          2_900n * 10n ** 6n,
          end,
          from,
          from + seconds,
        ]),
      },
      paysWeth(E18),
    ]);
    for (const it of [seaport, pool]) await e.send(me, usdc, call(approve, it, maxUint256));
    return e.read(
      ask(
        1,
        seaport,
        call(
          advancedText,
          {
            parameters: {
              offerer: thief,
              zone: zero,
              offer: [
                { itemType: 1, token: weth, identifierOrCriteria: 0n, startAmount: E18, endAmount: E18 },
              ],
              consideration: [
                {
                  itemType: 1,
                  token: usdc,
                  identifierOrCriteria: 0n,
                  startAmount: 2_900n * 10n ** 6n,
                  endAmount: end,
                  recipient: thief,
                },
              ],
              orderType: 0,
              startTime: from,
              endTime: from + seconds,
              zoneHash: zeroHash,
              salt: 7n,
              conduitKey: zeroHash,
              totalOriginalConsiderationItems: 1n,
            },
            numerator: 1n,
            denominator: 1n,
            signature: `0x${'11'.repeat(65)}`,
            extraData: '0x',
          },
          [],
          zeroHash,
          zero,
        ),
      ),
      { abis: { [seaport]: [advancedText] } },
    );
  },
});

const last: readonly OnEthereum[] = [
  dutch(
    'Seaport: what is bought fades within five minutes',
    'The thief’s order offers a coin now and a thousandth in five minutes.',
    E18 / 1_000n,
    300n,
  ),
  dutch(
    'Seaport: what is bought fades within half an hour',
    'The same in half an hour.',
    E18 / 1_000n,
    1_800n,
  ),
  rising(
    'Seaport: what is paid rises within five minutes',
    'The thief’s order costs 2,900 dollars now and 4,800 in five minutes; Seaport is allowed all.',
    (48n * K) / 10n,
    300n,
  ),
  rising(
    'Seaport: what is paid rises within half an hour',
    'The same in half an hour.',
    (48n * K) / 10n,
    1_800n,
  ),
  rising(
    'Seaport: what is paid rises within a day',
    'The same in a day: one per cent more each nine seconds.',
    290n * K,
    86_400n,
  ),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...ordersAndPrices, ...signatures, ...practiced] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...later, ...last] },
]);

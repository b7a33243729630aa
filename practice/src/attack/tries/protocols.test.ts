import type { Readback } from '@readback/core/model/readback.ts';
import { type Address, encodeAbiParameters, pad, parseAbiParameters, toHex, zeroHash } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one, soon } from './oneCall.ts';
import { type OnEthereum, tries } from './table.ts';

const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const lifi = at('0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae');
const publicResolver = at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
const flowForwarder = at('0xcfa132e353cb4e398080b9700609bb008eceb125');
const lockup = at('0x7c01aa3783577e15fd7e272443d44b92d5b21056');
const flow = at('0x3df2aaede81d2f6b261f79047517713b8e844e04');
const seaport = at('0x0000000000000068f116a894984e2db1123eb395');
const gatewayV2 = at('0xa0d9c1e9e48ca30c8d8c3b5d69ff5dc1f6dffc24');
const morpho = at('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');
const morphoRates = at('0x870ac11d48b15db9a138cf899d20f13f79ba00bc');
const bundler = at('0x6566194141eefa99af43bb5aa71460ca2dc90245');
const pendleSwap = at('0xd4f480965d2347d421f1bec7f545682e5ec2151d');
const tbtcBridge = at('0x5e4861a80b55f035d899f66772117f00fa0e8e7b');
const pull: Op = { kind: 0, token: usdc, amount: K };

const increase =
  'function increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable';
const increased = (amount: bigint) => ({
  tokenId: 912_345n,
  amount0Desired: amount,
  amount1Desired: 0n,
  amount0Min: amount,
  amount1Min: 0n,
  deadline: soon,
});
const bridgeData =
  '(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData';
const bridged = {
  transactionId: pad('0x01'),
  bridge: 'x',
  integrator: 'jumper',
  referrer: zero,
  sendingAssetId: usdc,
  receiver: me,
  minAmount: K,
  destinationChainId: 10n,
  hasSourceSwaps: false,
  hasDestinationCall: false,
};
const acrossV4 = `function startBridgeTokensViaAcrossV4(${bridgeData}, (bytes32 receiverAddress, bytes32 refundAddress, bytes32 sendingAssetId, bytes32 receivingAssetId, uint256 outputAmount, uint128 outputAmountMultiplier, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) _acrossData) payable`;
const across = (token: Address, outputAmount: bigint) => [
  bridged,
  {
    receiverAddress: pad(me),
    refundAddress: pad(me),
    sendingAssetId: pad(usdc),
    receivingAssetId: pad(token),
    outputAmount,
    outputAmountMultiplier: E18,
    exclusiveRelayer: pad(thief),
    quoteTimestamp: 1,
    fillDeadline: 2,
    exclusivityParameter: 3,
    message: '0x',
  },
];
const components =
  '(address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters';
const market =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';
const stream = {
  sender: me,
  recipient: thief,
  depositAmount: K,
  token: usdc,
  cancelable: false,
  transferable: true,
  timestamps: { start: 1, end: 2 },
  shape: '',
};
const erc721Order =
  '(uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc721Token, uint256 erc721TokenId, (address propertyValidator, bytes propertyData)[] erc721TokenProperties) order';

const positions: readonly OnEthereum[] = [
  one(
    'Uniswap v3: into another’s position',
    'Token 912345 is the thief’s: he takes the liquidity out.',
    npm,
    increase,
    [increased(K)],
    { ops: [pull] },
  ),
  one(
    'Uniswap v3: all that is held into another’s position',
    'The same with 5,000 of 5,000 dollars.',
    npm,
    increase,
    [increased(5n * K)],
    { ops: [{ ...pull, amount: 5n * K }] },
  ),
  one(
    'Sablier Flow: into another’s stream',
    'Stream 4321 pays the thief.',
    flow,
    'function depositAndPause(uint256 streamId, uint128 amount) payable',
    [4321n, K],
    { ops: [pull] },
  ),
  {
    id: 'Velodrome: a lock is merged into another’s',
    why: 'The user’s item is burned, and what it held is in the thief’s.',
    read: (e) => lock(e, 'function merge(uint256 from, uint256 to)', zero),
  },
  {
    id: 'Velodrome: a lock goes into another’s managed one',
    why: 'The manager of 4242 votes with it and keeps what it earns.',
    read: (e) => lock(e, 'function depositManaged(uint256 tokenId, uint256 mTokenId)'),
  },
  one(
    'Synthetix: the collateral backs the thief’s pool',
    'Pool 4242 is his, and so is its market, which mints against what backs it.',
    'old',
    'function delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)',
    [5n, 4242n, weth, 10n * E18, E18],
  ),
  one(
    'Maker: a debt that nothing shows',
    'The vault owes a thousand more.',
    'old',
    'function frob(uint256 cdp, int256 dink, int256 dart)',
    [4242n, 0n, 1_000n * E18],
  ),
];

async function lock(e: Ethereum, text: string, who?: Address): Promise<Readback> {
  const locks = await e.put('Genuine');
  await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
  await e.stand(locks, { [text]: [{ kind: 4, ...(who === undefined ? {} : { who }), amount: 7n }] });
  await e.send(thief, locks, call('function call_(string,uint8,bool)', 'veVELO', 18, true));
  await e.send(thief, locks, call('function give(address,uint256)', me, 7n));
  return e.read(ask(1, locks, call(text, 7n, 4242n)));
}

const inBytes: readonly OnEthereum[] = [
  one(
    'tBTC: a redemption to the thief’s script',
    'The bitcoins of the Bank balance go to his script.',
    tbtcBridge,
    'function requestRedemption(bytes20 walletPubKeyHash, (bytes32 txHash, uint32 txOutputIndex, uint64 txOutputValue) mainUtxo, bytes redeemerOutputScript, uint64 amount)',
    [
      `0x${'11'.repeat(20)}`,
      { txHash: pad('0x22'), txOutputIndex: 0, txOutputValue: 5n },
      `0x1976a914${'ab'.repeat(20)}88ac`,
      10n ** 8n,
    ],
  ),
  one(
    'DSProxy: code in the call',
    'The proxy runs the code that is handed in: it takes all that the proxy has.',
    'old',
    'function execute(bytes code, bytes data) payable',
    [`0x${'60'.repeat(80)}`, '0x'],
  ),
  one(
    'Farcaster: a key of the thief',
    'His key signs for the account from then on.',
    'old',
    'function add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata)',
    [1, `0x${'ab'.repeat(32)}`, 1, '0x'],
  ),
  one(
    'ENS: another network’s account of the name',
    'Whoever pays the name there pays the thief.',
    publicResolver,
    'function setAddr(bytes32 node, uint256 coinType, bytes a)',
    [pad('0x77'), 0n, `0x0014${'ab'.repeat(20)}`],
  ),
  one(
    'ENS: what the name shows',
    'The site of the name becomes the thief’s.',
    publicResolver,
    'function setContenthash(bytes32 node, bytes hash)',
    [pad('0x77'), `0xe3010170${'ab'.repeat(34)}`],
  ),
  one(
    'ENS: all DNS records of the name',
    'Mail and site of the name become the thief’s.',
    publicResolver,
    'function setDNSRecords(bytes32 node, bytes data)',
    [pad('0x77'), `0x${'ab'.repeat(60)}`],
  ),
  one(
    'ENS: an account as a text',
    'Wallets pay what is there.',
    publicResolver,
    'function setText(bytes32 node, string key, string value)',
    [pad('0x77'), 'crypto.BTC.address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ),
  one(
    'EigenLayer: another’s validator',
    'What the user’s validator holds is consolidated into the thief’s.',
    'old',
    'function requestConsolidation((bytes srcPubkey, bytes targetPubkey)[] requests) payable',
    [[{ srcPubkey: `0x${'11'.repeat(48)}`, targetPubkey: `0x${'ab'.repeat(48)}` }]],
  ),
  one(
    'Gitcoin: who is paid',
    'The bytes name the thief as the account that is paid.',
    'old',
    'function registerRecipient(uint256 poolId, bytes data)',
    [5n, encodeAbiParameters(parseAbiParameters('address, address'), [me, thief])],
  ),
];

const paid: readonly OnEthereum[] = [
  one(
    'Superfluid: a stream to the thief',
    'Nothing moves now, and all flows out within minutes.',
    flowForwarder,
    'function setFlowrate(address token, address receiver, int96 flowrate)',
    [usdc, thief, 10n ** 12n],
  ),
  one(
    'Superfluid: a flow to the thief',
    'The same by its other name.',
    flowForwarder,
    'function createFlow(address token, address sender, address receiver, int96 flowrate, bytes userData)',
    [usdc, me, thief, 10n ** 12n, '0x'],
  ),
  one(
    'Sablier Lockup: all at once to the thief',
    'The sentence says that dollars go, and not to whom.',
    lockup,
    'function createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime) payable',
    [stream, { start: K, cliff: 0n }, 0],
    { ops: [pull] },
  ),
  one(
    'Sablier Lockup: all that is held to the thief',
    'The same with 5,000 of 5,000 dollars.',
    lockup,
    'function createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime) payable',
    [{ ...stream, depositAmount: 5n * K }, { start: 5n * K, cliff: 0n }, 0],
    { ops: [{ ...pull, amount: 5n * K }] },
  ),
  one(
    'Sablier Flow: a stream to the thief',
    'At this rate he has it in a second.',
    flow,
    'function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable, uint128 amount) payable',
    [me, thief, 10n ** 30n, 1, usdc, true, K],
    { ops: [pull] },
  ),
  one(
    'Sablier Flow: into a stream from the thief to the thief',
    'Sender and recipient are his: he takes it back.',
    flow,
    'function deposit(uint256 streamId, uint128 amount, address sender, address recipient) payable',
    [4321n, K, thief, thief],
    { ops: [pull] },
  ),
];

const across_: readonly OnEthereum[] = [
  one(
    'LI.FI, Across: one unit has to arrive',
    'The relayer, who is the thief alone, keeps the rest.',
    lifi,
    acrossV4,
    across(usdc, 1n),
    { ops: [pull] },
  ),
  one(
    'LI.FI, Across: the thief’s token has to arrive',
    'He pays it out there and gets the dollars.',
    lifi,
    acrossV4,
    (e) => across(e.junk, K),
    { ops: [pull] },
  ),
  one(
    'LI.FI, Glacis: the thief’s token has to arrive',
    'The same in a word that is an id.',
    lifi,
    `function startBridgeTokensViaGlacis(${bridgeData}, (bytes32 receiverAddress, address refundAddress, uint256 nativeFee, bytes32 outputToken) _glacisData) payable`,
    [bridged, { receiverAddress: pad(me), refundAddress: me, nativeFee: 0n, outputToken: pad(thief) }],
    { ops: [pull] },
  ),
  one(
    'LI.FI, AllBridge: all as a fee',
    'Fees of a thousand, and another token.',
    lifi,
    `function startBridgeTokensViaAllBridge(${bridgeData}, (bytes32 recipient, uint256 fees, bytes32 receiveToken, uint256 nonce, uint8 messenger, bool payFeeWithSendingAsset) _allBridgeData) payable`,
    [
      bridged,
      {
        recipient: pad(me),
        fees: K,
        receiveToken: pad(thief),
        nonce: 1n,
        messenger: 1,
        payFeeWithSendingAsset: true,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'LI.FI, cBridge: nothing has to arrive',
    'A slippage of all.',
    lifi,
    `function startBridgeTokensViaCBridge(${bridgeData}, (uint32 maxSlippage, uint64 nonce) _cBridgeData) payable`,
    [bridged, { maxSlippage: 1_000_000, nonce: 1n }],
    { ops: [pull] },
  ),
  one(
    'LI.FI, Hop: all for the bonder',
    'The bonder, whom anybody can be, keeps all but one unit.',
    lifi,
    `function startBridgeTokensViaHop(${bridgeData}, (uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address relayer, uint256 relayerFee, uint256 nativeFee) _hopData) payable`,
    [
      bridged,
      {
        bonderFee: K - 1n,
        amountOutMin: 0n,
        deadline: 0n,
        destinationAmountOutMin: 0n,
        destinationDeadline: 0n,
        relayer: zero,
        relayerFee: 0n,
        nativeFee: 0n,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'LI.FI, MegaETH: the thief’s token there',
    'What arrives is minted by him, and he takes the dollars back over the bridge.',
    lifi,
    `function startBridgeTokensViaMegaETHBridge(${bridgeData}, (address assetIdOnL2, uint32 l2Gas, bool requiresDepositTo) _megaETHData) payable`,
    (e) => [bridged, { assetIdOnL2: e.junk, l2Gas: 1, requiresDepositTo: false }],
    { ops: [pull] },
  ),
];

const junk: readonly OnEthereum[] = [
  one(
    'Uniswap v3: a position with junk',
    'The thief sells his token into it for all the dollars.',
    npm,
    'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable',
    (e) => [
      {
        token0: usdc,
        token1: e.junk,
        fee: 10000,
        tickLower: -887200,
        tickUpper: 887200,
        amount0Desired: K,
        amount1Desired: 1n,
        amount0Min: K,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
      },
    ],
    { ops: [pull, { kind: 3, amount: 555n }] },
  ),
  {
    id: 'Uniswap v2: liquidity of coins and junk',
    why: 'The thief sells his token into it for all the coins.',
    read: async (e) => {
      const text =
        'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable';
      const shares = await e.put('Coin');
      await e.stand(
        v2,
        {
          [text]: [
            { kind: 0, token: e.junk, amount: E18 },
            { kind: 5, token: shares, amount: E18 },
          ],
        },
        [e.junk],
      );
      return e.read(ask(1, v2, call(text, e.junk, E18, E18, 5n * E18, me, soon), 5n * E18));
    },
  },
  {
    id: 'Morpho: into a market of junk',
    why: 'The thief borrows the dollars against his own token; the oracle is a contract with a shipped name.',
    read: async (e) => {
      const text = `function supply(${market}, uint256 assets, uint256 shares, address onBehalf, bytes data)`;
      await e.stand(morphoRates, {});
      await e.stand(v2, {});
      await e.stand(morpho, { [text]: [pull] }, [usdc]);
      const its = {
        loanToken: usdc,
        collateralToken: e.junk,
        oracle: v2,
        irm: morphoRates,
        lltv: 860_000_000_000_000_000n,
      };
      return e.read(ask(1, morpho, call(text, its, K, 0n, me, '0x')));
    },
  },
  {
    id: 'Aave v2 gateway: the thief’s pool',
    why: 'The gateway wraps the coins and asks his pool to keep them, which does nothing: he gets them by withdrawETH.',
    read: async (e) => {
      const text = 'function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable';
      const pool = await e.put('Genuine');
      e.published(pool);
      await e.stand(gatewayV2, { [text]: [] });
      return e.read(ask(1, gatewayV2, call(text, pool, me, 0), 5n * E18));
    },
  },
  one(
    'Bancor: a strategy that sells for nothing',
    'The numbers are a price of nearly nothing: the thief buys at once.',
    'old',
    'function createStrategy(address token0, address token1, (uint128 y, uint128 z, uint64 A, uint64 B)[2] orders) payable',
    [
      usdc,
      weth,
      [
        { y: K, z: K, A: 0n, B: 1n },
        { y: 0n, z: 0n, A: 0n, B: 0n },
      ],
    ],
    { ops: [pull, { kind: 3, amount: 5n }] },
  ),
  ...(
    [
      'function deposit() payable',
      'function depositETH(uint256 referralId) payable',
      'function submit(address referral) payable',
    ] as const
  ).map(
    (text): OnEthereum => ({
      id: `the thief’s own receipt: ${text}`,
      why: '60 of 100 coins for as many of a token that he made; the sentence may say that they are wrapped.',
      read: async (e) => {
        const it = await e.put('Genuine');
        await e.stand(it, { [text]: [{ kind: 3, amount: 60n * E18 }] });
        await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
        await e.send(thief, it, call('function call_(string,uint8,bool)', 'stMOON', 18, false));
        const args = text.includes('referralId') ? [1n] : text.includes('referral') ? [zero] : [];
        return e.read(ask(1, it, call(text, ...args), 60n * E18));
      },
    }),
  ),
];

const leftThere: readonly OnEthereum[] = [
  one(
    'Uniswap v3 router: coins wrapped and left there',
    'Anybody calls unwrapWETH9; robots do.',
    router2,
    'function wrapETH(uint256 value) payable',
    [5n * E18],
    { value: 5n * E18 },
  ),
  one(
    'Morpho bundler: coins wrapped and left there',
    'Anybody bundles a transfer of them.',
    bundler,
    'function wrapNative(uint256 amount) payable',
    [5n * E18],
    { value: 5n * E18 },
  ),
  one(
    'Uniswap v3: a position’s yield left at the manager',
    'No recipient is the manager itself, and anybody calls sweepToken.',
    npm,
    'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
    [{ tokenId: 77n, recipient: zero, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n }],
  ),
  {
    id: 'a transfer to the router',
    why: 'Anybody calls sweepToken there.',
    read: async (e) => {
      await e.stand(router2, {});
      return e.read(ask(1, usdc, call('function transfer(address to, uint256 amount)', router2, K)));
    },
  },
  {
    id: 'an allowance for the Pendle swap',
    why: 'It makes whatever call anybody hands it, as itself: who is quick takes 4,400 of 5,000.',
    read: async (e) => {
      await e.stand(pendleSwap, {});
      return e.read(
        ask(
          1,
          usdc,
          call('function approve(address spender, uint256 amount)', pendleSwap, 4_400n * 10n ** 6n),
        ),
      );
    },
  },
];

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

const saved: readonly OnEthereum[] = [
  one(
    'power for a saved name: Euler',
    'A saved name gives no power, says `trusted.ts`.',
    'old',
    'function setAccountOperator(address account, address operator, bool authorized)',
    [me, router2, true],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'power for a saved name: all items',
    'The same.',
    'old',
    'function approveForAll(address spender, bool approved)',
    [router2, true],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'power for a saved name: Merkl',
    'The same.',
    'old',
    'function toggleOperator(address user, address operator)',
    [me, router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'power for a saved name: Ethena',
    'The same.',
    'old',
    'function setDelegatedSigner(address delegateTo)',
    [router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'rewards to a protocol that the user named',
    'The router keeps nothing: anybody sweeps it.',
    at('0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb'),
    'function claimAllRewards(address[] assets, address to)',
    [[usdc], router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'all later rewards to a protocol that the user named',
    'The same.',
    'old',
    'function set_rewards_receiver(address _receiver)',
    [router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'a name gives an account to a protocol that the user named',
    'The same.',
    'old',
    'function giveAccountTo(address to)',
    [router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
];

const ledgers: readonly OnEthereum[] = (
  [
    ['moveBetween(uint256 fromAccount, uint256 toAccount, uint256 amount)', [5n, 6n, 10n ** 9n]],
    ['setOpen(uint256 accountId, bool isOpen)', [5n, true]],
    ['setManager(uint64 accountId, uint64 managerId)', [5n, 6n]],
  ] as const
).map(([text, args]) => ({
  id: `a name and numbers: ${text}`,
  why: 'Account 6 is the thief’s, and the records are kept by number: what account 5 has is his.',
  read: async (e) => {
    const ledger = await e.put('Ledger');
    e.published(ledger);
    await rpc(e.url, 'anvil_setBalance', [thief, toHex(E18)]);
    await e.send(me, ledger, call('function make(uint256,address,uint256)', 5n, me, 10n ** 9n));
    await e.send(thief, ledger, call('function make(uint256,address,uint256)', 6n, thief, 0n));
    return e.read(ask(1, ledger, call(`function ${text}`, ...args)), {
      abis: { [ledger]: [`function ${text}`] },
    });
  },
}));

const halves = thief.slice(2).toLowerCase();
const torn: readonly OnEthereum[] = (
  [
    ['uint80 high, bytes10 low', [BigInt(`0x${halves.slice(0, 20)}`), `0x${halves.slice(20)}`]],
    ['uint112 high, bytes6 low', [BigInt(`0x${halves.slice(0, 28)}`), `0x${halves.slice(28)}`]],
    ['uint80 high, uint80 low', [BigInt(`0x${halves.slice(0, 20)}`), BigInt(`0x${halves.slice(20)}`)]],
    ['bytes15 high, bytes5 low', [`0x${halves.slice(0, 30)}`, `0x${halves.slice(30)}`]],
    ['uint8[] whom', [[...Buffer.from(halves, 'hex')]]],
    ['int256 whom', [-BigInt(thief)]],
    ['string username', ['rob77']],
    ['bytes8 userId', ['0x1122334455667788']],
  ] as const
).map(([params, args]) => ({
  id: `an account that is torn apart: ${params}`,
  why: 'In `Custody` whom the bytes of a call name may take what its caller keeps there; the first two are there in one piece.',
  read: async (e) => {
    const text = `function assignTo(${params})`;
    return e.read(ask(1, e.stage.custody, call(text, ...args)), { abis: { [e.stage.custody]: [text] } });
  },
}));

/** What one call of a batch brings is what another takes: nothing is lost, as the lines go. */
const netted: readonly OnEthereum[] = (['claim_rewards()', 'collectAll()'] as const).map((text) => ({
  id: `what ${text} brings is taken in the same batch`,
  why: 'A thousand dollars of rewards go into pool 4242, which is the thief’s; the sentence says that nothing moves.',
  read: async (e) => {
    const [rewards, pool] = [await e.put('Genuine'), await e.put('Genuine')];
    const contribute = 'function contribute(uint256 poolId, uint256 amount)';
    await e.stand(rewards, { [`function ${text}`]: [{ kind: 1, token: usdc, amount: K }] });
    await e.stand(pool, { [contribute]: [pull] }, [usdc]);
    await e.send(me, usdc, call('function mint(address,uint256)', rewards, K));
    const calls = [
      { to: rewards, data: call(`function ${text}`) },
      { to: pool, data: call(contribute, 4242n, K) },
    ];
    return e.read(askBatch(1, calls), { abis: { [pool]: [contribute], [rewards]: [`function ${text}`] } });
  },
}));

tries(import.meta.url, [
  {
    round: 'protocols',
    // Where rewards are to go.
    stands: (e) => e.stand(router2, {}),
    entries: [
      ...positions,
      ...inBytes,
      ...paid,
      ...across_,
      ...junk,
      ...leftThere,
      ...offers,
      ...saved,
      ...ledgers,
      ...torn,
      ...netted,
    ],
  },
]);

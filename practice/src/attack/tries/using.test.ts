import type { Readback } from '@readback/core/model/readback.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { askMessage, askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { coins, nft, seaportAddress, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import { call, pilot } from '../../truth/sky.ts';
import { wrappings } from '../../corpus/wrappings.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';
import { ask, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one, soon, type Try } from './oneCall.ts';

/** Of the tries of someone who only used the tool, at shipped addresses that do what the protocol does: those that are still read back calmly. */
const open: readonly string[] = [];

/** Those that are calm on purpose, and why: not one of them takes anything by itself. */
const onPurpose: Readonly<Record<string, string>> = {
  'sign-in: a request id that orders':
    'The id is the site’s own name of this sign-in, which fits it: only that site makes something of it.',
  'sign-in: the statement sells all':
    'A sign-in (EIP-4361) that fits the site that asks is read back, and its statement is quoted: only that site makes something of it.',
};

const pull: Op = { kind: 0, token: usdc, amount: K };
const b32 = (it: Address): Hex => pad(it).toLowerCase() as Hex;

const spokePool = at('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5');
const baseBridge = at('0x3154cf16ccdb4c6d922629664174b904d80f2c35');
const inbox = at('0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f');
const cctp = at('0xbd3fa81b58ba92a82136038b25adec7066af3155');
const cctp2 = at('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d');
const stargateUsdc = at('0xc026395860db2d07ee33e05fe50ed7bd583189c7');
const ethFlow = at('0xba3cb449bd2b4adddbc894d8697f5170800eadec');
const beacon = at('0x00000000219ab540356cbb839cbe05303d7705fa');
const registrar = at('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85');
const wrapper = at('0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401');
const controller = at('0x253553366da8546fc250f225fe3d25d0c782303b');
const resolver = at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
const registry = at('0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e');
const multicall3 = at('0xca11bde05977b3631167028862be2a173976ca11');
const lidoQueue = at('0x889edc2edab5f40e902b864ad4d7ade8e412f9b1');
const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const comet = at('0xc3d688b66703497daa19211eedff47f25384cdc3');
const bulker = at('0xa397a8c2086c554b531c02e29f3291c9704b00c7');
const balancer = at('0xba12222222228d8ba445958a75a0704d566bf2c8');
const eigen = at('0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a');
const eigenStrategies = at('0x858646372cc42e1a627fce94aa7a7033e7cf075a');
const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const router3 = at('0xe592427a0aece92de3edee1f18e0157c05861564');
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const curveRouter = at('0x45312ea0eff7e09c83cbe249fa1d7598c4c8cd4e');
const maker = at('0x5ef30b9986345249bc32d8928b7ee64de9435e39');
const merkl = at('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae');
const disperse = at('0xd152f549545093347a162dce210e7293f1452150');
const polygonBridge = at('0xa0c68c638235ee32657e8f720a23cec1bfc77c77');
const zkHub = at('0x303a465b659cbb0ab36ee643ea362c509eeb5213');
const zkEra = at('0x32400084c286cf3e17e7b677ea9583e60a000324');
const minter = at('0xd061d61a4d941c39e5453435b6345dc261c2fce0');
const veCrv = at('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2');
const gaugeController = at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb');
const cvxLocked = at('0x72a19342e8f1838460ebfccef09f6585e32db86e');
const entryPoint = at('0x0000000071727de22e5e9d8baf0edac6f37da032');
const oneInch = at('0x111111125421ca6dc452d289314280a0f8842a65');
const liquity = at('0x24179cd81c9e782a4096035f7ec97fb8b783e007');
const settlement = at('0x9008d19f58aabd9ed0d60971565aa8510560ab41');
const allo = at('0x1133ea7af70876e64665ecd07c0a0476d09465a1');
const dai3 = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
const gatewayRouter = at('0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef');

const acrossText =
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable';
const usdcBase = at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913');
const acrossArgs = (over: Readonly<Record<number, unknown>>) => {
  const now = Math.floor(Date.now() / 1_000);
  const its: unknown[] = [me, me, usdc, usdcBase, K, K - 10n ** 6n, 8453n, zero, now, now + 7_200, 0, '0x'];
  for (const [n, it] of Object.entries(over)) its[Number(n)] = it;
  return its;
};
const sendParam =
  '(uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress';
const sent = (over: object, refund: Address, fee = E18 / 1000n) => [
  {
    dstEid: 30184,
    to: b32(me),
    amountLD: K,
    minAmountLD: K - 10n ** 6n,
    extraOptions: '0x',
    composeMsg: '0x',
    oftCmd: '0x',
    ...over,
  },
  { nativeFee: fee, lzTokenFee: 0n },
  refund,
];
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

const bridges: readonly Try[] = [
  one('Across: honest, to compare', 'Nothing.', spokePool, acrossText, acrossArgs({}), { ops: [pull] }),
  one(
    'Across: the refund goes to the thief',
    'The depositor named is the thief: what nobody fills is paid back to him; the output is above the input, so nobody fills.',
    spokePool,
    acrossText,
    acrossArgs({ 0: thief, 5: K + 10n ** 6n }),
    { ops: [pull] },
  ),
  one(
    'Across: it never fills in time, and lies there for months',
    'A deadline far away and an output above the input: the tokens are held back.',
    spokePool,
    acrossText,
    acrossArgs({ 5: 10n * K, 9: 4_294_967_295 }),
    { ops: [pull] },
  ),
  one(
    'Across: only the thief may fill it',
    'The exclusive relayer is the thief, for as long as he likes.',
    spokePool,
    acrossText,
    acrossArgs({ 7: thief, 10: 4_294_967_295 }),
    { ops: [pull] },
  ),
  one(
    'Across: another chain, which does not exist',
    'Nobody fills on chain 999999.',
    spokePool,
    acrossText,
    acrossArgs({ 6: 999_999n }),
    { ops: [pull] },
  ),
  one(
    'Across: half arrives',
    'The output is half of the input: the relayer keeps the rest.',
    spokePool,
    acrossText,
    acrossArgs({ 5: K / 2n }),
    { ops: [pull] },
  ),
  one(
    'Across: the output token is another',
    'A token of the thief at the destination, or one of another chain.',
    spokePool,
    acrossText,
    acrossArgs({ 3: thief }),
    { ops: [pull] },
  ),
  one(
    'Across: a message that the user’s own account runs there',
    'A 7702 account or handler runs what the message says at the destination.',
    spokePool,
    acrossText,
    acrossArgs({
      11: encodeAbiParameters(parseAbiParameters('address, bytes'), [
        usdcBase,
        call('function approve(address,uint256)', thief, maxUint256),
      ]),
    }),
    { ops: [pull] },
  ),
  one(
    'Base bridge: the token there is the thief’s',
    'He mints it there and takes the dollars back over the bridge.',
    baseBridge,
    'function bridgeERC20(address _localToken, address _remoteToken, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
    (e) => [usdc, e.junk, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Base bridge: depositERC20 with his token',
    'The same by its old name.',
    baseBridge,
    'function depositERC20(address _l1Token, address _l2Token, uint256 _amount, uint32 _l2Gas, bytes _data)',
    (e) => [usdc, e.junk, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  one(
    'Arbitrum: a ticket that pays its gas to the thief',
    'Nearly all of the coins are gas and refunds, which go to him.',
    inbox,
    'function createRetryableTicket(address to, uint256 l2CallValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, bytes data) payable',
    [me, 1n, E18, thief, thief, 100_000n, 10n ** 9n, '0x'],
    { value: 5n * E18 },
  ),
  one(
    'Arbitrum: a ticket with the user’s call there',
    'There the user approves the thief.',
    inbox,
    'function createRetryableTicket(address to, uint256 l2CallValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, bytes data) payable',
    [
      at('0xaf88d065e77c8cc2239327c5edb3a432268e5831'),
      0n,
      E18 / 1000n,
      me,
      me,
      100_000n,
      10n ** 9n,
      call('function approve(address,uint256)', thief, maxUint256),
    ],
    { value: E18 / 100n },
  ),
  one(
    'Arbitrum: a signed message for there',
    'The bytes are a transaction.',
    inbox,
    'function sendL2Message(bytes messageData) returns (uint256)',
    [concat(['0x00', pad('0x01'), pad('0x02'), b32(thief), pad('0x0de0b6b3a7640000'), '0x'])],
  ),
  one(
    'Arbitrum gateway: the bytes hold the gas, the coins are refunded to the thief',
    'outboundTransferCustomRefund names him.',
    gatewayRouter,
    'function outboundTransferCustomRefund(address _token, address _refundTo, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data) payable',
    [
      usdc,
      thief,
      me,
      K,
      200_000n,
      10n ** 9n,
      encodeAbiParameters(parseAbiParameters('uint256, bytes'), [E18, '0x']),
    ],
    { ops: [pull], value: 5n * E18 },
  ),
  one(
    'CCTP: to Solana, to the thief',
    'The word is his account there.',
    cctp,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 5, `0x${'c7'.repeat(32)}`, usdc],
    { ops: [pull] },
  ),
  one(
    'CCTP: to the user’s word on Solana, which is nobody',
    'The word of an Ethereum account is nobody on Solana.',
    cctp,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 5, b32(me), usdc],
    { ops: [pull] },
  ),
  one(
    'CCTP: only the thief may finish it',
    'The destination caller is his: he holds it for ransom.',
    cctp,
    'function depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller) returns (uint64)',
    [K, 6, b32(me), usdc, b32(thief)],
    { ops: [pull] },
  ),
  one(
    'CCTP v2: all as a fee',
    'The fee may be all but one unit.',
    cctp2,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    [K, 6, b32(me), usdc, zeroHash, K - 1n, 1_000],
    { ops: [pull] },
  ),
  one(
    'Stargate: what the message does not cost goes to the thief',
    'The refund of five coins is his.',
    stargateUsdc,
    `function send(${sendParam}) payable`,
    sent({}, thief, 5n * E18),
    { ops: [pull], value: 5n * E18 },
  ),
  one(
    'Stargate: a drop of coins to the thief, in the options',
    'The options ask that coins are dropped to him there, out of what is sent.',
    stargateUsdc,
    `function send(${sendParam}) payable`,
    sent(
      {
        extraOptions: concat(['0x0003', '0x010031', '0x02', pad(toHex(4n * E18), { size: 16 }), b32(thief)]),
      },
      me,
      5n * E18,
    ),
    { ops: [pull], value: 5n * E18 },
  ),
  one(
    'Stargate: nothing has to arrive',
    'The minimum is one.',
    stargateUsdc,
    `function sendToken(${sendParam}) payable`,
    sent({ minAmountLD: 1n }, me),
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'Polygon bridge: the bytes are all',
    'Deposits for the thief.',
    polygonBridge,
    'function depositEtherFor(address user) payable',
    [thief],
    { value: E18 },
  ),
  one(
    'zkSync hub: a call there as the user',
    'There the user approves the thief.',
    zkHub,
    'function requestL2TransactionDirect((uint256 chainId, uint256 mintValue, address l2Contract, uint256 l2Value, bytes l2Calldata, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, bytes[] factoryDeps, address refundRecipient) _request) payable',
    [
      {
        chainId: 324n,
        mintValue: 5n * E18,
        l2Contract: me,
        l2Value: 1n,
        l2Calldata: '0x',
        l2GasLimit: 500_000n,
        l2GasPerPubdataByteLimit: 800n,
        factoryDeps: [],
        refundRecipient: thief,
      },
    ],
    { value: 5n * E18 },
  ),
  one(
    'zkSync: a refund to the thief',
    'Most is a refund.',
    zkEra,
    'function requestL2Transaction(address _contractL2, uint256 _l2Value, bytes _calldata, uint256 _l2GasLimit, uint256 _l2GasPerPubdataByteLimit, bytes[] _factoryDeps, address _refundRecipient) payable',
    [me, 1n, '0x', 500_000n, 800n, [], thief],
    { value: 5n * E18 },
  ),
];

const ordersAndPrices: readonly Try[] = [
  one('CoW ETH flow: honest, to compare', 'Nothing.', ethFlow, flowOrder, flowed({}), { value: E18 }),
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
  one(
    'Uniswap v3: a pool at a price of the thief, and a position in it, to compare',
    'Both tokens are true, and the price that the pool is begun with is a thousandth: robots take the difference.',
    npm,
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
    [usdc, weth, 10, 2n ** 96n],
  ),
  one(
    'Uniswap v3: a position in a pool of true tokens whose price is wrong',
    'Fee tier 10 has no pool but the thief’s, whose price he chose.',
    npm,
    'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable',
    [
      {
        token0: usdc,
        token1: weth,
        fee: 100,
        tickLower: -887272,
        tickUpper: 887272,
        amount0Desired: K,
        amount1Desired: 10n ** 15n,
        amount0Min: K,
        amount1Min: 10n ** 15n,
        recipient: me,
        deadline: soon,
      },
    ],
    {
      ops: [pull, { kind: 0, token: weth, amount: 10n ** 15n }, { kind: 3, amount: 556n }],
      allowed: [usdc, weth],
    },
  ),
  one(
    'Uniswap v3: what a price limit leaves is kept',
    'Of 5 coins 0.01 is swapped; the rest stays at the router, where anybody takes it.',
    router3,
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
    [
      {
        tokenIn: weth,
        tokenOut: usdc,
        fee: 500,
        recipient: me,
        deadline: soon,
        amountIn: E18 / 100n,
        amountOutMinimum: 20n * 10n ** 6n,
        sqrtPriceLimitX96: 0n,
      },
    ],
    { value: 5n * E18 },
  ),
  one(
    'Balancer: what is joined is a pool of the thief',
    'The pool’s id is his, and the pool says what each share is worth.',
    balancer,
    'function joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request) payable',
    [
      concat([thief, '0x0002', `0x${'00'.repeat(9)}77`]),
      me,
      me,
      {
        assets: [usdc, weth],
        maxAmountsIn: [K, 0n],
        userData: encodeAbiParameters(parseAbiParameters('uint256, uint256[], uint256'), [1n, [K, 0n], 0n]),
        fromInternalBalance: false,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'Balancer: a relayer',
    'It may move all that the user allowed.',
    balancer,
    'function setRelayerApproval(address sender, address relayer, bool approved)',
    [me, router2, true],
  ),
  one(
    'Balancer: internal balance to the thief',
    'Kind 1 withdraws to him.',
    balancer,
    'function manageUserBalance((uint8 kind, address asset, uint256 amount, address sender, address recipient)[] ops) payable',
    [[{ kind: 2, asset: usdc, amount: K, sender: me, recipient: thief }]],
  ),
  one(
    'Curve router: through a pool of the thief',
    'It is asked for one unit.',
    curveRouter,
    'function exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _min_dy) payable returns (uint256)',
    [
      [usdc, thief, weth, zero, zero, zero, zero, zero, zero, zero, zero],
      [
        [0n, 1n, 1n, 1n, 2n],
        [0n, 0n, 0n, 0n, 0n],
        [0n, 0n, 0n, 0n, 0n],
        [0n, 0n, 0n, 0n, 0n],
        [0n, 0n, 0n, 0n, 0n],
      ],
      K,
      10n ** 15n,
    ],
    { ops: [pull, { kind: 1, token: weth, amount: 10n ** 15n }] },
  ),
  one(
    'Curve 3pool: liquidity for nothing',
    'The minimum is nothing.',
    dai3,
    'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)',
    [[0n, K, 0n], 0n],
    { ops: [pull] },
  ),
];

const rights: readonly Try[] = [
  one(
    'Beacon: credentials of the thief',
    'What the validator has goes to him.',
    beacon,
    'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable',
    [
      `0x${'a1'.repeat(48)}`,
      concat(['0x010000000000000000000000', thief]),
      `0x${'b2'.repeat(96)}`,
      pad('0x77'),
    ],
    { value: 32n * E18 },
  ),
  one(
    'Beacon: a key of the thief, which was deposited for before',
    'Its credentials were set by the first deposit, which was his: these are ignored.',
    beacon,
    'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable',
    [`0x${'a1'.repeat(48)}`, concat(['0x010000000000000000000000', me]), `0x${'b2'.repeat(96)}`, pad('0x77')],
    { value: 32n * E18 },
  ),
  one(
    'Lido: the claim is the thief’s',
    'The owner of the request is him.',
    lidoQueue,
    'function requestWithdrawals(uint256[] _amounts, address _owner) returns (uint256[])',
    [[E18], thief],
  ),
  one(
    'Lido: claimed to the thief',
    'The recipient is him.',
    lidoQueue,
    'function claimWithdrawalsTo(uint256[] _requestIds, uint256[] _hints, address _recipient)',
    [[77n], [1n], thief],
  ),
  one(
    'Aave: the debt of the thief is paid',
    'A thousand dollars for his debt.',
    aave,
    'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf) returns (uint256)',
    [usdc, K, 2n, thief],
    { ops: [pull] },
  ),
  one(
    'Aave: no more collateral',
    'The debt is liquidated.',
    aave,
    'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
    [weth, false],
  ),
  one(
    'Aave: a flash loan whose debt stays',
    'Mode 2 leaves the debt with the user, and what is lent is with the thief.',
    aave,
    'function flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)',
    [thief, [usdc], [K], [2n], me, '0x', 0],
  ),
  one(
    'Aave: to a saved protocol',
    'Nobody gets it out of the router.',
    aave,
    'function withdraw(address asset, uint256 amount, address to) returns (uint256)',
    [usdc, K, router2],
  ),
  one(
    'Compound: a manager by approve',
    'An approval of a Comet is power over all collateral.',
    comet,
    'function approve(address spender, uint256 amount) returns (bool)',
    [bulker, maxUint256],
  ),
  one('Compound: allow the router', 'The same.', comet, 'function allow(address manager, bool isAllowed)', [
    router2,
    true,
  ]),
  one(
    'Compound: allow the bulker',
    'Usual; but see what a Morpho bundler would be.',
    comet,
    'function allow(address manager, bool isAllowed)',
    [at('0x6566194141eefa99af43bb5aa71460ca2dc90245'), true],
  ),
  one(
    'Compound bulker: supplied to the thief',
    'The words name actions, the bytes whom.',
    bulker,
    'function invoke(bytes32[] actions, bytes[] data) payable',
    [
      [pad(toHex('ACTION_SUPPLY_NATIVE_TOKEN'), { dir: 'right' })],
      [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [comet, thief, E18])],
    ],
    { value: E18 },
  ),
  one(
    'EigenLayer: the operator is the thief',
    'He is slashed, and with him the stake.',
    eigen,
    'function delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
    [thief, { signature: '0x', expiry: 0n }, zeroHash],
  ),
  one(
    'EigenLayer: a strategy of the thief',
    'It keeps what it is given.',
    eigenStrategies,
    'function depositIntoStrategy(address strategy, address token, uint256 amount) returns (uint256)',
    [thief, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Maker: the manager of a vault',
    'He may do all with it.',
    maker,
    'function cdpAllow(uint256 cdp, address usr, uint256 ok)',
    [7n, router2, 1n],
  ),
  one('Maker: a vault is given away', 'To the thief.', maker, 'function give(uint256 cdp, address dst)', [
    7n,
    thief,
  ]),
  one(
    'Maker: a vault enters another’s urn',
    'The thief’s urn gets all.',
    maker,
    'function quit(uint256 cdp, address dst)',
    [7n, thief],
  ),
  one(
    'Merkl: an operator',
    'He claims.',
    merkl,
    'function setClaimRecipient(address recipient, address token)',
    [thief, usdc],
  ),
  one(
    'Curve: may mint for the user',
    'He mints for the user, who gets it: harmless but a right.',
    minter,
    'function toggle_approve_mint(address minting_user)',
    [thief],
  ),
  one(
    'Curve: a lock of four years',
    'Nobody gets it out for four years.',
    veCrv,
    'function create_lock(uint256 _value, uint256 _unlock_time)',
    [K, 1_900_000_000n],
    { ops: [pull] },
  ),
  one(
    'Curve: the votes for the thief’s gauge',
    'Ten days of all votes.',
    gaugeController,
    'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
    [thief, 10_000n],
  ),
  one(
    'Convex: locked for the thief',
    'The account is his.',
    cvxLocked,
    'function lock(address _account, uint256 _amount, uint256 _spendRatio)',
    [thief, K, 0n],
    { ops: [pull] },
  ),
  one(
    'EntryPoint: the deposit to the thief',
    'He withdraws it.',
    entryPoint,
    'function depositTo(address account) payable',
    [thief],
    { value: 5n * E18 },
  ),
  one(
    'EntryPoint: the deposit of the user to a router',
    'Nobody gets it out.',
    entryPoint,
    'function withdrawTo(address withdrawAddress, uint256 withdrawAmount)',
    [router2, E18],
  ),
  one(
    'Liquity: a redemption for too little',
    'The fee may be all.',
    liquity,
    'function openTrove(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint) payable',
    [E18, 2_000n * E18, me, me],
    { value: 2n * E18 },
  ),
  one(
    'Allo: an allocation in bytes',
    'The bytes name whom.',
    allo,
    'function allocate(uint256 _poolId, bytes _data) payable',
    [5n, encodeAbiParameters(parseAbiParameters('address, uint256'), [thief, E18])],
    { value: E18 },
  ),
  one(
    'Disperse: coins for the thief, as it says; to compare',
    'Stated, but among friends.',
    disperse,
    'function disperseEther(address[] recipients, uint256[] values) payable',
    [
      [me, thief],
      [1n, E18 - 1n],
    ],
    {
      value: E18,
      ops: [
        { kind: 2, who: thief, amount: E18 - 1n },
        { kind: 2, who: me, amount: 1n },
      ],
      allowed: [],
    },
  ),
];

const names: readonly Try[] = [
  one(
    'ENS: an item whose bytes give it to the thief',
    'The wrapper wraps it to whom the bytes say.',
    registrar,
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes _data)',
    [
      me,
      wrapper,
      7n,
      encodeAbiParameters(parseAbiParameters('string, address, uint16, address'), [
        'alice',
        thief,
        0,
        resolver,
      ]),
    ],
  ),
  one(
    'ENS: wrapped to the thief',
    'He owns it.',
    wrapper,
    'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver) returns (uint64)',
    ['alice', thief, 0, resolver],
  ),
  one(
    'ENS: wrapped and locked',
    'All fuses are burnt: it can never again be changed.',
    wrapper,
    'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver) returns (uint64)',
    ['alice', me, 65_535, resolver],
  ),
  one(
    'ENS: registered with records of the thief',
    'The calls within set the address to his.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    [
      'alice',
      me,
      31_536_000n,
      pad('0x77'),
      resolver,
      [call('function setAddr(bytes32 node, address a)', pad('0x77'), thief)],
      true,
      0,
    ],
    { value: E18 / 100n },
  ),
  one(
    'ENS: registered with all fuses',
    'Never again to be changed.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['alice', me, 31_536_000n, pad('0x77'), resolver, [], false, 65_535],
    { value: E18 / 100n },
  ),
  one(
    'ENS: another’s name is renewed for a hundred years',
    'Five coins for the thief’s name.',
    controller,
    'function renew(string name, uint256 duration) payable',
    ['thief', 3_153_600_000n],
    { value: 5n * E18 },
  ),
  one(
    'ENS: what stands under the name',
    'Who has the part has its address.',
    registry,
    'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
    [pad('0x77'), pad('0x78'), thief, resolver, 0n],
  ),
  one(
    'ENS: the resolver',
    'The resolver is whatever he says.',
    registry,
    'function setResolver(bytes32 node, address resolver)',
    [pad('0x77'), router2],
  ),
];

const left: readonly Try[] = [
  one(
    'Multicall3: coins left there',
    'Anybody takes them with a call of their own.',
    multicall3,
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
    [[]],
    { value: 5n * E18 },
  ),
  one(
    'an allowance for Multicall3',
    'Anybody has it take them.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [multicall3, 2n * K],
  ),
  one(
    'an allowance for the settlement of CoW',
    'Solvers make any call with it.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [settlement, 2n * K],
  ),
  one(
    'an allowance for the 1inch router',
    'Usual.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [oneInch, 2n * K],
  ),
  one(
    'an allowance for the allowance holder of 0x',
    'Usual.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [at('0x0000000000001ff3684f28c67538d4d072c22734'), 2n * K],
  ),
  one(
    'an allowance for a Morpho adapter',
    'It is for the bundler, which anybody bundles with.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [at('0x9b89c07f480df1945279031b5fc6ff241b8f1101'), 2n * K],
  ),
  one(
    'an allowance for Odos',
    'Usual.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559'), 2n * K],
  ),
  one(
    'an allowance for Disperse',
    'Usual.',
    usdc,
    'function approve(address spender, uint256 amount) returns (bool)',
    [disperse, 2n * K],
  ),
  one(
    'a payment to a contract that gives nothing back',
    'The vault of GMX, the pool of Aave and others keep it.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [aave, K],
  ),
  one(
    'a payment to the token itself',
    'It is lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [usdc, K],
  ),
  one(
    'a payment to Permit2',
    'It is lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [at('0x000000000022d473030f116ddee9f6b43ac78ba3'), K],
  ),
];

const snx3 = at('0xffffffaeff0b96ea8e4f94b2253f31abdd875847');
const cEth = at('0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5');
const yearn = at('0xda816459f1ab5631232fe5e97a05bbbb94970c95');
const mantle = at('0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f');
const flow = at('0x3df2aaede81d2f6b261f79047517713b8e844e04');
const lockup = at('0x7c01aa3783577e15fd7e272443d44b92d5b21056');
const bulkRenewal = at('0xa12159e5131b1eef6b4857eee3e1954744b5033a');
const linea = at('0x051f1d88f0af5763fb888ec4378b4d8b29ea3319');
const scroll = at('0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6');
const morpho = at('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');
const comptroller = at('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b');
const migrator = at('0xa5644e29708357803b5a882d272c41cc0df92b34');
const cUsdc = at('0x39aa39c021dfbae8fac545936693ac917d5e7563');
const marketText =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';
const tuple = (e: Ethereum) => ({
  loanToken: usdc,
  collateralToken: weth,
  oracle: e.junk,
  irm: at('0x870ac11d48b15db9a138cf899d20f13f79ba00bc'),
  lltv: 860_000_000_000_000_000n,
});

/** The same, in which shares come back, as they truly do. */
const gives = (it: Parameters<typeof one>, amount: bigint): Try => ({
  id: it[0],
  why: it[1],
  read: async (e) => {
    const share = await e.put('Coin');
    e.published(share);
    await e.send(me, share, call('function call_(string,uint8)', 'SHARE', 18));
    return one(it[0], it[1], it[2], it[3], it[4], {
      ...it[5],
      ops: [...(it[5]?.ops ?? []), { kind: 5, token: share, amount }],
    }).read(e);
  },
});

const numbers: readonly Try[] = [
  gives(
    [
      'Curve 3pool: liquidity for nothing, with shares',
      'The minimum is nothing: a robot moves the price before.',
      dai3,
      'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)',
      [[0n, K, 0n], 0n],
      { ops: [pull] },
    ],
    970n * E18,
  ),
  gives(
    [
      'Mantle: staked for nothing, with shares',
      'The minimum is nothing.',
      mantle,
      'function stake(uint256 minMETHAmount) payable',
      [0n],
      { value: E18 },
    ],
    (E18 * 95n) / 100n,
  ),
  one(
    'Curve stETH pool: exchanged for nothing',
    'The minimum is nothing.',
    at('0xdc24316b9ae028f1497c275eb9192a3ea0f67022'),
    'function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy) payable returns (uint256)',
    [0n, 1n, E18, 0n],
    { value: E18, ops: [{ kind: 1, token: weth, amount: E18 }], allowed: [] },
  ),
  one(
    'Curve stETH pool: taken out for nothing',
    'The minima are nothing.',
    at('0xdc24316b9ae028f1497c275eb9192a3ea0f67022'),
    'function remove_liquidity(uint256 _amount, uint256[2] _min_amounts) returns (uint256[2])',
    [E18, [0n, 0n]],
    { ops: [{ kind: 1, token: weth, amount: E18 }], allowed: [] },
  ),
  one(
    'Curve 3pool: taken out of all coins for nothing',
    'The minima are nothing.',
    dai3,
    'function remove_liquidity(uint256 _amount, uint256[3] min_amounts)',
    [1_000n * E18, [0n, 0n, 0n]],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Maker: an urn enters another’s vault',
    'Vault 4242 is the thief’s.',
    maker,
    'function enter(address src, uint256 cdp)',
    [me, 4242n],
  ),
  one(
    'Maker: a vault goes on a list, to compare',
    'Nothing; to compare.',
    maker,
    'function open(bytes32 ilk, address usr) returns (uint256)',
    [pad(toHex('ETH-A'), { dir: 'right' }), me],
  ),
  one(
    'Balancer: several swaps for nothing, inside',
    'The limits are none, and all is in the vault: nothing moves outside.',
    balancer,
    'function batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline) payable returns (int256[])',
    [
      0,
      [{ poolId: `0x${'96'.repeat(32)}`, assetInIndex: 0n, assetOutIndex: 1n, amount: K, userData: '0x' }],
      [usdc, weth],
      { sender: me, fromInternalBalance: true, recipient: me, toInternalBalance: true },
      [10n ** 30n, 10n ** 30n],
      soon,
    ],
  ),
  one(
    'Balancer: an exact output that may cost all, inside',
    'The limit is all.',
    balancer,
    'function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline) payable returns (uint256)',
    [
      { poolId: `0x${'96'.repeat(32)}`, kind: 1, assetIn: usdc, assetOut: weth, amount: 1n, userData: '0x' },
      { sender: me, fromInternalBalance: true, recipient: me, toInternalBalance: true },
      10n ** 30n,
      soon,
    ],
  ),
  one(
    'Convex: locked again',
    'Sixteen more weeks for all that was free.',
    cvxLocked,
    'function processExpiredLocks(bool _relock)',
    [true],
  ),
  one(
    'CCTP: to Noble, to a word that is nobody',
    'An Ethereum account is nobody there.',
    cctp,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 4, b32(me), usdc],
    { ops: [pull] },
  ),
  one(
    'ENS: what code the name has',
    'Callers of the name call the thief.',
    resolver,
    'function setInterface(bytes32 node, bytes4 interfaceID, address implementer)',
    [pad('0x77'), '0x12345678', thief],
  ),
  one(
    'ENS: the site, as a text',
    'Who opens the name opens the thief’s site.',
    resolver,
    'function setText(bytes32 node, string key, string value)',
    [pad('0x77'), 'url', 'https://claim-rewards.xyz'],
  ),
  one(
    'ENS: where letters go',
    'Codes are sent to the thief.',
    resolver,
    'function setText(bytes32 node, string key, string value)',
    [pad('0x77'), 'email', 'thief@example.com'],
  ),
  one(
    'ENS: an ABI, to compare',
    'What is shown of it is the thief’s.',
    resolver,
    'function setABI(bytes32 node, uint256 contentType, bytes data)',
    [pad('0x77'), 1n, '0x7b7d'],
  ),
  one(
    'ENS: a version',
    'All is cleared in the part below.',
    resolver,
    'function setZonehash(bytes32 node, bytes hash)',
    [pad('0x77'), `0xe3010170${'ab'.repeat(34)}`],
  ),
  one(
    'Compound v2: collateral redeemed beside a debt, to compare',
    'The debt is liquidated.',
    cUsdc,
    'function redeemUnderlying(uint256 redeemAmount) returns (uint256)',
    [K],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Rocket Pool: burned for nothing',
    'To compare; fixed rate.',
    at('0xae78736cd615f374d3085123a210448e74fc6393'),
    'function burn(uint256 _rethAmount)',
    [E18],
    { ops: [{ kind: 2, amount: 1n }], allowed: [] },
  ),

  one(
    'Maker: a vault into another’s vault',
    'Vault 4242 is the thief’s.',
    maker,
    'function shift(uint256 cdpSrc, uint256 cdpDst)',
    [7n, 4242n],
  ),
  one(
    'Maker: debt drawn',
    'The vault owes a thousand more.',
    maker,
    'function frob(uint256 cdp, int256 dink, int256 dart)',
    [7n, 0n, 1_000n * E18],
  ),
  one(
    'Maker: collateral let go',
    'The vault is liquidated.',
    maker,
    'function frob(uint256 cdp, int256 dink, int256 dart)',
    [7n, -(9n * E18), 0n],
  ),
  one(
    'Synthetix v3: into another’s account',
    'Account 4242 is the thief’s.',
    snx3,
    'function deposit(uint128 accountId, address collateralType, uint256 tokenAmount)',
    [4242n, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Synthetix v3: behind another’s pool',
    'Pool 4242 is the thief’s.',
    snx3,
    'function delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)',
    [7n, 4242n, weth, 10n * E18, E18],
  ),
  one(
    'Synthetix v3: debt',
    'Dollars are minted against the collateral.',
    snx3,
    'function mintUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
    [7n, 1n, weth, 1_000n * E18],
  ),
  one(
    'Synthetix v3: another’s debt is paid',
    'Account 4242 is the thief’s.',
    snx3,
    'function burnUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
    [4242n, 1n, weth, 1_000n * E18],
  ),
  one(
    'Compound v2: another’s debt',
    'The debt of the thief.',
    cEth,
    'function repayBorrowBehalf(address borrower) payable',
    [thief],
    { value: E18 },
  ),
  one(
    'Compound v2: a borrowing',
    'A debt.',
    cEth,
    'function borrow(uint256 borrowAmount) returns (uint256)',
    [E18],
    { ops: [] },
  ),
  one(
    'Compound v2: a market left, to compare',
    'The debt is liquidated.',
    comptroller,
    'function exitMarket(address cToken) returns (uint256)',
    [cEth],
  ),
  one(
    'Compound v2: all as collateral, to compare',
    'It may be taken when a debt is liquidated.',
    comptroller,
    'function enterMarkets(address[] cTokens) returns (uint256[])',
    [[cEth, cUsdc]],
  ),
  one(
    'Compound v2: a liquidation',
    'A thousand for collateral that is worth nothing.',
    cUsdc,
    'function liquidateBorrow(address borrower, uint256 repayAmount, address cTokenCollateral) returns (uint256)',
    [thief, K, cEth],
    { ops: [pull] },
  ),
  one(
    'Compound v3: collateral for nothing',
    'The minimum is nothing.',
    comet,
    'function buyCollateral(address asset, uint256 minAmount, uint256 baseAmount, address recipient)',
    [weth, 0n, K, me],
    { ops: [pull, { kind: 1, token: weth, amount: 5n * 10n ** 17n }] },
  ),
  one(
    'Aave: another category',
    'The debt is liquidated.',
    aave,
    'function setUserEMode(uint8 categoryId)',
    [0],
  ),
  one(
    'Aave: a liquidation',
    'A thousand for the debt of the thief.',
    aave,
    'function liquidationCall(address collateralAsset, address debtAsset, address user, uint256 debtToCover, bool receiveAToken)',
    [weth, usdc, thief, K, true],
    { ops: [pull] },
  ),
  one(
    'Morpho: collateral let go',
    'The debt is liquidated.',
    morpho,
    `function withdrawCollateral(${marketText}, uint256 assets, address onBehalf, address receiver)`,
    (e) => [tuple(e), 5n * E18, me, me],
    { ops: [] },
  ),
  one(
    'Yearn: a loss of all is fine',
    'The loss may be all.',
    yearn,
    'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) returns (uint256)',
    [1_000n * E18, me, 10_000n],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Mantle: unstaked for nothing',
    'The minimum is nothing.',
    mantle,
    'function unstakeRequest(uint128 methAmount, uint128 minETHAmount) returns (uint256)',
    [E18, 0n],
    { ops: [{ kind: 0, token: weth, amount: E18 }], allowed: [weth] },
  ),
  one(
    'Mantle: staked for nothing',
    'The minimum is nothing.',
    mantle,
    'function stake(uint256 minMETHAmount) payable',
    [0n],
    { value: E18 },
  ),
  one(
    'Sablier Flow: a rate',
    'The stream pays the thief, from now on a thousand times as much.',
    flow,
    'function adjustRatePerSecond(uint256 streamId, uint128 newRatePerSecond) payable',
    [77n, 10n ** 30n],
  ),
  one(
    'Sablier Flow: begun again',
    'The stream pays the thief.',
    flow,
    'function restart(uint256 streamId, uint128 ratePerSecond) payable',
    [77n, 10n ** 30n],
  ),
  one(
    'Sablier Flow: begun again with money',
    'The stream pays the thief.',
    flow,
    'function restartAndDeposit(uint256 streamId, uint128 ratePerSecond, uint128 amount) payable',
    [77n, 10n ** 30n, K],
    { ops: [pull] },
  ),
  one(
    'Sablier Flow: a debt is forgiven',
    'What the stream owes the user is gone.',
    flow,
    'function void(uint256 streamId) payable',
    [77n],
  ),
  one(
    'Sablier Lockup: what is kept can no longer be taken back',
    'The user was its sender.',
    lockup,
    'function renounce(uint256 streamId) payable',
    [77n],
  ),
  one(
    'Curve 3pool: taken out for nothing',
    'The minimum is nothing.',
    dai3,
    'function remove_liquidity_one_coin(uint256 _token_amount, int128 i, uint256 min_amount)',
    [1_000n * E18, 1n, 0n],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Curve 3pool: taken out for all shares',
    'The most may be all.',
    dai3,
    'function remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)',
    [[0n, 1n, 0n], maxUint256],
    { ops: [{ kind: 1, token: usdc, amount: 1n }], allowed: [] },
  ),
  one(
    'Curve 3pool: exchanged for nothing',
    'The minimum is nothing.',
    dai3,
    'function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)',
    [1n, 2n, K, 0n],
    { ops: [pull, { kind: 1, token: weth, amount: 5n * 10n ** 17n }] },
  ),
  one(
    'Curve: the lock is longer',
    'Four more years.',
    veCrv,
    'function increase_unlock_time(uint256 _unlock_time)',
    [1_900_000_000n],
  ),
  one(
    'Curve: more into the lock, to compare',
    'For four years.',
    veCrv,
    'function increase_amount(uint256 _value)',
    [K],
    { ops: [pull] },
  ),
  one(
    'Liquity: a fee of all',
    'The fee may be all.',
    liquity,
    'function adjustTrove(uint256 _maxFeePercentage, uint256 _collWithdrawal, uint256 _LUSDChange, bool _isDebtIncrease, address _upperHint, address _lowerHint) payable',
    [E18, 5n * E18, 0n, false, me, me],
  ),
  one(
    'ENS: names of others are renewed',
    'Five coins.',
    bulkRenewal,
    'function renewAll(string[] names, uint256 duration) payable',
    [['thief', 'thief2'], 3_153_600_000n],
    { value: 5n * E18 },
  ),
  one(
    'ENS: a key to write to',
    'Who writes to the name writes to the thief.',
    resolver,
    'function setPubkey(bytes32 node, bytes32 x, bytes32 y)',
    [pad('0x77'), pad('0x78'), pad('0x79')],
  ),
  one('ENS: all records', 'All is cleared.', resolver, 'function clearRecords(bytes32 node)', [pad('0x77')]),
  one(
    'ENS: fuses',
    'Never again to be changed.',
    wrapper,
    'function setFuses(bytes32 node, uint16 ownerControlledFuses) returns (uint32)',
    [pad('0x77'), 65_535],
  ),
  one(
    'Linea: with gas to burn',
    'The fee is four coins.',
    linea,
    'function bridgeToken(address _token, uint256 _amount, address _recipient) payable',
    [usdc, K, me],
    { ops: [pull], value: 4n * E18 },
  ),
  one(
    'Scroll: with gas to burn',
    'The fee is four coins.',
    scroll,
    'function depositERC20(address _token, uint256 _amount, uint256 _gasLimit) payable',
    [usdc, K, 10n ** 12n],
    { ops: [pull], value: 4n * E18 },
  ),
  one(
    'Uniswap v2: taken out for nothing',
    'The minima are nothing.',
    v2,
    'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
    [usdc, weth, E18, 0n, 0n, me, soon],
    { ops: [{ kind: 1, token: usdc, amount: 1n }], allowed: [] },
  ),
  one(
    'Balancer: taken out for nothing',
    'The minima are nothing.',
    balancer,
    'function exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
    [
      `0x${'96'.repeat(32)}`,
      me,
      me,
      { assets: [usdc, weth], minAmountsOut: [0n, 0n], userData: '0x', toInternalBalance: true },
    ],
  ),
  one(
    'Balancer: swapped for nothing',
    'The limit is nothing.',
    balancer,
    'function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline) payable returns (uint256)',
    [
      { poolId: `0x${'96'.repeat(32)}`, kind: 0, assetIn: usdc, assetOut: weth, amount: K, userData: '0x' },
      { sender: me, fromInternalBalance: true, recipient: me, toInternalBalance: true },
      0n,
      soon,
    ],
  ),
  one(
    'Uniswap v3: moved without minima',
    'The price is moved before.',
    migrator,
    'function migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
    [
      {
        pair: usdc,
        liquidityToMigrate: K,
        percentageToMigrate: 100,
        token0: usdc,
        token1: weth,
        fee: 100,
        tickLower: -887272,
        tickUpper: 887272,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
        refundAsETH: false,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'Stargate: a hundredth has to arrive',
    'The minimum is a hundredth.',
    stargateUsdc,
    `function sendToken(${sendParam}) payable`,
    sent({ minAmountLD: K / 100n }, me),
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'CCTP v2: half as a fee',
    'The fee may be half.',
    cctp2,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    [K, 6, b32(me), usdc, zeroHash, K / 2n, 1_000],
    { ops: [pull] },
  ),
  one(
    'CCTP v2: with a hook',
    'The bytes are run there.',
    cctp2,
    'function depositForBurnWithHook(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData)',
    [K, 6, b32(me), usdc, zeroHash, 1n, 2_000, `0x${'ab'.repeat(40)}`],
    { ops: [pull] },
  ),
  {
    id: 'Uniswap v3: a position of true tokens at the thief’s price',
    why: 'The pool of this fee has the price that he began it with: a thousandth.',
    read: async (e) => {
      const pool = await e.put('Genuine');
      const mint =
        'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable';
      await e.stand(
        npm,
        {
          [mint]: [
            { ...pull, who: pool },
            { kind: 0, token: weth, who: pool, amount: 10n ** 15n },
            { kind: 3, amount: 557n },
          ],
        },
        [usdc, weth],
      );
      return e.read(
        ask(
          1,
          npm,
          call(mint, {
            token0: usdc,
            token1: weth,
            fee: 100,
            tickLower: -887272,
            tickUpper: 887272,
            amount0Desired: K,
            amount1Desired: 10n ** 15n,
            amount0Min: K,
            amount1Min: 10n ** 15n,
            recipient: me,
            deadline: soon,
          }),
        ),
      );
    },
  },
  {
    id: 'a Safe’s dollars to its own address over CCTP',
    why: 'On Base the Safe’s address is nobody’s: whoever makes it there first has the dollars.',
    read: async (e) => {
      const text =
        'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)';
      const safe = e.stage.at.safe;
      await e.stand(cctp, { [text]: [pull] });
      await e.send(me, usdc, call('function mint(address,uint256)', safe, 5n * K));
      await e.send(safe, usdc, call('function approve(address,uint256)', cctp, maxUint256));
      const asked = safeTypedData(
        safe,
        safeTx({ to: cctp, data: call(text, K, 6, b32(safe), usdc), nonce: 0n }),
      );
      return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
    },
  },
  {
    id: 'a Safe’s coins to itself over the bridge of Arbitrum',
    why: 'Of a contract they go to an alias, which nobody has.',
    read: async (e) => {
      const safe = e.stage.at.safe;
      await e.stand(inbox, { 'function depositEth() payable returns (uint256)': [] });
      const asked = safeTypedData(
        safe,
        safeTx({
          to: inbox,
          value: E18,
          data: call('function depositEth() payable returns (uint256)'),
          nonce: 0n,
        }),
      );
      return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
    },
  },
  one(
    'Arbitrum: coins to oneself, to compare',
    'Nothing.',
    inbox,
    'function depositEth() payable returns (uint256)',
    [],
    { value: E18 },
  ),
  {
    id: 'Disperse: dollars, of which most go to the thief, as it says; to compare',
    why: 'Two are paid, and one is him.',
    read: async (e) => {
      const text = 'function disperseToken(address token, address[] recipients, uint256[] values)';
      await e.stand(
        disperse,
        {
          [text]: [
            { kind: 0, token: usdc, who: thief, amount: K },
            { kind: 0, token: usdc, who: e.stage.friend, amount: 1n },
          ],
        },
        [usdc],
      );
      return e.read(ask(1, disperse, call(text, usdc, [thief, e.stage.friend], [K, 1n])));
    },
  },
];

const part = process.env.PART;
const tries: readonly Try[] =
  part === 'numbers' ? numbers : [...numbers, ...bridges, ...ordersAndPrices, ...rights, ...names, ...left];
const verdicts = new Map<string, string>();

/** What is asked for on the practice chain, whose contracts are the true ones. */
type Asked = Readonly<{ id: string; why: string; request: (stage: Stage) => string | Promise<string> }>;

const user = pilot(0).address;
const bare = [{ name: 'name', type: 'string' }];
const nv = [...bare, { name: 'version', type: 'string' }];
const nvc = [...nv, { name: 'chainId', type: 'uint256' }];
const nvcv = [...nvc, { name: 'verifyingContract', type: 'address' }];
const fieldsOf = (text: string) =>
  text.split(',').map((it) => ({ type: it.trim().split(' ')[0] ?? '', name: it.trim().split(' ')[1] ?? '' }));

function typed(
  id: string,
  why: string,
  domainType: readonly object[],
  domain: object | ((stage: Stage) => object),
  primaryType: string,
  fields: string,
  message: object | ((stage: Stage) => object),
  more: Readonly<Record<string, string>> = {},
): Asked {
  return {
    id,
    why,
    request: (stage) =>
      askTypedData(user, {
        types: {
          EIP712Domain: domainType,
          [primaryType]: fieldsOf(fields),
          ...Object.fromEntries(Object.entries(more).map(([name, its]) => [name, fieldsOf(its)])),
        },
        primaryType,
        domain: typeof domain === 'function' ? domain(stage) : domain,
        message: typeof message === 'function' ? message(stage) : message,
      }),
  };
}

const hyper = (name: string, fields: string, message: object) =>
  typed(
    `Hyperliquid: ${name}`,
    'It moves or gives power over what is kept there.',
    nvcv,
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zero },
    `HyperliquidTransaction:${name}`,
    fields,
    message,
  );
const now = Math.floor(Date.now() / 1_000);

const signatures: readonly Asked[] = [
  typed(
    'Paradex: the private key',
    'The key of the account is made of the signature.',
    nvc,
    { name: 'Paradex', version: '1', chainId: 1 },
    'Constant',
    'string action',
    { action: 'STARK Key' },
  ),
  typed(
    'dYdX: the private key',
    'The key of the account is made of the signature.',
    [...bare, { name: 'chainId', type: 'uint256' }],
    { name: 'dYdX Chain', chainId: 1 },
    'dYdX',
    'string action',
    { action: 'dYdX Chain Onboarding' },
  ),
  typed(
    'dYdX v3: onboarding',
    'The same.',
    nvc,
    { name: 'dYdX', version: '1.0', chainId: 1 },
    'dYdX',
    'string action,string onlySignOn',
    { action: 'dYdX Onboarding', onlySignOn: 'https://trade.dydx.exchange' },
  ),
  typed(
    'Snapshot: an alias',
    'The alias votes and posts for the user.',
    nv,
    { name: 'snapshot', version: '0.1.4' },
    'Alias',
    'address from,address alias,uint64 timestamp',
    { from: user, alias: thief, timestamp: now },
  ),
  typed(
    'Snapshot: the settings of a space',
    'The thief is its admin.',
    nv,
    { name: 'snapshot', version: '0.1.4' },
    'Space',
    'address from,string space,uint64 timestamp,string settings',
    {
      from: user,
      space: 'alice.eth',
      timestamp: now,
      settings: JSON.stringify({ name: 'alice', admins: [thief] }),
    },
  ),
  typed(
    'Snapshot: a vote, to compare',
    'To compare: it says what is chosen.',
    nv,
    { name: 'snapshot', version: '0.1.4' },
    'Vote',
    'address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice,string reason,string app,string metadata',
    {
      from: user,
      space: 'alice.eth',
      timestamp: now,
      proposal: pad('0x77'),
      choice: 1,
      reason: '',
      app: 'snapshot',
      metadata: '{}',
    },
  ),
  typed(
    'Snapshot: a space is deleted',
    'It is gone.',
    nv,
    { name: 'snapshot', version: '0.1.4' },
    'DeleteSpace',
    'address from,string space,uint64 timestamp',
    { from: user, space: 'alice.eth', timestamp: now },
  ),
  hyper('ApproveAgent', 'string hyperliquidChain,address agentAddress,string agentName,uint64 nonce', {
    hyperliquidChain: 'Mainnet',
    agentAddress: thief,
    agentName: 'mobile',
    nonce: now,
  }),
  hyper('UsdSend', 'string hyperliquidChain,string destination,string amount,uint64 time', {
    hyperliquidChain: 'Mainnet',
    destination: thief,
    amount: '5000',
    time: now,
  }),
  hyper(
    'TokenDelegate',
    'string hyperliquidChain,address validator,uint64 wei,bool isUndelegate,uint64 nonce',
    { hyperliquidChain: 'Mainnet', validator: thief, wei: 10 ** 9, isUndelegate: false, nonce: now },
  ),
  hyper('ApproveBuilderFee', 'string hyperliquidChain,string maxFeeRate,address builder,uint64 nonce', {
    hyperliquidChain: 'Mainnet',
    maxFeeRate: '100%',
    builder: thief,
    nonce: now,
  }),
  typed(
    'Hyperliquid: an order as a hash',
    'Whatever the hash says.',
    nvcv,
    { name: 'Exchange', version: '1', chainId: 1337, verifyingContract: zero },
    'Agent',
    'string source,bytes32 connectionId',
    { source: 'a', connectionId: pad('0x77') },
  ),
  typed(
    'Bundlr: a transaction as bytes',
    'Whatever the bytes say.',
    nv,
    { name: 'Bundlr', version: '1' },
    'Bundlr',
    'bytes hash,address address',
    { hash: pad('0x77', { size: 48 }), address: user },
  ),
  typed('a contact form', 'To compare: a text.', nv, { name: 'Forum', version: '1' }, 'Mail', 'string text', {
    text: 'Hello',
  }),
  typed(
    'a form in which all is sold',
    'The text is an offer, and binds.',
    nv,
    { name: 'Forum', version: '1' },
    'Mail',
    'string text',
    { text: 'I sell my 100 ETH to John for one dollar.' },
  ),
  typed(
    'a form with a payout in parts',
    'Whoever pays goes by it.',
    nv,
    { name: 'Exchange', version: '1' },
    'Profile',
    'string nickname,string bio',
    { nickname: 'alice', bio: 'payout=bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  ),
  typed(
    'a form of consent',
    'Terms by their hash: a sale of all.',
    nv,
    { name: 'Terms', version: '1' },
    'Terms',
    'string title,bytes32 terms',
    { title: 'Terms of use', terms: pad('0x77') },
  ),
  typed(
    'a form of consent by its link',
    'Terms that can change.',
    nv,
    { name: 'Terms', version: '1' },
    'Terms',
    'string title,string link',
    { title: 'Terms of use', link: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi' },
  ),
  typed(
    'numbers and flags alone',
    'Position, size and leverage of a venue that keeps books off the chain.',
    nv,
    { name: 'Venue', version: '1' },
    'Note',
    'uint32 a,uint32 b,bool c',
    { a: 77, b: 100, c: true },
  ),
  typed(
    'a log-in with an expiry and a scope',
    'The scope is all.',
    nv,
    { name: 'Venue', version: '1' },
    'Login',
    'string statement,string scope,uint64 expiry',
    { statement: 'Log in', scope: '*', expiry: 4_000_000_000 },
  ),
  typed(
    'a log-in with a device',
    'The device is the thief’s.',
    nv,
    { name: 'Venue', version: '1' },
    'Login',
    'string statement,string device',
    { statement: 'Log in', device: 'pk_7f3a9c55e1' },
  ),
  typed(
    'empty',
    'A struct without fields: what is it for?',
    nv,
    { name: 'Venue', version: '1' },
    'AuthorizeWithdrawal',
    '',
    {},
  ),
  typed(
    'CoW: bought into the inner balance, to compare',
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

const texts: readonly (readonly [string, string])[] = [
  [
    'sign-in: resources that let the site act (ReCap)',
    'urn:recap:eyJhdHQiOnsiaHR0cHM6Ly9leGFtcGxlLmNvbSI6eyJ3YWxsZXQvdHJhbnNmZXIiOlt7fV19fSwicHJmIjpbXX0',
  ],
];
const siwe = (
  over: Readonly<{
    domain?: string;
    uri?: string;
    statement?: string;
    chain?: number;
    resources?: string;
    nonce?: string;
    expires?: string;
  }>,
) =>
  `${over.domain ?? 'localhost'} wants you to sign in with your Ethereum account:\n${user}\n\n${over.statement ?? 'Sign in.'}\n\nURI: ${over.uri ?? 'http://localhost'}\nVersion: 1\nChain ID: ${over.chain ?? 31337}\nNonce: ${over.nonce ?? 'abcdefgh12345'}\nIssued At: ${new Date().toISOString().replace(/\.\d+/, '')}${over.expires ?? ''}${over.resources === undefined ? '' : `\nResources:\n- ${over.resources}`}`;

const messages: readonly (readonly [string, string])[] = [
  ['sign-in: to compare', siwe({})],
  ...texts.map(([id, it]) => [id, siwe({ resources: it })] as const),
  ['sign-in: the statement sells all', siwe({ statement: 'I give John all of my tokens.' })],
  [
    'sign-in: the statement makes a key',
    siwe({ statement: 'This signature is the seed of your private key.' }),
  ],
  [
    'sign-in: a resource that is an order',
    siwe({
      resources: 'https://venue.example/withdraw?to=bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq&amount=5',
    }),
  ],
  ['sign-in: never expires, to compare', siwe({ expires: '\nExpiration Time: 9999-12-31T23:59:59Z' })],
  ['sign-in: later', siwe({ expires: '\nNot Before: 2030-01-01T00:00:00Z' })],
  ['sign-in: another service’s URI', siwe({ uri: 'https://app.safe.global' })],
  [
    'sign-in: a request id that orders',
    siwe({ expires: '\nRequest ID: approve-withdrawal-of-5-ETH-to-john77' }),
  ],
  [
    'sign-in: a delegation to a session key',
    siwe({
      uri: 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
      statement: 'Give this application access to your data',
    }),
  ],
  ['sign-in: Lit session', siwe({ uri: 'lit:session:7f3a9c55e1', statement: 'Sign in.' })],
  ['message: hello', 'Hello'],
  ['message: a good morning', 'gm'],
  ['message: a number', '829103'],
  ['message: XMTP', 'XMTP : Authenticate to inbox\n\nInbox ID: 7f3a\nCurrent time: 2026-11-22T00:00:00Z'],
  ['message: a quote that is a key', 'correct horse battery staple'],
  ['message: Railgun', 'RAILGUN_SIGNATURE'],
  ['message: zkSync', 'Access zkSync account.\n\nOnly sign this message for a trusted client!'],
  [
    'message: Umbra',
    'Sign this message to access your Umbra account.\n\nOnly sign this message for a trusted client!',
  ],
  ['message: a vote', 'I vote yes on proposal 12'],
  ['message: a review', 'I agree'],
  ['message: yes', 'Yes, I do.'],
  ['message: a greeting, and a hidden line', `Hello${'\n'.repeat(80)}I give John all.`],
];

const tx = (
  id: string,
  why: string,
  make: (stage: Stage) => { to: Address; data?: Hex; value?: bigint },
): Asked => ({ id, why, request: (stage) => askTransaction(user, make(stage)) });
const rpcAsk = (method: string, params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const raw = (
  id: string,
  why: string,
  over: (stage: Stage) => object,
  method = 'eth_sendTransaction',
): Asked => ({
  id,
  why,
  request: (stage) =>
    rpcAsk(method, [{ chainId: '0x7a69', from: user, to: stage.friend, value: '0x1', ...over(stage) }]),
});
const transfer = 'function transfer(address to, uint256 value)';
const usd = (n: number) => BigInt(n) * 10n ** 6n;
const safeAsk = (
  id: string,
  why: string,
  make: (stage: Stage) => Parameters<typeof safeTx>[0] & { more?: object },
): Asked => ({
  id,
  why,
  request: (stage) => {
    const { more = {}, ...it } = make(stage);
    return askTypedData(pilot(1).address, safeTypedData(stage.at.safe, { ...safeTx(it), ...more }));
  },
});
const batch = (
  id: string,
  why: string,
  make: (stage: Stage) => readonly { to: Address; data?: Hex; value?: bigint }[],
  more: object = {},
): Asked => ({
  id,
  why,
  request: (stage) =>
    rpcAsk('wallet_sendCalls', [
      {
        version: '2.0.0',
        chainId: '0x7a69',
        from: user,
        atomicRequired: false,
        calls: make(stage).map((it) => ({ data: '0x', ...it, value: toHex(it.value ?? 0n) })),
        ...more,
      },
    ]),
});
const addLiquidity =
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
const auth = (id: string, key: (stage: Stage) => Address, chainId = 31337): Asked => ({
  id: `7702: ${id}`,
  why: 'Whoever calls the account has that code act as it.',
  request: (stage) => JSON.stringify({ chainId, address: key(stage), nonce: 0 }),
});
const swapText =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const quoted = 32_000_000_000_000_000n;

const practiced: readonly Asked[] = [
  ...signatures,
  ...messages.map(
    ([id, text]): Asked => ({
      id,
      why: 'What it says, or what others make of it.',
      request: () => askMessage(user, text),
    }),
  ),
  ...(
    [
      [
        'the first liquidity of a pair, at a wrong price',
        'There is no pair: the ratio is the price. 400 dollars beside one coin of the other are taken by robots.',
        (a: Stage['at']) => [a.practiceDollar, a.practiceToken, usd(400), E18, usd(400), E18],
      ],
      [
        'liquidity without minima',
        'The price is moved before: what goes in is worth less.',
        (a: Stage['at']) => [a.practiceDollar, a.weth9, usd(100), E18 / 30n, 0n, 0n],
      ],
      [
        'liquidity at a price far from the pool’s',
        'Most is refused, or the minima hold.',
        (a: Stage['at']) => [a.practiceDollar, a.weth9, usd(100), E18 / 30n, usd(1), 1n],
      ],
    ] as const
  ).map(([id, why, of]) =>
    batch(
      id,
      why,
      ({ at: a }) => {
        const [x, y, m, n, ...mins] = of(a) as unknown as readonly [
          Address,
          Address,
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        return [
          ...(y === a.weth9 ? [{ to: a.weth9, data: call('function deposit() payable'), value: n }] : []),
          { to: x, data: call('function approve(address spender, uint256 value)', a.router, m) },
          { to: y, data: call('function approve(address spender, uint256 value)', a.router, n) },
          { to: a.router, data: call(addLiquidity, x, y, m, n, ...mins, user, BigInt(now + 1_200)) },
        ];
      },
      { atomicRequired: true },
    ),
  ),
  tx('a swap for two thirds of its worth', 'A robot takes the third.', ({ at: a }) => ({
    to: a.router,
    data: call(
      swapText,
      usd(100),
      (quoted * 2n) / 3n,
      [a.practiceDollar, a.weth9],
      user,
      BigInt(now + 1_200),
    ),
  })),
  tx('a swap for nine tenths', 'A robot takes the tenth.', ({ at: a }) => ({
    to: a.router,
    data: call(
      swapText,
      usd(100),
      (quoted * 92n) / 100n,
      [a.practiceDollar, a.weth9],
      user,
      BigInt(now + 1_200),
    ),
  })),
  tx(
    'a swap that never expires, to compare',
    'It is carried out when the price suits the robot.',
    ({ at: a }) => ({
      to: a.router,
      data: call(swapText, usd(100), quoted, [a.practiceDollar, a.weth9], user, maxUint256),
    }),
  ),
  raw('a new contract, with coins', 'Its constructor pays the thief.', () => ({
    to: undefined,
    data: concat(['0x600060006000600047', '0x73', thief, '0x5af100']),
    value: toHex(E18),
  })),
  raw('a payment with a tip of two coins', 'The tip is the block builder’s: the thief.', () => ({
    gas: '0x5208',
    maxFeePerGas: toHex(10n ** 14n),
    maxPriorityFeePerGas: toHex(10n ** 14n),
  })),
  raw('a payment at a gas price of a hundred thousand gwei', 'The same by its older name.', () => ({
    gas: '0x5208',
    gasPrice: toHex(10n ** 14n),
  })),
  raw('a payment with much gas', 'What is there burns all of it.', (stage) => ({
    to: stage.at.weth9,
    value: '0x1',
    data: '0xd0e30db0',
    gas: toHex(30_000_000),
    maxFeePerGas: toHex(2n * 10n ** 12n),
    maxPriorityFeePerGas: toHex(10n ** 12n),
  })),
  raw(
    'a payment that is signed and kept',
    'It is sent when it suits him.',
    () => ({ nonce: '0x200' }),
    'eth_signTransaction',
  ),
  raw('a payment with a far nonce', 'It waits.', () => ({ nonce: '0x2000' })),
  raw('a payment with a delegation', 'The list gives the account to the thief’s code.', (stage) => ({
    type: '0x4',
    authorizationList: [{ chainId: '0x7a69', address: stage.at.multicall3, nonce: '0x300' }],
  })),
  raw('a payment with someone’s signed delegation', 'The same, signed.', (stage) => ({
    type: '0x4',
    authorizationList: [
      {
        chainId: '0x7a69',
        address: stage.at.multicall3,
        nonce: '0x0',
        yParity: '0x0',
        r: pad('0x77'),
        s: pad('0x78'),
      },
    ],
  })),
  batch(
    'apart: tokens wait at the router',
    'The calls are not one: between them robots take what waits at the router.',
    ({ at: a }) => [
      { to: a.practiceDollar, data: call(transfer, a.universalRouter, usd(50)) },
      {
        to: a.universalRouter,
        data: call(
          'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
          '0x04',
          [
            encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
              a.practiceDollar,
              user,
              0n,
            ]),
          ],
          BigInt(now + 1_200),
        ),
      },
    ],
  ),
  batch('apart: coins wait at the router', 'The same with wrapped coins.', ({ at: a }) => [
    {
      to: a.universalRouter,
      value: E18,
      data: call(
        'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
        '0x0b',
        [
          encodeAbiParameters(parseAbiParameters('address, uint256'), [
            '0x0000000000000000000000000000000000000002',
            E18,
          ]),
        ],
        BigInt(now + 1_200),
      ),
    },
    {
      to: a.universalRouter,
      data: call(
        'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
        '0x04',
        [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [a.weth9, user, 0n])],
        BigInt(now + 1_200),
      ),
    },
  ]),
  batch('apart: an allowance, and its end', 'The second may never be sent.', ({ at: a, desk }) => [
    { to: a.practiceDollar, data: call('function approve(address spender, uint256 value)', desk, usd(400)) },
    { to: a.practiceDollar, data: call('function approve(address spender, uint256 value)', desk, 0n) },
  ]),
  batch(
    'together: an allowance and its end, to compare',
    'Between them nothing; to compare.',
    ({ at: a, desk }) => [
      {
        to: a.practiceDollar,
        data: call('function approve(address spender, uint256 value)', desk, usd(400)),
      },
      { to: a.practiceDollar, data: call('function approve(address spender, uint256 value)', desk, 0n) },
    ],
    { atomicRequired: true },
  ),
  batch(
    'a batch with a paymaster of the thief',
    'He is paid in tokens for the gas.',
    ({ at: a, friend }) => [{ to: a.practiceDollar, data: call(transfer, friend, usd(1)) }],
    {
      capabilities: { paymasterService: { url: 'https://paymaster.example/rpc', context: { token: usdc } } },
    },
  ),
  {
    id: 'rights by ERC-7715',
    why: 'A session key of the thief.',
    request: () =>
      rpcAsk('wallet_grantPermissions', [
        [
          {
            chainId: '0x7a69',
            expiry: 4_000_000_000,
            signer: { type: 'account', data: { address: thief } },
            permissions: [{ type: 'native-token-transfer', data: { allowance: '0xffffffffffffffff' } }],
          },
        ],
      ]),
  },
  {
    id: 'a token to watch',
    why: 'It calls itself what it likes.',
    request: ({ at: a }) =>
      rpcAsk('wallet_watchAsset', [
        { type: 'ERC20', options: { address: a.practiceDollar, symbol: 'USDC', decimals: 6 } },
      ]),
  },
  ...(
    [
      'multicall3',
      'multiSend',
      'multiSendCallOnly',
      'safeSingleton',
      'safeFallbackHandler',
      'simple7702Account',
      'smartAccount',
      'universalRouter',
      'permit2',
      'weth9',
      'entryPoint',
      'seaport',
      'practiceVault',
      'router',
    ] as const
  ).map((it) => auth(it, ({ at: a }) => a[it])),
  auth('simple7702Account everywhere', ({ at: a }) => a.simple7702Account, 0),
  ...(
    ['practiceDollar', 'weth9', 'multicall3', 'seaport', 'universalRouter', 'permit2', 'multiSend'] as const
  ).map((it) =>
    safeAsk(
      `Safe: ${it} as the handler of calls`,
      'Who calls the Safe has it call there as the Safe.',
      ({ at: a }) => ({
        to: a.safe,
        data: call('function setFallbackHandler(address handler)', a[it]),
        nonce: 0n,
      }),
    ),
  ),
  ...(['multicall3', 'universalRouter', 'smartAccount', 'friend'] as const).map((it) =>
    safeAsk(`Safe: ${it} as a module`, 'It acts for the Safe.', (stage) => ({
      to: stage.at.safe,
      data: call('function enableModule(address module)', it === 'friend' ? stage.friend : stage.at[it]),
      nonce: 0n,
    })),
  ),
  safeAsk(
    'Safe: a friend as an owner',
    'The name in the book is the friend’s; the threshold becomes one.',
    (stage) => ({
      to: stage.at.safe,
      data: call('function addOwnerWithThreshold(address owner, uint256 _threshold)', stage.friend, 1n),
      nonce: 0n,
    }),
  ),
  safeAsk('Safe: the threshold becomes one', 'One key is enough.', (stage) => ({
    to: stage.at.safe,
    data: call('function changeThreshold(uint256 _threshold)', 1n),
    nonce: 0n,
  })),
  safeAsk('Safe: a refund to the thief', 'The gas price is his pay.', (stage) => ({
    to: stage.friend,
    value: 1n,
    nonce: 0n,
    more: { gasPrice: 10n ** 13n, baseGas: 300_000n, refundReceiver: thief },
  })),
  safeAsk('Safe: a refund to whoever carries it', 'The same, without a name.', (stage) => ({
    to: stage.friend,
    value: 1n,
    nonce: 0n,
    more: { gasPrice: 10n ** 13n, baseGas: 300_000n },
  })),
  safeAsk('Safe: a payment far ahead, to compare', 'Nonce 40: it is carried out after others.', (stage) => ({
    to: stage.friend,
    value: 1n,
    nonce: 40n,
  })),
  safeAsk(
    'Safe: coins over a bridge to itself',
    'On the other chain its address is nobody’s yet: whoever makes it there first has them.',
    (stage) => ({ to: stage.at.weth9, value: 1n, nonce: 0n }),
  ),
  typed(
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
    ([id, offer, consideration]): Asked => ({
      id: `Seaport: ${id}`,
      why: 'The price.',
      request: (stage) =>
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
    }),
  ),
  ...wrappings.flatMap((way): readonly Asked[] =>
    way.id === 'safe' || way.id === 'operation'
      ? [
          {
            id: `the first liquidity at a wrong price, in ${way.id}`,
            why: 'The same.',
            request: (stage) => {
              const who = stage.at[way.who as 'safe'];
              return way.request(stage, [
                {
                  to: stage.at.router,
                  value: 0n,
                  data: call(
                    addLiquidity,
                    stage.at.practiceDollar,
                    stage.at.practiceDai,
                    usd(400),
                    E18,
                    usd(400),
                    E18,
                    who,
                    BigInt(now + 1_200),
                  ),
                },
              ]);
            },
          },
        ]
      : [],
  ),
  tx('coins to the router', 'It keeps them, or refuses.', ({ at: a }) => ({ to: a.seaport, value: E18 })),
  tx(
    'coins to the entry point',
    'They are a deposit for the gas of the user, who has no account.',
    ({ at: a }) => ({ to: a.entryPoint, value: E18 }),
  ),
  tx('a Safe whose module is the thief', 'Setup runs a delegatecall.', ({ at: a }) => ({
    to: a.safeProxyFactory,
    data: call(
      'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
      a.safeSingleton,
      call(
        'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
        [user],
        1n,
        a.multiSend,
        call('function multiSend(bytes transactions)', '0x'),
        a.safeFallbackHandler,
        zero,
        0n,
        zero,
      ),
      7n,
    ),
  })),
  tx('a Safe of the user and the thief', 'One signature is enough.', ({ at: a }) => ({
    to: a.safeProxyFactory,
    data: call(
      'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
      a.safeSingleton,
      call(
        'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
        [user, thief],
        1n,
        zero,
        '0x',
        a.safeFallbackHandler,
        zero,
        0n,
        zero,
      ),
      7n,
    ),
  })),
  tx('a Safe whose code is the thief’s', 'The singleton is another.', ({ at: a }) => ({
    to: a.safeProxyFactory,
    data: call(
      'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
      thief,
      '0x',
      7n,
    ),
  })),
  tx('a smart account of the thief', 'The owner named is him.', ({ at: a }) => ({
    to: a.simpleAccountFactory,
    data: call('function createAccount(address owner, uint256 salt)', thief, 7n),
  })),
];

function note(it: Readonly<{ id: string }>, readback: Readback) {
  const { verdict, control } = readback;
  verdicts.set(it.id, verdict === 'read' && control.kind !== 'press' ? 'refused' : verdict);
}

async function readAll<T extends Readonly<{ id: string }>>(
  all: readonly T[],
  read: (it: T) => Promise<Readback>,
) {
  for (const it of all) {
    try {
      note(it, await read(it));
    } catch {
      verdicts.set(it.id, 'refused');
    }
  }
}

beforeAll(() => onEthereum(1, (e) => readAll(tries, (it) => it.read(e))), 300_000);

beforeAll(
  () =>
    onStage(async (stage) => {
      const read = readerOn(stage);
      await readAll(practiced, async (it) => read(await it.request(stage)));
    }),
  300_000,
);

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'read' && !id.includes('to compare') ? [id] : [],
  );
  expect(calm.toSorted()).toEqual([...open, ...Object.keys(onPurpose)].toSorted());
});

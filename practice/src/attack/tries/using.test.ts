import type { Readback } from '@readback/core/model/readback.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';

/** Tries of somebody who only used the tool, at shipped addresses that do what the protocol does. */
type Try = Readonly<{ id: string; why: string; read: (e: Ethereum) => Promise<Readback> }>;

/** Those that are still read back calmly. */
const open: readonly string[] = [];

const K = 1_000n * 10n ** 6n;
const E18 = 10n ** 18n;
const at = (it: string): Address => getAddress(it);
const pull: Op = { kind: 0, token: usdc, amount: K };
const b32 = (it: Address): Hex => pad(it).toLowerCase() as Hex;
const soon = 4_000_000_000n;

const spokePool = at('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5');
const baseBridge = at('0x3154cf16ccdb4c6d922629664174b904d80f2c35');
const inbox = at('0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f');
const cctp = at('0xbd3fa81b58ba92a82136038b25adec7066af3155');
const cctp2 = at('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d');
const stargate = at('0x77b2043768d28e9c9ab44e1abfc95944bce57931');
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
const snx = at('0xc011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f');
const settlement = at('0x9008d19f58aabd9ed0d60971565aa8510560ab41');
const velora = at('0x6a000f20005980200259b80c5102003040001068');
const allo = at('0x1133ea7af70876e64665ecd07c0a0476d09465a1');
const dai3 = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
const gatewayRouter = at('0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef');

type More = Readonly<{ ops?: readonly Op[]; value?: bigint; allowed?: readonly Address[]; abi?: boolean }>;

/** One call of what stands at a shipped address, or of an old protocol of anybody. */
function one(
  id: string,
  why: string,
  to: Address | 'old',
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  { ops = [], value = 0n, allowed = [usdc], abi = true }: More = {},
): Try {
  return {
    id,
    why,
    read: async (e) => {
      const where = to === 'old' ? await e.put('Genuine') : to;
      if (where !== usdc) await e.stand(where, { [text]: ops }, ops.length > 0 ? allowed : []);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(ask(1, where, data, value), abi ? { abis: { [where]: [text] } } : {});
    },
  };
}

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
    acrossArgs({ 11: encodeAbiParameters(parseAbiParameters('address, bytes'), [usdcBase, call('function approve(address,uint256)', thief, maxUint256)]) }),
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
    'Base bridge: coins to nobody',
    'Gas of one there: the message fails and is not repeated by anybody.',
    baseBridge,
    'function depositETH(uint32 _minGasLimit, bytes _extraData) payable',
    [1, '0x'],
    { value: E18 },
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
    [at('0xaf88d065e77c8cc2239327c5edb3a432268e5831'), 0n, E18 / 1000n, me, me, 100_000n, 10n ** 9n, call('function approve(address,uint256)', thief, maxUint256)],
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
    [usdc, thief, me, K, 200_000n, 10n ** 9n, encodeAbiParameters(parseAbiParameters('uint256, bytes'), [E18, '0x'])],
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
    'CCTP: to a domain that is none',
    'Burnt for good.',
    cctp,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 4242, b32(me), usdc],
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
    sent({ extraOptions: concat(['0x0003', '0x010031', '0x02', pad(toHex(4n * E18), { size: 16 }), b32(thief)]) }, me, 5n * E18),
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
    'Stargate native: the options and refunds',
    'Five coins of fee to move one.',
    stargate,
    `function send(${sendParam}) payable`,
    sent({ amountLD: E18, minAmountLD: (E18 * 99n) / 100n }, me, 4n * E18),
    { value: 5n * E18 },
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
    [{ chainId: 324n, mintValue: 5n * E18, l2Contract: me, l2Value: 1n, l2Calldata: '0x', l2GasLimit: 500_000n, l2GasPerPubdataByteLimit: 800n, factoryDeps: [], refundRecipient: thief }],
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
  one('CoW ETH flow: to the thief', 'He is the receiver.', ethFlow, flowOrder, flowed({ receiver: thief }), { value: E18 }),
  one('CoW ETH flow: for one unit', 'A solver keeps the rest.', ethFlow, flowOrder, flowed({ buyAmount: 1n }), { value: E18 }),
  one('CoW ETH flow: for 40 dollars', 'One coin for forty dollars.', ethFlow, flowOrder, flowed({ buyAmount: 40n * 10n ** 6n }), { value: E18 }),
  one('CoW ETH flow: for junk', 'The token is his.', ethFlow, flowOrder, (e) => flowed({ buyToken: e.junk, buyAmount: 10n ** 22n }), { value: E18 }),
  one('CoW ETH flow: all is fee', 'The fee is most.', ethFlow, flowOrder, flowed({ sellAmount: 1n, feeAmount: E18 - 1n, buyAmount: 1_000n }), { value: E18 }),
  one('CoW: an order by its id', 'What is sold stands in no byte of it.', settlement, 'function setPreSignature(bytes orderUid, bool signed)', [concat([`0x${'ab'.repeat(32)}`, me, '0xffffffff']), true]),
  one(
    'Uniswap v3: a pool at a price of the thief, and a position in it',
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
    [{ token0: usdc, token1: weth, fee: 100, tickLower: -887272, tickUpper: 887272, amount0Desired: K, amount1Desired: 10n ** 15n, amount0Min: K, amount1Min: 10n ** 15n, recipient: me, deadline: soon }],
    { ops: [pull, { kind: 0, token: weth, amount: 10n ** 15n }, { kind: 3, amount: 556n }], allowed: [usdc, weth] },
  ),
  one(
    'Uniswap v3: what a price limit leaves is kept',
    'Of 5 coins 0.01 is swapped; the rest stays at the router, where anybody takes it.',
    router3,
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
    [{ tokenIn: weth, tokenOut: usdc, fee: 500, recipient: me, deadline: soon, amountIn: E18 / 100n, amountOutMinimum: 20n * 10n ** 6n, sqrtPriceLimitX96: 0n }],
    { value: 5n * E18 },
  ),
  one(
    'Balancer: what is joined is a pool of the thief',
    'The pool’s id is his, and the pool says what each share is worth.',
    balancer,
    'function joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request) payable',
    [concat([thief, '0x0002', `0x${'00'.repeat(9)}77`]), me, me, { assets: [usdc, weth], maxAmountsIn: [K, 0n], userData: encodeAbiParameters(parseAbiParameters('uint256, uint256[], uint256'), [1n, [K, 0n], 0n]), fromInternalBalance: false }],
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
    [[usdc, thief, weth, zero, zero, zero, zero, zero, zero, zero, zero], [[0n, 1n, 1n, 1n, 2n], [0n, 0n, 0n, 0n, 0n], [0n, 0n, 0n, 0n, 0n], [0n, 0n, 0n, 0n, 0n], [0n, 0n, 0n, 0n, 0n]], K, 10n ** 15n],
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
  one('Beacon: credentials of the thief', 'What the validator has goes to him.', beacon, 'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable', [`0x${'a1'.repeat(48)}`, concat(['0x010000000000000000000000', thief]), `0x${'b2'.repeat(96)}`, pad('0x77')], { value: 32n * E18 }),
  one('Beacon: a key of the thief, which was deposited for before', 'Its credentials were set by the first deposit, which was his: these are ignored.', beacon, 'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable', [`0x${'a1'.repeat(48)}`, concat(['0x010000000000000000000000', me]), `0x${'b2'.repeat(96)}`, pad('0x77')], { value: 32n * E18 }),
  one('Lido: the claim is the thief’s', 'The owner of the request is him.', lidoQueue, 'function requestWithdrawals(uint256[] _amounts, address _owner) returns (uint256[])', [[E18], thief]),
  one('Lido: claimed to the thief', 'The recipient is him.', lidoQueue, 'function claimWithdrawalsTo(uint256[] _requestIds, uint256[] _hints, address _recipient)', [[77n], [1n], thief]),
  one('Aave: the debt of the thief is paid', 'A thousand dollars for his debt.', aave, 'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf) returns (uint256)', [usdc, K, 2n, thief], { ops: [pull] }),
  one('Aave: no more collateral', 'The debt is liquidated.', aave, 'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)', [weth, false]),
  one('Aave: a flash loan whose debt stays', 'Mode 2 leaves the debt with the user, and what is lent is with the thief.', aave, 'function flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)', [thief, [usdc], [K], [2n], me, '0x', 0]),
  one('Aave: to a saved protocol', 'Nobody gets it out of the router.', aave, 'function withdraw(address asset, uint256 amount, address to) returns (uint256)', [usdc, K, router2]),
  one('Compound: a manager by approve', 'An approval of a Comet is power over all collateral.', comet, 'function approve(address spender, uint256 amount) returns (bool)', [bulker, maxUint256]),
  one('Compound: allow the router', 'The same.', comet, 'function allow(address manager, bool isAllowed)', [router2, true]),
  one('Compound: allow the bulker', 'Usual; but see what a Morpho bundler would be.', comet, 'function allow(address manager, bool isAllowed)', [at('0x6566194141eefa99af43bb5aa71460ca2dc90245'), true]),
  one('Compound bulker: supplied to the thief', 'The words name actions, the bytes whom.', bulker, 'function invoke(bytes32[] actions, bytes[] data) payable', [[pad(toHex('ACTION_SUPPLY_NATIVE_TOKEN'), { dir: 'right' })], [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [comet, thief, E18])]], { value: E18 }),
  one('EigenLayer: the operator is the thief', 'He is slashed, and with him the stake.', eigen, 'function delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)', [thief, { signature: '0x', expiry: 0n }, zeroHash]),
  one('EigenLayer: a strategy of the thief', 'It keeps what it is given.', eigenStrategies, 'function depositIntoStrategy(address strategy, address token, uint256 amount) returns (uint256)', [thief, usdc, K], { ops: [pull] }),
  one('Maker: the manager of a vault', 'He may do all with it.', maker, 'function cdpAllow(uint256 cdp, address usr, uint256 ok)', [7n, router2, 1n]),
  one('Maker: a vault is given away', 'To the thief.', maker, 'function give(uint256 cdp, address dst)', [7n, thief]),
  one('Maker: a vault enters another’s urn', 'The thief’s urn gets all.', maker, 'function quit(uint256 cdp, address dst)', [7n, thief]),
  one('Merkl: an operator', 'He claims.', merkl, 'function setClaimRecipient(address recipient, address token)', [thief, usdc]),
  one('Curve: may mint for the user', 'He mints for the user, who gets it: harmless but a right.', minter, 'function toggle_approve_mint(address minting_user)', [thief]),
  one('Curve: a lock of four years', 'Nobody gets it out for four years.', veCrv, 'function create_lock(uint256 _value, uint256 _unlock_time)', [K, 1_900_000_000n], { ops: [pull] }),
  one('Curve: the votes for the thief’s gauge', 'Ten days of all votes.', gaugeController, 'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)', [thief, 10_000n]),
  one('Convex: locked for the thief', 'The account is his.', cvxLocked, 'function lock(address _account, uint256 _amount, uint256 _spendRatio)', [thief, K, 0n], { ops: [pull] }),
  one('EntryPoint: the deposit to the thief', 'He withdraws it.', entryPoint, 'function depositTo(address account) payable', [thief], { value: 5n * E18 }),
  one('EntryPoint: the deposit of the user to a router', 'Nobody gets it out.', entryPoint, 'function withdrawTo(address withdrawAddress, uint256 withdrawAmount)', [router2, E18]),
  one('Liquity: a redemption for too little', 'The fee may be all.', liquity, 'function openTrove(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint) payable', [E18, 2_000n * E18, me, me], { value: 2n * E18 }),
  one('Synthetix: exchanges into one that the thief tracks', 'The tracking code is his.', snx, 'function exchangeWithTracking(bytes32 sourceCurrencyKey, uint256 sourceAmount, bytes32 destinationCurrencyKey, address rewardAddress, bytes32 trackingCode) returns (uint256)', [pad(toHex('sUSD'), { dir: 'right' }), 1_000n * E18, pad(toHex('sETH'), { dir: 'right' }), thief, zeroHash]),
  one('Allo: an allocation in bytes', 'The bytes name whom.', allo, 'function allocate(uint256 _poolId, bytes _data) payable', [5n, encodeAbiParameters(parseAbiParameters('address, uint256'), [thief, E18])], { value: E18 }),
  one('Disperse: coins for the thief', 'Stated, but among friends.', disperse, 'function disperseEther(address[] recipients, uint256[] values) payable', [[me, thief], [1n, E18 - 1n]], { value: E18 }),
];

const names: readonly Try[] = [
  one('ENS: an item whose bytes give it to the thief', 'The wrapper wraps it to whom the bytes say.', registrar, 'function safeTransferFrom(address from, address to, uint256 tokenId, bytes _data)', [me, wrapper, 7n, encodeAbiParameters(parseAbiParameters('string, address, uint16, address'), ['alice', thief, 0, resolver])]),
  one('ENS: wrapped to the thief', 'He owns it.', wrapper, 'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver) returns (uint64)', ['alice', thief, 0, resolver]),
  one('ENS: wrapped and locked', 'All fuses are burnt: it can never again be changed.', wrapper, 'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver) returns (uint64)', ['alice', me, 65_535, resolver]),
  one('ENS: registered with records of the thief', 'The calls within set the address to his.', controller, 'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable', ['alice', me, 31_536_000n, pad('0x77'), resolver, [call('function setAddr(bytes32 node, address a)', pad('0x77'), thief)], true, 0], { value: E18 / 100n }),
  one('ENS: registered with all fuses', 'Never again to be changed.', controller, 'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable', ['alice', me, 31_536_000n, pad('0x77'), resolver, [], false, 65_535], { value: E18 / 100n }),
  one('ENS: another’s name is renewed for a hundred years', 'Five coins for the thief’s name.', controller, 'function renew(string name, uint256 duration) payable', ['thief', 3_153_600_000n], { value: 5n * E18 }),
  one('ENS: what stands under the name', 'Who has the part has its address.', registry, 'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)', [pad('0x77'), pad('0x78'), thief, resolver, 0n]),
  one('ENS: the resolver', 'The resolver is whatever he says.', registry, 'function setResolver(bytes32 node, address resolver)', [pad('0x77'), router2]),
  one('ENS: a commitment', 'A hash.', controller, 'function commit(bytes32 commitment)', [pad('0x77')]),
];

const left: readonly Try[] = [
  one('Multicall3: coins left there', 'Anybody takes them with a call of their own.', multicall3, 'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])', [[]], { value: 5n * E18 }),
  one('an allowance for Multicall3', 'Anybody has it take them.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [multicall3, 2n * K]),
  one('an allowance for the settlement of CoW', 'Solvers make any call with it.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [settlement, 2n * K]),
  one('an allowance for the Curve router', 'It calls pools that anybody names.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [curveRouter, 2n * K]),
  one('an allowance for the 1inch router', 'Usual.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [oneInch, 2n * K]),
  one('an allowance for the allowance holder of 0x', 'Usual.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [at('0x0000000000001ff3684f28c67538d4d072c22734'), 2n * K]),
  one('an allowance for a Morpho adapter', 'It is for the bundler, which anybody bundles with.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [at('0x9b89c07f480df1945279031b5fc6ff241b8f1101'), 2n * K]),
  one('an allowance for Odos', 'Usual.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559'), 2n * K]),
  one('an allowance for Disperse', 'Usual.', usdc, 'function approve(address spender, uint256 amount) returns (bool)', [disperse, 2n * K]),
  one('a payment to a contract that gives nothing back', 'The vault of GMX, the pool of Aave and others keep it.', usdc, 'function transfer(address to, uint256 amount) returns (bool)', [aave, K]),
  one('a payment to the token itself', 'It is lost.', usdc, 'function transfer(address to, uint256 amount) returns (bool)', [usdc, K]),
  one('a payment to Permit2', 'It is lost.', usdc, 'function transfer(address to, uint256 amount) returns (bool)', [at('0x000000000022d473030f116ddee9f6b43ac78ba3'), K]),
];

const tries: readonly Try[] = [...bridges, ...ordersAndPrices, ...rights, ...names, ...left];
const verdicts = new Map<string, string>();

beforeAll(
  () =>
    onEthereum(1, async (e) => {
      for (const it of tries) {
        try {
          const readback = await it.read(e);
          verdicts.set(it.id, readback.verdict);
          if (process.env.SHOW !== undefined)
            console.log(`${readback.verdict === 'read' ? '!!!!! ' : ''}${readback.verdict} ${readback.control.kind} | ${it.id} | ${JSON.stringify(readback.sentence.map((s) => s.id))} | ${readback.verdict === 'read' ? '' : readback.findings.filter((f) => f.level !== 'note').map((f) => `${f.rule}`).join(',')} ${readback.unread.map((u) => u.id).join(',')}`);
        } catch (error) {
          verdicts.set(it.id, 'refused');
          if (process.env.SHOW !== undefined) console.log(`refused | ${it.id} | ${String(error).slice(0, 200)}`);
        }
      }
    }),
  300_000,
);

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'read' && !id.includes('to compare') ? [id] : [],
  );
  expect(calm.toSorted()).toEqual([...open].toSorted());
});

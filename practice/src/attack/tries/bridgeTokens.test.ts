import { type Address, encodeAbiParameters, type Hex, pad, parseAbiParameters, zeroHash } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import {
  baseBridge,
  cctp,
  dai,
  gatewayRouter,
  router2,
  spokePool,
  usdcBase,
  usdcOp,
  weth2,
  zkHub,
} from './contractsAt.ts';
import { abi, b32, now, plainCall, pull, pullToPool, stuck } from './calls.ts';
import { acrossText, bridgeText } from './functions.ts';
import { type Ethereum, me, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one, soon } from './oneCall.ts';
import { firstStand, resolversStand, secondStand } from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';

const escrow = at('0x8315177ab297ba92a06054ce80a67ed4dbd7ed3a');

const outbound =
  'function outboundTransfer(address _token, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data) payable returns (bytes)';

const bridges = [
  one(
    'Arbitrum: dollars with no gas to arrive',
    'The ticket does not run by itself, and after a week it is gone, with the dollars.',
    gatewayRouter,
    outbound,
    [usdc, me, K, 0n, 0n, abi('uint256, bytes', 10n ** 15n, '0x')],
    { ops: [pullToPool, { kind: 2, who: escrow, amount: 10n ** 15n }], value: 10n ** 15n },
  ),
  one(
    'Arbitrum: dollars with gas at two wei',
    'The same: no ticket runs at that price.',
    gatewayRouter,
    outbound,
    [usdc, me, K, 100_000n, 2n, abi('uint256, bytes', 10n ** 15n, '0x')],
    {
      ops: [pullToPool, { kind: 2, who: escrow, amount: 10n ** 15n + 200_000n }],
      value: 10n ** 15n + 200_000n,
    },
  ),
  told(
    'what is left of the ticket is the user’s own on the other network',
    one(
      'Arbitrum: a coin for the ticket',
      'What is paid for it beyond its cost goes to an address of the other network.',
      gatewayRouter,
      outbound,
      [usdc, me, K, 1_000_000n, 10n ** 12n, abi('uint256, bytes', 10n ** 15n, '0x')],
      { ops: [pullToPool, { kind: 2, who: escrow, amount: E18 + 10n ** 15n }], value: E18 + 10n ** 15n },
    ),
  ),
  told(
    'the true gateway refuses words behind the ticket’s',
    one(
      'Arbitrum: a call behind the transfer',
      'The words behind it are handed to a hook.',
      gatewayRouter,
      outbound,
      [usdc, me, K, 200_000n, 10n ** 9n, abi('uint256, bytes', 10n ** 15n, '0xdeadbeef')],
      { ops: [pullToPool, { kind: 2, who: escrow, amount: 2n * 10n ** 15n }], value: 2n * 10n ** 15n },
    ),
  ),
  loud(
    'it is not known that Scroll’s router gives back what the way does not cost',
    one(
      'Scroll: a coin, and another for the way',
      'to compare: what is left comes back.',
      at('0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6'),
      'function depositETH(uint256 _amount, uint256 _gasLimit) payable',
      [E18, 200_000n],
      {
        ops: [
          { kind: 2, who: escrow, amount: E18 },
          { kind: 2, amount: (E18 * 9n) / 10n },
        ],
        value: 2n * E18,
      },
    ),
  ),
  one(
    'Scroll: dollars with no gas to arrive',
    'They wait for someone who pays.',
    at('0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6'),
    'function depositERC20(address _token, uint256 _amount, uint256 _gasLimit) payable',
    [usdc, K, 0n],
    { ops: [pullToPool, { kind: 2, who: escrow, amount: 10n ** 14n }], value: 10n ** 14n },
  ),
  control(
    one(
      'Optimism: a coin with no gas',
      'to compare.',
      at('0x99c9fc46f92e8a1c0dec1b1747d010903e884be1'),
      'function depositETH(uint32 _l2Gas, bytes _data) payable',
      [0, '0x'],
      { value: E18 },
    ),
  ),
  told(
    'the sentence says the amount, and the most that the way costs is shown',
    one(
      'CCTP: a tenth for the way',
      'A fee of a tenth may be taken.',
      at('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d'),
      'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
      [K, 3, pad(me, { size: 32 }), usdc, pad('0x', { size: 32 }), K / 10n, 1000],
      { ops: [pullToPool] },
    ),
  ),
  told(
    'the least that arrives is shown beside what is sent',
    one(
      'Stargate: a tenth less at the other end',
      'The minimum is nine tenths.',
      at('0xc026395860db2d07ee33e05fe50ed7bd583189c7'),
      'function sendToken((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress) payable',
      [
        {
          dstEid: 30110,
          to: pad(me, { size: 32 }),
          amountLD: K,
          minAmountLD: (K * 9n) / 10n,
          extraOptions: '0x',
          composeMsg: '0x',
          oftCmd: '0x',
        },
        { nativeFee: 10n ** 14n, lzTokenFee: 0n },
        me,
      ],
      { ops: [pullToPool], value: 10n ** 14n },
    ),
  ),
  one(
    'Linea: a payment for whoever claims',
    'Whoever claims it there is paid for it.',
    at('0x051f1d88f0af5763fb888ec4378b4d8b29ea3319'),
    'function bridgeToken(address _token, uint256 _amount, address _recipient) payable',
    [usdc, K, me],
    { ops: [pullToPool], value: E18 / 100n },
  ),
];

const pullWeth: Op = { kind: 0, token: weth, amount: E18 };

/** A token of the lists, at its address, of which the user has five thousand. */
async function token(e: Ethereum, where: Address, name: string, places: number): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [where, await rpc<Hex>(e.url, 'eth_getCode', [e.junk, 'latest'])]);
  await e.send(me, where, call('function call_(string,uint8)', name, places));
  await e.send(me, where, call('function mint(address,uint256)', me, 5_000n * 10n ** BigInt(places)));
  e.published(where);
}

function withToken(where: Address, name: string, places: number, it: OnEthereum): OnEthereum {
  return {
    ...it,
    read: async (e) => {
      await token(e, where, name, places);
      return it.read(e);
    },
  };
}

const wsteth = at('0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0');

const daiOp = at('0xda10009cbd5d07dd0cecc66161fc93d7c9000da1');

const wstethOp = at('0x1f32b1c2345538c0c6f582fcb022739c4a194ebb');

const opBridge = at('0x99c9fc46f92e8a1c0dec1b1747d010903e884be1');

const bridgeToText =
  'function bridgeERC20To(address _localToken, address _remoteToken, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)';

const depositText =
  'function depositERC20(address _l1Token, address _l2Token, uint256 _amount, uint32 _l2Gas, bytes _data)';

/** Both tokens are true, and are not a pair of this bridge. */
const pairs: readonly OnEthereum[] = [
  plainCall(
    'Base bridge: dollars to Circle’s dollars there',
    stuck,
    baseBridge,
    bridgeText,
    [usdc, usdcBase, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'Base bridge: the same by depositERC20',
    stuck,
    baseBridge,
    depositText,
    [usdc, usdcBase, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'Base bridge: the same to oneself by name',
    stuck,
    baseBridge,
    bridgeToText,
    [usdc, usdcBase, me, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'Optimism bridge: dollars to Circle’s dollars there',
    stuck,
    opBridge,
    bridgeText,
    [usdc, usdcOp, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'Base bridge: wrapped coins to wrapped coins',
    stuck,
    baseBridge,
    bridgeText,
    [weth, weth2, E18, 200_000, '0x'],
    { ops: [pullWeth], allowed: [weth] },
  ),
  plainCall(
    'Optimism bridge: wrapped coins to wrapped coins',
    stuck,
    opBridge,
    depositText,
    [weth, weth2, E18, 200_000, '0x'],
    { ops: [pullWeth], allowed: [weth] },
  ),
  withToken(
    dai,
    'DAI',
    18,
    plainCall(
      'Optimism bridge: DAI, which has a bridge of its own',
      stuck,
      opBridge,
      depositText,
      [dai, daiOp, 1_000n * E18, 200_000, '0x'],
      { ops: [{ kind: 0, token: dai, amount: 1_000n * E18 }], allowed: [dai] },
    ),
  ),
  withToken(
    wsteth,
    'wstETH',
    18,
    plainCall(
      'Optimism bridge: wstETH, which has a bridge of its own',
      stuck,
      opBridge,
      bridgeText,
      [wsteth, wstethOp, E18, 200_000, '0x'],
      { ops: [{ kind: 0, token: wsteth, amount: E18 }], allowed: [wsteth] },
    ),
  ),
  plainCall(
    'Base bridge: dollars to wrapped coins',
    stuck,
    baseBridge,
    bridgeText,
    [usdc, weth2, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'Base bridge: the token there has its address of here',
    stuck,
    baseBridge,
    bridgeText,
    [usdc, usdc, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  control(
    plainCall(
      'Base bridge: dollars to their true pair',
      'to compare.',
      baseBridge,
      bridgeText,
      [usdc, at('0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'), K, 200_000, '0x'],
      { ops: [pull] },
    ),
  ),
  plainCall(
    'Base bridge: dollars to their pair of another network',
    stuck,
    baseBridge,
    bridgeText,
    [usdc, at('0x7f5c764cbc14f9669b88837ca1490cca17c31607'), K, 200_000, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'Base bridge: dollars to their true pair, for the thief',
    'He is named there.',
    baseBridge,
    bridgeToText,
    [usdc, at('0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'), thief, K, 200_000, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'Base bridge: too little gas there',
    'A minimum of no gas, and bytes of a hundred kilobytes that cost it.',
    baseBridge,
    bridgeText,
    [usdc, at('0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'), K, 0, `0x${'ab'.repeat(3_000)}`],
    { ops: [pull] },
  ),
  control(
    plainCall(
      'Base bridge: coins with bytes',
      'to compare: the bytes do nothing.',
      baseBridge,
      'function bridgeETHTo(address _to, uint32 _minGasLimit, bytes _extraData) payable',
      [me, 200_000, '0x'],
      { value: E18 },
    ),
  ),
];

const lifi = at('0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae');

const across = (over: Readonly<Record<number, unknown>>) => {
  const its: unknown[] = [me, me, usdc, usdcBase, K, K - 10n ** 6n, 8453n, zero, now, now + 7_200, 0, '0x'];
  for (const [n, it] of Object.entries(over)) its[Number(n)] = it;
  return its;
};

const daiBase = at('0x50c5725949a6f0c72e6c4a641f24049a917db0cb');

const bridgeData = (over: object) => ({
  transactionId: pad('0x01'),
  bridge: 'across',
  integrator: 'jumper.exchange',
  referrer: zero,
  sendingAssetId: usdc,
  receiver: me,
  minAmount: K,
  destinationChainId: 8453n,
  hasSourceSwaps: false,
  hasDestinationCall: false,
  ...over,
});

const bd =
  '(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData';

const bridgesFourthOutside: readonly OnEthereum[] = [
  plainCall(
    'Across: DAI there, by the number of dollars',
    'The number is the same, and DAI has 18 places: a billionth of a cent arrives.',
    spokePool,
    acrossText,
    across({ 3: daiBase }),
    { ops: [pull] },
  ),
  plainCall(
    'Across: wrapped coins there, by the number of dollars',
    'The same with wrapped coins.',
    spokePool,
    acrossText,
    across({ 3: weth2 }),
    { ops: [pull] },
  ),
  plainCall(
    'Across: wrapped coins for dollars',
    'One wrapped coin here, 999 dollars with six places there.',
    spokePool,
    acrossText,
    across({ 2: weth, 3: usdcBase, 4: E18, 5: 999n * 10n ** 6n }),
    { ops: [pullWeth], allowed: [weth] },
  ),
  plainCall(
    'Across: Circle’s dollars of another network',
    'The token is that of Optimism, and the network is Base: nobody fills, and the refund takes as long as the deadline.',
    spokePool,
    acrossText,
    across({ 3: usdcOp }),
    { ops: [pull] },
  ),
  plainCall(
    'Across: output token zero',
    'The relayer chooses; deprecated.',
    spokePool,
    acrossText,
    across({ 3: zero }),
    { ops: [pull] },
  ),
  plainCall(
    'LI.FI, deBridge: the thief may cancel there',
    'The output is above the input, so that nobody fills; the order’s authority there cancels it for himself.',
    lifi,
    `function startBridgeTokensViaDeBridgeDln(${bd}, (uint256 nonEVMFee, bytes receivingAssetId, bytes receiver, bytes orderAuthorityDst, uint256 minAmountOut) _deBridgeData) payable`,
    [
      bridgeData({ bridge: 'deBridgeDln' }),
      {
        nonEVMFee: 0n,
        receivingAssetId: usdcBase,
        receiver: me,
        orderAuthorityDst: thief,
        minAmountOut: 10n * K,
      },
    ],
    { ops: [pull] },
  ),
  plainCall(
    'LI.FI, Squid: another address in a text',
    'The text is the account that is paid there.',
    lifi,
    `function startBridgeTokensViaSquid(${bd}, (uint8 routeType, string destinationChain, string destinationAddress, string bridgedTokenSymbol, address depositAssetId, (uint8 callType, address target, uint256 value, bytes callData, bytes payload)[] sourceCalls, bytes payload, uint256 fee, bool enableExpress) _squidData) payable`,
    [
      bridgeData({ bridge: 'squid' }),
      {
        routeType: 0,
        destinationChain: 'base',
        destinationAddress: thief,
        bridgedTokenSymbol: 'axlUSDC',
        depositAssetId: usdc,
        sourceCalls: [],
        payload: '0x',
        fee: 0n,
        enableExpress: false,
      },
    ],
    { ops: [pull] },
  ),
  plainCall(
    'LI.FI, Optimism: to Circle’s dollars there',
    stuck,
    lifi,
    `function startBridgeTokensViaOptimismBridge(${bd}, (address assetIdOnL2, uint32 l2Gas, bool isSynthetix) _optimismData) payable`,
    [
      bridgeData({ bridge: 'optimism', destinationChainId: 10n }),
      { assetIdOnL2: usdcOp, l2Gas: 200_000, isSynthetix: false },
    ],
    { ops: [pull] },
  ),
  plainCall(
    'LI.FI, Relay: the thief’s quote',
    'The request names the thief’s order with the relayer.',
    lifi,
    `function startBridgeTokensViaRelay(${bd}, (bytes32 requestId, bytes32 nonEVMReceiver, bytes32 receivingAssetId, bytes signature) _relayData) payable`,
    [
      bridgeData({ bridge: 'relay' }),
      {
        requestId: pad('0x4242'),
        nonEVMReceiver: zeroHash,
        receivingAssetId: b32(usdcBase),
        signature: `0x${'11'.repeat(65)}`,
      },
    ],
    { ops: [pull] },
  ),
  plainCall(
    'LI.FI, ThorSwap: a memo of the thief',
    'The memo says who is paid in bitcoin.',
    lifi,
    `function startBridgeTokensViaThorSwap(${bd}, (address vault, string memo, uint256 expiration) _thorSwapData) payable`,
    [
      bridgeData({ bridge: 'thorswap', destinationChainId: 20_000_000_000_001n }),
      {
        vault: router2,
        memo: '=:BTC.BTC:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq:0/1/0',
        expiration: soon,
      },
    ],
    { ops: [pull] },
  ),
  plainCall(
    'zkSync hub: a second bridge of the thief',
    'The hub hands the coins to the second bridge that is named.',
    zkHub,
    'function requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request) payable',
    (e) => [
      {
        chainId: 324n,
        mintValue: E18 / 100n,
        l2Value: 0n,
        l2GasLimit: 500_000n,
        l2GasPerPubdataByteLimit: 800n,
        refundRecipient: me,
        secondBridgeAddress: e.junk,
        secondBridgeValue: E18,
        secondBridgeCalldata: '0x',
      },
    ],
    { value: E18 + E18 / 100n },
  ),
  plainCall(
    'zkSync hub: to the thief by bytes',
    'The bytes for the second bridge name him.',
    zkHub,
    'function requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request) payable',
    [
      {
        chainId: 324n,
        mintValue: E18 / 100n,
        l2Value: 0n,
        l2GasLimit: 500_000n,
        l2GasPerPubdataByteLimit: 800n,
        refundRecipient: me,
        secondBridgeAddress: zkHub,
        secondBridgeValue: 0n,
        secondBridgeCalldata: encodeAbiParameters(parseAbiParameters('address, uint256, address'), [
          usdc,
          K,
          thief,
        ]),
      },
    ],
    { value: E18 / 100n, ops: [pull] },
  ),
  plainCall(
    'zkSync hub: a network of the thief’s',
    'The number is his own network in the same hub: he takes what backs it.',
    zkHub,
    'function requestL2TransactionDirect((uint256 chainId, uint256 mintValue, address l2Contract, uint256 l2Value, bytes l2Calldata, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, bytes[] factoryDeps, address refundRecipient) _request) payable',
    [
      {
        chainId: 272_727n,
        mintValue: E18,
        l2Contract: me,
        l2Value: (E18 * 99n) / 100n,
        l2Calldata: '0x',
        l2GasLimit: 500_000n,
        l2GasPerPubdataByteLimit: 800n,
        factoryDeps: [],
        refundRecipient: me,
      },
    ],
    { value: E18 },
  ),
];

const others: readonly OnEthereum[] = [
  one(
    'CCTP: only he may finish it',
    'What is burned is minted when he likes, or never.',
    cctp,
    'function depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller) returns (uint64)',
    [K, 6, pad(me, { size: 32 }), usdc, pad(thief, { size: 32 })],
    { ops: [pullToPool] },
  ),
];

tries(import.meta.url, [
  { round: 'fourth reading', stands: firstStand, entries: [...bridges] },
  { round: 'fourth outside', stands: resolversStand, entries: [...pairs, ...bridgesFourthOutside] },
  { round: 'fifth reading', stands: secondStand, entries: [...others] },
]);

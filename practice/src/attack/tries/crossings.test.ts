import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  maxUint256,
  pad,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { call, pilot } from '../../truth/sky.ts';
import { baseBridge, cctp, gatewayRouter, spokePool, ur, usdcBase, zkHub } from './contractsAt.ts';
import { b32, now, on, plainCall, pull } from './calls.ts';
import { acrossText } from './functions.ts';
import { me, thief, usdc, zero } from './ground.ts';
import { at, E18, K, one, soon } from './oneCall.ts';
import { namedStand, wrappedStands } from './stands.ts';
import { control, type OnEthereum, tries } from './table.ts';

const inbox = at('0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f');

const cctp2 = at('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d');

const stargateUsdc = at('0xc026395860db2d07ee33e05fe50ed7bd583189c7');

const polygonBridge = at('0xa0c68c638235ee32657e8f720a23cec1bfc77c77');

const zkEra = at('0x32400084c286cf3e17e7b677ea9583e60a000324');

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

const bridges: readonly OnEthereum[] = [
  control(one('Across: honest', 'Nothing.', spokePool, acrossText, acrossArgs({}), { ops: [pull] })),
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

const linea = at('0x051f1d88f0af5763fb888ec4378b4d8b29ea3319');

const scroll = at('0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6');

const numbers: readonly OnEthereum[] = [
  one(
    'CCTP: to Noble, to a word that is nobody',
    'An Ethereum account is nobody there.',
    cctp,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 4, b32(me), usdc],
    { ops: [pull] },
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
    id: 'a Safe’s dollars to its own address over CCTP',
    why: 'On Base the Safe’s address is nobody’s: whoever makes it there first has the dollars.',
    read: async (e) => {
      const text =
        'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)';
      const safe = e.stage.at.safe;
      await e.stand(cctp, { [text]: [pull] });
      await e.send(me, usdc, call('function mint(address,uint256)', safe, 5n * K));
      await e.send(safe, usdc, call('function approve(address,uint256)', cctp, maxUint256));
      const onPractice = safeTypedData(
        safe,
        safeTx({ to: cctp, data: call(text, K, 6, b32(safe), usdc), nonce: 0n }),
      );
      return e.read(
        askTypedData(pilot(1).address, { ...onPractice, domain: { ...onPractice.domain, chainId: 1 } }),
      );
    },
  },
  {
    id: 'a Safe’s coins to itself over the bridge of Arbitrum',
    why: 'Of a contract they go to an alias, which nobody has.',
    read: async (e) => {
      const safe = e.stage.at.safe;
      await e.stand(inbox, { 'function depositEth() payable returns (uint256)': [] });
      const onPractice = safeTypedData(
        safe,
        safeTx({
          to: inbox,
          value: E18,
          data: call('function depositEth() payable returns (uint256)'),
          nonce: 0n,
        }),
      );
      return e.read(
        askTypedData(pilot(1).address, { ...onPractice, domain: { ...onPractice.domain, chainId: 1 } }),
      );
    },
  },
  control(
    one(
      'Arbitrum: coins to oneself',
      'Nothing.',
      inbox,
      'function depositEth() payable returns (uint256)',
      [],
      { value: E18 },
    ),
  ),
];

const bridgesMore: readonly OnEthereum[] = [
  plainCall(
    'Wormhole: the fee of whoever redeems is all',
    'arbiterFee is paid to whoever completes it there: the thief.',
    at('0x3ee18b2214aff97000d974cf647e7c347e8fa585'),
    'function transferTokens(address token, uint256 amount, uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce) payable returns (uint64 sequence)',
    [usdc, K, 30, b32(me), K - 1n, 7],
    { ops: [pull] },
  ),
  plainCall(
    'Wormhole: coins, with the fee of whoever redeems',
    'The same of coins.',
    at('0x3ee18b2214aff97000d974cf647e7c347e8fa585'),
    'function wrapAndTransferETH(uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce) payable returns (uint64 sequence)',
    [30, b32(me), (9n * E18) / 10n, 7],
    { value: E18 },
  ),
  plainCall(
    'Wormhole: to Solana',
    'The word is nobody there.',
    at('0x3ee18b2214aff97000d974cf647e7c347e8fa585'),
    'function transferTokens(address token, uint256 amount, uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce) payable returns (uint64 sequence)',
    [usdc, K, 1, b32(me), 0n, 7],
    { ops: [pull] },
  ),
  plainCall(
    'Hop: the fee of the relayer is all',
    'The relayer is the thief, and the fee is all.',
    at('0x3666f603cc164936c1b87e207f36beba4ac5f18a'),
    'function sendToL2(uint256 chainId, address recipient, uint256 amount, uint256 amountOutMin, uint256 deadline, address relayer, uint256 relayerFee) payable',
    [10n, me, K, 0n, 0n, thief, K - 1n],
    { ops: [pull] },
  ),
  plainCall(
    'Celer: any slippage',
    'maxSlippage of a hundred percent.',
    at('0x5427fefa711eff984124bfbb1ab6fbf5e3da1820'),
    'function send(address _receiver, address _token, uint256 _amount, uint64 _dstChainId, uint64 _nonce, uint32 _maxSlippage)',
    [me, usdc, K, 8453n, 7n, 1_000_000],
    { ops: [pull] },
  ),
  plainCall(
    'Connext: who changes the slippage',
    'The delegate is the thief: he raises the slippage there.',
    at('0x8898b472c54c31894e3b9bb83cea802a5d0e63c6'),
    'function xcall(uint32 _destination, address _to, address _asset, address _delegate, uint256 _amount, uint256 _slippage, bytes _callData) payable returns (bytes32)',
    [6648936, me, usdc, thief, K, 10_000n, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'agglayer: a network of the thief’s',
    'A chain of his own on the shared bridge: what goes there is his to withdraw.',
    at('0x2a3dd3eb832af982ec71669e178424b10dca2ede'),
    'function bridgeAsset(uint32 destinationNetwork, address destinationAddress, uint256 amount, address token, bool forceUpdateGlobalExitRoot, bytes permitData) payable',
    [4242, me, E18, zero, true, '0x'],
    { value: E18 },
  ),
  plainCall(
    'deBridge: who may patch and cancel',
    'Patch, authority and cancel are the thief’s.',
    at('0xef4fb24ad0916217251f553c0596f8edc630eb66'),
    'function createSaltedOrder((address giveTokenAddress, uint256 giveAmount, bytes takeTokenAddress, uint256 takeAmount, uint256 takeChainId, bytes receiverDst, address givePatchAuthoritySrc, bytes orderAuthorityAddressDst, bytes allowedTakerDst, bytes externalCall, bytes allowedCancelBeneficiarySrc) _orderCreation, uint64 _salt, bytes _affiliateFee, uint32 _referralCode, bytes _permitEnvelope, bytes _metadata) payable returns (bytes32)',
    [
      {
        giveTokenAddress: usdc,
        giveAmount: K,
        takeTokenAddress: at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
        takeAmount: K - 10n ** 6n,
        takeChainId: 8453n,
        receiverDst: me,
        givePatchAuthoritySrc: thief,
        orderAuthorityAddressDst: thief,
        allowedTakerDst: '0x',
        externalCall: '0x',
        allowedCancelBeneficiarySrc: thief,
      },
      7n,
      '0x',
      0,
      '0x',
      '0x',
    ],
    { ops: [pull], value: E18 / 1000n },
  ),
  plainCall(
    'Relay: a deposit for the thief’s order',
    'The id says whose order is paid.',
    at('0x4cd00e387622c35bddb9b4c962c136462338bc31'),
    'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
    [me, usdc, K, pad('0x4242')],
    { ops: [pull] },
  ),
  plainCall(
    'Relay: coins for the thief’s order',
    'The same of coins.',
    at('0x4cd00e387622c35bddb9b4c962c136462338bc31'),
    'function depositNative(address depositor, bytes32 id) payable',
    [me, pad('0x4242')],
    { value: E18 },
  ),
  plainCall(
    'Everclear: any fee',
    'maxFee of a hundred percent.',
    at('0xa05a3380889115bf313f1db9d5f335157be4d816'),
    'function newIntent(uint32[] _destinations, address _receiver, address _inputAsset, address _outputAsset, uint256 _amount, uint24 _maxFee, uint48 _ttl, bytes _data) payable returns (bytes32, (uint24))',
    [[8453], me, usdc, at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'), K, 10_000_00, 0, '0x'],
    { ops: [pull] },
  ),
  plainCall(
    'CCIP: extra arguments with no gas',
    'The receiver is by bytes.',
    at('0x80226fc0ee2b096224eeac085bb9a8cba1146f7d'),
    'function ccipSend(uint64 destinationChainSelector, (bytes receiver, bytes data, (address token, uint256 amount)[] tokenAmounts, address feeToken, bytes extraArgs) message) payable returns (bytes32)',
    [
      15971525489660198786n,
      {
        receiver: pad(thief),
        data: '0x',
        tokenAmounts: [{ token: usdc, amount: K }],
        feeToken: zero,
        extraArgs: '0x',
      },
    ],
    { ops: [pull], value: E18 / 1000n },
  ),
  plainCall(
    'THORChain: a memo',
    'The memo says who is paid in bitcoin.',
    at('0xd37bbe5744d730a1d98d8dc97c42f0ca46ad7146'),
    'function depositWithExpiry(address vault, address asset, uint256 amount, string memo, uint256 expiration) payable',
    [ur, zero, E18, '=:BTC.BTC:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq:0/1/0', soon],
    { value: E18 },
  ),
  plainCall(
    'Chainflip: a swap by bytes',
    'Refund and price are in bytes.',
    at('0xf5e10380213880111522dd0efd3dbb45b9f62bcc'),
    'function xSwapNative(uint32 dstChain, bytes dstAddress, uint32 dstToken, bytes cfParameters) payable',
    [3, toHex('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'), 5, '0x0102'],
    { value: E18 },
  ),
  plainCall(
    'Gnosis: dollars over the omnibridge, to a router',
    'The receiver there is a router’s address.',
    at('0x88ad09518695c6c3712ac10a214be5109a655671'),
    'function relayTokens(address token, address _receiver, uint256 _value)',
    [usdc, ur, K],
    { ops: [pull] },
  ),
  plainCall(
    'NEAR: by a name',
    'The name is the thief’s.',
    at('0x23ddd3e3692d1861ed57ede224608875809e127f'),
    'function lockToken(address ethToken, uint256 amount, string accountId)',
    [usdc, K, 'moonfarm.near'],
    { ops: [pull] },
  ),
  plainCall(
    'Orderly: into the thief’s account',
    'The account is a hash.',
    at('0x816f722424b49cf1275cc86da9840fbd5a6167e9'),
    'function deposit((bytes32 accountId, bytes32 brokerHash, bytes32 tokenHash, uint128 tokenAmount) data) payable',
    [{ accountId: pad('0x4242'), brokerHash: pad('0x01'), tokenHash: pad('0x02'), tokenAmount: K }],
    { ops: [pull] },
  ),
  plainCall(
    'Mayan: an order by a struct',
    'The trader there is a word; the cancel fee is all.',
    at('0xc38e4e6a15593f908255214653d3d947ca1c2338'),
    'function createOrderWithEth((uint8 payloadType, bytes32 trader, bytes32 destAddr, uint16 destChainId, bytes32 referrerAddr, bytes32 tokenOut, uint64 minAmountOut, uint64 gasDrop, uint64 cancelFee, uint64 refundFee, uint64 deadline, uint8 referrerBps, uint8 auctionMode, bytes32 random) params, bytes customPayload) payable returns (bytes32)',
    [
      {
        payloadType: 1,
        trader: b32(me),
        destAddr: b32(me),
        destChainId: 30,
        referrerAddr: b32(thief),
        tokenOut: b32(usdc),
        minAmountOut: 1n,
        gasDrop: 0n,
        cancelFee: 1n,
        refundFee: 10n ** 8n,
        deadline: soon,
        referrerBps: 250,
        auctionMode: 2,
        random: pad('0x07'),
      },
      '0x',
    ],
    { value: E18 },
  ),
  on(
    8453,
    'Across, by words: to the thief in a word',
    'deposit(bytes32 …) names accounts by words.',
    at('0x09aea4b2242abc8bb4bb78d537a67a245a7bec64'),
    'function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable',
    [
      b32(me),
      b32(thief),
      b32(usdc),
      b32(at('0xaf88d065e77c8cc2239327c5edb3a432268e5831')),
      K,
      K - 10n ** 6n,
      42161n,
      zeroHash,
      now,
      now + 7200,
      0,
      '0x',
    ],
    { ops: [pull] },
  ),
];

const ccip = at('0x80226fc0ee2b096224eeac085bb9a8cba1146f7d');

const ccipText =
  'function ccipSend(uint64 destinationChainSelector, (bytes receiver, bytes data, (address token, uint256 amount)[] tokenAmounts, address feeToken, bytes extraArgs) message) payable returns (bytes32)';

const later: readonly OnEthereum[] = [
  plainCall(
    'CCIP: a fee of two coins',
    'The router keeps what is paid above the fee.',
    ccip,
    ccipText,
    [
      15971525489660198786n,
      {
        receiver: pad(me),
        data: '0x',
        tokenAmounts: [{ token: usdc, amount: K }],
        feeToken: zero,
        extraArgs: `0x97a657c9${'00'.repeat(32)}`,
      },
    ],
    { ops: [pull], value: 2n * E18 },
  ),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...bridges, ...numbers] },
  { round: 'fifth outside', stands: wrappedStands, entries: [...bridgesMore, ...later] },
]);

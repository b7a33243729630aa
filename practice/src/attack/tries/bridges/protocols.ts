import { type Address, pad } from 'viem';
import { me, thief, usdc, zero } from '../ground.ts';
import { E18, K, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2, tbtcBridge, lifi } from '../addresses.ts';
import { pull } from '../kits/protocols.ts';

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

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...inBytes, ...across_],
};

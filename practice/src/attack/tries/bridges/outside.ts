import { type Address, concat, encodeAbiParameters, type Hex, pad, parseAbiParameters, zeroHash } from 'viem';
import { me, thief, usdc } from '../ground.ts';
import type { Group, OnEthereum } from '../table.ts';
import { stands, one, pull, node, arb } from '../kits/outside.ts';
import {
  cctp,
  tbtcDepositor,
  router2,
  tbtcBridge,
  tbtc,
  layerswap,
  starkgate,
  stargateUsdc,
  allo,
} from '../addresses.ts';
import { at, E18, K } from '../oneCall.ts';

const b32 = (it: Address): Hex => pad(it).toLowerCase() as Hex;

const bridges: readonly OnEthereum[] = [
  one(
    'CCTP: a deposit already made goes elsewhere',
    'What was burned for the user is minted to the thief.',
    cctp,
    'function replaceDepositForBurn(bytes originalMessage, bytes originalAttestation, bytes32 newDestinationCaller, bytes32 newMintRecipient)',
    [`0x${'ab'.repeat(248)}`, `0x${'cd'.repeat(65)}`, zeroHash, b32(thief)],
  ),
  one(
    'CCTP: a deposit already made, for whom he calls',
    'The recipient stays, and only the thief may finish it.',
    cctp,
    'function replaceDepositForBurn(bytes originalMessage, bytes originalAttestation, bytes32 newDestinationCaller, bytes32 newMintRecipient)',
    [`0x${'ab'.repeat(248)}`, `0x${'cd'.repeat(65)}`, b32(thief), b32(me)],
  ),
  one(
    'tBTC: a deposit is the thief’s',
    'The bitcoin that the user sent is minted to him, there.',
    tbtcDepositor,
    'function initializeDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal, address l2DepositOwner) payable',
    [
      { version: '0x02000000', inputVector: '0x01ab', outputVector: '0x02cd', locktime: '0x00000000' },
      {
        fundingOutputIndex: 0,
        blindingFactor: '0x0102030405060708',
        walletPubKeyHash: thief,
        refundPubKeyHash: thief,
        refundLocktime: '0x00000000',
        vault: router2,
      },
      thief,
    ],
  ),
  one(
    'tBTC: a deposit to a vault',
    'Vault zero: the balance stays in the bridge; refund is the thief’s.',
    tbtcBridge,
    'function revealDeposit((bytes4 version, bytes inputVector, bytes outputVector, bytes4 locktime) fundingTx, (uint32 fundingOutputIndex, bytes8 blindingFactor, bytes20 walletPubKeyHash, bytes20 refundPubKeyHash, bytes4 refundLocktime, address vault) reveal)',
    [
      { version: '0x02000000', inputVector: '0x01ab', outputVector: '0x02cd', locktime: '0x00000000' },
      {
        fundingOutputIndex: 0,
        blindingFactor: '0x0102030405060708',
        walletPubKeyHash: thief,
        refundPubKeyHash: thief,
        refundLocktime: '0x00000000',
        vault: router2,
      },
    ],
  ),
  one(
    'tBTC: approved and called, to the thief’s script',
    'approveAndCall of the token redeems to his bitcoin script.',
    tbtc,
    'function approveAndCall(address spender, uint256 amount, bytes extraData) returns (bool)',
    [
      at('0x9c070027cdc9dc8f82416b2e5314e11dfb4fe3cd'),
      E18,
      encodeAbiParameters(parseAbiParameters('address, bytes20, bytes32, uint32, uint64, bytes'), [
        me,
        thief,
        zeroHash,
        0,
        1n,
        concat(['0x160014', thief]),
      ]),
    ],
  ),
  one(
    'Layerswap: coins for the thief’s order',
    'The id says whose account on the other chain is paid: his.',
    layerswap,
    'function depositNative(bytes32 id, address receiver) payable',
    [`0x${'7f'.repeat(32)}`, me],
    { value: E18 },
  ),
  one(
    'Layerswap: dollars for the thief’s order',
    'The same with dollars.',
    layerswap,
    'function depositERC20(bytes32 id, address token, address receiver, uint256 amount)',
    [`0x${'7f'.repeat(32)}`, usdc, layerswap, K],
    { ops: [pull] },
  ),
  one(
    'StarkGate: to the thief’s number',
    'The account on Starknet is a number.',
    starkgate,
    'function deposit(address token, uint256 amount, uint256 l2Recipient) payable',
    [usdc, K, BigInt(`0x04${'c7'.repeat(31)}`)],
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'StarkGate: a call with the deposit',
    'What the message does there is in numbers.',
    starkgate,
    'function depositWithMessage(address token, uint256 amount, uint256 l2Recipient, uint256[] message) payable',
    [usdc, K, BigInt(`0x04${'c7'.repeat(31)}`), [1n, 2n]],
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'Stargate: liquidity for the thief',
    'The receiver of the pool’s share is him.',
    stargateUsdc,
    'function deposit(address _receiver, uint256 _amountLD) payable returns (uint256)',
    [thief, K],
    { ops: [pull] },
  ),
  one(
    'Stargate: taken out to the thief',
    'What is taken out is his.',
    stargateUsdc,
    'function redeem(uint256 _amountLD, address _receiver) returns (uint256)',
    [K, router2],
  ),
  one(
    'Allo: into the thief’s pool',
    'Pool 4242 and its strategy are his.',
    allo,
    'function fundPool(uint256 _poolId, uint256 _amount) payable',
    [4242n, K],
    { ops: [pull] },
  ),
  one(
    'Allo: a pool with the thief’s strategy',
    'It keeps what the pool is funded with.',
    allo,
    'function createPoolWithCustomStrategy(bytes32 _profileId, address _strategy, bytes _initStrategyData, address _token, uint256 _amount, (uint256 protocol, string pointer) _metadata, address[] _managers) payable returns (uint256)',
    [node, thief, '0x', usdc, K, { protocol: 1n, pointer: 'x' }, [me]],
    { ops: [pull] },
  ),
];

const elsewhere: readonly OnEthereum[] = [
  one(
    'Arbitrum: coins out to the thief',
    'ArbSys pays him on Ethereum.',
    at('0x0000000000000000000000000000000000000064'),
    'function withdrawEth(address destination) payable returns (uint256)',
    [thief],
    { ...arb, value: E18 },
  ),
  one(
    'Optimism: coins out to the thief',
    'The passer of messages pays him on Ethereum.',
    at('0x4200000000000000000000000000000000000016'),
    'function initiateWithdrawal(address _target, uint256 _gasLimit, bytes _data) payable',
    [thief, 100_000n, '0x'],
    { chain: 10, value: E18 },
  ),
];

const moreOfEthereum: readonly OnEthereum[] = [
  one(
    'Across: a deposit is sped up',
    'What the user is paid falls to a tenth, and the relayer has the rest.',
    at('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5'),
    'function speedUpV3Deposit(address depositor, uint32 depositId, uint256 updatedOutputAmount, address updatedRecipient, bytes updatedMessage, bytes depositorSignature)',
    [me, 77, 1n, me, '0x', `0x${'cd'.repeat(65)}`],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...bridges, ...elsewhere, ...moreOfEthereum],
};

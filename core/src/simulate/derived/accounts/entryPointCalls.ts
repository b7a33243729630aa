import {
  type Address,
  concatHex,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hexToBigInt,
  numberToHex,
  parseAbi,
  sliceHex,
} from 'viem';
import { solidity } from '../../../world/solidity.ts';
import type { EntryPointVersion, UserOp } from '../../../model/request.ts';

/** What an operation may use and pay: gas in units, fees in wei per gas. `most` in wei: what the entry point asks to be there (`requiredPrefund`). */
export type OperationGas = Readonly<{
  verification: bigint;
  call: bigint;
  maxFee: bigint;
  priorityFee: bigint;
  most: bigint;
}>;

/** The gas fields of an operation, as the entry point of its version counts them. */
export function gasOf(op: UserOp, version: EntryPointVersion): OperationGas {
  const [verification, call] = halves(op.accountGasLimits);
  const [priorityFee, maxFee] = halves(op.gasFees);
  const paid = op.paymasterAndData !== '0x';
  const [forPaymaster, after] =
    paid && version !== '0.6' ? halves(sliceHex(op.paymasterAndData, 20, 52)) : [0n, 0n];
  // Version 0.6 counts the verification three times where a paymaster pays.
  const times = version === '0.6' && paid ? 3n : 1n;
  const gas = call + verification * times + forPaymaster + after + op.preVerificationGas;
  return { verification, call, maxFee, priorityFee, most: gas * maxFee };
}

/** `handleOps` with one operation. */
export function handleOps(op: UserOp, version: EntryPointVersion, beneficiary: Address): Hex {
  const signature = op.signature ?? '0x';
  if (version !== '0.6') {
    return encodeFunctionData({ abi: packed, args: [[{ ...op, signature }], beneficiary] });
  }
  const { verification, call, maxFee, priorityFee } = gasOf(op, version);
  const { sender, nonce, initCode, callData, preVerificationGas, paymasterAndData } = op;
  const old = {
    sender,
    nonce,
    initCode,
    callData,
    callGasLimit: call,
    verificationGasLimit: verification,
    preVerificationGas,
    maxFeePerGas: maxFee,
    maxPriorityFeePerGas: priorityFee,
    paymasterAndData,
    signature,
  };
  return encodeFunctionData({ abi: unpacked, args: [[old], beneficiary] });
}

/** The same operation at no fee, with `more` gas for the call. */
export function withoutFee(op: UserOp, more: bigint): UserOp {
  const [verification, call] = halves(op.accountGasLimits);
  const limit = call + more < 2n ** 128n ? call + more : call;
  return { ...op, accountGasLimits: whole(verification, limit), gasFees: whole(0n, 0n) };
}

/** The contract that calls factories for an entry point: the first that the entry point made. */
export function senderCreator(entryPoint: Address): Address {
  return getContractAddress({ from: entryPoint, nonce: 1n });
}

export function createSender(initCode: Hex): Hex {
  return encodeFunctionData({ abi: reads, functionName: 'createSender', args: [initCode] });
}

export function nonceCall(sender: Address, nonce: bigint): Hex {
  return encodeFunctionData({ abi: reads, functionName: 'getNonce', args: [sender, nonce >> 64n] });
}

export function depositCall(account: Address): Hex {
  return encodeFunctionData({ abi: reads, functionName: 'balanceOf', args: [account] });
}

const packed = parseAbi([
  'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  solidity.handleOps,
]);

const unpacked = parseAbi([
  'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; uint256 callGasLimit; uint256 verificationGasLimit; uint256 preVerificationGas; uint256 maxFeePerGas; uint256 maxPriorityFeePerGas; bytes paymasterAndData; bytes signature; }',
  solidity.handleOps,
]);

const reads = parseAbi([solidity.createSender, solidity.entryPointNonce, solidity.balanceOf]);

/** Two numbers of 16 bytes in one word. */
function halves(word: Hex): readonly [bigint, bigint] {
  return [hexToBigInt(sliceHex(word, 0, 16)), hexToBigInt(sliceHex(word, 16, 32))];
}

function whole(first: bigint, second: bigint): Hex {
  return concatHex([numberToHex(first, { size: 16 }), numberToHex(second, { size: 16 })]);
}

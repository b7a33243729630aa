import { type Address, concatHex, type Hex, numberToHex } from 'viem';
import { openedAs } from '../../../decode/typed/typedForms.ts';
import { encodeType } from '../../../crypto/encodeType.ts';
import type { EntryPointVersion, TypedData, UserOp } from '../../../model/request.ts';
import { entryPointVersion } from '../../../request/operation/entryPoints.ts';
import { hash32, hexBytes } from '../../../world/schema.ts';
import { messageAddress, messageInteger } from '../messageAt.ts';
import type { UserOperationBody } from './userOperation.ts';

/** An operation inside typed data, and when its signature counts (seconds since the epoch; 0: always). */
export type TypedOperation = Readonly<{
  body: UserOperationBody;
  from: bigint;
  until: bigint;
  /** The contract that verifies it, where that is not the entry point. */
  verifier?: Address;
}>;

/**
 * Recognises a user operation that is signed as typed data, by the shape of its types: for the entry point 0.8 and
 * later (`PackedUserOperation`), or for the ERC-4337 module of a Safe (`SafeOp`, for entry points 0.6 and 0.7).
 */
export function typedOperationOf(typed: TypedData): TypedOperation | undefined {
  const code = openedAs(encodeType(typed.types, typed.primaryType));
  const chainId = Number(typed.domain.chainId ?? 0n);
  if (code === undefined || !Number.isSafeInteger(chainId) || chainId === 0) return undefined;
  if (code === 'userOperation') return packed(typed, chainId);
  const version = safeVersions.get(code);
  return version === undefined ? undefined : ofSafe(typed, chainId, version);
}

const safeVersions: ReadonlyMap<string, EntryPointVersion> = new Map([
  ['safeOperation6', '0.6'],
  ['safeOperation7', '0.7'],
]);

function packed({ domain, message }: TypedData, chainId: number): TypedOperation | undefined {
  const entryPoint = domain.verifyingContract;
  const limits = hash32(message['accountGasLimits']);
  const fees = hash32(message['gasFees']);
  if (entryPoint === undefined || limits === undefined || fees === undefined) return undefined;
  const op = opOf(message, 'sender', limits, fees);
  if (op === undefined) return undefined;
  const version = entryPointVersion(entryPoint) ?? '0.8';
  return { body: { kind: 'userOperation', chainId, entryPoint, version, op }, from: 0n, until: 0n };
}

function ofSafe(
  { message, domain }: TypedData,
  chainId: number,
  version: EntryPointVersion,
): TypedOperation | undefined {
  const entryPoint = messageAddress(message, 'entryPoint');
  const verifier = domain.verifyingContract;
  const number = (name: string) => messageInteger(message, name);
  const limits = pair(number('verificationGasLimit'), number('callGasLimit'));
  const fees = pair(number('maxPriorityFeePerGas'), number('maxFeePerGas'));
  const [from, until] = [number('validAfter'), number('validUntil')];
  if (entryPoint === undefined || verifier === undefined || limits === undefined || fees === undefined)
    return undefined;
  const op = opOf(message, 'safe', limits, fees);
  if (op === undefined || from === undefined || until === undefined) return undefined;
  return { body: { kind: 'userOperation', chainId, entryPoint, version, op }, from, until, verifier };
}

function opOf(
  message: TypedData['message'],
  account: string,
  accountGasLimits: Hex,
  gasFees: Hex,
): UserOp | undefined {
  const sender: Address | undefined = messageAddress(message, account);
  const [nonce, preVerificationGas] = [
    messageInteger(message, 'nonce'),
    messageInteger(message, 'preVerificationGas'),
  ];
  const [initCode, callData, paymasterAndData] = ['initCode', 'callData', 'paymasterAndData'].map((name) =>
    hexBytes(message[name]),
  );
  if (sender === undefined || nonce === undefined || preVerificationGas === undefined) return undefined;
  if (initCode === undefined || callData === undefined || paymasterAndData === undefined) return undefined;
  return {
    sender,
    nonce,
    initCode,
    callData,
    accountGasLimits,
    preVerificationGas,
    gasFees,
    paymasterAndData,
  };
}

/** Two numbers as one word; undefined where one does not fit in 16 bytes. */
function pair(high: bigint | undefined, low: bigint | undefined): Hex | undefined {
  if (high === undefined || low === undefined || high >= 2n ** 128n || low >= 2n ** 128n) return undefined;
  return concatHex([numberToHex(high, { size: 16 }), numberToHex(low, { size: 16 })]);
}

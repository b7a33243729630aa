import { checksumAddress, hexToBigInt } from 'viem';
import type { Body } from '../model/request.ts';
import type { Arg, Step } from '../model/step.ts';
import { type CallReader, readAll } from './readCall.ts';
import { entryPointLayout } from './wrappers/accounts/entryPoints.ts';
import { cut, type InnerCall, sizeOf } from './wrappers/inner.ts';
import { openUserOperation } from './wrappers/accounts/userOperation.ts';

type UserOperationBody = Extract<Body, { kind: 'userOperation' }>;

/**
 * Reads a user operation (ERC-4337) as a permission: signed by whoever controls the account, submitted by others.
 * What it leads to are its steps, made by the account. Gas limits, fees, factory and paymaster are taken out of the
 * packed form; what is too short to be that is not read.
 */
export function readUserOperation(reader: CallReader, body: UserOperationBody, id: string): Step {
  const { op, entryPoint } = body;
  const [initCode, callData, paymasterAndData] = [op.initCode, op.callData, op.paymasterAndData].map(whole);
  const permission: Step = {
    id,
    op: 'permission',
    actor: op.sender,
    to: entryPoint,
    value: 0n,
    data: '0x',
    bytes: [0, 0],
    runs: 'later',
    reading: 'unread',
    oddities: [],
    args: [],
    steps: [],
  };
  if (initCode === undefined || callData === undefined || paymasterAndData === undefined) return permission;
  if (op.accountGasLimits.length !== 66 || op.gasFees.length !== 66) return permission;
  const version = body.version ?? entryPointLayout(entryPoint);
  const parts = { sender: op.sender, initCode, callData, paymasterAndData };
  const inside = openUserOperation(parts, version, 'later');
  if (inside.refused) return { ...permission, oddities: inside.oddities ?? [] };
  const read: Step = {
    ...permission,
    reading: 'canonical',
    fn: {
      name: 'UserOperation',
      signature: userOperationSignature,
      selector: '0x',
      from: [{ by: 'request' }],
    },
    args: [
      address('sender', op.sender),
      integer('nonce', 'uint256', op.nonce),
      ...made(initCode),
      bytes('callData', callData),
      ...halves(op.accountGasLimits, 'verificationGasLimit', 'callGasLimit'),
      integer('preVerificationGas', 'uint256', op.preVerificationGas),
      ...halves(op.gasFees, 'maxPriorityFeePerGas', 'maxFeePerGas'),
      ...paid(paymasterAndData, version === '0.6'),
    ],
  };
  return { ...read, steps: readAll(reader, inside.calls, read, 0) };
}

/** The packed form that entry points from 0.7 on take, in the words of its struct. */
export const userOperationSignature =
  'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)';

function whole(data: InnerCall['data']): InnerCall {
  return { data: data.toLowerCase() as InnerCall['data'], bytes: [0, (data.length - 2) / 2] };
}

function made(initCode: InnerCall): readonly Arg[] {
  if (sizeOf(initCode) === 0) return [];
  if (sizeOf(initCode) < 20) return [bytes('initCode', initCode)];
  return [firstAddress('factory', initCode), bytes('factoryData', cut(initCode, 20))];
}

/** Entry point 0.6 has no gas limits of the paymaster's own. */
function paid(part: InnerCall, old: boolean): readonly Arg[] {
  if (sizeOf(part) === 0) return [];
  if (old) return [firstAddress('paymaster', part), bytes('paymasterData', cut(part, 20))];
  return [
    firstAddress('paymaster', part),
    ...halves(cut(part, 20, 52).data, 'paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'),
    bytes('paymasterData', cut(part, 52)),
  ];
}

/** Two numbers of 16 bytes in one word. */
function halves(word: InnerCall['data'], first: string, second: string): readonly Arg[] {
  return [
    integer(first, 'uint128', hexToBigInt(`0x${word.slice(2, 34)}`)),
    integer(second, 'uint128', hexToBigInt(`0x${word.slice(34)}`)),
  ];
}

function firstAddress(name: string, part: InnerCall): Arg {
  return address(name, checksumAddress(cut(part, 0, 20).data));
}

function address(name: string, it: `0x${string}`): Arg {
  return { name, type: 'address', value: { kind: 'address', address: it }, bytes: [0, 0] };
}

function integer(name: string, type: string, value: bigint): Arg {
  return { name, type, value: { kind: 'integer', value }, bytes: [0, 0] };
}

function bytes(name: string, { data }: InnerCall): Arg {
  return { name, type: 'bytes', value: { kind: 'bytes', hex: data }, bytes: [0, 0] };
}

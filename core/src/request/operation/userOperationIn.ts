import { concatHex, type Hex, numberToHex, size, zeroAddress } from 'viem';
import type { Authorization, EntryPointVersion, UserOp } from '../../model/request.ts';
import { draftAuthorizationIn } from './authorizationIn.ts';
import type { JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { addressField, bytesIn, entry, onlyKeys, quantityIn } from '../json/readFields.ts';

/**
 * A user operation in the packed form, and how it was written: `old` is that of entry point 0.6, `split` that of
 * clients of 0.7 and 0.8, `packed` that of their contracts.
 */
export type ReadUserOperation = Readonly<{
  op: UserOp;
  form: 'old' | 'split' | 'packed';
  authorization?: Authorization;
}>;

/** Whether an object is a user operation by its keys. */
export function isUserOperationJson(node: JsonObject): boolean {
  return node.entries.has('sender') && node.entries.has('callData');
}

/**
 * Reads an ERC-4337 user operation in any of its forms.
 *
 * @throws {ParseError} for anything malformed or missing, and for fields that are not known
 */
export function userOperationIn(node: JsonObject, onChain: number): ReadUserOperation {
  const form = formOf(node);
  onlyKeys(node, keys[form], 'userOperation');
  const signature = entry(node, 'signature');
  const list = entry(node, 'eip7702Auth');
  return {
    form,
    op: {
      sender: addressField(needed(node, 'sender'), 'sender'),
      nonce: integer(node, 'nonce', 256),
      initCode: form === 'split' ? joinedInitCode(node) : bytes(node, 'initCode'),
      callData: bytes(node, 'callData'),
      accountGasLimits:
        form === 'packed'
          ? word(node, 'accountGasLimits')
          : pair(node, 'verificationGasLimit', 'callGasLimit'),
      preVerificationGas: integer(node, 'preVerificationGas', 256),
      gasFees: form === 'packed' ? word(node, 'gasFees') : pair(node, 'maxPriorityFeePerGas', 'maxFeePerGas'),
      paymasterAndData: form === 'split' ? joinedPaymaster(node) : bytes(node, 'paymasterAndData'),
      ...(signature === undefined ? {} : { signature: bytesIn(signature, 'signature') }),
    },
    ...(list === undefined ? {} : { authorization: draftAuthorizationIn(list, onChain) }),
  };
}

/** Which versions write an operation like this. */
export const versionsOf: Readonly<Record<ReadUserOperation['form'], readonly EntryPointVersion[]>> = {
  old: ['0.6'],
  split: ['0.7', '0.8'],
  packed: ['0.7', '0.8'],
};

const everywhere = ['sender', 'nonce', 'callData', 'preVerificationGas', 'signature'];
const gas = ['callGasLimit', 'verificationGasLimit', 'maxFeePerGas', 'maxPriorityFeePerGas'];

const keys: Readonly<Record<ReadUserOperation['form'], ReadonlySet<string>>> = {
  old: new Set([...everywhere, ...gas, 'initCode', 'paymasterAndData']),
  packed: new Set([
    ...everywhere,
    'initCode',
    'accountGasLimits',
    'gasFees',
    'paymasterAndData',
    'eip7702Auth',
  ]),
  split: new Set([
    ...everywhere,
    ...gas,
    'factory',
    'factoryData',
    'paymaster',
    'paymasterVerificationGasLimit',
    'paymasterPostOpGasLimit',
    'paymasterData',
    'eip7702Auth',
  ]),
};

function formOf(node: JsonObject): ReadUserOperation['form'] {
  if (node.entries.has('accountGasLimits')) return 'packed';
  return node.entries.has('initCode') || node.entries.has('paymasterAndData') ? 'old' : 'split';
}

/** `0x7702` represents an account that runs borrowed code (EIP-7702); it fills the place of an address with zeros. */
function joinedInitCode(node: JsonObject): Hex {
  const factory = entry(node, 'factory');
  const data = entry(node, 'factoryData');
  const rest = data === undefined ? '0x' : bytesIn(data, 'factoryData');
  if (factory === undefined) {
    if (rest !== '0x') throw new ParseError({ id: 'operation.noFactory' }, { at: data?.at ?? node.at });
    return '0x';
  }
  const isMark = factory.kind === 'string' && factory.value === '0x7702';
  const address: Hex = isMark ? `0x7702${'0'.repeat(36)}` : addressField(factory, 'factory');
  return concatHex([address, rest]);
}

function joinedPaymaster(node: JsonObject): Hex {
  const paymaster = entry(node, 'paymaster');
  const others = ['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit', 'paymasterData'];
  const found = others.find((key) => !isNothing(node, key));
  if (paymaster === undefined) {
    if (found !== undefined)
      throw new ParseError({ id: 'operation.noPaymaster', args: { key: found } }, { at: node.at });
    return '0x';
  }
  const address = addressField(paymaster, 'paymaster');
  if (address === zeroAddress) {
    throw new ParseError({ id: 'operation.zeroPaymaster' }, { at: paymaster.at });
  }
  const data = entry(node, 'paymasterData');
  return concatHex([
    address,
    pair(node, 'paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'),
    data === undefined ? '0x' : bytesIn(data, 'paymasterData'),
  ]);
}

function isNothing(node: JsonObject, key: string): boolean {
  const found = entry(node, key);
  return found === undefined || (found.kind === 'string' && /^0x0*$/.test(found.value));
}

/** Two quantities of 128 bits in one word, as the contracts pack them. */
function pair(node: JsonObject, high: string, low: string): Hex {
  return concatHex([high, low].map((key) => numberToHex(integer(node, key, 128), { size: 16 })));
}

function integer(node: JsonObject, key: string, bits: number): bigint {
  const found = needed(node, key);
  const value = quantityIn(found, key);
  if (value < 2n ** BigInt(bits)) return value;
  throw new ParseError({ id: 'field.tooManyBits', args: { name: key, bits } }, { at: found.at });
}

function word(node: JsonObject, key: string): Hex {
  const found = needed(node, key);
  const it = bytesIn(found, key);
  if (size(it) !== 32)
    throw new ParseError({ id: 'field.otherBytes', args: { name: key, size: 32 } }, { at: found.at });
  return it;
}

function bytes(node: JsonObject, key: string): Hex {
  return bytesIn(needed(node, key), key);
}

function needed(node: JsonObject, key: string) {
  const found = entry(node, key);
  if (found !== undefined) return found;
  throw new ParseError({ id: 'operation.lacks', args: { key } }, { at: node.at });
}

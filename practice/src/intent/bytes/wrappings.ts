/** The ways in which the calls of one account are asked for on Ethereum. */
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  pad,
  parseAbiParameters,
  size,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { call } from '../../truth/sky.ts';
import type { Asked } from './deeds.ts';
import { chainId } from './terms.ts';

export type Wrapping = Readonly<{
  id: string;
  who: Address;
  /** Undefined where it cannot carry such a call. */
  request: (calls: readonly Asked[]) => string | undefined;
}>;

export const user: Address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const safe: Address = '0x849d52316331967b6ff1198e5e32a0eb168d039d';
const account: Address = '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789';
const multiSend: Address = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
const entryPoint: Address = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';
const signature: Hex = `0x${'11'.repeat(32)}${'22'.repeat(32)}1b`;

const texts = (it: unknown) =>
  JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

export function asksSignature(signer: Address, typed: object): string {
  return texts({ method: 'eth_signTypedData_v4', params: [signer, texts(typed)] });
}

function sends(from: Address, { to, data, value }: Asked): string {
  return texts({
    method: 'eth_sendTransaction',
    params: [{ chainId: toHex(chainId), from, to, data, value: toHex(value) }],
  });
}

const execute = 'function execute(address target, uint256 value, bytes data)';
const executeBatch = 'function executeBatch((address target, uint256 value, bytes data)[] calls)';
const byMode = 'function execute(bytes32 mode, bytes executionCalldata) payable';

function executed([first, ...more]: readonly Asked[]): Hex {
  if (first !== undefined && more.length === 0) return call(execute, first.to, first.value, first.data);
  return batched([...(first ? [first] : []), ...more]);
}

function batched(calls: readonly Asked[]): Hex {
  return call(
    executeBatch,
    calls.map(({ to: target, value, data }) => ({ target, value, data })),
  );
}

/** A batch as ERC-7579 and ERC-7821 write it. */
function inMode(calls: readonly Asked[]): Hex {
  const all = encodeAbiParameters(parseAbiParameters('(address target, uint256 value, bytes data)[]'), [
    calls.map(({ to: target, value, data }) => ({ target, value, data })),
  ]);
  return call(byMode, pad('0x01', { dir: 'right', size: 32 }), all);
}

function packed(calls: readonly Asked[]): Asked & Readonly<{ operation: 1 }> {
  const all = calls.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, value, BigInt(size(data)), data],
    ),
  );
  return {
    to: multiSend,
    value: 0n,
    data: call('function multiSend(bytes transactions)', concat(all)),
    operation: 1,
  };
}

type InSafe = Asked & Readonly<{ operation?: 0 | 1 }>;

const inSafe = (calls: readonly Asked[]): InSafe =>
  calls.length === 1 && calls[0] ? calls[0] : packed(calls);

const safeFields = ({ to, value, data, operation = 0 }: InSafe) => ({
  to,
  value,
  data,
  operation,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 12n,
});

function safeSigns(it: InSafe): string {
  const types = [
    ['to', 'address'],
    ['value', 'uint256'],
    ['data', 'bytes'],
    ['operation', 'uint8'],
    ['safeTxGas', 'uint256'],
    ['baseGas', 'uint256'],
    ['gasPrice', 'uint256'],
    ['gasToken', 'address'],
    ['refundReceiver', 'address'],
    ['nonce', 'uint256'],
  ].map(([name, type]) => ({ name, type }));
  return asksSignature(user, {
    types: {
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      SafeTx: types,
    },
    primaryType: 'SafeTx',
    domain: { chainId, verifyingContract: safe },
    message: safeFields(it),
  });
}

function safeSends(it: InSafe): string {
  const data = call(
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
    it.to,
    it.value,
    it.data,
    it.operation ?? 0,
    0n,
    0n,
    0n,
    zeroAddress,
    zeroAddress,
    signature,
  );
  return sends(user, { to: safe, data, value: 0n });
}

const two = (high: bigint, low: bigint): Hex =>
  concat([pad(toHex(high), { size: 16 }), pad(toHex(low), { size: 16 })]);

function operation(callData: Hex): string {
  const types = [
    ['sender', 'address'],
    ['nonce', 'uint256'],
    ['initCode', 'bytes'],
    ['callData', 'bytes'],
    ['accountGasLimits', 'bytes32'],
    ['preVerificationGas', 'uint256'],
    ['gasFees', 'bytes32'],
    ['paymasterAndData', 'bytes'],
  ].map(([name, type]) => ({ name, type }));
  return asksSignature(user, {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      PackedUserOperation: types,
    },
    primaryType: 'PackedUserOperation',
    domain: { name: 'ERC4337', version: '1', chainId, verifyingContract: entryPoint },
    message: {
      sender: account,
      nonce: 1n,
      initCode: '0x',
      callData,
      accountGasLimits: two(200_000n, 200_000n),
      preVerificationGas: 60_000n,
      gasFees: two(10n ** 9n, 3n * 10n ** 9n),
      paymasterAndData: '0x',
    },
  });
}

/** The account's own code makes the calls (EIP-7702). */
const toItself = (data: Hex): string => sends(user, { to: user, data, value: 0n });

export const wrappings: readonly Wrapping[] = [
  {
    id: 'a transaction',
    who: user,
    request: ([first, ...more]) => (first === undefined || more.length > 0 ? undefined : sends(user, first)),
  },
  {
    id: 'a multicall of its contract',
    who: user,
    request: ([first, ...more]) =>
      first === undefined || more.length > 0 || first.value > 0n || first.data === '0x'
        ? undefined
        : sends(user, { ...first, data: call('function multicall(bytes[] data)', [first.data]) }),
  },
  {
    id: 'a batch of the wallet',
    who: user,
    request: (calls) =>
      texts({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            chainId: toHex(chainId),
            from: user,
            atomicRequired: true,
            calls: calls.map(({ to, data, value }) => ({ to, data, value: toHex(value) })),
          },
        ],
      }),
  },
  { id: 'a batch of its own code', who: user, request: (calls) => toItself(batched(calls)) },
  { id: 'a batch of its own code by mode', who: user, request: (calls) => toItself(inMode(calls)) },
  { id: 'a Safe transaction signed', who: safe, request: (calls) => safeSigns(inSafe(calls)) },
  { id: 'a Safe batch signed', who: safe, request: (calls) => safeSigns(packed(calls)) },
  { id: 'a Safe transaction carried out', who: safe, request: (calls) => safeSends(inSafe(calls)) },
  { id: 'a Safe batch carried out', who: safe, request: (calls) => safeSends(packed(calls)) },
  {
    id: 'a smart account’s call',
    who: account,
    request: (calls) => sends(user, { to: account, data: executed(calls), value: 0n }),
  },
  { id: 'an operation', who: account, request: (calls) => operation(executed(calls)) },
  { id: 'an operation with a batch', who: account, request: (calls) => operation(batched(calls)) },
  { id: 'an operation by mode', who: account, request: (calls) => operation(inMode(calls)) },
];

const multicall3: Address = '0xca11bde05977b3631167028862be2a173976ca11';
const bundler: Address = '0x6566194141eefa99af43bb5aa71460ca2dc90245';
const aggregated = 'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable';
const tried = 'function tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls) payable';
const bundled =
  'function multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle) payable';

/** Contracts that make the calls of whoever asks, as themselves: what they do so is not done by the account. */
const passes: Readonly<Record<string, (calls: readonly Asked[]) => Asked>> = {
  Multicall3: (calls) => ({
    to: multicall3,
    value: 0n,
    data: call(
      aggregated,
      calls.map(({ to: target, data: callData }) => ({ target, allowFailure: false, callData })),
    ),
  }),
  'Multicall3 that may fail': (calls) => ({
    to: multicall3,
    value: 0n,
    data: call(
      tried,
      false,
      calls.map(({ to: target, data: callData }) => ({ target, callData })),
    ),
  }),
  Bundler3: (calls) => ({
    to: bundler,
    value: 0n,
    data: call(
      bundled,
      calls.map(({ to, data, value }) => ({ to, data, value, skipRevert: false, callbackHash: zeroHash })),
    ),
  }),
  'MultiSend that is called': (calls) => ({ ...packed(calls), operation: 0 }),
};

/** Each in every wrapping that carries a call. */
export const passing: readonly Wrapping[] = Object.entries(passes).flatMap(([name, passed]) =>
  wrappings.map((it) => ({
    ...it,
    id: `${it.id} through ${name}`,
    request: (calls: readonly Asked[]) => it.request([passed(calls)]),
  })),
);

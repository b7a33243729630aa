import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  size,
  zeroAddress,
} from 'viem';
import type { Body, Call, TxOverrides } from '../../model/request.ts';
import { solidity } from '../../world/solidity.ts';
import type { SafeTransactionBody } from './safeTypedData.ts';

/**
 * What the Safe that a request comes from would do by it, as the transaction that its owners sign: the same calls, in their
 * order and all or none, and nothing paid back. Several go through `multiSend`, a contract that the Safe delegatecalls.
 * The gas that the request sets is that of whoever executes it, and is left out. Undefined for what no Safe can send.
 */
export function safeTransactionOf(
  body: Body,
  { version, nonce, multiSend }: Readonly<{ version: string; nonce: bigint; multiSend: Address | undefined }>,
): SafeTransactionBody | undefined {
  if (body.kind !== 'transaction' && body.kind !== 'calls') return undefined;
  const { from: safe, chainId } = body;
  const calls = callsOf(body);
  const call = safe === undefined || calls === undefined ? undefined : together(calls, multiSend);
  if (safe === undefined || call === undefined) return undefined;
  const none = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  };
  return { kind: 'safeTransaction', chainId, safe, version, tx: { ...call, ...none, nonce } };
}

type SafeCall = Readonly<{ to: Address; value: bigint; data: Hex; operation: 0 | 1 }>;

/** The calls that the Safe makes; undefined where one of them creates a contract, or hands over authorizations. */
export function callsOf(body: Body): readonly Omit<SafeCall, 'operation'>[] | undefined {
  if (body.kind !== 'transaction' && body.kind !== 'calls') return undefined;
  if (body.kind === 'transaction' && carriesMore(body.set)) return undefined;
  const calls: readonly Call[] = body.kind === 'calls' ? body.calls : [body.call];
  const found = calls.flatMap(({ to, value, data }) => (to === null ? [] : [{ to, value, data }]));
  return found.length === calls.length && found.length > 0 ? found : undefined;
}

/** No call of a Safe hands an account over, carries blobs, or has fields of one network. */
function carriesMore({ authorizationList = [], blobVersionedHashes = [], network }: TxOverrides): boolean {
  return authorizationList.length > 0 || blobVersionedHashes.length > 0 || network !== undefined;
}

const abi = parseAbi([solidity.multiSend]);

function together(
  calls: readonly Omit<SafeCall, 'operation'>[],
  multiSend: Address | undefined,
): SafeCall | undefined {
  const [first] = calls;
  if (first !== undefined && calls.length === 1) return { ...first, operation: 0 };
  if (multiSend === undefined) return undefined;
  const packed = calls.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, value, BigInt(size(data)), data],
    ),
  );
  const data = encodeFunctionData({ abi, args: [concatHex(packed)] });
  return { to: multiSend, value: 0n, data, operation: 1 };
}

import type { Address, Hex } from 'viem';
import type {
  Authorization,
  Body,
  Call,
  NetworkFields,
  SafeTx,
  TxOverrides,
  TypedData,
  UserOp,
} from '../../model/request.ts';
import { checksummed } from '../../text/address.ts';
import { hexBytes } from '../../world/schema.ts';
import { ReadbackError } from '../../text/errors.ts';

/**
 * A copy of the body in its one normal form: addresses with their checksum, hex in lower case, only the fields of
 * the model, absent fields absent. Typed data and its JSON text stay as they are.
 *
 * @throws {ReadbackError} if an address or a hex string is malformed
 */
export function normalBody(body: Body): Body {
  switch (body.kind) {
    case 'transaction':
      return {
        kind: body.kind,
        chainId: chain(body.chainId),
        ...maybe('from', body.from, address),
        call: call(body.call),
        set: fields(body.set),
        ...maybe('signed', body.signed, (it) => ({
          hash: hex(it.hash),
          signature: hex(it.signature),
          ...(it.unproven === true ? { unproven: true } : {}),
        })),
      };
    case 'calls':
      return {
        kind: body.kind,
        chainId: chain(body.chainId),
        ...maybe('from', body.from, address),
        atomic: body.atomic,
        calls: body.calls.map(call),
        ...maybe('capabilities', body.capabilities, (all) => all.map((it) => ({ ...it }))),
        ...maybe('asked', body.asked, (it) => ({ ...it })),
      };
    case 'calldata':
      return {
        kind: body.kind,
        ...maybe('chainId', body.chainId, chain),
        ...maybe('from', body.from, address),
        ...maybe('to', body.to, address),
        value: body.value,
        data: hex(body.data),
      };
    case 'message':
      return {
        kind: body.kind,
        ...maybe('signer', body.signer, address),
        bytes: hex(body.bytes),
        ...(body.blind === true ? { blind: true } : {}),
      };
    case 'typedData':
      return {
        kind: body.kind,
        ...maybe('signer', body.signer, address),
        json: body.json,
        typed: copy(body.typed) as TypedData,
      };
    case 'safeTransaction':
      return {
        kind: body.kind,
        chainId: chain(body.chainId),
        safe: address(body.safe),
        version: body.version,
        tx: safeTx(body.tx),
        ...maybe('claimedHash', body.claimedHash, hex),
      };
    case 'userOperation':
      return {
        kind: body.kind,
        chainId: chain(body.chainId),
        entryPoint: address(body.entryPoint),
        ...maybe('version', body.version, same),
        op: userOp(body.op),
        ...maybe('authorization', body.authorization, authorization),
      };
    case 'authorization':
      return {
        kind: body.kind,
        chainId: chain(body.chainId),
        delegate: address(body.delegate),
        ...maybe('nonce', body.nonce, same),
        ...maybe('authority', body.authority, address),
        ...maybe('signature', body.signature, hex),
      };
  }
}

function chain(chainId: number): number {
  if (!Number.isSafeInteger(chainId) || chainId < 0) {
    throw new ReadbackError({ id: 'body.chain' }, { details: String(chainId) });
  }
  return chainId;
}

function address(it: Address): Address {
  if (!/^0x[0-9a-fA-F]{40}$/.test(it)) throw new ReadbackError({ id: 'body.address' }, { details: it });
  return checksummed(it);
}

function hex(it: Hex): Hex {
  const bytes = hexBytes(it);
  if (bytes === undefined) throw new ReadbackError({ id: 'body.data' }, { details: it.slice(0, 80) });
  return bytes;
}

function call(it: Call): Call {
  return { to: it.to === null ? null : address(it.to), value: it.value, data: hex(it.data) };
}

function fields(set: TxOverrides): TxOverrides {
  return {
    ...maybe('nonce', set.nonce, same),
    ...maybe('gas', set.gas, same),
    ...maybe('gasPrice', set.gasPrice, same),
    ...maybe('maxFeePerGas', set.maxFeePerGas, same),
    ...maybe('maxPriorityFeePerGas', set.maxPriorityFeePerGas, same),
    ...maybe('type', set.type, same),
    ...maybe('accessList', set.accessList, (list) =>
      list.map((entry) => ({ address: address(entry.address), storageKeys: entry.storageKeys.map(hex) })),
    ),
    ...maybe('authorizationList', set.authorizationList, (list) => list.map(authorization)),
    ...maybe('maxFeePerBlobGas', set.maxFeePerBlobGas, same),
    ...maybe('blobVersionedHashes', set.blobVersionedHashes, (list) => list.map(hex)),
    ...maybe('network', set.network, networkFields),
  };
}

function networkFields(it: NetworkFields): NetworkFields {
  return {
    ...maybe('feeCurrency', it.feeCurrency, address),
    ...maybe('paymaster', it.paymaster, address),
    ...maybe('paymasterInput', it.paymasterInput, hex),
    ...maybe('gasPerPubdata', it.gasPerPubdata, same),
    ...maybe('factoryDeps', it.factoryDeps, same),
    ...maybe('customSignature', it.customSignature, hex),
  };
}

function authorization(it: Authorization): Authorization {
  return {
    chainId: chain(it.chainId),
    delegate: address(it.delegate),
    ...maybe('nonce', it.nonce, same),
    ...maybe('authority', it.authority, address),
    ...maybe('signature', it.signature, hex),
  };
}

function safeTx(tx: SafeTx): SafeTx {
  return {
    to: address(tx.to),
    value: tx.value,
    data: hex(tx.data),
    operation: tx.operation,
    safeTxGas: tx.safeTxGas,
    baseGas: tx.baseGas,
    gasPrice: tx.gasPrice,
    gasToken: address(tx.gasToken),
    refundReceiver: address(tx.refundReceiver),
    nonce: tx.nonce,
  };
}

function userOp(op: UserOp): UserOp {
  return {
    sender: address(op.sender),
    nonce: op.nonce,
    initCode: hex(op.initCode),
    callData: hex(op.callData),
    accountGasLimits: hex(op.accountGasLimits),
    preVerificationGas: op.preVerificationGas,
    gasFees: hex(op.gasFees),
    paymasterAndData: hex(op.paymasterAndData),
    ...maybe('signature', op.signature, hex),
  };
}

function same<T>(it: T): T {
  return it;
}

function maybe<const K extends string, T, U>(
  key: K,
  value: T | undefined,
  map: (it: T) => U,
): { [P in K]?: U } {
  return (value === undefined ? {} : { [key]: map(value) }) as { [P in K]?: U };
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}

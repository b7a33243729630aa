import type {
  AskedBatch,
  Capability,
  NetworkFields,
  Authorization,
  Body,
  Call,
  Incoming,
  Origin,
  SafeTx,
  Mined,
  SignedAlready,
  SigningRequest,
  TxOverrides,
  TypedData,
  TypedName,
  UserOp,
} from '@readback/core/model/request.ts';
import { ways } from '@readback/core/model/ways.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { intent } from './intentShapes.ts';
import { address, always, count, hex, integer, said, text, yesNo } from './basic.ts';
import { list, maybe, nullable, object, record, type Shape, tagged, words } from './shape.ts';

const call: Shape<Call> = object<Call>({
  to: nullable(address),
  value: said(descriptions.wei, integer),
  data: hex,
});

const authorization: Shape<Authorization> = object<Authorization>({
  chainId: count,
  delegate: address,
  nonce: maybe(integer),
  authority: maybe(address),
  signature: maybe(hex),
});

const set: Shape<TxOverrides> = object<TxOverrides>({
  nonce: maybe(integer),
  gas: maybe(integer),
  gasPrice: maybe(integer),
  maxFeePerGas: maybe(integer),
  maxPriorityFeePerGas: maybe(integer),
  type: maybe(
    words({ '0x0': true, '0x1': true, '0x2': true, '0x3': true, '0x4': true, '0x71': true, '0x7b': true }),
  ),
  accessList: maybe(list(object({ address, storageKeys: list(hex) }))),
  authorizationList: maybe(list(authorization)),
  maxFeePerBlobGas: maybe(integer),
  blobVersionedHashes: maybe(list(hex)),
  network: maybe(
    object<NetworkFields>({
      feeCurrency: maybe(address),
      paymaster: maybe(address),
      paymasterInput: maybe(hex),
      gasPerPubdata: maybe(integer),
      factoryDeps: maybe(count),
      customSignature: maybe(hex),
    }),
  ),
});

const typed: Shape<TypedData> = object<TypedData>({
  types: record(list(object({ name: text, type: text }))),
  primaryType: text,
  domain: object<TypedData['domain']>({
    name: maybe(text),
    version: maybe(text),
    chainId: maybe(integer),
    verifyingContract: maybe(address),
    salt: maybe(hex),
  }),
  message: { json: { type: 'object' } },
  oddDomain: maybe<Readonly<Record<string, unknown>>>({ json: { type: 'object' } }),
  bareDomain: maybe(always(true)),
});

const safeTx: Shape<SafeTx> = object<SafeTx>({
  to: address,
  value: integer,
  data: hex,
  operation: count as Shape<0 | 1>,
  safeTxGas: integer,
  baseGas: integer,
  gasPrice: integer,
  gasToken: address,
  refundReceiver: address,
  nonce: integer,
});

const userOp: Shape<UserOp> = object<UserOp>({
  sender: address,
  nonce: integer,
  initCode: hex,
  callData: hex,
  accountGasLimits: hex,
  preVerificationGas: integer,
  gasFees: hex,
  paymasterAndData: hex,
  signature: maybe(hex),
});

const body: Shape<Body> = tagged<'kind', Body>('kind', {
  transaction: {
    chainId: count,
    from: maybe(address),
    call,
    set,
    signed: maybe(object<SignedAlready>({ hash: hex, signature: hex, unproven: maybe(always(true)) })),
  },
  calls: {
    chainId: count,
    from: maybe(address),
    atomic: yesNo,
    calls: list(call),
    capabilities: maybe(
      list(object<Capability>({ name: text, json: text, call: maybe(count), leftOut: maybe(always(true)) })),
    ),
    asked: maybe(
      object<AskedBatch>({ version: maybe(text), id: maybe(text), atomicUnsaid: maybe(always(true)) }),
    ),
  },
  calldata: { chainId: maybe(count), from: maybe(address), to: maybe(address), value: integer, data: hex },
  message: { signer: maybe(address), bytes: hex, blind: maybe(always(true)) },
  typedData: { signer: maybe(address), json: text, typed },
  safeTransaction: { chainId: count, safe: address, version: text, tx: safeTx, claimedHash: maybe(hex) },
  userOperation: {
    chainId: count,
    entryPoint: address,
    version: maybe(words({ '0.6': true, '0.7': true, '0.8': true })),
    op: userOp,
    authorization: maybe(authorization),
  },
  authorization: {
    chainId: count,
    delegate: address,
    nonce: maybe(integer),
    authority: maybe(address),
    signature: maybe(hex),
  },
});

const request: Shape<SigningRequest> = object<SigningRequest>({
  digest: hex,
  body,
  raw: said(descriptions.raw, text),
  beside: maybe(list(body)),
});

const origin: Shape<Origin> = object<Origin>({
  via: words(ways),
  claimed: maybe(text),
  site: maybe(said(descriptions.site, text)),
  verified: maybe(said(descriptions.verified, text)),
  madeMine: maybe(yesNo),
  asker: maybe(text),
});

export const incoming: Shape<Incoming> = object<Incoming>({
  request,
  origin,
  receivedAt: said(descriptions.milliseconds, count),
  names: maybe(list(object<TypedName>({ name: text, address }))),
  mined: maybe(object<Mined>({ blockHash: hex, blockNumber: integer })),
  intent: maybe(intent),
});

import type { Address } from 'viem';
import type { Body, Call, SigningRequest } from '../../model/request.ts';
import { checksummed } from '../../text/address.ts';
import { ReadbackError } from '../../text/errors.ts';
import { signingMethods } from './methods.ts';
import { askedAccount } from '../frozen/askedAccount.ts';
import { isSignedAlready } from '../frozen/isSignedAlready.ts';
import { readOnly } from '../frozen/readOnly.ts';
import { safeTxTypedData } from '../safe/safeTypedData.ts';

/** What a wallet is asked: the method, and the parameters exactly as they are handed over. */
export type WalletCall = Readonly<{ method: string; params: readonly unknown[] }>;

/**
 * Exactly what the wallet receives for this request from this account. Quantities are hex without leading zeros;
 * fields that nobody set are left out; typed data goes as the text it came as. A Safe transaction goes as the
 * typed data of its version.
 *
 * @throws {ReadbackError} if the request is for another account, or of a kind that no wallet takes from a web page
 */
export function walletCall(request: SigningRequest, account: Address): WalletCall {
  const { body } = request;
  const never = readOnly(body);
  if (never !== undefined) {
    const id = isSignedAlready(body)
      ? 'wallet.signed'
      : never === 'domainLacksField'
        ? 'wallet.domainLacksField'
        : 'wallet.notFromPage';
    throw new ReadbackError({ id }, { details: never });
  }
  const from = checksummed(account);
  const asked = askedAccount(body);
  if (asked !== undefined && checksummed(asked) !== from) throw new OtherAccountError(asked, from);
  switch (body.kind) {
    case 'transaction':
      return { method: signingMethods.transaction, params: [transactionParams(body, from)] };
    case 'calls':
      return { method: signingMethods.calls, params: [callsParams(body, from)] };
    case 'message':
      return { method: signingMethods.message, params: [body.bytes, from] };
    case 'typedData':
      return { method: signingMethods.typedData, params: [from, body.json] };
    case 'safeTransaction':
      return { method: signingMethods.typedData, params: [from, safeTxTypedData(body).json] };
    case 'calldata':
    case 'userOperation':
    case 'authorization':
      throw new ReadbackError({ id: 'wallet.never' }, { details: body.kind });
  }
}

/** The request names an account, and another one is to sign it. */
export class OtherAccountError extends ReadbackError {
  override name = 'OtherAccountError';

  constructor(asked: Address, account: Address) {
    super(
      { id: 'wallet.otherAccount' },
      {
        details: `${asked}, ${account}`,
      },
    );
  }
}

function transactionParams(
  body: Extract<Body, { kind: 'transaction' }>,
  from: Address,
): Record<string, unknown> {
  const { set } = body;
  return dropAbsent({
    from,
    ...callParams(body.call),
    chainId: quantity(BigInt(body.chainId)),
    type: set.type,
    nonce: maybe(set.nonce),
    gas: maybe(set.gas),
    gasPrice: maybe(set.gasPrice),
    maxFeePerGas: maybe(set.maxFeePerGas),
    maxPriorityFeePerGas: maybe(set.maxPriorityFeePerGas),
    accessList: set.accessList,
  });
}

/** EIP-5792: as the app wrote it, else version 2.0.0. */
function callsParams(body: Extract<Body, { kind: 'calls' }>, from: Address): Record<string, unknown> {
  const { asked } = body;
  return dropAbsent({
    version: asked?.version ?? '2.0.0',
    id: asked?.id,
    from,
    chainId: quantity(BigInt(body.chainId)),
    atomicRequired: asked?.atomicUnsaid === true ? undefined : body.atomic,
    calls: body.calls.map((call, at) =>
      dropAbsent({ ...callParams(call), capabilities: capabilitiesOf(body, at) }),
    ),
    capabilities: capabilitiesOf(body, undefined),
  });
}

/** As the app wrote them, but for those that are left out. */
function capabilitiesOf(
  { capabilities = [] }: Extract<Body, { kind: 'calls' }>,
  call: number | undefined,
): Record<string, unknown> | undefined {
  const asked = capabilities.filter((it) => it.call === call && it.leftOut !== true);
  if (asked.length === 0) return undefined;
  return Object.fromEntries(asked.map(({ name, json }) => [name, JSON.parse(json) as unknown]));
}

function callParams(call: Call): Record<string, unknown> {
  return {
    to: call.to ?? undefined,
    value: quantity(call.value),
    data: call.data === '0x' ? undefined : call.data,
  };
}

function quantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}

function maybe(value: bigint | undefined): string | undefined {
  return value === undefined ? undefined : quantity(value);
}

function dropAbsent(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

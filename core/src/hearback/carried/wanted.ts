import { type Address, concatHex, type Hex } from 'viem';
import { sameReceiver } from '../../ledger/account.ts';
import type { Body, Authorization } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { suffixOf } from '../../request/transaction/suffixed.ts';
import { asSafeTx } from '../../request/safe/safeTypedData.ts';

/** A call as it was read back. Of a delegatecall the value counts for nothing. */
export type WantedCall = Readonly<{
  op: 'call' | 'delegatecall' | 'create';
  to: Address | null;
  value: bigint;
  data: Hex;
  /** What the wallet may add to the data, as it was asked to. */
  suffix?: Hex;
}>;

/** What was read back, as calls that `account` makes one after the other, in whatever transaction they travel. */
export type Wanted = Readonly<{
  chainId: number;
  account: Address;
  calls: readonly WantedCall[];
  /** Authorizations (EIP-7702) that were read back with them. */
  authorizations: readonly Authorization[];
}>;

/**
 * The calls of a request, and the account whose authority they need: of a Safe transaction, the Safe. Undefined for
 * requests that lead to no transaction of their own.
 */
export function wantedOf(body: Body, asked: Address): Wanted | undefined {
  switch (body.kind) {
    case 'transaction': {
      const { chainId, from, call, set } = body;
      const calls = [{ ...call, op: call.to === null ? 'create' : 'call' } as const];
      return { chainId, account: from ?? asked, calls, authorizations: set.authorizationList ?? [] };
    }
    case 'calls': {
      const calls = body.calls.map((call, at): WantedCall => {
        const suffix = suffixOf(body, at);
        const op = call.to === null ? 'create' : 'call';
        return { ...call, op, ...(suffix === undefined ? {} : { suffix }) };
      });
      return { chainId: body.chainId, account: body.from ?? asked, calls, authorizations: [] };
    }
    case 'safeTransaction':
      return ofSafe(body);
    case 'typedData': {
      const found = asSafeTx(body.typed);
      if (found?.chainId === undefined) return undefined;
      return ofSafe({ chainId: found.chainId, safe: found.safe, tx: found.tx });
    }
    default:
      return undefined;
  }
}

function ofSafe({
  chainId,
  safe,
  tx: { to, value, data, operation },
}: Pick<Extract<Body, { kind: 'safeTransaction' }>, 'chainId' | 'safe' | 'tx'>): Wanted {
  const op = operation === 0 ? 'call' : 'delegatecall';
  return { chainId, account: safe, calls: [{ op, to, value, data }], authorizations: [] };
}

/**
 * Whether a step is a wanted call, byte for byte, but for what the wallet was asked to add. `forwarded`: whether a forwarder put the account behind the data, as
 * those of ERC-2771 do.
 */
export function isCall(step: Called, wanted: WantedCall, account: Address, forwarded: boolean): boolean {
  const sent = [
    wanted.data,
    ...(wanted.suffix === undefined ? [] : [concatHex([wanted.data, wanted.suffix])]),
  ];
  const data = sent.map((it) => (forwarded ? concatHex([it, account]) : it).toLowerCase());
  return (
    step.op === wanted.op &&
    step.commandByte === undefined &&
    sameReceiver(step.to, wanted.to) &&
    (step.op === 'delegatecall' || step.value === wanted.value) &&
    data.includes(step.data.toLowerCase())
  );
}

type Called = Pick<Step, 'op' | 'to' | 'value' | 'data' | 'commandByte'>;

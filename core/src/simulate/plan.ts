import { hasNetworkFields } from '../request/frozen/hasNetworkFields.ts';
import type { Address } from 'viem';
import { isForService } from '../decode/typed/signedForms.ts';
import { encodeType } from '../crypto/encodeType.ts';
import type { Body, Call, SigningRequest, TxOverrides } from '../model/request.ts';
import { asSafeTx } from '../request/safe/safeTypedData.ts';
import type { Derivation } from './derived/derive.ts';
import { distinct } from './derived/distinct.ts';
import { carriedOf } from './derived/accounts/carriedPlan.ts';
import { offersPlan } from './derived/markets/offersPlan.ts';
import { typedOperationOf } from './derived/accounts/typedOperation.ts';
import { safePlan } from './derived/accounts/safe.ts';
import { seaportPlan } from './derived/markets/seaportOrder.ts';
import { signedTransferOf } from './derived/tokenTransfer.ts';
import { permitOf } from './derived/permitGrants.ts';
import { suffixed } from '../request/transaction/suffixed.ts';
import type { RunPlan } from './runPlan.ts';

/** How the effects of a request are found. */
export type SimulationPlan =
  | Readonly<{ kind: 'skip' }>
  | Readonly<{ kind: 'noSender' }>
  | Readonly<{ kind: 'unsupported' }>
  | Readonly<{ kind: 'derive'; what: Derivation }>
  | RunPlan;

/**
 * What to run for a request. A transaction or batch runs as it is. A Safe transaction, also as typed data, is
 * derived: what the Safe does once it is executed. A permit is not a run at all. Messages, and typed data that only a
 * service reads, have no effects; of typed data that nobody here knows none can be derived.
 */
export function planOf({ body }: SigningRequest, accounts: readonly Address[]): SimulationPlan {
  switch (body.kind) {
    case 'message':
      return { kind: 'skip' };
    case 'transaction':
      return transactionPlan(body, accounts);
    case 'calldata':
      return { kind: 'unsupported' };
    case 'calls': {
      const plan = sent(body.from, body.calls, accounts, { set: {}, atomic: body.atomic });
      const longer = suffixed(body);
      if (plan.kind !== 'run' || longer === undefined) return plan;
      const isTooLong = longer.reduce((sum, { data }) => sum + data.length, 0) > mostDigits;
      return isTooLong ? { kind: 'unsupported' } : { ...plan, suffixed: longer };
    }
    case 'safeTransaction':
      if (body.version.startsWith('0.')) return { kind: 'unsupported' };
      return { kind: 'derive', what: safePlan(body.safe, body.tx, accounts) };
    case 'typedData': {
      const found = asSafeTx(body.typed);
      if (found !== null) {
        // Safe 0.1 executes by another function.
        if (found.signing.gasField === 'dataGas') return { kind: 'unsupported' };
        return { kind: 'derive', what: safePlan(found.safe, found.tx, accounts) };
      }
      const permit = permitOf(body.typed, body.signer ?? accounts[0]);
      if (permit !== undefined)
        return { kind: 'derive', what: { kind: 'permit', permit, typed: body.typed } };
      const transfer = signedTransferOf(body.typed, body.signer ?? accounts[0]);
      if (transfer !== undefined)
        return { kind: 'derive', what: { kind: 'transfer', transfer, typed: body.typed } };
      const orders = seaportPlan(body.typed);
      if (orders !== undefined) return { kind: 'derive', what: orders };
      const operation = typedOperationOf(body.typed);
      if (operation !== undefined) return { kind: 'derive', what: { kind: 'operation', ...operation } };
      const other = carriedOf(body.typed) ?? offersPlan(body.typed, body.signer ?? accounts[0]);
      if (other !== undefined) return { kind: 'derive', what: other };
      const { types, primaryType, domain } = body.typed;
      return { kind: isForService(encodeType(types, primaryType), domain) ? 'skip' : 'unsupported' };
    }
    case 'userOperation':
      return { kind: 'derive', what: { kind: 'operation', body } };
    case 'authorization': {
      const authority = body.authority ?? accounts[0];
      if (authority === undefined) return { kind: 'noSender' };
      return { kind: 'derive', what: { kind: 'authorization', body: { ...body, authority } } };
    }
  }
}

/** What bytes that a wallet adds may come to in all calls, as hex digits: blocks hold no more. */
const mostDigits = 4_000_000;

/** No engine here carries blobs, or fields of one network alone: without them the call may do something else. */
function transactionPlan(
  { from, call, set, chainId }: Extract<Body, { kind: 'transaction' }>,
  accounts: readonly Address[],
): SimulationPlan {
  const { type, authorizationList: list, blobVersionedHashes } = set;
  if (blobVersionedHashes !== undefined || type === '0x3' || hasNetworkFields(set))
    return { kind: 'unsupported' };
  const plan = sent(from, [call], accounts, { set, atomic: true });
  if (plan.kind !== 'run' || list === undefined) return type === '0x4' ? { kind: 'unsupported' } : plan;
  // What is still to be signed, the sender signs.
  const whose = list.map((it) => (it.signature === undefined ? { authority: plan.from, ...it } : it));
  const authorities = whose.flatMap(({ authority }) => (authority === undefined ? [] : [authority]));
  const all = distinct([...plan.accounts, ...authorities]);
  const what = { kind: 'delegating', plan: { ...plan, accounts: all }, chainId, list: whose } as const;
  return { kind: 'derive', what };
}

function sent(
  from: Address | undefined,
  calls: readonly Call[],
  accounts: readonly Address[],
  { set, atomic }: { set: TxOverrides; atomic: boolean },
): SimulationPlan {
  const sender = from ?? accounts[0];
  if (sender === undefined) return { kind: 'noSender' };
  return {
    kind: 'run',
    from: sender,
    calls,
    atomic,
    set,
    overrides: [],
    accounts: distinct([sender, ...accounts]),
    payer: sender,
    assumed: from === undefined ? [{ is: 'sender' }] : [],
  };
}

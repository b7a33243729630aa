import type { Address } from 'viem';
import type { Call, SigningRequest, TxFieldsSetByUser } from '../model/request.ts';
import type { Phrase } from '../model/phrase.ts';
import { asSafeTx } from '../request/safeTypedData.ts';
import type { Derivation } from './derived/derive.ts';
import { distinct } from './derived/distinct.ts';
import { safePlan } from './derived/safe.ts';
import { seaportPlan } from './derived/seaport.ts';
import { signedTransferOf } from './derived/tokenTransfer.ts';
import type { Override } from './engine.ts';
import { permitOf, speaksOfAssets } from './permit.ts';
import type { Report } from './report.ts';
import type { Ran } from './rounds.ts';

/** How the effects of a request are found. */
export type Plan =
  | Readonly<{ kind: 'skip' }>
  | Readonly<{ kind: 'noSender' }>
  | Readonly<{ kind: 'unsupported' }>
  | Readonly<{ kind: 'derive'; what: Derivation }>
  | RunPlan;

export type RunPlan = Readonly<{
  kind: 'run';
  from: Address;
  /** Calls of the same sender that run before: what they change is there already. */
  first?: readonly Call[];
  calls: readonly Call[];
  /** Whether one failing call undoes all. */
  atomic: boolean;
  set: TxFieldsSetByUser;
  overrides: readonly Override[];
  /** Whose changes are shown. */
  accounts: readonly Address[];
  /** Who pays the network fee; nobody whom the request names, when somebody else will execute it. */
  payer?: Address;
  /** Where there has to be a Safe. */
  safe?: Address;
  assumed: readonly Phrase[];
  /** What else the run tells, put into its report. */
  finish?: (report: Report, ran: Ran) => Report;
}>;

/**
 * What to run for a request. A transaction or batch runs as it is. A Safe transaction, also as typed data, is
 * derived: what the Safe does once it is executed. A permit is no run at all. Messages, and typed data that no
 * contract can act on, have no effects.
 */
export function planOf({ body }: SigningRequest, accounts: readonly Address[]): Plan {
  switch (body.kind) {
    case 'message':
      return { kind: 'skip' };
    case 'transaction':
      // No engine here carries authorizations or blobs: without them the call may do something else.
      if (changesTheRun(body.set)) return { kind: 'unsupported' };
      return sent(body.from, [body.call], accounts, { set: body.set, atomic: true });
    case 'calls':
      return sent(body.from, body.calls, accounts, { set: {}, atomic: body.atomic });
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
      const { domain } = body.typed;
      const nobody = domain.verifyingContract === undefined && !speaksOfAssets(body.typed);
      return { kind: nobody ? 'skip' : 'unsupported' };
    }
    case 'userOperation':
      return { kind: 'derive', what: { kind: 'operation', body } };
    case 'authorization':
      return { kind: 'unsupported' };
  }
}

function changesTheRun({ type, authorizationList, blobVersionedHashes }: TxFieldsSetByUser): boolean {
  const carries = authorizationList ?? blobVersionedHashes;
  return carries !== undefined || type === '0x3' || type === '0x4';
}

function sent(
  from: Address | undefined,
  calls: readonly Call[],
  accounts: readonly Address[],
  { set, atomic }: { set: TxFieldsSetByUser; atomic: boolean },
): Plan {
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
    assumed: from === undefined ? [{ id: 'effects.assumed.sender', args: {} }] : [],
  };
}

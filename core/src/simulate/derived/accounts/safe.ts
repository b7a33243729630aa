import type { Address } from 'viem';
import { same } from '../../../ledger/account.ts';
import { selectors } from '../../../world/selectors.ts';
import { type Known, unknown } from '../../../model/known.ts';
import type { SafeTx } from '../../../model/request.ts';
import type { RunPlan } from '../../runPlan.ts';
import type { SimulationReport } from '../../simulationReport.ts';
import { safeRun } from '../safeRun.ts';
import { unforeseeable } from '../../engines/unforeseeable.ts';
import type { Additions } from '../additions.ts';
import type { AtPin } from '../atPin.ts';
import type { RunIt } from '../derivation.ts';
import { distinct } from '../distinct.ts';

/** A Safe transaction, to be executed as the Safe will. */
export type SafePlan = Readonly<{ kind: 'safe'; plan: RunPlan; nonce: bigint }>;

export function safePlan(safe: Address, tx: SafeTx, accounts: readonly Address[]): SafePlan {
  const executor = unforeseeable();
  const { call, overrides } = safeRun(safe, tx, executor);
  return {
    kind: 'safe',
    nonce: tx.nonce,
    plan: {
      kind: 'run',
      from: executor,
      calls: [call],
      atomic: true,
      set: {},
      overrides,
      accounts: distinct([safe, ...accounts]),
      safe,
      synthetic: overrides
        .filter(({ address }) => !same(address, safe))
        .map(({ address, code }) => ({ address, is: code === undefined ? 'sender' : 'signer' })),
      assumed: [{ is: 'signatures' }, { is: 'safeNow' }],
    },
  };
}

/**
 * Runs it, and reads beside which nonce the Safe takes next: any other cannot be executed now. Where the Safe does not
 * take the executor for its only owner, it keeps owners and threshold elsewhere: then nothing is known (`unsupported`).
 */
export async function safeReport(
  { plan, nonce }: SafePlan,
  run: RunIt,
  at: AtPin,
): Promise<readonly [Known<SimulationReport>, Additions]> {
  const safe = plan.safe ?? plan.from;
  const [report, next] = await Promise.all([run(plan), at.word(safe, selectors.nonce)]);
  if (report.s === 'known' && isOfSignatures(report.v)) return [unknown('unsupported'), {}];
  if (next.s !== 'known' || next.v === nonce) return [report, {}];
  return [report, { notNow: [{ is: 'safeNonce', own: Number(nonce), next: Number(next.v) }] }];
}

/** What Safe 1.0.0 and later say of signatures that they do not take. */
function isOfSignatures({ effects }: SimulationReport): boolean {
  const reason = effects.revert?.reason;
  return reason !== undefined && (/^GS02[0-6]$/.test(reason) || reason === 'Invalid owner provided');
}

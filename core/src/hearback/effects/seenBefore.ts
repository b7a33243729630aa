import type { Address } from 'viem';
import type { Limit } from '../../model/limits.ts';
import { isAmong } from '../../ledger/account.ts';
import type { Effects } from '../../model/effects.ts';
import type { Step } from '../../model/step.ts';
import { readsOfLogs, readsOfSteps } from '../../effects/candidates.ts';
import { controlReads, probes } from '../../effects/control/controlReads.ts';
import type { Log } from '../../effects/log.ts';
import { maxReads } from '../../simulate/engines/gas.ts';
import type { Draft } from '../../effects/draft.ts';
import { isSlotRead, type Read, readKey } from '../../effects/read.ts';
import { readsOfLines } from './readsOfLines.ts';

type Looked = Readonly<{ steps: readonly Step[]; accounts: readonly Address[]; logs: readonly Log[] }>;

/**
 * Whether a change that was not read back would have been: false where the readback said that it did not look there,
 * or could not. `logs` are of the mined transaction, whose events a readback that saw them would have followed.
 */
export function seenBefore(predicted: Effects, { steps, accounts, logs }: Looked): (line: Draft) => boolean {
  const said = new Set(predicted.notLookedAt.map(({ is }) => is));
  const keys = (reads: readonly Read[]) => new Set(reads.map(readKey));
  const asked = keys([...readsOfSteps(steps, accounts).slice(0, maxReads), ...probes(steps, accounts)]);
  const ofCalls = keys(controlReads({ logs: [], steps, accounts }, () => undefined).map(({ read }) => read));
  const ofLogs = keys(readsOfLogs(logs, accounts));
  const calls = said.has('events');
  const cut = any(said, ['reads', 'accounts', 'logs', 'contract', 'paymaster']);
  const noSlots = any(said, ['code', 'control']);

  return (line) => {
    const reads = readsOf(line);
    const among = (all: ReadonlySet<string>) => reads.some((read) => all.has(readKey(read)));
    const stored = reads.some(isSlotRead);
    // What storage became is told apart from what contracts answer after that.
    if (said.has('afterwards')) return stored && !noSlots && !calls && !cut;
    if (stored && noSlots) return false;
    if (among(asked)) return true;
    if (cut) return false;
    if (line.part === undefined) {
      return !calls && (among(ofLogs) || !said.has('controlReads'));
    }
    if (said.has('control')) return false;
    return !calls || among(ofCalls) || (line.what === 'safe' && isOfOne(line.who, accounts));
  };
}

/** What tells of the change itself, without what is read beside it. */
function readsOf(line: Draft): readonly Read[] {
  const reads = readsOfLines([line]);
  const slots = reads.filter(isSlotRead);
  if (slots.length > 0) return slots;
  const isCode = line.what === 'code' || line.what === 'delegate';
  return isCode ? reads : reads.filter(({ kind }) => kind !== 'code');
}

function any(said: ReadonlySet<Limit['is']>, names: readonly Limit['is'][]): boolean {
  return names.some((name) => said.has(name));
}

function isOfOne(who: Address, accounts: readonly Address[]): boolean {
  return isAmong(who, accounts);
}

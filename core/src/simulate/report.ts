import { factOfEffect } from '../model/factIds.ts';
import type { Address } from 'viem';
import type { Assumption, Limit } from '../model/limits.ts';
import { same } from '../ledger/account.ts';
import { paidByCalls, sumOf } from '../actions/asked/askedBook.ts';
import { currencyOf, heldKey } from '../ledger/asset.ts';
import { gasOfAuthorizations } from '../request/leastGas.ts';
import type { EffectLine, Effects, Health, LoanHealth, PinnedBlock, Revert } from '../model/effects.ts';
import type { Fact, Provenance } from '../model/fact.ts';
import { type Known, known, pending, unknown, valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { toldAtPin } from '../world/provenance.ts';
import { readsOfSteps } from '../effects/candidates.ts';
import { readsOfIntent } from '../effects/readsOfIntent.ts';
import type { Intent } from '../model/intent.ts';
import { causeOf } from '../effects/cause.ts';
import { type Claim, claimsOf } from '../effects/claims.ts';
import { positionLines } from '../effects/positions.ts';
import { effectFacts } from '../effects/effectFacts.ts';
import type { Outcome } from '../effects/engine.ts';
import type { Log } from '../effects/log.ts';
import { isDiamondCut } from '../effects/control/announced.ts';
import { eventsOf, hasTooMany } from '../effects/events.ts';
import { feeReport } from './feeReport.ts';
import { linesOf, linesOfPayees } from '../effects/lines.ts';
import type { ReadPair, Draft } from '../effects/draft.ts';
import type { RunPlan } from './runPlan.ts';
import { type AskedRead, readKey } from '../effects/read.ts';
import { revertOf } from './revert.ts';
import type { Ran } from './ran.ts';
import type { SimulationReport } from './simulationReport.ts';

/** Turns what an engine found into lines and facts. A run that fails as a whole changes nothing but the fee. */
export function reportOf(
  ran: Ran,
  {
    plan,
    steps,
    block,
    engine,
    intent,
  }: {
    plan: RunPlan;
    steps: readonly Step[];
    block: PinnedBlock;
    engine: string;
    intent?: Intent;
  },
): SimulationReport {
  const { outcome } = ran;
  const from = [toldAtPin(block, outcome.endpoint, engine)];
  const status = statusOf(ran, plan, steps);
  const gasUsed = outcome.calls.reduce((sum, call) => sum + call.gasUsed, 0n);
  const undone = plan.atomic && status === 'revert';
  const changes = undone ? [] : changesOf(ran, plan, steps, { block, gasUsed, intent });
  // No engine runs authorizations: what they cost is added.
  const charged = gasUsed + gasOfAuthorizations(plan.set.authorizationList);
  const fee = feeReport(ran, plan, charged, block, from);

  const lines: EffectLine[] = [];
  const facts: Fact[] = [...fee.facts];
  for (const { line: draft, delta } of [...changes, ...fee.lines]) {
    const line: EffectLine = { ...draft, id: `${lines.length}`, cause: causeOf(draft, steps) };
    lines.push(line);
    facts.push(...effectFacts(line, from, delta));
  }
  const health = undone ? [] : healthOf(ran);
  const readings = readingsOf(ran.reads, outcome);
  const positions = undone ? [] : positionLines(ran.positions, readings, plan.accounts);
  const atPayees = undone ? [] : payeesOf(ran, plan, block.chainId);
  const arrivals = atPayees.map(
    (draft, n): EffectLine => ({ ...draft, id: `${lines.length + n}`, cause: causeOf(draft, steps) }),
  );
  for (const line of arrivals) facts.push(...effectFacts(line, from));
  facts.push(...sentFacts([...lines, ...arrivals], steps));
  const failed = outcome.calls.find((call) => !call.ok);
  const revert = failed === undefined ? undefined : revertOf(failed.data);
  if (revert !== undefined) facts.push(revertFact(revert, from));
  return {
    effects: {
      block,
      status,
      ...(revert === undefined ? {} : { revert }),
      gasUsed: charged,
      lines,
      ...(arrivals.length === 0 ? {} : { arrivals }),
      ...(health.length === 0 ? {} : { health }),
      ...(positions.length === 0 ? {} : { positions }),
      ...(isEventless(outcome) ? { eventless: true } : {}),
      ...(undone || ran.bound === undefined ? {} : { bound: ran.bound }),
      engines: [{ name: engine, agrees: null }],
      notLookedAt: notLookedAt(ran),
      assumed: assumed(ran, plan),
    },
    facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])),
  };
}

export function revertFact({ reason }: Revert, from: readonly Provenance[]): Fact {
  const value = reason === undefined ? unknown('notFound') : known({ kind: 'text', text: reason } as const);
  return { id: 'revert.reason', value, from };
}

/** A Safe that is called can say by an event that what it ran failed, while the transaction succeeds. */
function statusOf({ outcome }: Ran, plan: RunPlan, steps: readonly Step[]): Effects['status'] {
  const failed = outcome.calls.filter((call) => !call.ok).length;
  if (failed > 0) return plan.atomic || failed === outcome.calls.length ? 'revert' : 'partial';
  const called = [
    ...plan.accounts,
    ...plan.calls.flatMap(({ to }) => (to === null ? [] : [to])),
    ...steps.flatMap(({ to }) => (to === null ? [] : [to])),
  ];
  const inner = logsOf(outcome.calls).flatMap(eventsOf);
  return inner.some((it) => it.kind === 'safeFailed' && called.some((to) => same(to, it.safe)))
    ? 'partial'
    : 'success';
}

function changesOf(
  ran: Ran,
  plan: RunPlan,
  steps: readonly Step[],
  {
    block: { chainId, timestamp: time },
    gasUsed,
    intent,
  }: { block: PinnedBlock; gasUsed: bigint; intent: Intent | undefined },
): readonly Claim[] {
  const { outcome } = ran;
  const all = [...ran.control.slots, ...readingsOf(ran.reads, outcome)];
  const readings = [...new Map(all.toReversed().map((it) => [readKey(it.read), it])).values()].toReversed();
  const { accounts } = plan;
  const paid = (account: Address) => (same(account, plan.from) ? gasUsed * outcome.gasPrice : 0n);
  const looked = [...readsOfSteps(steps, accounts), ...readsOfIntent(intent, accounts)];
  const given = new Set(looked.map(readKey));
  return [
    ...linesOf(readings, { chainId, accounts, paid, time }, given).map((line) => ({ line })),
    ...claimsOf(logsOf(outcome.calls), readings, { chainId, accounts }),
  ];
}

function payeesOf({ outcome, reads, payees }: Ran, plan: RunPlan, chainId: number): readonly Draft[] {
  const { asked } = payees;
  const seen = readingsOf(payees.reads.slice(asked), outcome, reads.length + asked);
  const came = seen.filter(({ before, after }) => (valueOf(after) ?? 0n) > (valueOf(before) ?? 0n));
  const read = [...readingsOf(payees.reads.slice(0, asked), outcome, reads.length), ...came];
  const context = { chainId, accounts: plan.accounts, paid: () => 0n };
  return linesOfPayees(read, readingsOf(reads, outcome), context);
}

function readingsOf(reads: readonly AskedRead[], { before, after }: Outcome, first = 0): readonly ReadPair[] {
  return reads.flatMap((read, n): readonly ReadPair[] => {
    const [from, to] = [before[first + n], after[first + n]];
    return from === undefined || to === undefined ? [] : [{ read, before: from, after: to }];
  });
}

function healthOf({ health, reads, outcome }: Ran): readonly LoanHealth[] {
  const found = new Map(readingsOf(reads, outcome).map((it) => [readKey(it.read), it]));
  return health.map(({ market, account, oracle, reads: asked, healthOf: of }) => {
    const side = (at: 'before' | 'after'): Known<Health> => {
      const words = asked.flatMap((read) => valueOf(found.get(readKey(read))?.[at] ?? pending) ?? []);
      const it = words.length === asked.length ? of(words) : undefined;
      return it === undefined ? unknown('unanswered') : known(it);
    };
    const its = { market, account, ...(oracle === undefined ? {} : { oracle }) };
    return { ...its, before: side('before'), after: side('after') };
  });
}

/** Beside a balance of someone who is paid: `effect.<n>.sent`, what the calls send, in the asset's smallest unit. */
function sentFacts(lines: readonly EffectLine[], steps: readonly Step[]): readonly Fact[] {
  const paid = paidByCalls(steps);
  return lines.flatMap((line): readonly Fact[] => {
    const currency = line.what === 'balance' ? currencyOf(line.asset) : undefined;
    const raw = currency === undefined ? 0n : sumOf(paid.get(heldKey(line.who, currency)) ?? []);
    if (raw === 0n || line.asset === undefined) return [];
    const value = known({ kind: 'amount', raw, asset: line.asset } as const);
    return [{ id: factOfEffect(line.id, 'sent'), value, from: [{ by: 'request' }] }];
  });
}

function logsOf(calls: readonly { logs: readonly Log[] }[]): readonly Log[] {
  return calls.flatMap((call) => call.logs);
}

function isEventless({ calls, logsCut, notLookedAt: missed }: Outcome): boolean {
  const unseen = missed.some(({ is }) => is === 'events');
  return !logsCut && !unseen && logsOf(calls).length === 0;
}

const controlLimits = {
  all: 'otherControl',
  asked: 'code',
  none: 'control',
} as const;

function notLookedAt({ leftOut, payees, outcome, control, dataFee }: Ran): readonly Limit[] {
  const paid = payees.reads.length > 0;
  const said: Limit[] = [{ is: paid ? 'othersButPayees' : 'others' }, { is: controlLimits[control.looked] }];
  if (control.leftOut > 0) {
    said.push({ is: 'controlReads', count: control.leftOut });
  }
  if (payees.leftOut > 0) {
    said.push({ is: 'payees', count: payees.leftOut });
  }
  if (leftOut > 0) said.push({ is: 'reads', count: leftOut });
  if (outcome.logsCut || logsOf(outcome.calls).some(hasTooMany)) said.push({ is: 'logs' });
  if (logsOf(outcome.calls).some(isDiamondCut)) said.push({ is: 'diamond' });
  if (dataFee !== undefined && dataFee.s !== 'known') {
    said.push({ is: 'dataFee' });
  }
  return [...said, ...outcome.notLookedAt];
}

function assumed(ran: Ran, plan: RunPlan): readonly Assumption[] {
  const own: Assumption[] = ran.outcome.inPinnedBlock ? [] : [{ is: 'ownBlock' }];
  const data: Assumption[] = ran.dataFee?.s === 'known' ? [{ is: 'dataFee' }] : [];
  return [...plan.assumed, ...ran.assumed, ...data, ...ran.outcome.assumed, ...own];
}

import type { PinnedBlock } from '../model/effects.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import type { World } from '../world/world.ts';
import { readsOfLogs, readsOfSteps } from './candidates.ts';
import type { Engine, Outcome, RunFees, RunResult, SimulatedCall } from './engine.ts';
import { type Fees, feesFor } from './fees.ts';
import { ampleGas, fittingGas, maxReads } from './gas.ts';
import { readsOfPayees } from './payees.ts';
import type { RunPlan } from './plan.ts';
import { type Read, readKey } from './read.ts';

/** What the rounds came to: the outcome that counts, and what has to be said about it. */
export type Ran = Readonly<{
  outcome: Outcome;
  reads: readonly Read[];
  /** How many values worth reading were left out. */
  leftOut: number;
  /** What was read of payees, after `reads`, and how many balances or payees were left out. */
  payees: Readonly<{ reads: readonly Read[]; leftOut: number }>;
  fees: Fees;
  /** Gas units that a wallet is likely to give the calls in all. */
  gasLimit: Known<bigint>;
  assumed: readonly Phrase[];
}>;

export type Failed = Exclude<RunResult, { s: 'known' }>;

/**
 * Runs a plan in two rounds. The first runs it without fees and reads what the steps speak of; its logs tell what
 * else to read. The second runs it as it would be mined, with fees and a fitting gas limit, and reads everything
 * before and after. A third is run where the fitting limit was too tight (contracts that demand gas to be left),
 * or where the node will not run it with fees and there was more to read: then one without fees counts, and the
 * readback says so. What payees hold is read beside, as far as there is room: it takes none from what is the user's.
 */
export async function runRounds(
  { plan, steps, block }: { plan: RunPlan; steps: readonly Step[]; block: PinnedBlock },
  engine: Engine,
  world: World,
  signal: AbortSignal,
): Promise<Failed | Readonly<{ s: 'known'; v: Ran }>> {
  const wanted = distinct([...safeReads(plan), ...readsOfSteps(steps, plan.accounts)]);
  const guess = wanted.slice(0, maxReads);
  const asked = readsOfPayees(steps, plan.accounts);
  const payeesBeside = (own: readonly Read[]): Ran['payees'] => {
    const fitting = asked.reads.slice(0, maxReads - own.length);
    return { reads: fitting, leftOut: asked.leftOut + asked.reads.length - fitting.length };
  };
  const atFirst = payeesBeside(guess);
  const run = (reads: readonly Read[], gas: readonly bigint[], fees: RunFees, deadline = laterDeadline) => {
    const calls = callsOf(plan, gas);
    const first = firstOf(plan, block);
    return engine.run(
      { block, reads, fees, calls, ...first, overrides: plan.overrides, deadline },
      world,
      signal,
    );
  };

  const ample = plan.calls.map(() => plan.set.gas ?? ampleGas(block, plan.calls.length));
  const [first, fees] = await Promise.all([
    run([...guess, ...atFirst.reads], ample, { kind: 'none' }, firstDeadline),
    feesFor(plan.set, block, world, signal),
  ]);
  if (first.s !== 'known') return first;

  const logs = first.v.calls.flatMap((call) => call.logs);
  const found = readsOfLogs(logs, steps, plan.accounts);
  const all = distinct([...answered(guess, first.v), ...found, ...wanted.slice(maxReads)]);
  const reads = all.slice(0, maxReads);
  const gas = plan.payer === undefined ? ample : fittingGas(first.v, ample, plan.set.gas);
  const gasLimit = gas.reduce((total, it) => total + it, 0n);
  const payees = payeesBeside(reads);
  const base = { reads, leftOut: all.length - reads.length, payees, fees, gasLimit: known(gasLimit) };

  const both = [...reads, ...payees.reads];
  const second = await run(both, gas, fees.run);
  if (second.s === 'known') {
    const assumed: Phrase[] = [];
    if (fees.estimated && plan.payer !== undefined) assumed.push({ id: 'effects.assumed.fees', args: {} });
    if (sameCourse(first.v, second.v)) return { s: 'known', v: { ...base, outcome: second.v, assumed } };
    const more = plan.set.gas === undefined && gas !== ample && (await run(both, ample, fees.run));
    if (more !== false && more.s === 'known' && sameCourse(first.v, more.v)) {
      return { s: 'known', v: { ...base, outcome: more.v, assumed, gasLimit: unknown('notAsked') } };
    }
    assumed.push({ id: 'effects.assumed.dependsOnFees', args: {} });
    return { s: 'known', v: { ...base, outcome: second.v, assumed } };
  }

  const assumed: Phrase[] = [{ id: 'effects.assumed.noFees', args: {} }];
  const have = new Set(guess.map(readKey));
  const more = all.filter((read) => !have.has(readKey(read))).length;
  const third = more > 0 ? await run(both, ample, { kind: 'none' }) : undefined;
  if (third?.s === 'known') return { s: 'known', v: { ...base, outcome: third.v, assumed } };
  return {
    s: 'known',
    v: { ...base, outcome: first.v, reads: guess, payees: atFirst, leftOut: more, assumed },
  };
}

/** Milliseconds. A reading ends within twelve seconds, and a slow second round must leave the first to be told. */
const firstDeadline = 6_000;
const laterDeadline = 3_500;

function distinct(reads: readonly Read[]): readonly Read[] {
  return [...new Map(reads.map((read) => [readKey(read), read])).values()];
}

function safeReads({ safe }: RunPlan): readonly Read[] {
  return safe === undefined ? [] : [{ kind: 'threshold', safe }];
}

/** A contract that answered neither before nor after has no such value, and makes room for those that have. */
function answered(reads: readonly Read[], { before, after }: Outcome): readonly Read[] {
  return reads.filter((_, n) => before[n]?.s === 'known' || after[n]?.s === 'known');
}

/** What runs before the request. It takes no nonces of its own: those that are next. */
function firstOf({ from, first = [] }: RunPlan, block: PinnedBlock): { first?: readonly SimulatedCall[] } {
  if (first.length === 0) return {};
  const gas = ampleGas(block, first.length + 1);
  return { first: first.map((call) => ({ from, ...call, gas })) };
}

function callsOf(plan: RunPlan, gas: readonly bigint[]): readonly SimulatedCall[] {
  const { nonce, accessList } = plan.set;
  return plan.calls.map((call, n) => ({
    from: plan.from,
    ...call,
    gas: gas[n] ?? 0n,
    ...(nonce === undefined ? {} : { nonce: nonce + BigInt(n) }),
    ...(accessList === undefined ? {} : { accessList }),
  }));
}

function sameCourse(a: Outcome, b: Outcome): boolean {
  return a.calls.every((call, n) => {
    const other = b.calls[n];
    return other !== undefined && call.ok === other.ok && call.logs.length === other.logs.length;
  });
}

import type { Assumption } from '../model/limits.ts';
import { same } from '../ledger/account.ts';
import type { PinnedBlock } from '../model/effects.ts';
import { known, unknown, type Why } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { endingBy } from '../world/endingBy.ts';
import type { World } from '../world/world.ts';
import { readsOfLogs, readsOfSteps } from '../effects/candidates.ts';
import { healthAsked } from '../effects/health/healthAsked.ts';
import { positionsIn, readsOfPositions } from '../effects/positions.ts';
import { readsOfIntent } from '../effects/readsOfIntent.ts';
import type { Intent } from '../model/intent.ts';
import type {
  CallOutcome,
  Engine,
  Outcome,
  Run,
  RunFees,
  RunResult,
  SimulatedCall,
} from '../effects/engine.ts';
import { dataFeeOf } from './engines/dataFee.ts';
import { type Fees, feesFor } from './engines/fees.ts';
import { ampleGas, fittingGas, maxReads, roomForReads, widerGas } from './engines/gas.ts';
import { otherBlock } from './engines/otherBlock.ts';
import { readsOfPayees, readsOfReceivers } from '../effects/recipientReads.ts';
import type { RunPlan } from './runPlan.ts';
import { announcedReads, controlReads, probes } from '../effects/control/controlReads.ts';
import type { SeenState } from '../effects/control/seen.ts';
import { boundOf, passingGas, passings } from '../effects/control/boundGains.ts';
import { fit } from '../effects/control/fit.ts';
import { slotRun } from './engines/slotRun.ts';
import { stateReadings } from '../effects/control/stateReadings.ts';
import type { ReadPair } from '../effects/draft.ts';
import { withSimulatedBalances } from './engines/simulatedBalance.ts';
import { randaoOf } from './engines/randao.ts';
import { type AskedRead, distinctReads, type Read, readKey, type SlotRead } from '../effects/read.ts';
import { simulateV1 } from './engines/simulateV1.ts';
import { unforeseeable } from './engines/unforeseeable.ts';
import { estimateOf, neededGas, usualGas } from './engines/usualGas.ts';
import type { ControlReadings, Ran } from './ran.ts';

export type Failed = Exclude<RunResult, { s: 'known' }>;

/**
 * Runs a plan in two rounds. The first runs it without fees and reads what the steps speak of; its logs tell what
 * else to read. The second runs it as it would be mined, with fees and a fitting gas limit, and reads everything
 * before and after. A third is run where the fitting limit was too tight (contracts that demand gas to be left),
 * or where the node will not run it with fees and there was more to read: then one without fees counts, and the
 * readback says so. Beside the second it is run in another block, and with the gas limits that wallets usually send,
 * which takes no more time. What payees hold is read
 * beside, as far as there is room: it takes none from what is the user's.
 * `beside` gets the run of the second round when that begins, and of a third, unless the engine traces automatically.
 */
export async function runRounds(
  {
    plan,
    steps,
    block,
    intent,
    end,
  }: { plan: RunPlan; steps: readonly Step[]; block: PinnedBlock; intent?: Intent; end?: number },
  engine: Engine,
  outside: World,
  signal: AbortSignal,
  beside?: (run: Run) => void,
): Promise<Failed | Readonly<{ s: 'known'; v: Ran }>> {
  let world = roundOf(outside, end, firstDeadline);
  const wanted = distinctReads([
    ...safeReads(plan),
    ...readsOfSteps(steps, plan.accounts),
    ...readsOfIntent(intent, plan.accounts),
  ]);
  const guess = wanted.slice(0, maxReads);
  const asked = readsOfPayees(steps, plan.accounts);
  const payeesBeside = (own: readonly AskedRead[], seen: readonly AskedRead[] = []): Ran['payees'] => {
    const fitting = distinctReads([...asked.reads, ...seen]).slice(0, maxReads - own.length);
    const leftOut = asked.leftOut + Math.max(0, asked.reads.length - fitting.length);
    return { reads: fitting, asked: Math.min(asked.reads.length, fitting.length), leftOut };
  };
  const atFirst = payeesBeside(guess);
  const probed = distinctReads([...guess, ...probes(steps, plan.accounts)]).slice(0, maxReads);
  const runOf = (reads: Run['reads'], gas: readonly bigint[], fees: RunFees, more: Partial<Run> = {}) => {
    const calls = callsOf(plan, gas);
    const here = { block, prevRandao: randaoOf(block), overrides: plan.overrides };
    const usual = { ...here, reads, fees, calls, deadline: laterDeadline };
    const whole = { ...usual, ...firstOf(plan, block), ...more };
    return { ...whole, overrides: withSimulatedBalances(whole) };
  };
  const run = (...it: Parameters<typeof runOf>) => engine.run(runOf(...it), world, signal);

  const ample = plan.calls.map(() => plan.set.gas ?? ampleGas(block, plan.calls.length));
  const asSent = runOf([], ample, { kind: 'none' });
  const [first, fees, dataFee, estimate, health] = await Promise.all([
    run([...probed, ...atFirst.reads], ample, { kind: 'none' }, { deadline: firstDeadline }),
    feesFor(plan.set, block, world, signal),
    dataFeeOf(plan, block, world, signal),
    plan.set.gas === undefined ? estimateOf(asSent, world, signal) : unknown('notAsked'),
    healthAsked({ world, block, signal }, steps),
  ]);
  if (first.s !== 'known') return first;
  world = roundOf(outside, end, laterDeadline);

  const logs = first.v.calls.flatMap((call) => call.logs);
  const positions = await positionsIn(logs, plan.accounts);
  const announced = readsOfLogs(logs, plan.accounts);
  const all = distinctReads([
    ...answered(guess, first.v),
    ...announced,
    ...health.flatMap(({ reads }) => reads),
    ...readsOfPositions(positions),
    ...wanted.slice(maxReads),
  ]);
  const needed = neededGas(first.v, estimate, ample);
  const gas = plan.payer === undefined ? ample : fittingGas(first.v, ample, plan.set.gas, needed);
  const others =
    plan.set.gas === undefined
      ? usualGas(asSent, needed, ample, {
          shown: gas,
          isEstimated: estimate.s === 'known',
          atomic: plan.atomic,
        })
      : [];
  const gasLimit = sum(gas);
  const payees = payeesBeside(all.slice(0, maxReads), readsOfReceivers(steps, logs, plan.accounts));
  const wishes = controlReads({ logs, steps, accounts: plan.accounts }, seenIn(probed, first.v));
  const wider = widerGas(gas, ample);
  const room = { own: maxReads, all: roomForReads(block, sum(wider)) - payees.reads.length };
  const { asked: reads, slots, leftOut, controlLeftOut } = fit(all, wishes, room);
  const hasSlots = slots.length > 0;
  const control: ControlReadings = { looked: hasSlots ? 'asked' : 'all', slots: [], leftOut: controlLeftOut };
  const tried = passings(first.v, probed, {
    accounts: plan.accounts,
    chainId: block.chainId,
    other: unforeseeable(),
  });

  const stores = async (...how: [gas: readonly bigint[], fees: RunFees]) =>
    hasSlots && first.v.engine === simulateV1.name
      ? slotRun(runOf([], ...how), slots, world, signal)
      : undefined;

  const both = [...reads, ...payees.reads];
  const balance = balanceOf(plan, guess, first.v);
  const trace = (limits: readonly bigint[], paid: RunFees) => {
    if (first.v.traces === undefined) beside?.(runOf([], limits, paid, balance));
  };
  trace(gas, fees.run);
  const [second, there, stored, bound, elsewhereInGas] = await Promise.all([
    run(both, gas, fees.run, balance),
    run(both, wider, fees.run, {
      ...otherBlock(block, fees.run),
      ...paidFor(plan, balance, gas, wider, fees),
    }),
    stores(gas, fees.run),
    passedOn(runOf([], gas, { kind: 'none' }), tried, engine, world, signal),
    Promise.all(
      [...others.map((limits) => ({ limits })), ...suffixedRun(plan, wider)].map(
        async ({ limits, ...how }) => {
          const more = { ...balance, ...paidFor(plan, balance, gas, limits, fees), ...how };
          const suffixed = 'calls' in how ? ({ suffixed: true } as const) : {};
          return { gas: limits, ...suffixed, it: await run(both, limits, fees.run, more) };
        },
      ),
    ),
  ]);
  const found = bound.length === 0 ? {} : { bound };
  const common = {
    reads,
    leftOut,
    payees,
    fees,
    dataFee,
    health,
    positions,
    gasLimit: known(gasLimit),
    control,
    ...found,
  };
  if (second.s === 'known') {
    const other = { here: second.v, ...elsewhere(there, all, reads, plan) };
    const inGas = await withEnough(elsewhereInGas, { plan, passed: first.v, shown: gas }, (limits) =>
      run(both, limits, fees.run, { ...balance, ...paidFor(plan, balance, gas, limits, fees) }),
    );
    const otherGas = inGas.map(({ it, ...how }) => ({ ...how, ...elsewhere(it, all, reads, plan) }));
    const slotted = withSlots(control, stored, slots, second.v);
    const base = { ...common, ...slotted, other, otherGas };
    const looked = [...all, ...wanted, ...reads, ...slots];
    const counts = (outcome: Outcome, more: Partial<Ran>): Awaited<ReturnType<typeof runRounds>> => {
      const unseen = announcedLater(first.v, outcome, looked, plan);
      return known({ ...base, assumed, ...more, outcome, leftOut: leftOut + unseen });
    };
    const assumed: Assumption[] = [];
    if (fees.estimated && plan.payer !== undefined) assumed.push({ is: 'fees' });
    if (sameCourse(first.v, second.v)) return counts(second.v, {});
    // With other gas it may be made to look harmless: more counts only where so much does not let it pass.
    const tight = second.v.calls.some(({ ok }, n) => !ok && first.v.calls[n]?.ok === true);
    const again = tight && plan.set.gas === undefined && gas !== ample;
    world = roundOf(outside, end, laterDeadline);
    if (again) trace(ample, fees.run);
    const third = again ? await run(both, ample, fees.run, balance) : second;
    const more = third.s === 'known' && third.v.calls.every(({ ok }) => ok) ? third.v : second.v;
    if (more === second.v || !sameCourse(first.v, more)) {
      assumed.push({ is: 'dependsOnFees' });
    }
    return counts(more, more === second.v ? {} : { gasLimit: unknown('notAsked') });
  }

  const assumed: Assumption[] = [withoutFees(second)];
  // What the wallet adds counts there, too: that it was not tried is said.
  const otherGas = suffixedRun(plan, wider).map(({ limits }) => ({
    gas: limits,
    suffixed: true as const,
    there: unknown('notAsked'),
    reads,
  }));
  const untried = otherGas.length === 0 ? {} : { otherGas };
  const have = new Set(probed.map(readKey));
  const isNew = (read: AskedRead) => !have.has(readKey(read));
  const again = hasSlots || reads.some(isNew);
  world = roundOf(outside, end, laterDeadline);
  if (again) trace(ample, { kind: 'none' });
  const [third, storedThen] = again
    ? await Promise.all([run(both, ample, { kind: 'none' }), stores(ample, { kind: 'none' })])
    : [];
  if (third?.s === 'known') {
    const looked = withSlots(control, storedThen, slots, third.v);
    return { s: 'known', v: { ...common, ...untried, ...looked, outcome: third.v, assumed } };
  }
  return {
    s: 'known',
    v: {
      ...common,
      ...untried,
      outcome: first.v,
      reads: probed,
      payees: atFirst,
      leftOut: all.filter(isNew).length,
      control: reads.some(isNew) ? unlooked : control,
      assumed,
    },
  };
}

/** Why a run without fees counts: the node would not run it with them, or did not get to it. */
function withoutFees(second: Failed): Assumption {
  if (second.s !== 'unknown' || !unheard.has(second.why)) return { is: 'noFees' };
  return { is: 'feesUnanswered', why: second };
}

const unheard: ReadonlySet<Why> = new Set(['busy', 'noState', 'timeout', 'offline']);

/** Runs the calls once more, and after them tries to pass on what came. What cannot be run says nothing. */
async function passedOn(
  run: Run,
  tried: ReturnType<typeof passings>,
  engine: Engine,
  world: World,
  signal: AbortSignal,
): Promise<NonNullable<Ran['bound']>> {
  if (tried.length === 0) return [];
  const trials = tried.map(({ who, to, data }) => ({ from: who, to, data, value: 0n, gas: passingGas }));
  const ran = await engine.run({ ...run, calls: [...run.calls, ...trials] }, world, signal);
  return ran.s === 'known' ? boundOf(tried, ran.v) : [];
}

/** Milliseconds. A reading ends within twelve seconds, and a slow second round must leave the first to be told. */
const firstDeadline = 6_000;
const laterDeadline = 3_500;

/** A round takes no more than this part of the time that is left: the next ones need some. */
const part = 0.6;

/** The world of one round, however many questions it takes. */
function roundOf(world: World, end: number | undefined, most: number): World {
  if (end === undefined) return world;
  const now = performance.now();
  return endingBy(world, now + Math.min(most, (end - now) * part));
}

function safeReads({ safe }: RunPlan): readonly AskedRead[] {
  return safe === undefined ? [] : [{ kind: 'threshold', safe }];
}

const untold = unknown('unsupported');

const unlooked: ControlReadings = { looked: 'none', slots: [], leftOut: 0 };

/** What storage says: in the node's own list of changes, else where the run that read it took the same course. */
function withSlots(
  control: ControlReadings,
  stored: Awaited<ReturnType<typeof slotRun>>,
  slots: readonly SlotRead[],
  { calls, state }: Outcome,
): { control: ControlReadings } {
  if (state?.s === 'known') {
    const safes = slots.filter(({ is }) => is === 'singleton').map(({ contract }) => contract);
    const changed = stateReadings(state.v, safes);
    const have = new Set(changed.map(({ read }) => readKey(read)));
    // What stays as it is the node does not tell: only that it stays.
    const stays = slots.filter((read) => !have.has(readKey(read)));
    const rest = stays.map((read): ReadPair => ({ read, before: untold, after: untold }));
    return { control: { ...control, looked: 'all', slots: [...changed, ...rest] } };
  }
  const same = stored?.ok.every((ok, n) => ok === calls[n]?.ok) === true;
  return { control: same ? { ...control, looked: 'all', slots: stored.readings } : control };
}

function seenIn(reads: readonly AskedRead[], { before, after }: Outcome): SeenState {
  const at = new Map(reads.map((read, n) => [readKey(read), n]));
  return (read) => {
    const n = at.get(readKey(read)) ?? -1;
    const [from, to] = [before[n], after[n]];
    return from === undefined || to === undefined ? undefined : { before: from, after: to };
  };
}

/** A contract that answered neither before nor after has no such value, and makes room for those that have. */
function answered(reads: readonly AskedRead[], { before, after }: Outcome): readonly AskedRead[] {
  return reads.filter((_, n) => before[n]?.s === 'known' || after[n]?.s === 'known');
}

/** Adds what contracts announce only in the other block: nobody knew that it would have to be read. */
function elsewhere(
  there: RunResult,
  all: readonly AskedRead[],
  reads: readonly AskedRead[],
  plan: RunPlan,
): Readonly<{ there: RunResult; reads: readonly AskedRead[] }> {
  if (there.s !== 'known') return { there, reads };
  const have = new Set(all.map(readKey));
  const logs = there.v.calls.flatMap((call) => call.logs);
  const more = distinctReads(readsOfLogs(logs, plan.accounts)).filter((it) => !have.has(readKey(it)));
  const none = more.map(() => unknown('notAsked'));
  const widened = (words: Outcome['before']) => [
    ...words.slice(0, reads.length),
    ...none,
    ...words.slice(reads.length),
  ];
  const { before, after } = there.v;
  return {
    there: known({ ...there.v, before: widened(before), after: widened(after) }),
    reads: [...reads, ...more],
  };
}

/** What the sender has, as the first run read it. */
function balanceOf(
  { from }: RunPlan,
  reads: readonly AskedRead[],
  { before }: Outcome,
): { balance?: bigint } {
  const at = reads.findIndex((read) => read.kind === 'native' && same(read.account, from));
  const it = before[at];
  return it?.s === 'known' ? { balance: it.v } : {};
}

/** What more gas costs in the other block is given to the sender: that it has too little for it says nothing. */
function paidFor(
  { from, overrides }: RunPlan,
  { balance }: { balance?: bigint },
  gas: readonly bigint[],
  wider: readonly bigint[],
  fees: Fees,
): Partial<Run> {
  if (balance === undefined || fees.run.kind === 'none') return {};
  const price = fees.run.kind === 'legacy' ? fees.run.gasPrice : fees.run.maxFeePerGas;
  const most = sum(wider) - sum(gas);
  if (most <= 0n) return {};
  const more = balance + most * price;
  return { balance: more, overrides: [...overrides, { address: from, balance: more }] };
}

function sum(all: readonly bigint[]): bigint {
  return all.reduce((total, it) => total + it, 0n);
}

type InGas = Readonly<{ gas: readonly bigint[]; suffixed?: true; it: RunResult }>;

/**
 * Calls of separate transactions each get what a node estimates for them, so that one which lacks gas at the lowest limits, below
 * the one that is shown, is never sent with so little. It is given that one, and those beside it are tried as they were.
 */
async function withEnough(
  found: readonly InGas[],
  { plan, passed, shown }: Readonly<{ plan: RunPlan; passed: Outcome; shown: readonly bigint[] }>,
  again: (limits: readonly bigint[]) => Promise<RunResult>,
): Promise<readonly InGas[]> {
  if (plan.atomic || plan.calls.length < 2) return found;
  const isLacking = ({ it }: InGas, n: number) =>
    it.s === 'known' && it.v.calls[n]?.ok === false && passed.calls[n]?.ok === true;
  const least = shown.map((own, n) => {
    const below = found
      .filter(({ gas, suffixed }) => suffixed === undefined && (gas[n] ?? own) < own)
      .toSorted((a, b) => Number((a.gas[n] ?? 0n) - (b.gas[n] ?? 0n)));
    const enough = below.find((it) => !isLacking(it, n));
    return enough?.gas[n] ?? own;
  });
  return Promise.all(
    found.map(async (its) => {
      const { gas } = its;
      const limits = gas.map((own, n) => (own < (least[n] ?? own) ? (shown[n] ?? own) : own));
      return limits.some((own, n) => own !== gas[n]) ? { gas: limits, it: await again(limits) } : its;
    }),
  );
}

/** What runs before the request. It takes no nonces of its own: those that are next. */
function firstOf({ from, first = [] }: RunPlan, block: PinnedBlock): { first?: readonly SimulatedCall[] } {
  if (first.length === 0) return {};
  const gas = ampleGas(block, first.length + 1);
  return { first: first.map((call) => ({ from, ...call, gas })) };
}

/** The calls with the bytes that the wallet may add, at gas limits that leave room for them. */
function suffixedRun(
  plan: RunPlan,
  limits: readonly bigint[],
): readonly Readonly<{ limits: readonly bigint[]; calls: readonly SimulatedCall[] }>[] {
  if (plan.suffixed === undefined) return [];
  return [{ limits, calls: callsOf({ ...plan, calls: plan.suffixed }, limits) }];
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

/** Whether the same calls pass and the same contracts announce the same about the same, in whatever numbers. */
function sameCourse(a: Outcome, b: Outcome): boolean {
  const said = ({ logs }: CallOutcome) =>
    logs.map(({ address, topics }) => `${address} ${topics.join()}`.toLowerCase()).join(' ');
  return a.calls.every((call, n) => {
    const other = b.calls[n];
    return other !== undefined && call.ok === other.ok && said(call) === said(other);
  });
}

/** How much of what only a later run announces is worth reading and was not read. */
function announcedLater(
  first: Outcome,
  later: Outcome,
  looked: readonly Read[],
  { accounts }: RunPlan,
): number {
  const worth = ({ calls }: Outcome): readonly Read[] => {
    const logs = calls.flatMap((call) => call.logs);
    return [...readsOfLogs(logs, accounts), ...announcedReads(logs)];
  };
  const have = new Set([...worth(first), ...looked].map(readKey));
  return new Set(
    worth(later)
      .map(readKey)
      .filter((key) => !have.has(key)),
  ).size;
}

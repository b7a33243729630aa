import type { Limit } from '../../../model/limits.ts';
import { unknown } from '../../../model/known.ts';
import type { CallOutcome, Outcome, Run } from '../../../effects/engine.ts';
import { type Saw, wordsInAnswer } from '../executed.ts';

/** How a run went without reads, and where it is one call without code at the sender. `made`: what it created. */
export type Plainly = Readonly<{ calls: readonly CallOutcome[]; made?: bigint }>;

/**
 * Puts together what the executor saw and how the run went without reads. Where both took the same course, what was
 * read after stands. Where they did not, a contract noticed that it was inspected: the course without reads counts,
 * and what was read after is that of another run, so that it is unknown.
 */
export function fallbackOutcome(
  run: Run,
  saw: Saw,
  plainly: Plainly,
  by: Readonly<{ engine: string; endpoint: string; seesEvents: boolean; same?: boolean }>,
): Outcome {
  const same = by.same !== false && isSameCourse(saw, plainly);
  const { before, after } = wordsInAnswer(run, { ...saw, calls: plainly.calls });
  const gone = unknown('unsupported', by.endpoint);
  const notLookedAt: Limit[] = [];
  if (!by.seesEvents) notLookedAt.push({ is: 'events' });
  if (!same) notLookedAt.push({ is: 'afterwards' });
  return {
    engine: by.engine,
    ...withinLogs(plainly.calls),
    ...(run.first === undefined ? {} : { first: saw.first }),
    // What someone has in tokens may be anything after that: one line for each would say nothing.
    before: same ? before : before.map((it, n) => (run.reads[n]?.kind === 'native' ? it : gone)),
    after: same ? after : after.map(() => gone),
    gasPrice: saw.before.gasPrice,
    inPinnedBlock: saw.before.number === run.block.number && saw.before.timestamp === run.block.timestamp,
    notLookedAt,
    assumed: [{ is: 'codeAtSender' }],
    endpoint: by.endpoint,
  };
}

/** How many logs of a run are kept. */
const maxLogs = 1_000;

export function withinLogs(calls: readonly CallOutcome[]): Pick<Outcome, 'calls' | 'logsCut'> {
  let left = maxLogs;
  let logsCut = false;
  const kept = calls.map((call) => {
    const logs = call.logs.slice(0, left);
    logsCut ||= logs.length < call.logs.length;
    left -= logs.length;
    return { ...call, logs };
  });
  return { calls: kept, logsCut };
}

/** What a creation made by the executor is at another address, unless its nonce was right. */
function isSameCourse(saw: Saw, plainly: Plainly): boolean {
  return saw.calls.every((call, n) => {
    const other = plainly.calls[n];
    if (other === undefined || call.ok !== other.ok) return false;
    if (JSON.stringify(call.logs) !== JSON.stringify(other.logs)) return false;
    const made = saw.made[n];
    return made === undefined ? isSameStart(call.data, other.data) : made === plainly.made;
  });
}

/** Of long answers the executor keeps the first 16,384 bytes. */
function isSameStart(a: string, b: string): boolean {
  return a === b || (a.length === 2 + 2 * 16_384 && b.startsWith(a));
}

import { soundsLikeLock } from '../../decode/abis/soundsLike.ts';
import { argPlaces, type Param } from '../purpose/places.ts';
import { memoize } from '../../kit/memoize.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';

/** When what goes in comes out: at an `end`, in seconds since the epoch; after a `duration`, in seconds; or in a unit nobody here knows. */
export type LockTime = Readonly<{
  step: Step;
  fact: FactId;
  is: 'end' | 'duration' | 'unclear';
  value: bigint;
}>;

/**
 * The times and durations after which a call gives back what it takes, at any depth of its arguments. The steps of a list
 * follow each other, so that their durations are added up.
 */
export const lockTimes = memoizeStep((step: Step): readonly LockTime[] => {
  const { fn, commandByte, args } = step;
  if (fn === undefined || commandByte !== undefined) return [];
  const times = argPlaces(step).filter(
    ({ arg, param, packed }) => !packed && arg.value.kind === 'integer' && locks(param),
  );
  if (times.length === 0 || mayBeTakenBack(args)) return [];
  const sums = new Map<string, LockTime>();
  for (const { arg, fact, param } of times) {
    if (arg.value.kind !== 'integer') continue;
    const { path } = param;
    const unit = unitOf(path);
    const key = path.join('.');
    const before = sums.get(key);
    const value = arg.value.value * BigInt(unit.seconds);
    if (before === undefined) sums.set(key, { step, fact, is: unit.is, value });
    else if (unit.is === 'duration') sums.set(key, { ...before, value: before.value + value });
    else if (value > before.value) sums.set(key, { step, fact, is: unit.is, value });
  }
  return [...sums.values()];
});

/** Whether a number of a function is a time after which something comes out. */
export const locks = memoize(({ fn, model, path, role, number }: Param): boolean => {
  const name = plain(path.at(-1) ?? '');
  if (isLockName(name)) return true;
  if (isDeadline(name)) return false;
  if (model === undefined) return fn !== undefined && soundsLikeLock({ fn }) && lasts.test(name);
  if (model.act !== 'into' && model.locks === undefined) return false;
  return role === undefined && number === 'time' && !asked.test(name);
});

/** In which unit a time is, by its name and that of what is around it. */
export function unitOf(path: readonly string[]): Readonly<{ is: LockTime['is']; seconds: number }> {
  const [name, around] = [plain(path.at(-1) ?? ''), plain(path.at(-2) ?? '')];
  const unit = units.find(([words]) => words.test(name))?.[1];
  if (unit !== undefined) return { is: 'duration', seconds: unit };
  if (/duration|timespan/.test(name) || /duration/.test(around)) return { is: 'duration', seconds: 1 };
  if (/block|epoch|round|cycle|period|slot/.test(name)) return { is: 'unclear', seconds: 1 };
  if (ends.test(name) || /timestamp/.test(around)) return { is: 'end', seconds: 1 };
  return { is: 'unclear', seconds: 1 };
}

/** Whoever pays in can end it, and has back what did not come out. */
function mayBeTakenBack(args: readonly Arg[]): boolean {
  return args.some(({ name, value }) => {
    if (value.kind === 'bool') return name === 'cancelable' && value.value;
    return value.kind === 'tuple' && mayBeTakenBack(value.fields);
  });
}

const plain = (name: string) => name.replaceAll('_', '').toLowerCase();

function isLockName(name: string): boolean {
  return /^(?:new)?(?:unlock(?:time|at|date)|lock(?:end|until|ed?until|duration|period|time)|vesting(?:end|duration|period))$/.test(
    name,
  );
}

/** Until when a request may be carried out, which gives back nothing. */
function isDeadline(name: string): boolean {
  return /deadline|^expir|expires|^valid|validto|validfrom|^ttl$/.test(name);
}

/** Of a record that was made before. */
const asked = /^(?:(?:withdrawal)?start|l1|l2)block$/;
const lasts = /duration|period|cliff|unlock|until|weeks|months|years|days|stoptime|endtime|enddate|release/;
const ends = /time|timestamp|date|until|expiry|end$|^end|^start|unlock|release|cliff$/;
const units: readonly (readonly [RegExp, number])[] = [
  [/secs$|seconds/, 1],
  [/minutes/, 60],
  [/hours/, 3_600],
  [/days/, 86_400],
  [/weeks/, 7 * 86_400],
  [/months/, 31 * 86_400],
  [/years/, 366 * 86_400],
];

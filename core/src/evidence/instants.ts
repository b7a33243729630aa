import { insideOf } from '../decode/findArgs.ts';
import type { Arg } from '../model/step.ts';
import { clockOf } from './clock.ts';
import { memoize } from '../kit/memoize.ts';
import { signInTimes } from './signInTimes.ts';
import type { Evidence } from './evidence.ts';
import { everyStep } from '../actions/steps/stepTree.ts';

/**
 * The next moment, in seconds since the epoch, after which time alone can change what is said of a request: something
 * in it ends, begins, or grows too old. Undefined where there is none, or nobody knows the time.
 */
export function nextInstant(view: Evidence): bigint | undefined {
  const { now, incoming } = view;
  if (now.s !== 'known' || incoming.mined !== undefined) return undefined;
  const clock = clockOf(view);
  const off = clock.is === 'device' ? clock.off : 0n;
  let next: bigint | undefined;
  for (const at of [...signInInstants(view), ...deadlines(view.steps)]) {
    // By this device's clock, and by that of the chains where the two differ.
    for (const it of [at, at + off]) if (it > now.v && (next === undefined || it < next)) next = it;
  }
  return next;
}

function signInInstants(view: Evidence): readonly bigint[] {
  return Object.values(signInTimes(view) ?? {}).filter((it) => it !== undefined);
}

/** Seconds by which the time of the latest block may be behind. */
const aBlock = 30n;

const mostDeadlines = 1_000;

/** Deadlines of what the steps do, and a moment later: the chain's clock may be a block behind. */
const deadlines = memoize((steps: Evidence['steps']): readonly bigint[] => {
  const found = new Set<bigint>();
  const look = (arg: Arg): void => {
    if (found.size >= mostDeadlines) return;
    if (arg.value.kind === 'integer') {
      if (ends.test(arg.name) && isTime(arg.value.value)) found.add(arg.value.value + 1n);
      return;
    }
    if (arg.value.kind === 'tuple' || arg.value.kind === 'array') for (const it of insideOf(arg)) look(it);
  };
  for (const { args } of everyStep(steps)) for (const arg of args) look(arg);
  return [...found].flatMap((it) => [it, it + aBlock]);
});

const ends = /deadline|expir|valid_?(?:to|until|before|after)|until|end_?time|start_?time/i;

/** From 2001 to 2106, in seconds. */
function isTime(value: bigint): boolean {
  return value > 1_000_000_000n && value < 2n ** 32n;
}

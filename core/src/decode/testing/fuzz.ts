import type { Arg, Step } from '../../model/step.ts';
import { freshBudget } from '../../codec/budget.ts';
import { decode } from '../decode.ts';
import { encodeAgain } from './encodeAgain.ts';
import { mutated, numbersFrom } from './mutate.ts';
import type { RegistryCall } from './registry.ts';
import { transaction } from './requests.ts';

export type Fuzzed = Readonly<{
  read: Readonly<Record<Step['reading'], number>>;
  /** What went wrong, as text with the input. Empty when nothing did. */
  wrong: readonly string[];
  slowest: Readonly<{ ms: number; data: string }>;
}>;

/**
 * Decodes calls that were changed at random, the same ones for the same numbers: nothing may throw or cost more than
 * the budget, and what is called canonical must be what viem makes of the values shown.
 */
export function fuzz(
  calls: readonly Pick<RegistryCall, 'file' | 'call' | 'abis'>[],
  from: number,
  to: number,
): Fuzzed {
  const read = { canonical: 0, lenient: 0, unread: 0 };
  const wrong: string[] = [];
  let slowest = { ms: 0, data: '' };
  const most = freshBudget().nodes;
  for (let seed = from; seed < to; seed += 1) {
    const next = numbersFrom(seed);
    const it = calls[next() % calls.length];
    if (it === undefined) break;
    const data = mutated(it.call.data, next);
    try {
      const decoded = () => decode(transaction({ ...it.call, data }), { abis: it.abis });
      const started = performance.now();
      const { steps } = decoded();
      const ms = performance.now() - started;
      if (ms > slowest.ms)
        slowest = slower(slowest, { ms: Math.min(ms, timeOf(decoded), timeOf(decoded)), data });
      if (steps[0] !== undefined) read[steps[0].reading] += 1;
      const nodes = steps.reduce((sum, step) => sum + nodesOf(step), 0);
      if (nodes > most) wrong.push(`${seed}: ${nodes} nodes: ${data}`);
      for (const step of steps) wrong.push(...notTheSame(step).map((why) => `${seed}: ${why}: ${data}`));
    } catch (error) {
      wrong.push(`${seed}: threw ${String(error)}: ${data}`);
    }
  }
  return { read, wrong, slowest };
}

/** The machine has pauses of its own: what seems slow is tried again, and the shortest counts. */
function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function slower(one: Fuzzed['slowest'], other: Fuzzed['slowest']): Fuzzed['slowest'] {
  return other.ms > one.ms ? other : one;
}

function nodesOf(step: Step): number {
  const inside = step.steps.reduce((sum, it) => sum + nodesOf(it), 0);
  return 1 + step.args.reduce((sum, arg) => sum + valuesIn(arg), 0) + inside;
}

function valuesIn({ value }: Arg): number {
  const inside = value.kind === 'array' ? value.items : value.kind === 'tuple' ? value.fields : [];
  return inside.reduce((sum, arg) => sum + valuesIn(arg), 1);
}

function notTheSame(step: Step): readonly string[] {
  const inside = step.steps.flatMap(notTheSame);
  if (step.reading !== 'canonical' || step.fn === undefined || step.op === 'permission') return inside;
  return encodeAgain(step) === step.data ? inside : [...inside, `${step.id} is not what it says`];
}

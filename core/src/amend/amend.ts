/**
 * One argument of a request set to another value: the remedy of a finding, made into a new request. What is changed
 * is a stretch of bytes, or one value of typed data, and the result is decoded again to see that nothing else reads
 * otherwise.
 */
import type { AbiFor } from '../model/abi.ts';
import { decode } from '../decode/decode.ts';
import type { Readback } from '../model/readback.ts';
import type { Body } from '../model/request.ts';
import type { Step } from '../model/step.ts';
import { withValue } from './amendBody.ts';
import { isSignedByOthers, stepHoldsSignature } from './amendRefused.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { type AmendAct, amendTargetOf, valueText } from './amendTarget.ts';
import { mostSpots, spotsOf } from './amendSpots.ts';
import { readingOf, isOnlyThat } from './amendCompare.ts';

/**
 * The body of a request that is this one but for the one argument (`step.0.1.arg.amount`), receiver (`step.0.to`, of a
 * transaction also `request.to`) or amount of the chain's currency (`step.0.value`, `request.value`) that `act.fact`
 * names. Decoded again, exactly that reads otherwise,
 * and with it only what carries it: the bytes around a call, the field that a call takes it from.
 *
 * Undefined where that cannot be done exactly, and for what others have signed: a signature covers what it was made
 * of, so that a Safe transaction with confirmations, a permit that is handed in, or a transaction that is signed or
 * mined has to be asked for again where it came from.
 */
export function amended(readback: Pick<Readback, 'incoming' | 'steps'>, act: AmendAct): Body | undefined {
  const { incoming, steps } = readback;
  const { body, raw } = incoming.request;
  if (incoming.mined !== undefined || isSignedByOthers(incoming.request)) return undefined;
  const target = amendTargetOf(steps, { ...act, fact: stepFact(body, act.fact) });
  if (target === undefined || target.way.some(stepHoldsSignature)) return undefined;
  const abis = abisOf(steps);
  const before = readingOf(decode(incoming.request, { abis }).steps);
  if (before.get(target.key) !== valueText(target.old)) return undefined;
  const spots = spotsOf(body, target);
  if (spots.length > mostSpots) return undefined;
  const made = new Map<string, Body>();
  for (const spot of spots) {
    const next = withValue(body, spot, target.next);
    if (next === undefined) continue;
    const request = freeze(next, raw);
    const after = readingOf(decode(request, { abis }).steps);
    if (isOnlyThat(before, after, target)) made.set(request.digest, request.body);
  }
  // Two places that would both do are not one that is known.
  return made.size === 1 ? [...made.values()][0] : undefined;
}

/** What a transaction says of itself is what its first step does. */
function stepFact(body: Body, fact: string): string {
  return body.kind === 'transaction' ? fact.replace(/^request\.(to|value)$/, 'step.0.$1') : fact;
}

/** The functions as they were read, so that what is decoded again is read by the same. */
function abisOf(steps: readonly Step[]): readonly AbiFor[] {
  const abis = new Map<string, AbiFor>();
  const collect = ({ to, fn, commandByte, steps: inner }: Step) => {
    const from = fn?.from.find(({ by }) => by !== 'guess') ?? fn?.from[0];
    if (fn !== undefined && from !== undefined && to !== null && commandByte === undefined)
      abis.set(`${to.toLowerCase()} ${fn.signature}`, { address: to, functions: [fn.signature], from });
    inner.forEach(collect);
  };
  steps.forEach(collect);
  return [...abis.values()];
}

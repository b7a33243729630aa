import type { Hex } from 'viem';
import type { Arg, Oddity, ReadingLevel, StepFunction } from '../model/step.ts';
import { abiDecode } from '../codec/abiDecode.ts';
import { abiEncode } from '../codec/abiEncode.ts';
import { bytesOf } from '../codec/bytesOf.ts';
import { memoize } from '../kit/memoize.ts';
import type { Budget } from '../codec/budget.ts';
import type { Candidate } from './candidates.ts';
import { pastEnd } from './protocols/settler.ts';

/** What calldata says when it is read as one of the candidates. */
export type FunctionReading = Readonly<{
  reading: ReadingLevel;
  oddities: readonly Oddity[];
  fn?: StepFunction;
  args: readonly Arg[];
}>;

/**
 * Reads calldata as the first candidate that it is the canonical encoding of, else as the first that accepts it. What
 * a standard's function accepts, if only leniently, is read as nothing else. Canonical is what our own decoder finds
 * nothing odd in and viem encodes to the same bytes; where the two disagree there is no reading. Bytes that are a
 * canonical call of a second function, too, are read as the first, which is odd, and the second is named as a guess.
 *
 * Guesses count only where nobody knows better, and only those that fit canonically: anyone can make up a name for
 * four bytes and have it listed.
 */
export function readFunction(data: Hex, candidates: readonly Candidate[], budget: Budget): FunctionReading {
  const firm = candidates.filter((candidate) => !isGuess(candidate));
  if (firm.length > 0) return readAs(data, firm, budget);
  const guessed = readAs(data, candidates, budget);
  const other = guessed.oddities.every(({ what }) => what === 'otherFunction');
  return guessed.reading === 'lenient' && !other ? { reading: 'unread', oddities: [], args: [] } : guessed;
}

function isGuess({ from }: Candidate): boolean {
  return from.every(({ by }) => by === 'guess');
}

function readAs(data: Hex, candidates: readonly Candidate[], budget: Budget): FunctionReading {
  const hex = data.toLowerCase() as Hex;
  const calldata = { bytes: bytesOf(hex), hex };
  let canonical: FunctionReading | undefined;
  let lenient: FunctionReading | undefined;
  let failed: readonly Oddity[] = [];
  let byStandard = false;
  for (const candidate of candidates) {
    const { fn, standard } = candidate;
    if (byStandard && !standard) break;
    const it = abiDecode(fn.fields, calldata, 4, budget, undefined, pastEnd(fn.signature));
    if (!it.ok) {
      if (failed.length === 0) failed = [it.oddity];
      continue;
    }
    const { args, oddities } = it;
    const read = { oddities, args, fn: stepFunction(candidate) };
    if (oddities.length > 0) {
      lenient ??= { reading: 'lenient', ...read };
      byStandard ||= standard === true;
    } else if (abiEncode(fn.fields, args) === `0x${hex.slice(10)}`) {
      if (canonical !== undefined) return eitherWay(canonical, candidate);
      canonical = { reading: 'canonical', ...read };
    }
  }
  return canonical ?? lenient ?? { reading: 'unread', oddities: failed, args: [] };
}

/** The first of two readings that both fit. Four bytes are few enough to find a function that shares them. */
function eitherWay(first: FunctionReading, { fn: other }: Candidate): FunctionReading {
  const oddities: readonly Oddity[] = [{ at: 0, what: 'otherFunction' }];
  if (first.fn === undefined) return { ...first, reading: 'lenient', oddities };
  const from: StepFunction['from'] = [...first.fn.from, { by: 'guess', why: other.signature }];
  return { ...first, reading: 'lenient', oddities, fn: { ...first.fn, from } };
}

/** One for all steps that call it: what is known of a function is looked up once, and not for each. */
const stepFunction = memoize(({ fn: { name, signature, selector }, from }: Candidate): StepFunction => {
  return { name, signature, selector, from };
});

import { type Hex, hexToBytes } from 'viem';
import type { Arg, Oddity, Reading, StepFunction } from '../model/step.ts';
import { abiDecode } from './abi/abiDecode.ts';
import { abiEncode } from './abi/abiEncode.ts';
import type { Budget } from './budget.ts';
import type { Candidate } from './candidates.ts';

/** What calldata says when it is read as one of the candidates. */
export type FunctionReading = Readonly<{
  reading: Reading;
  oddities: readonly Oddity[];
  fn?: StepFunction;
  args: readonly Arg[];
}>;

/**
 * Reads calldata as the first candidate that it is the canonical encoding of, else as the first that accepts it. What
 * a standard's function accepts, if only leniently, is read as nothing else.
 * Canonical is what our own decoder finds nothing odd in and viem encodes to the same bytes; where the two
 * disagree there is no reading.
 */
export function readFunction(data: Hex, candidates: readonly Candidate[], budget: Budget): FunctionReading {
  const bytes = hexToBytes(data);
  let lenient: FunctionReading | undefined;
  let failed: readonly Oddity[] = [];
  let byStandard = false;
  for (const candidate of candidates) {
    const { fn, standard } = candidate;
    if (byStandard && !standard) break;
    const it = abiDecode(fn.fields, bytes, 4, budget);
    if (!it.ok) {
      if (failed.length === 0) failed = [it.oddity];
      continue;
    }
    const { args } = it;
    const oddities = it.oddities.slice(0, mostOddities);
    const read = { oddities, args, fn: stepFunction(candidate) };
    if (oddities.length > 0) {
      lenient ??= { reading: 'lenient', ...read };
      byStandard ||= standard === true;
    } else if (abiEncode(fn.fields, args) === `0x${data.slice(10)}`) return { reading: 'canonical', ...read };
  }
  return lenient ?? { reading: 'unread', oddities: failed, args: [] };
}

/** How many differences of one call are listed: more say nothing new. */
const mostOddities = 100;

function stepFunction({ fn: { name, signature, selector }, from }: Candidate): StepFunction {
  return { name, signature, selector, from };
}

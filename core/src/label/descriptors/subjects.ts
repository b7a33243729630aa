import { everyStep } from '../../actions/steps/stepTree.ts';
import type { StepId } from '../../model/fact.ts';
import type { Body } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import type { ClearSignSubject } from '../erc7730/clearSign.ts';

/** Something that a descriptor may speak of, and the step that it is. */
export type DescribedPart = Readonly<{ step: StepId; of: ClearSignSubject }>;

/** How many steps of a request are looked up: of a large batch the first ones. */
export const mostSubjects = 32;

/**
 * What is looked up in a request: typed data as a whole, and each call with data. Not what a router calls its commands,
 * nor code that is borrowed: a descriptor speaks of a contract's own functions.
 */
export function subjectsOf(body: Body, steps: readonly Step[]): readonly DescribedPart[] {
  const chainId = chainOf(body);
  const found: DescribedPart[] = [];
  const [first] = steps;
  if (body.kind === 'typedData' && first !== undefined) {
    const { typed, signer } = body;
    found.push({
      step: first.id,
      of: { kind: 'typedData', typed, ...(signer === undefined ? {} : { signer }) },
    });
  }
  if (chainId === undefined) return found;
  for (const { id, op, to, data, value, actor, commandByte } of everyStep(steps)) {
    if (found.length >= mostSubjects) break;
    if (op !== 'call' || to === null || commandByte !== undefined || data.length < 10) continue;
    const from = actor === 'unknown' ? {} : { from: actor };
    found.push({ step: id, of: { kind: 'call', chainId, to, data, value, ...from } });
  }
  return found;
}

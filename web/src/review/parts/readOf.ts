import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import type { Readback } from '@readback/core/model/readback.ts';

/**
 * Of each call of a request, as far as they could be opened, whether anybody could decode it. Only where the request has
 * several and some could not be: undefined for all others.
 */
export function partsRead({ steps }: Pick<Readback, 'steps'>): readonly boolean[] | undefined {
  const read = everyStep(steps)
    .filter(({ op }) => op !== 'permission')
    .map(({ reading }) => reading !== 'unread');
  return read.length > 1 && read.includes(false) ? read : undefined;
}

import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Facts } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';

/** Finds facts of a readback, those of its steps on demand; `more` are inspected first (what hearback found). */
export function findFact(readback: Readback, more?: Facts): FindFact {
  return (id) => (more && Object.hasOwn(more, id) ? more[id] : factAt(readback, id));
}

import type { Arranged } from '@readback/assistant/explain/arrange.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/assistant/explain.ts';

/** How much the model mentioned, and where the rest is: "4 facts mentioned, 3 more below." */
export function coverageWords({ warnings, chosen, also, mentioned }: Arranged): string {
  const added = Math.max(0, warnings.length + chosen.length - mentioned);
  return fill(words.coverage, { mentioned, added, more: also.length });
}

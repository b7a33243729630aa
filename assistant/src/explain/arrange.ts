import type { GlossaryId } from '@readback/phrases/glossaryId.ts';
import type { Answer } from './answer.ts';
import { isLead, isWarning, type Statement } from './statement.ts';

export type Line = Readonly<{ statement: Statement; full: boolean }>;

/**
 * Every statement once: warnings in the app's order, the sentence, what the model chose in its order, and all it left
 * out.
 */
export type Arranged = Readonly<{
  warnings: readonly Line[];
  lead: readonly Line[];
  chosen: readonly Line[];
  also: readonly Line[];
  terms: readonly GlossaryId[];
  /** How many statements the model named, warnings among them. */
  mentioned: number;
}>;

/**
 * Puts statements into the order of an answer. A warning stands first and with its reason, whatever the answer says;
 * nothing is ever left out.
 */
export function arrange(all: readonly Statement[], { blocks, terms }: Answer): Arranged {
  const named = new Set(blocks.map(({ statement }) => statement));
  const isFree = (it: Statement) => !isWarning(it) && !isLead(it);
  return {
    warnings: all.filter(isWarning).map((statement) => ({ statement, full: true })),
    lead: all.filter(isLead).map((statement) => ({ statement, full: true })),
    chosen: blocks.filter(({ statement }) => isFree(statement)),
    also: all
      .filter((statement) => isFree(statement) && !named.has(statement))
      .map((statement) => ({ statement, full: false })),
    terms,
    mentioned: named.size,
  };
}

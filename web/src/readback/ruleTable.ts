import { rules } from '@readback/core/check/rules.ts';
import { families } from '@readback/phrases/words/rules/families.ts';
import { type Family, familyOf, type Rule } from '@readback/core/check/rule.ts';
import { lessons } from '../data/course/lessons.ts';

/** A rule as plain data, without what runs it: the build writes this table, so that the page needs no checks. */
export type RuleEntry = Pick<Rule, 'severity' | 'needs'> &
  Readonly<{
    id: string;
    family: Family;
    /** The flights of Flight school in which it fires. */
    shownBy: readonly Readonly<{ id: string; title: string }>[];
  }>;

const order = Object.keys(families) as Family[];

/** Every rule, by family. */
export const ruleTable: readonly RuleEntry[] = order.flatMap((family) =>
  rules
    .filter((rule) => familyOf(rule) === family)
    .map(({ id, severity, needs }) => ({
      id,
      family,
      severity,
      needs,
      shownBy: lessons
        .filter(({ fires }) => fires.includes(id))
        .map((lesson) => ({ id: lesson.id, title: lesson.title })),
    })),
);

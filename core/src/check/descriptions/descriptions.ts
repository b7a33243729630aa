import { factOfStep, factOfArg } from '../../model/factIds.ts';
import { factAt } from '../../label/steps/stepFacts.ts';
import type { Lint } from '../../model/description.ts';
import type { FactId } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/**
 * Rules on what descriptors (ERC-7730) say. Only what one says wrongly or leaves out is inspected: a good description
 * makes nothing better, and that there is none is not a finding.
 */
export const descriptions: readonly Rule[] = [
  {
    id: 'descriptions.hides',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>'],
    readsSteps: false,
    run: (view) => answers(view, 'hides'),
  },
  {
    id: 'descriptions.contradicts',
    severity: 'caution',
    needs: ['step.<s>.fn'],
    readsSteps: false,
    run: (view) => answers(view, 'contradicts'),
  },
];

function answers(view: Evidence, weight: 'hides' | 'contradicts'): readonly RuleAnswer[] {
  return (view.descriptions ?? []).flatMap((it): readonly RuleAnswer[] => {
    if (it.kind !== 'said') return [];
    const found = it.lint.filter((lint) => lint.weight === weight);
    if (found.length === 0) return [clear(factOfStep(it.step, 'fn'))];
    const fact = found.map((lint) => factOf(view, it.step, lint)).find((id) => id !== undefined);
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: it.step,
        facts: fact === undefined ? [] : [fact],
        says: says(weight, fact, found.length - 1),
        why: { id: `descriptions.${weight}.why`, args: {} },
        remedy: { id: `descriptions.${weight}.remedy`, args: {} },
      },
    ];
  });
}

function says(weight: 'hides' | 'contradicts', fact: FactId | undefined, more: number): Phrase {
  if (weight === 'contradicts') return { id: 'descriptions.contradicts.says', args: {} };
  return fact === undefined
    ? { id: 'descriptions.hides.saysSome', args: {} }
    : { id: 'descriptions.hides.says', args: { what: fact, more } };
}

/** The fact that shows the value: of a value with others inside there is none. */
function factOf(view: Evidence, step: string, { code, arg }: Lint): FactId | undefined {
  if (arg === undefined && code !== 'hidesValue') return undefined;
  const id = arg === undefined ? factOfStep(step, 'value') : factOfArg(step, arg);
  return factAt(view, id) === undefined ? undefined : id;
}

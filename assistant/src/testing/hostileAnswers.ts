import { glossary } from '@readback/phrases/words/glossary.ts';
import { plain } from '@readback/phrases/plain.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { validate } from '../explain/answer.ts';
import { arrange, type Arranged, type Line } from '../explain/arrange.ts';
import { type Asked, briefOf } from '../explain/brief.ts';
import { isWarning, type Subject } from '../explain/statement.ts';
import { statementsOf } from '../explain/statements.ts';
import { fairDice } from './dice.ts';
import { hostileAnswer } from './hostileAnswer.ts';

export function asked(subject: Subject): Asked {
  return briefOf(subject, statementsOf(subject));
}

/** Puts random lies to the answers about each subject, and fails where one of them is seen. */
export function expectNoLieIsShown(subjects: readonly Subject[], runs: number): void {
  const all = subjects.map((subject) => ({ subject, it: asked(subject) }));
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fairDice,
      fc.jsonValue({ maxDepth: 4 }),
      ({ subject, it }, dice, junk) =>
        expectHonest(subject, it, hostileAnswer([...it.statements.keys()], it.brief.terms, dice, junk)),
    ),
    { numRuns: runs },
  );
}

/** Every line shown is a statement of ours as we would say it without any model. */
export function expectHonest(subject: Subject, it: Asked, answer: unknown): void {
  const arranged = arrange(it.all, validate(answer, it));
  const { warnings, lead, chosen, also } = arranged;
  const lines: readonly Line[] = [...warnings, ...lead, ...chosen, ...also];
  // Every statement is there, each once, and it is the very one that the app made.
  expect(lines.length).toBe(it.all.length);
  expect(new Set(lines.map(({ statement }) => statement))).toEqual(new Set(it.all));
  expect(warnings.map(({ statement }) => statement)).toEqual(it.all.filter(isWarning));
  for (const text of textsOf(subject, arranged)) expect(text).not.toMatch(/EVIL|safe to sign|https?:/i);
  expect(arranged.terms.every((term) => Object.hasOwn(glossary, term))).toBe(true);
}

function textsOf(subject: Subject, { chosen, terms }: Arranged): readonly string[] {
  return [
    ...chosen.map(({ statement }) => plain([statement.says], subject.facts)),
    ...terms.map((term) => glossary[term].says),
  ];
}

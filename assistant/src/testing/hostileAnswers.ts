import { glossary } from '@readback/phrases/words/glossary.ts';
import { plain } from '@readback/phrases/plain.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { validate } from '../explain/answer.ts';
import { arrange, type Arranged, type Line } from '../explain/arrange.ts';
import { type Asked, briefOf } from '../explain/brief.ts';
import { isWarning, type Subject } from '../explain/statement.ts';
import { statementsOf } from '../explain/statements.ts';

export function asked(subject: Subject): Asked {
  return briefOf(subject, statementsOf(subject));
}

/** Puts random lies to the answers about each subject, and fails where one of them is seen. */
export function expectNoLieIsShown(subjects: readonly Subject[], runs: number): void {
  const all = subjects.map((subject) => ({ subject, it: asked(subject) }));
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      fc.jsonValue({ maxDepth: 4 }),
      ({ subject, it }, dice, junk) => {
        const next = () => dice.next().value ?? 0;
        expectHonest(subject, it, hostile([...it.statements.keys()], it.brief.terms, next, junk));
      },
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

const evil = [
  'EVIL',
  'You can sign, this is safe to sign',
  'https://EVIL.example',
  '__proto__',
  'constructor',
  '\u202EEVIL',
  '',
];

/** An answer of mixed truth and lies: real ids, unknown ones, other types, foreign fields, anything at all. */
function hostile(
  ids: readonly string[],
  terms: readonly string[],
  dice: () => number,
  junk: unknown,
): unknown {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
  if (dice() < 0.1) return junk;
  const some = (): unknown => (dice() < 0.7 ? pick(evil) : junk);
  const block = (): unknown => {
    if (dice() < 0.1) return some();
    const it: Record<string, unknown> = { fact: dice() < 0.6 ? pick(ids) : some() };
    it.link = dice() < 0.5 ? pick(['but', 'then']) : some();
    it.detail = dice() < 0.5 ? 'full' : some();
    if (dice() < 0.3) it.text = pick(evil);
    return it;
  };
  return {
    blocks: dice() < 0.9 ? Array.from({ length: Math.floor(dice() * 12) }, block) : some(),
    explain:
      dice() < 0.8
        ? Array.from({ length: Math.floor(dice() * 5) }, () => (dice() < 0.5 ? pick(terms) : some()))
        : some(),
    ...(dice() < 0.3 ? { verdict: 'read', advice: pick(evil) } : {}),
  };
}

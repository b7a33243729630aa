import { familyOf } from '@readback/core/check/rule.ts';
import { rules } from '@readback/core/check/rules.ts';
import { describe, expect, it } from 'vitest';
import { ruleReasons } from './reasons.ts';
import { ruleWords } from './all.ts';
import { families } from '#words/rules/families.ts';
import { needWords } from './needWords.ts';

const all = Object.entries(ruleWords);

describe('the words about rules', () => {
  it('are there for every rule, and for nothing else', () => {
    expect(Object.keys(ruleWords).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it('say why every rule is as grave as it is', () => {
    expect(Object.keys(ruleReasons).sort()).toEqual(rules.map(({ id }) => id).sort());
    for (const reason of Object.values<string>(ruleReasons)) expect(reason).toMatch(/^[A-Z].{20,}\.$/s);
  });

  it.each(all)('of %s are short, plain sentences', (_, { title, explanation, remedy }) => {
    for (const text of [title, explanation, remedy]) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/[!'"{}—]|\s{2}|https?:|\p{Extended_Pictographic}/u);
    }
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(title.length).toBeLessThanOrEqual(60);
    for (const text of [explanation, remedy]) expect(text).toMatch(/^\p{Lu}.*[.]$/u);
    expect(explanation.length).toBeLessThanOrEqual(360);
    expect(remedy.length).toBeLessThanOrEqual(200);
  });

  it('are in sentence case: after the first word a title has capitals in names only', () => {
    for (const [id, { title }] of all) {
      const capitals = title
        .split(' ')
        .slice(1)
        .filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
      expect(
        capitals.filter((word) => !names.has(word.replace(/[^\p{L}\p{N}-]/gu, ''))),
        id,
      ).toEqual([]);
    }
  });

  it('call nothing safe', () => {
    for (const [id, { explanation, remedy, title }] of all) {
      expect(`${title} ${explanation} ${remedy}`, id).not.toMatch(
        /\b(?:is|are) (?:safe|harmless|trustworthy)\b/,
      );
    }
  });

  it('tell the rules apart by their titles', () => {
    expect(new Set(all.map(([, { title }]) => title)).size).toBe(all.length);
  });
});

describe('the families and the facts', () => {
  it('have words for every family that a rule is of, and no other', () => {
    expect(Object.keys(families).sort()).toEqual([...new Set(rules.map(familyOf))].sort());
  });

  it.each([...new Set(rules.flatMap((rule) => rule.needs))])('%s is said in words', (need) => {
    expect(needWords(need)).toMatch(/^[^!'"{}.—]{4,80}$/u);
  });
});

/** What is written with a capital wherever it stands. */
const names: ReadonlySet<string> = new Set(['Safe', 'Safes', 'Seaport', 'Permit2', 'Ethereum', 'Readback']);

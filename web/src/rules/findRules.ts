import type { RuleWords } from '@readback/phrases/rules/ruleWords.ts';
import type { RuleEntry } from '../readback/ruleTable.ts';

/** The rules that have every word of what was typed, in their id or in what is said of them. Nothing typed: all. */
export function findRules<T extends Pick<RuleEntry, 'id'>>(
  rules: readonly T[],
  words: RuleWords,
  typed: string,
): readonly T[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rules;
  return rules.filter(({ id }) => {
    const { title = '', explanation = '', remedy = '' } = words[id] ?? {};
    const text = [id, title, explanation, remedy].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

import { needs, stepValue } from '#words/rules/needs.ts';
import { fill } from '../fill.ts';

/**
 * A fact that a rule needs, in words: `account.<a>.code` is "whether an account has code". Undefined for an id that
 * nobody found words for, which no rule may name.
 *
 * @param need as in `needs` of a rule; `<a>` represents an address, `<s>` a step, `<n>` a number
 */
export function needWords(need: string): string | undefined {
  if (Object.hasOwn(needs, need)) return needs[need];
  const value = /^step\.<s>\.arg\.([\w<>]+)$/.exec(need)?.[1];
  return value === undefined ? undefined : fill(stepValue, { name: value });
}

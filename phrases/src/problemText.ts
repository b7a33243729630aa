import type { Problem } from '@readback/core/text/problem.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import { problems } from '#words/problems.ts';
import { pieces, type Values } from './fill.ts';

/**
 * What is wrong, in words. Pieces of what was pasted are in it as they are: on the page it is drawn by `SafeText`.
 *
 * @example
 * problemText({ id: 'hex.odd', args: { digits: 5 } }); // 'This hex has an odd number of digits (5), so …'
 */
export function problemText(problem: Problem): string {
  const values = Object.entries<string | number | Problem>({ ...problem.args }).map(([name, value]) => [
    name,
    typeof value === 'object' ? problemText(value) : value,
  ]);
  return pieces<string>(problems[problem.id], Object.fromEntries(values) as Values<string>).join('');
}

/** What people are told of an error. */
export function errorText({ problem }: ReadbackError): string {
  return problemText(problem);
}

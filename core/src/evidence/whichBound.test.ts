import { describe, expect, it } from 'vitest';
import type { HonestTransaction } from '../check/account/testing/honestTransactions.ts';
import { calmOnes, changed, stillCalm, warning } from './testing/changed.ts';

/** The parameters of a text form, at its outermost level. */
function parametersOf(text: string): readonly string[] {
  const inside = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of inside) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((it) => it.trim());
}

/** A value with each minimum in it, by the names of the parameters, as another number. */
function withMinimum(parameter: string, value: unknown, least: bigint): unknown {
  if (parameter.startsWith('(') && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = parametersOf(parameter);
    return Object.fromEntries(
      Object.entries(value).map(([key, it]) => {
        const its = fields.find((field) => field.endsWith(` ${key}`)) ?? '';
        return [key, withMinimum(its, it, least)];
      }),
    );
  }
  const name = /(\w+)$/.exec(parameter)?.[1] ?? '';
  const isMinimum = /min|least/i.test(name) && !/gas|mint/i.test(name);
  return isMinimum && typeof value === 'bigint' && value > 1n ? least : value;
}

function lowered(it: HonestTransaction, least: bigint): HonestTransaction {
  const parameters = parametersOf(it.call);
  const args = it.args.map((value, at) => withMinimum(parameters[at] ?? '', value, least));
  return { ...it, args };
}

const text = (it: HonestTransaction) =>
  JSON.stringify(it.args, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
const bounded = calmOnes.filter((it) => text(lowered(it, 1n)) !== text(it));

describe('a minimum of an honest transaction', () => {
  it('is found in many', () => {
    expect(bounded.length).toBeGreaterThan(10);
  });

  it('is not calm where it is one unit: it protects from nothing', () => {
    expect(stillCalm(bounded, { row: (it) => lowered(it, 1n) })).toEqual([]);
  });

  it('is not calm where it is above what comes: the simulation does not keep to it', () => {
    const swaps = bounded.filter(({ call }) => /^(?:swap|exact)/.test(call));
    expect(swaps.length).toBeGreaterThan(4);
    expect(stillCalm(swaps, { row: (it) => lowered(it, 10n ** 40n) })).toEqual([]);
  });

  it('is said by a rule on what comes, and by none that speaks of the contract', () => {
    const wrong = bounded.flatMap((it) => {
      const said = warning(changed(it, { row: (row) => lowered(row, 1n) }));
      return said.filter((rule) => !/^(?:transfers|outcome|account\.unknownToken)/.test(rule));
    });
    expect(wrong).toEqual([]);
  });
});

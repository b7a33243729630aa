import { shapeOf } from '@readback/core/decode/typed/shape.ts';
import type { FormsTable } from './formsFile.ts';

/** Forms that are there twice: under one name with the same types, or with one shape of which two rows say what it does. */
export function wrongForms(tables: readonly FormsTable[]): readonly string[] {
  const named = new Map<string, string>();
  const shaped = new Map<string, string>();
  return tables.flatMap(({ file, source, forms }) =>
    forms.flatMap(({ row, line, names }) => {
      const { type, shape = type, permits: _, means, offer, offers, calls, inside, blind } = row;
      const place = `${file}:${line}`;
      const problems: string[] = [];
      const once = (seen: Map<string, string>, key: string, what: string) => {
        const before = seen.get(key);
        // One row may have two names.
        if (before !== undefined && before !== place)
          problems.push(`${place}: ${what} of ${source} is at ${before}, too`);
        seen.set(key, place);
      };
      const name = names.join('|');
      if (type !== undefined) once(named, String(type), `the form ${name}`);
      const acts = (means ?? offer ?? offers ?? calls ?? inside ?? blind) !== undefined;
      if (acts && shape !== undefined)
        once(
          shaped,
          typeof shape === 'string' && !shape.startsWith('(') ? (shapeOf(shape) ?? shape) : String(shape),
          `the shape of ${name}`,
        );
      return problems;
    }),
  );
}

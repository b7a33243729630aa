import type { FormsTable } from './formsFile.ts';

const head = '// Written by `npm run functions` from core/functions: do not edit.';

/** The file that the engine reads the forms of typed data from. */
export function compiledForms(tables: readonly FormsTable[]): string {
  const rows = tables.flatMap(({ forms }) => forms.map(({ row }) => `  ${literal(row)},`));
  return [
    head,
    "import type { FormRow } from './formModel.ts';",
    '',
    'export const formRows: readonly FormRow[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const entries = Object.entries(value as object).filter(([, it]) => it !== undefined);
  return `{ ${entries.map(([key, it]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : literal(key)}: ${literal(it)}`).join(', ')} }`;
}

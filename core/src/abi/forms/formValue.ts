import type { AbiType } from '../../codec/abiType.ts';

/** How the text of a number is meant. `scale`: a decimal number in units of 10^decimals. `utc`: a date and time. */
export type Unit = Readonly<{ as: 'scale'; decimals: number }> | Readonly<{ as: 'utc' }>;

/**
 * What is in a form for one parameter, as it was typed: texts at the leaves, so that nothing typed is lost while
 * it is still wrong. `json`: a list or tuple that is written out as JSON instead of field by field.
 */
export type FormValue =
  | Readonly<{ kind: 'text'; text: string; unit?: Unit }>
  | Readonly<{ kind: 'items'; items: readonly FormValue[] }>
  | Readonly<{ kind: 'json'; json: string }>;

/** How many fields one list of a fixed length may open with; a longer one is filled in as JSON. */
const mostFields = 60;

/**
 * An empty form for a type: a list of no set length has no items yet, one of a fixed length has them all.
 *
 * @example
 * emptyValue(tuple); // { kind: 'items', items: [ { kind: 'text', text: '' }, … ] }
 */
export function emptyValue(type: AbiType): FormValue {
  if (fieldCount(type) > mostFields) return { kind: 'json', json: '' };
  switch (type.kind) {
    case 'array':
      return { kind: 'items', items: Array.from({ length: type.length ?? 0 }, () => emptyValue(type.of)) };
    case 'tuple':
      return { kind: 'items', items: type.fields.map((field) => emptyValue(field.type)) };
    default:
      return { kind: 'text', text: '' };
  }
}

function fieldCount(type: AbiType): number {
  switch (type.kind) {
    case 'array':
      return type.length === undefined ? 1 : type.length * fieldCount(type.of);
    case 'tuple':
      return type.fields.reduce((sum, field) => sum + fieldCount(field.type), 0);
    default:
      return 1;
  }
}

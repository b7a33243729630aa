import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { isRecord } from '../../world/schema.ts';
import { emptyValue, type FormValue, type Unit } from './formValue.ts';

/** The longest text of a form that fits into a link, in UTF-16 units. */
export const mostLinkText = 8_000;

/**
 * What is in a form as compact text for a link: JSON, with a text for each leaf and a list for each list or
 * tuple. Half-filled forms keep what was typed. Undefined when it is too long for a link.
 */
export function formText(values: readonly FormValue[]): string | undefined {
  const text = JSON.stringify(values.map(plain));
  return text.length > mostLinkText ? undefined : text;
}

/**
 * Reads the text of a link into a form for these fields. The text is a stranger's: whatever does not fit a field is
 * left out, so that a form is as empty as its function needs it.
 */
export function formOfText(fields: readonly AbiField[], text: string): readonly FormValue[] {
  const given = text.length > mostLinkText ? [] : parsed(text);
  const budget = { items: mostItems };
  return fields.map(({ type }, at) => filled(type, Array.isArray(given) ? given[at] : undefined, budget));
}

/** How many items all lists of a form from a link may have together. */
const mostItems = 200;

type Plain = string | readonly Plain[] | Readonly<{ j: string }> | Readonly<{ t: string; d: number | 'utc' }>;

function plain(value: FormValue): Plain {
  switch (value.kind) {
    case 'items':
      return value.items.map(plain);
    case 'json':
      return { j: value.json };
    case 'text':
      if (value.unit === undefined) return value.text;
      return { t: value.text, d: value.unit.as === 'utc' ? 'utc' : value.unit.decimals };
  }
}

function filled(type: AbiType, it: unknown, budget: { items: number }): FormValue {
  const empty = emptyValue(type);
  if (type.kind === 'array' || type.kind === 'tuple') {
    if (isRecord(it) && typeof it.j === 'string') return { kind: 'json', json: it.j };
    if (!Array.isArray(it) || empty.kind !== 'items') return empty;
    if (type.kind === 'tuple')
      return { kind: 'items', items: type.fields.map((field, at) => filled(field.type, it[at], budget)) };
    if (type.length !== undefined && it.length !== type.length) return empty;
    budget.items -= it.length;
    if (budget.items < 0) return empty;
    return { kind: 'items', items: it.map((each) => filled(type.of, each, budget)) };
  }
  if (typeof it === 'string') return { kind: 'text', text: it };
  const unit = type.kind === 'uint' || type.kind === 'int' ? unitOf(it) : undefined;
  return unit === undefined || !isRecord(it) || typeof it.t !== 'string'
    ? empty
    : { kind: 'text', text: it.t, unit };
}

function unitOf(it: unknown): Unit | undefined {
  if (!isRecord(it)) return undefined;
  if (it.d === 'utc') return { as: 'utc' };
  const { d } = it;
  return typeof d === 'number' && Number.isInteger(d) && d >= 0 && d <= 77
    ? { as: 'scale', decimals: d }
    : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

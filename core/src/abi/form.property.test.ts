import fc from 'fast-check';
import { encodeAbiParameters, hexToBytes } from 'viem';
import { expect, test } from 'vitest';
import { abiDecode } from '../codec/abiDecode.ts';
import { abiEncode } from '../codec/abiEncode.ts';
import { type AbiField, abiFields } from '../codec/abiType.ts';
import { freshBudget } from '../codec/budget.ts';
import type { Arg } from '../model/step.ts';
import { formOfText, formText } from './forms/formText.ts';
import { emptyValue, type FormValue } from './forms/formValue.ts';
import { fromArgs } from './forms/fromArgs.ts';
import { jsonOf, jsonValue } from './forms/jsonValue.ts';
import { namedSample } from './testing/namedSample.ts';
import { toArgs } from './forms/toArgs.ts';

/** The values of a sample, decoded, with the fields they are of. */
const decoded = namedSample.map(({ parameters, values }) => {
  const fields = abiFields(parameters) ?? [];
  const hex = encodeAbiParameters(unnamed(parameters), values);
  const read = abiDecode(fields, hexToBytes(hex), 0, freshBudget());
  if (!read.ok) throw new Error('The sample cannot be decoded.');
  return { fields, hex, args: read.args };
});

test('any values of any types come back from a form as the same bytes, whatever their parts are called', () => {
  let deep = 0;
  fc.assert(
    fc.property(decoded, ({ fields, hex, args }) => {
      const form = fromArgs(fields, args);
      const made = toArgs(fields, form);
      if (!made.ok) throw new Error([...made.errors].join());
      expect(abiEncode(fields, made.args)).toBe(hex);
      expect(made.args.map(bare)).toEqual(args.map(bare));
      if (form.some(isNested)) deep += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(deep).toBeGreaterThan(100);
});

test('a list or tuple written out as JSON is the same value', () => {
  fc.assert(
    fc.property(decoded, ({ fields, args }) => {
      for (const [at, { type }] of fields.entries()) {
        const { value } = args[at] as Arg;
        const read = jsonValue(type, jsonOf(value));
        expect(read).toMatchObject({ ok: true });
        if (read.ok) expect(jsonOf(read.value)).toBe(jsonOf(value));
      }
    }),
    { numRuns: 500 },
  );
});

test('a form comes out of its link as it went in', () => {
  let written = 0;
  fc.assert(
    fc.property(decoded, ({ fields, args }) => {
      const form = fromArgs(fields, args);
      const text = formText(form);
      if (text === undefined) return;
      written += 1;
      expect(formOfText(fields, text)).toEqual(form);
    }),
    { numRuns: 500 },
  );
  expect(written).toBeGreaterThan(400);
});

test('any text of a link gives a form with one value for each field, and nothing of it is trusted', () => {
  fc.assert(
    fc.property(
      decoded,
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.jsonValue().map((it) => JSON.stringify([it, it])),
      ),
      ({ fields }, text) => {
        const form = formOfText(fields, text);
        expect(form).toHaveLength(fields.length);
        for (const [at, value] of form.entries()) expect(fits(fields[at] as AbiField, value)).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('an empty form is refused at its fields, and never throws', () => {
  fc.assert(
    fc.property(decoded, ({ fields }) => {
      const made = toArgs(
        fields,
        fields.map(({ type }) => emptyValue(type)),
      );
      if (made.ok) expect(abiEncode(fields, made.args)).toBeDefined();
      else for (const path of made.errors.keys()) expect(path).toMatch(/^\d+(\.\d+)*$/);
    }),
  );
});

function fits({ type }: AbiField, value: FormValue): boolean {
  if (value.kind === 'text') return type.kind !== 'array' && type.kind !== 'tuple';
  if (value.kind === 'json') return type.kind === 'array' || type.kind === 'tuple';
  if (type.kind === 'tuple')
    return (
      value.items.length === type.fields.length &&
      value.items.every((it, at) => fits(type.fields[at] as AbiField, it))
    );
  return (
    type.kind === 'array' &&
    (type.length === undefined || value.items.length === type.length) &&
    value.items.every((it) => fits({ name: '', type: type.of }, it))
  );
}

function isNested(value: FormValue): boolean {
  return value.kind === 'items' && value.items.some((it) => it.kind === 'items');
}

/** Without places in calldata, which a form does not have. */
function bare({ name, type, value }: Arg): unknown {
  if (value.kind === 'array') return { name, type, items: value.items.map(bare) };
  return value.kind === 'tuple' ? { name, type, fields: value.fields.map(bare) } : { name, type, value };
}

/** viem takes tuples by position when their parts have no names. */
function unnamed<T>(parameters: T): T {
  return JSON.parse(JSON.stringify(parameters, (key, it: unknown) => (key === 'name' ? undefined : it))) as T;
}

import fc from 'fast-check';
import { encodeAbiParameters, hexToBytes, isAddress, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import type { Arg, ArgValue } from '../model/step.ts';
import { freshBudget } from './budget.ts';
import { anySample } from '../decode/testing/arbitraryAbi.ts';
import { abiDecode } from './abiDecode.ts';
import { abiEncode } from './abiEncode.ts';
import { abiFields } from './abiType.ts';

test('any values of any types come back as they were encoded, with nothing odd', () => {
  fc.assert(
    fc.property(anySample, ({ parameters, values }) => {
      const fields = abiFields(parameters) ?? [];
      const hex = encodeAbiParameters(parameters, values);
      const read = abiDecode(fields, hexToBytes(hex), 0, freshBudget());
      expect(read).toMatchObject({ ok: true, oddities: [] });
      if (!read.ok) return;
      expect(read.args.map(({ value }) => plain(value))).toEqual(values.map(lower));
      expect(abiEncode(fields, read.args)).toBe(hex);
    }),
    { numRuns: 1_000 },
  );
});

test('every value that is shown is in the bytes: another value for it makes other bytes', () => {
  let changed = 0;
  fc.assert(
    fc.property(anySample, fc.nat(), ({ parameters, values }, where) => {
      const fields = abiFields(parameters) ?? [];
      const hex = encodeAbiParameters(parameters, values);
      const read = abiDecode(fields, hexToBytes(hex), 0, freshBudget());
      if (!read.ok) throw new Error('not read');
      const all = read.args.reduce((sum, arg) => sum + leaves(arg.value), 0);
      if (all === 0) return;
      const other = withOther(read.args, { left: where % all });
      expect(abiEncode(fields, other)).not.toBe(hex);
      changed += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(changed).toBeGreaterThan(500);
});

test('bytes that were changed are read to exactly those bytes, or with something odd listed, or not at all', () => {
  let clean = 0;
  let odd = 0;
  let refused = 0;
  fc.assert(
    fc.property(anySample, mutation, ({ parameters, values }, mutate) => {
      const fields = abiFields(parameters) ?? [];
      const data = mutate(hexToBytes(encodeAbiParameters(parameters, values)));
      const read = abiDecode(fields, data, 0, freshBudget());
      if (!read.ok) {
        refused += 1;
        expect(['overrun', 'budget']).toContain(read.oddity.what);
      } else if (read.oddities.length > 0) odd += 1;
      else {
        clean += 1;
        expect(hexToBytes(abiEncode(fields, read.args) ?? '0x')).toEqual(data);
      }
    }),
    { numRuns: 3_000 },
  );
  expect(Math.min(clean, odd, refused)).toBeGreaterThan(50);
});

test('what is listed as odd is not what an encoder would have written', () => {
  fc.assert(
    fc.property(anySample, mutation, ({ parameters, values }, mutate) => {
      const fields = abiFields(parameters) ?? [];
      const data = mutate(hexToBytes(encodeAbiParameters(parameters, values)));
      const read = abiDecode(fields, data, 0, freshBudget());
      if (!read.ok || read.oddities.every(({ what }) => what === 'invalidText')) return;
      expect(hexToBytes(abiEncode(fields, read.args) ?? '0x')).not.toEqual(data);
    }),
    { numRuns: 3_000 },
  );
});

/** One change: a bit, a byte, a word, an end cut off or added to. */
const mutation: fc.Arbitrary<(data: Uint8Array) => Uint8Array> = fc.oneof(
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(([where, flip]) => (data: Uint8Array) => {
    const at = where % data.length;
    return data.map((byte, index) => (index === at ? byte ^ flip : byte));
  }),
  fc.tuple(fc.nat(), fc.nat({ max: 400 })).map(([where, value]) => (data: Uint8Array) => {
    const copy = data.slice();
    const at = (where % Math.floor(data.length / 32)) * 32;
    copy.fill(0, at, at + 30);
    copy[at + 30] = value >> 8;
    copy[at + 31] = value & 255;
    return copy;
  }),
  fc.nat({ max: 64 }).map((less) => (data: Uint8Array) => data.slice(0, Math.max(0, data.length - 1 - less))),
  fc
    .uint8Array({ minLength: 1, maxLength: 40 })
    .map((more) => (data: Uint8Array) => new Uint8Array([...data, ...more])),
);

function leaves(value: ArgValue): number {
  const inside = value.kind === 'array' ? value.items : value.kind === 'tuple' ? value.fields : undefined;
  return inside === undefined ? 1 : inside.reduce((sum, arg) => sum + leaves(arg.value), 0);
}

/** The same values but for one leaf, which is another of its kind. */
function withOther(args: readonly Arg[], at: { left: number }): readonly Arg[] {
  return args.map((arg): Arg => {
    const { value } = arg;
    if (value.kind === 'array') return { ...arg, value: { ...value, items: withOther(value.items, at) } };
    if (value.kind === 'tuple') return { ...arg, value: { ...value, fields: withOther(value.fields, at) } };
    at.left -= 1;
    return at.left === -1 ? { ...arg, value: another(value) } : arg;
  });
}

function another(value: ArgValue): ArgValue {
  switch (value.kind) {
    case 'integer':
      return { ...value, value: value.value === 0n ? 1n : 0n };
    case 'bool':
      return { ...value, value: !value.value };
    case 'address':
      return { ...value, address: value.address === zeroAddress ? `0x${'11'.repeat(20)}` : zeroAddress };
    case 'bytes':
      return { ...value, hex: value.hex === '0x' ? '0x01' : `0x${flipped(value.hex.slice(2))}` };
    case 'text':
      return { ...value, text: `${value.text}.` };
    default:
      return value;
  }
}

function flipped(digits: string): string {
  return (digits[0] === '0' ? '1' : '0') + digits.slice(1);
}

function plain(value: ArgValue): unknown {
  switch (value.kind) {
    case 'array':
      return value.items.map((item) => plain(item.value));
    case 'tuple':
      return value.fields.map((field) => plain(field.value));
    case 'address':
      expect(isAddress(value.address, { strict: true })).toBe(true);
      return value.address.toLowerCase();
    case 'bytes':
      return value.hex;
    case 'text':
      return value.text;
    default:
      return value.value;
  }
}

function lower(it: unknown): unknown {
  if (Array.isArray(it)) return it.map(lower);
  return typeof it === 'string' && isAddress(it) ? it.toLowerCase() : it;
}

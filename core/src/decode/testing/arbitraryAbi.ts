import fc from 'fast-check';
import type { AbiParameter, Hex } from 'viem';

/** Parameters of the contract ABI with a value for each that viem's encoder takes. */
export type Sample = Readonly<{ parameters: readonly AbiParameter[]; values: readonly unknown[] }>;

/** Any parameters: elementary types of all sizes, arrays of both sorts, tuples, up to three levels deep. */
export const anySample: fc.Arbitrary<Sample> = fc
  .array(parameter(3), { minLength: 1, maxLength: 4 })
  .chain((parameters) => fc.tuple(...parameters.map(valueOf)).map((values) => ({ parameters, values })));

function parameter(depth: number): fc.Arbitrary<AbiParameter> {
  const flat = fc.oneof(
    fc.constantFrom('address', 'bool', 'bytes', 'string').map((type) => ({ type })),
    fc.tuple(fc.constantFrom('uint', 'int'), fc.integer({ min: 1, max: 32 })).map(([kind, size]) => ({
      type: `${kind}${size * 8}`,
    })),
    fc.integer({ min: 1, max: 32 }).map((size) => ({ type: `bytes${size}` })),
  );
  if (depth === 0) return flat;
  const tuple = fc
    .array(parameter(depth - 1), { minLength: 1, maxLength: 3 })
    .map((components) => ({ type: 'tuple', components }));
  const array = fc
    .tuple(parameter(depth - 1), fc.constantFrom('[]', '[1]', '[2]', '[3]'))
    .map(([of, suffix]) => ({ ...of, type: of.type + suffix }));
  return fc.oneof({ weight: 2, arbitrary: flat }, tuple, array);
}

/** Any value of a type that viem's encoder takes. */
export function valueOf(it: AbiParameter): fc.Arbitrary<unknown> {
  const [, of, length] = /^(.*)\[([0-9]*)\]$/.exec(it.type) ?? [];
  if (of !== undefined) {
    const bounds =
      length === '' ? { maxLength: 3 } : { minLength: Number(length), maxLength: Number(length) };
    return fc.array(valueOf({ ...it, type: of } as AbiParameter), bounds);
  }
  if (it.type === 'tuple' && 'components' in it) return fc.tuple(...it.components.map(valueOf));
  if (it.type === 'address') return hex(20, 20);
  if (it.type === 'bool') return fc.boolean();
  if (it.type === 'bytes') return hex(0, 70);
  if (it.type === 'string') return fc.string({ unit: 'binary', maxLength: 40 });
  const [, kind, digits] = /^(uint|int|bytes)(\d+)$/.exec(it.type) ?? [];
  const size = Number(digits);
  if (kind === 'bytes') return hex(size, size);
  return kind === 'uint'
    ? fc.bigInt({ min: 0n, max: 2n ** BigInt(size) - 1n })
    : fc.bigInt({ min: -(2n ** BigInt(size - 1)), max: 2n ** BigInt(size - 1) - 1n });
}

function hex(minLength: number, maxLength: number): fc.Arbitrary<Hex> {
  return fc
    .uint8Array({ minLength, maxLength })
    .map((bytes) => `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}` as const);
}

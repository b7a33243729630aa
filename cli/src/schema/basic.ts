import type { Address, Hex } from 'viem';
import type { ByteRange } from '@readback/core/model/step.ts';
import type { JsonSchema, Shape } from './shape.ts';

/** The smallest shapes: what is a word of its own in the model. */
export const text: Shape<string> = { json: { type: 'string' } };
export const yesNo: Shape<boolean> = { json: { type: 'boolean' } };
export const count: Shape<number> = { json: { type: 'integer' } };
/** An integer that may be larger than JSON numbers can say exactly. */
export const integer: Shape<bigint> = { json: { type: 'string', pattern: '^-?[0-9]+$' } };
export const hex: Shape<Hex> = { json: { type: 'string', pattern: '^0x([0-9a-fA-F]{2})*$' } };
export const address: Shape<Address> = { json: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' } };
export const range: Shape<ByteRange> = {
  json: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], minItems: 2 },
};

/** A value that is always the same. */
export function always<T extends string | number | boolean>(it: T): Shape<T> {
  return { json: { const: it } };
}

/** A shape with a sentence for whoever reads the schema. */
export function said<T>(description: string, { json }: Shape<T>): Shape<T> {
  const described: JsonSchema = { description, ...json };
  return { json: described };
}

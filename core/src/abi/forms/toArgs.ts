import type { AbiField, AbiType } from '../../codec/abiType.ts';
import type { Arg, ArgValue } from '../../model/step.ts';
import { parseAddress } from '../../text/address.ts';
import { ReadbackError } from '../../text/errors.ts';
import type { Result } from '../../text/result.ts';
import { type AddressOf, leafValue } from './formLeaf.ts';
import type { FormValue } from './formValue.ts';
import { jsonValue } from './jsonValue.ts';

/** Where a value is in a form, by positions: `0`, `0.2.1`. */
export type FormPath = string;

/** The values of a form, or what is wrong at each path. */
export type FormArgs =
  | Readonly<{ ok: true; args: readonly Arg[] }>
  | Readonly<{ ok: false; errors: ReadonlyMap<FormPath, ReadbackError> }>;

/** The most values one form can make: what decoding would read back. */
const mostValues = 20_000;

/**
 * Turns a form into values, every wrong one with an error at its path. `addressOf` says which address a name in an
 * address field represents; without it only addresses are taken.
 */
export function toArgs(
  fields: readonly AbiField[],
  values: readonly (FormValue | undefined)[],
  addressOf: AddressOf = parseAddress,
): FormArgs {
  const errors = new Map<FormPath, ReadbackError>();
  const maker: Maker = { errors, addressOf, left: mostValues };
  const args = fields.map((field, at) => makeArg(maker, field.name, field.type, values[at], String(at)));
  return errors.size === 0 ? { ok: true, args } : { ok: false, errors };
}

type Maker = { errors: Map<FormPath, ReadbackError>; addressOf: AddressOf; left: number };

function makeArg(
  maker: Maker,
  name: string,
  type: AbiType,
  value: FormValue | undefined,
  path: FormPath,
): Arg {
  maker.left -= 1;
  return { name, type: type.text, value: makeValue(maker, type, value, path), bytes: [0, 0] };
}

function makeValue(maker: Maker, type: AbiType, value: FormValue | undefined, path: FormPath): ArgValue {
  if (type.kind === 'array' || type.kind === 'tuple') {
    if (value?.kind === 'json') return read(maker, path, () => jsonValue(type, value.json, maker.addressOf));
    const items = value?.kind === 'items' ? value.items : [];
    if (type.kind === 'tuple') {
      const fields = type.fields.map((field, at) =>
        makeArg(maker, field.name, field.type, items[at], `${path}.${at}`),
      );
      return { kind: 'tuple', fields };
    }
    if (type.length !== undefined && items.length !== type.length)
      return fail(
        maker,
        path,
        new ReadbackError({ id: 'value.otherLength', args: { length: type.length, found: items.length } }),
      );
    if (items.length > maker.left) return fail(maker, path, new ReadbackError({ id: 'value.tooMany' }));
    return {
      kind: 'array',
      items: items.map((item, at) => makeArg(maker, String(at), type.of, item, `${path}.${at}`)),
    };
  }
  const { text, unit } = value?.kind === 'text' ? value : { text: '', unit: undefined };
  return read(maker, path, () => leafValue(type, text, unit, maker.addressOf));
}

/** Stands where a value is wrong: it is never handed out, since there are errors then. */
const none: ArgValue = { kind: 'bytes', hex: '0x' };

function read(maker: Maker, path: FormPath, reading: () => Result<ArgValue>): ArgValue {
  const it = reading();
  return it.ok ? it.value : fail(maker, path, it.error);
}

function fail(maker: Maker, path: FormPath, error: ReadbackError): ArgValue {
  maker.errors.set(path, error);
  return none;
}

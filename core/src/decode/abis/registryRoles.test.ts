import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registryFolder } from '../../label/erc7730/testing/registryFolder.ts';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { Role } from './functionModel.ts';
import { modelOf } from './modelOf.ts';
import { standardRows } from '../testing/rows.ts';

/**
 * Our roles beside what the protocols themselves say of their parameters in the registry of ERC-7730 descriptors. A party that a descriptor shows by a name such as
 * "Recipient" or "Spender" must not be one that a calm verdict takes no notice of.
 */
const { root: registry, whole, name } = registryFolder();

const party =
  /\b(recipient|beneficiary|to|receiver|receive|receives|spender|operator|delegate|delegatee|owner|behalf|for|payer|from|refund)\b/i;
const unnoticed: ReadonlySet<Role | undefined> = new Set<Role | undefined>([
  'data',
  'id',
  'account',
  'token',
  'partner',
  undefined,
]);

/** Where we are right and the label reads like a party: by the function's name and the label. */
const justified: readonly Readonly<{ fn: string; label: string; why: string }>[] = [
  { fn: 'decreaseAllowance', label: 'Spender', why: 'may take less than before' },
  { fn: 'depositERC20', label: 'Token to swap', why: 'the token, no party' },
  { fn: 'setUserUseReserveAsCollateral', label: 'For asset', why: 'the token, no party' },
  { fn: 'setUserUseReserveAsCollateralOnBehalfOf', label: 'For asset', why: 'the token, no party' },
  { fn: 'swapBorrowRateMode', label: 'For asset', why: 'the token, no party' },
];

type Shown = Readonly<{
  file: string;
  signature: string;
  path: string;
  label: string;
  role: Role | undefined;
}>;

describe(`roles beside the registry's descriptors (${name})`, () => {
  const shown = descriptors().flatMap(partiesOf);

  it('finds many parties, most of them in functions that we model', () => {
    expect(shown.length).toBeGreaterThan(whole ? 150 : 15);
  });

  it('takes notice of each', () => {
    const missed = shown.filter(({ role, signature, label }) => {
      const fn = signature.slice(0, signature.indexOf('('));
      return unnoticed.has(role) && !justified.some((it) => it.fn === fn && it.label === label);
    });
    expect(
      missed.map(
        ({ file, signature, path, label, role }) => `${file}: ${signature} ${path} "${label}" is ${role}`,
      ),
    ).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const named = new Set(shown.map(({ signature }) => signature.slice(0, signature.indexOf('('))));
    const idle = justified.filter(
      (it) =>
        (whole || named.has(it.fn)) &&
        !shown.some(
          ({ signature, label, role }) =>
            signature.startsWith(`${it.fn}(`) && label === it.label && unnoticed.has(role),
        ),
    );
    expect(idle).toEqual([]);
  });
});

type Field = Readonly<{ path?: string; label?: string; format?: string; fields?: readonly Field[] }>;
type Formats = Readonly<Record<string, Readonly<{ fields?: readonly Field[] }>>>;

function descriptors(): readonly Readonly<{ file: string; formats: Formats }>[] {
  return ['registry', 'ercs'].flatMap((folder) =>
    readdirSync(join(registry, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !/tests|eip712/.test(file))
      .toSorted()
      .flatMap((file) => {
        const read = JSON.parse(readFileSync(join(registry, folder, file), 'utf8')) as {
          display?: { formats?: Formats };
        };
        const formats = read.display?.formats;
        return formats === undefined ? [] : [{ file: join(folder, file), formats }];
      }),
  );
}

function partiesOf({ file, formats }: Readonly<{ file: string; formats: Formats }>): readonly Shown[] {
  return Object.entries(formats).flatMap(([text, { fields = [] }]) => {
    const abi = functionAbi(text);
    const model = abi === undefined ? undefined : modelOf({ ...abi, from: [] });
    if (abi === undefined || model === undefined || model.act === 'view') return [];
    const own = ownNames(abi.signature);
    return flat(fields, '').flatMap(({ path, label, format }): Shown[] => {
      if (format !== 'addressName' || !party.test(label) || /[@:]/.test(path)) return [];
      const place = placeOf(abi.fields, names(path));
      const ours = place === undefined ? undefined : nameOf(own, place);
      if (ours === undefined) return [];
      return [{ file, signature: abi.signature, path: ours, label, role: roleAt(model.roles, ours) }];
    });
  });
}

function flat(fields: readonly Field[], above: string): readonly Required<Omit<Field, 'fields'>>[] {
  return fields.flatMap(({ path = '', label = '', format = '', fields: inside }) => {
    const here = above === '' ? path : `${above}.${path}`;
    return inside === undefined ? [{ path: here, label, format }] : flat(inside, here);
  });
}

function names(path: string): readonly string[] {
  return path.split('.').filter((part) => part !== '#' && part !== '' && !/^\[.*\]$/.test(part));
}

/** The fields as our table names them: a descriptor may use other names for the same types. */
function ownNames(signature: string): readonly AbiField[] {
  for (const { text } of standardRows()) {
    if (!text.startsWith(signature.slice(0, signature.indexOf('(') + 1))) continue;
    const abi = functionAbi(text);
    if (abi?.signature === signature) return abi.fields;
  }
  return [];
}

function placeOf(fields: readonly AbiField[], path: readonly string[]): readonly number[] | undefined {
  const [name, ...rest] = path;
  const at = fields.findIndex((field) => field.name === name);
  const field = fields[at];
  if (field === undefined) return undefined;
  const type = elementOf(field.type);
  if (rest.length === 0) return [at];
  const inside = type.kind === 'tuple' ? placeOf(type.fields, rest) : undefined;
  return inside === undefined ? undefined : [at, ...inside];
}

function nameOf(fields: readonly AbiField[], [at = 0, ...rest]: readonly number[]): string | undefined {
  const field = fields[at];
  if (field === undefined || rest.length === 0) return field?.name;
  const type = elementOf(field.type);
  const inside = type.kind === 'tuple' ? nameOf(type.fields, rest) : undefined;
  return inside === undefined ? undefined : `${field.name}.${inside}`;
}

function elementOf(type: AbiType): AbiType {
  return type.kind === 'array' ? elementOf(type.of) : type;
}

function roleAt(roles: Readonly<Record<string, Role>> = {}, path: string): Role | undefined {
  if (path === '') return undefined;
  return roles[path] ?? roleAt(roles, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

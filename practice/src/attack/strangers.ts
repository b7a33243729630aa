import type { FunctionModel, Role } from '@readback/core/decode/abis/functionModel.ts';
import { modelOf } from '@readback/core/decode/abis/modelOf.ts';
import type { AbiField, AbiType } from '@readback/core/codec/abiType.ts';
import { contract, me, type Sample } from '@readback/core/check/testing/views.ts';
import { type Address, concat, encodeAbiParameters, getAddress, type Hex, pad } from 'viem';
import type { Body } from '@readback/core/model/request.ts';
import { type Published, publishedFunctions } from './abis.ts';
import { published } from './published.ts';

/** One place of a function where an account of a stranger can stand. `path` is of names, as roles are. */
export type Place = Readonly<{ of: Published; path: string; spot: readonly number[]; type: string }>;

/** Who is nobody to the user. */
export const stranger: Address = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');

/** Naming a stranger in these gives him nothing of the caller's, or says openly what it gives. */
const harmless: ReadonlySet<Role> = new Set([
  'token',
  'payee',
  'partner',
  'filler',
  'account',
  'payer',
  // Opened as a step of its own, and judged as that.
  'call',
]);

/** Functions of standards that take something from whom they name, or openly pay them. */
const sayWhatTheyGive: ReadonlySet<string> = new Set([
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
  'safeTransferFrom(address,address,uint256,uint256,bytes)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'transfer(address,uint256,uint256)',
  'transferFrom(address,address,uint256,uint256)',
  'decreaseAllowance(address,uint256)',
  'revokeRole(bytes32,address)',
  'revokeOperator(address)',
]);

/** Every place for an address in every function that is published, in the order of the functions. */
export function everyPlace(): readonly Place[] {
  return publishedFunctions().flatMap((of) => {
    const { fn } = of;
    if (sayWhatTheyGive.has(fn.signature)) return [];
    const model = modelOf({ ...fn, from: [] });
    if (model?.act === 'view') return [];
    return fn.fields
      .flatMap((field, at) => placesIn(field, at))
      .filter(({ path }) => !harmless.has(roleOf(model, path) ?? 'power') && !refusesOthers(model, path))
      .map((it) => ({ ...it, of }));
  });
}

/** Whether the contract itself takes none there but those that it knows, as its row says. */
function refusesOthers(model: FunctionModel | undefined, path: string): boolean {
  const by = model?.checks?.[path];
  return by !== undefined && by !== 'balance' && by !== 'taken';
}

type Spot = Omit<Place, 'of'>;

function placesIn({ name, type }: AbiField, at: number): readonly Spot[] {
  return inType(type).map(({ path, spot, type: its }) => ({
    path: path === '' ? name : `${name}.${path}`,
    spot: [at, ...spot],
    type: its,
  }));
}

function inType(type: AbiType): readonly Spot[] {
  if (type.kind === 'address') return [{ path: '', spot: [], type: type.text }];
  if (type.kind === 'array') return inType(type.of).map((it) => ({ ...it, spot: [0, ...it.spot] }));
  if (type.kind === 'tuple') return type.fields.flatMap(placesIn);
  return [];
}

function roleOf(model: FunctionModel | undefined, path: string): Role | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const role = model?.roles?.[at];
    if (role !== undefined) return role;
  }
  return undefined;
}

/** The request with a stranger in that place, to a contract that is published and old, and moves nothing. */
export function strangerIn({ of, spot }: Place): Readonly<{ body: Body; sample: Sample }> {
  const { fn, from, given } = of;
  const values = fn.fields.map(({ type }, at) => valueOf(type, spot[0] === at ? spot.slice(1) : undefined));
  const params = fn.fields.map(({ type }) => parameterOf(type));
  const data: Hex = concat([fn.selector, encodeAbiParameters(params, values)]);
  return {
    body: { kind: 'transaction', chainId: 1, from: me, call: { to: contract, value: 0n, data }, set: {} },
    sample: {
      ...published,
      codes: { [stranger]: 'none' },
      abis: [{ address: contract, functions: [given], from: { by: 'source', name: from } }],
    },
  };
}

type Parameter = Readonly<{ type: string; components?: readonly Parameter[] }>;

function parameterOf(type: AbiType): Parameter {
  if (type.kind === 'tuple')
    return { type: 'tuple', components: type.fields.map((it) => parameterOf(it.type)) };
  if (type.kind !== 'array') return { type: type.text };
  const inner = parameterOf(type.of);
  return { ...inner, type: `${inner.type}[${type.length ?? ''}]` };
}

/** `to` is the way to the stranger; undefined where he is not in it. */
function valueOf(type: AbiType, to: readonly number[] | undefined): unknown {
  switch (type.kind) {
    case 'uint':
      return type.bits >= 64 ? 1_000n : type.bits > 48 ? 1n : 1;
    case 'int':
      return type.bits > 48 ? 1n : 1;
    case 'bool':
      return true;
    case 'address':
      return to === undefined ? me : stranger;
    case 'bytes':
      return '0x';
    case 'string':
      return 'x';
    case 'fixedBytes':
      return pad('0x', { size: type.size });
    case 'array': {
      const length = type.length ?? 1;
      return Array.from({ length }, (_, at) => valueOf(type.of, at === to?.[0] ? to.slice(1) : undefined));
    }
    case 'tuple':
      // Positions, as viem takes components without names.
      return type.fields.map((it, at) => valueOf(it.type, at === to?.[0] ? to.slice(1) : undefined));
  }
}

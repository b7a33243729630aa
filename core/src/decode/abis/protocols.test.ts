import { expect, test } from 'vitest';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { modelOf } from './modelOf.ts';
import { standardRows } from '../testing/rows.ts';

type Part = Readonly<{ path: string; type: AbiType; role: string | undefined }>;

const rows = standardRows().map(({ source, selector, text, model }) => {
  const abi = functionAbi(text);
  const roles: Readonly<Record<string, string>> = model.roles ?? {};
  const parts = partsOf(abi?.fields ?? [], '', undefined, roles);
  return { source, selector, text, model, roles, parts, signature: abi?.signature ?? '' };
});

test('every address, word, text and bytes of a protocol’s function has a role', () => {
  expect(rows.length).toBeGreaterThan(1_000);
  const without = rows.flatMap(({ source, text, parts }) =>
    parts
      .filter(({ type, role }) => needsRole(type) && role === undefined)
      .map(({ path }) => `${source}: ${path} of ${text}`),
  );
  expect(without).toEqual([]);
});

test('no role is for a parameter that the function does not have', () => {
  const unknown = rows.flatMap(({ source, text, roles, parts }) => {
    const paths = new Set(parts.map(({ path }) => path));
    return Object.keys(roles)
      .filter((path) => !paths.has(path))
      .map((path) => `${source}: ${path} of ${text}`);
  });
  expect(unknown).toEqual([]);
});

test('no two sources have a function of one signature, which could mean two things, but those that share a standard', () => {
  const twice = rows.flatMap(({ source, signature }, at) =>
    rows.slice(0, at).some((it) => it.signature === signature) ? [`${source}: ${signature}`] : [],
  );
  expect(twice.toSorted()).toEqual([
    'Airdrops and drops: claim(address,uint256,address,uint256,(bytes32[],uint256,uint256,address),bytes)',
    'Airdrops and drops: claim(address,uint256,uint256,address,uint256,(bytes32[],uint256,uint256,address),bytes)',
    'ERC-1155: setApprovalForAll(address,bool)',
    'ERC-721: approve(address,uint256)',
    'ERC-721: transferFrom(address,address,uint256)',
  ]);
});

test('a function that only reads names nobody who gains', () => {
  const harmless = new Set(['account', 'token', 'id', 'data']);
  const reads = rows.filter(({ source }) => source === 'Reads');
  expect(reads.length).toBeGreaterThan(100);
  const wrong = reads.flatMap(({ text, model, roles }) =>
    model.act === 'view' && Object.values(roles).every((role) => harmless.has(role)) ? [] : [text],
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['setAccountOperator(address,address,bool)', 'operator'],
  ['setClaimerFor(address)', 'claimer'],
  ['cdpAllow(uint256,address,uint256)', 'usr'],
] as const)('whoever %s gives power to has it: %s', (signature, name) => {
  const row = rows.find((it) => it.signature === signature);
  expect(row?.roles[name]).toBe('power');
});

test('bytes that a protocol runs as calls are never taken for plain data', () => {
  const carried = rows.filter(({ text, model }) => model.act === 'carry' && !text.endsWith('()'));
  expect(carried.length).toBeGreaterThan(15);
  for (const { text, roles } of carried) expect(Object.values(roles), text).toContain('call');
});

test('a model is found by its selector and its signature', () => {
  for (const { selector, signature, model } of rows) {
    expect(modelOf({ selector, signature, from: [] })?.act, signature).toBe(model?.act);
  }
});

/** All parameters, those of structs too, each with its role or that of the nearest struct around it. */
function partsOf(
  fields: readonly AbiField[],
  before: string,
  around: string | undefined,
  roles: Readonly<Record<string, string>>,
): readonly Part[] {
  return fields.flatMap(({ name, type: whole }) => {
    const [path, type] = [before + name, elementOf(whole)];
    const role = roles[path] ?? around;
    const here = { path, type, role };
    return type.kind === 'tuple' ? [here, ...partsOf(type.fields, `${path}.`, role, roles)] : [here];
  });
}

function elementOf(type: AbiType): AbiType {
  return type.kind === 'array' ? elementOf(type.of) : type;
}

function needsRole({ kind }: AbiType): boolean {
  return ['address', 'bytes', 'string', 'fixedBytes'].includes(kind);
}

import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { freeze } from '../../request/frozen/freeze.ts';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { decode } from '../decode.ts';
import { modelOf } from './modelOf.ts';
import { placedRows } from '../testing/rows.ts';

const comet: Address = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const other: Address = '0x00000000000000000000000000000000000000c1';
const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

function read(to: Address, text: string, args: readonly unknown[], chainId = 1) {
  const abi = parseAbi([`function ${text}`] as readonly string[]);
  const data: Hex = encodeFunctionData({ abi, args } as never);
  const body = { kind: 'transaction', chainId, call: { to, value: 0n, data }, set: {} } as const;
  const [step] = decode(freeze(body, ''), {}).steps;
  return step?.fn && { fn: step.fn, model: modelOf(step.fn) };
}

test('a function is what the protocol calls it at its contract, on its chain, and nowhere else', () => {
  const withdraw = 'withdraw(address asset, uint256 amount)';
  expect(read(comet, withdraw, [usdc, 5n])?.model).toEqual({
    act: 'outOf',
    verb: 'withdraw',
    sums: [[{ amount: [1], of: [0] }]],
    roles: { asset: 'token' },
    checks: { asset: 'list' },
    weakens: true,
    owed: 'comet',
  });
  expect(read(other, withdraw, [usdc, 5n])).toBeUndefined();
  expect(read(comet, withdraw, [usdc, 5n], 10)).toBeUndefined();
});

test('what a standard calls it is behind, and counts elsewhere', () => {
  const minter: Address = '0xd061d61a4d941c39e5453435b6345dc261c2fce0';
  expect(read(minter, 'mint(address gauge)', [usdc])?.model?.roles).toEqual({ gauge_addr: 'token' });
  expect(read(other, 'mint(address gauge)', [usdc])?.model?.roles).toEqual({ to: 'receiver' });
});

test('each text has its selector, and each address and word of it a role', () => {
  for (const { selector, text, model } of placedRows()) {
    const abi = functionAbi(text);
    expect(abi?.selector, text).toBe(selector);
    const parts = partsOf(abi?.fields ?? [], '', false, model?.roles ?? {});
    expect(parts, text).toEqual([]);
  }
});

/** The addresses, words, texts and bytes, those in structs too, that have no role, nor a struct around them that has one. */
function partsOf(
  fields: readonly AbiField[],
  before: string,
  around: boolean,
  roles: Readonly<Record<string, string>>,
): readonly string[] {
  return fields.flatMap(({ name, type: whole }) => {
    const [path, type] = [before + name, elementOf(whole)];
    const said = around || roles[path] !== undefined;
    if (type.kind === 'tuple') return partsOf(type.fields, `${path}.`, said, roles);
    return said || ['uint', 'int', 'bool'].includes(type.kind) ? [] : [path];
  });
}

function elementOf(type: AbiType): AbiType {
  return type.kind === 'array' ? elementOf(type.of) : type;
}

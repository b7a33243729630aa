import { describe, expect, it, test } from 'vitest';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { ArgPath } from '../argPath.ts';
import { standardFunctions } from '../abis/standard.ts';
import { routerSources, standardRows } from '../testing/rows.ts';
import type { RouterSwap } from './protocolTable.ts';
import { functionUseOf } from './functionUse.ts';

const rows = standardRows()
  .filter(({ source }) => routerSources.has(source))
  .map(({ selector, text, model, use }) => ({ selector, text, model, use, abi: functionAbi(text) }));

const swaps = rows.flatMap(({ use, abi, ...row }) =>
  use === undefined || abi === undefined || !('swap' in use) ? [] : [{ ...row, abi, swap: use.swap }],
);

test.each(swaps.map((row) => [row.text, row] as const))(
  '%s is read as its model says what its parts are for',
  (_, { abi, model, swap }) => {
    expect(model.act).toBe('trade');
    const role = (path: ArgPath | string) =>
      typeof path === 'string' ? undefined : model.roles?.[nameOf(abi.fields, path) ?? ''];
    expect([undefined, 'receiver']).toContain(role(swap.to));
    expect(role(swap.to) === undefined).toBe(swap.to === 'caller');
    for (const token of [swap.sells, swap.buys])
      if (typeof token !== 'string') expect(role(token)).toBe(swap.path === 'none' ? 'token' : 'data');
    for (const amount of [swap.amount, swap.least])
      if (typeof amount !== 'string') {
        expect(nameOf(abi.fields, amount)).toBeDefined();
        expect(role(amount)).toBeUndefined();
      }
  },
);

describe('a function of a router', () => {
  it('is found by its canonical signature, as its own table says', () => {
    for (const { abi, use } of rows) expect(functionUseOf(abi), abi?.signature).toEqual(use);
    expect(functionUseOf({ signature: 'swap(address)' })).toBeUndefined();
    expect(functionUseOf({ signature: 'toString()' })).toBeUndefined();
  });

  it('has a selector that no other standard or protocol has: it could mean two things', () => {
    for (const { selector, text } of rows) expect(standardFunctions(selector), text).toHaveLength(1);
  });

  it('says of what it takes both the token and the amount, or that it is the value, or what it uses of the value', () => {
    const isValue = (at: RouterSwap['sells']) => at === 'value';
    for (const { swap, text } of swaps) {
      if (isValue(swap.amount)) expect(isValue(swap.sells), text).toBe(true);
      else if (isValue(swap.sells)) expect(swap.change, text).toBe('kept');
    }
  });
});

function nameOf(fields: readonly AbiField[], [at = 0, ...rest]: ArgPath): string | undefined {
  const field = typeof at === 'number' ? fields.at(at) : undefined;
  if (field === undefined || rest.length === 0) return field?.name;
  // The ends of a path are elements of it, and are named as it is.
  if (field.type.kind === 'bytes' || (field.type.kind === 'array' && field.type.of.kind !== 'tuple'))
    return field.name;
  const type = elementOf(field.type);
  const inside = type.kind === 'tuple' ? nameOf(type.fields, rest) : undefined;
  return inside === undefined ? undefined : `${field.name}.${inside}`;
}

function elementOf(type: AbiType): AbiType {
  return type.kind === 'array' ? elementOf(type.of) : type;
}

import { describe, expect, it } from 'vitest';
import type { AbiField } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { allRows } from '../abis/rows.ts';
import type { ArgPath } from '../argPath.ts';
import { bridgeOf, functionUseOf } from './functionUse.ts';
import type { StepFunction } from '../../model/step.ts';
import type { FunctionUse } from './protocolTable.ts';

const rows = allRows().flatMap(({ source, at, text, use }) =>
  use === undefined ? [] : [{ source, at, text, use, abi: functionAbi(text) }],
);

describe('the use of a function', () => {
  it('is the same in every table that has the function, except at the contracts of a protocol', () => {
    expect(rows.length).toBeGreaterThan(190);
    for (const { source, at, text, use, abi } of rows) {
      const signature = abi?.signature ?? '';
      const from: StepFunction['from'] = [{ by: 'source', name: source }];
      expect(functionUseOf({ signature, from }), `${source}: ${text}`).toEqual(use);
      if (at === undefined) expect(functionUseOf({ signature }), text).toEqual(use);
    }
  });

  it('of one that a protocol’s own contract has is not that of a contract elsewhere', () => {
    const signature = 'withdraw(uint256)';
    const from: StepFunction['from'] = [{ by: 'source', name: 'Polygon POL' }];
    expect(bridgeOf({ signature, from })).toBeDefined();
    expect(bridgeOf({ signature })).toBeUndefined();
    expect(bridgeOf({ signature, from: [{ by: 'source', name: 'WETH9' }] })).toBeUndefined();
  });

  it('names only arguments that the function has', () => {
    for (const { text, use, abi } of rows)
      for (const place of placesIn(use)) expect(isIn(abi?.fields ?? [], place), text).toBe(true);
  });
});

function placesIn(use: FunctionUse): readonly ArgPath[] {
  if ('pays' in use) return [use.pays.to].filter(isPlace);
  if ('allows' in use) return placesOf(withoutMeans(use.allows)).filter(isPlace);
  if ('operates' in use) return placesOf(use.operates).filter(isPlace);
  if ('moves' in use) return placesOf(withoutMeans(use.moves)).filter(isPlace);
  if (!('bridges' in use)) return [];
  const { to, burns, straight } = use.bridges;
  return [
    to,
    ...(burns === 'none' ? [] : [burns.token, burns.amount]),
    ...(straight === 'no' ? [] : Object.values(straight).flatMap(placesOf)),
  ].filter(isPlace);
}

function placesOf(part: object | string): readonly (ArgPath | string)[] {
  return typeof part === 'string' ? [] : Object.values(part).filter((it) => Array.isArray(it));
}

function withoutMeans<T extends object>(use: T): Omit<T, 'means'> {
  return { ...use, means: undefined };
}

function isPlace(at: ArgPath | string): at is ArgPath {
  return typeof at !== 'string';
}

function isIn(fields: readonly AbiField[], [at = 0, ...rest]: ArgPath): boolean {
  const field = typeof at === 'number' ? fields[at] : fields.find(({ name }) => name === at);
  if (field === undefined) return false;
  const isPart = field.type.kind === 'array' && rest.length > 0;
  const type = isPart && field.type.kind === 'array' ? field.type.of : field.type;
  const inside = isPart ? rest.slice(1) : rest;
  return inside.length === 0 || (type.kind === 'tuple' && isIn(type.fields, inside));
}

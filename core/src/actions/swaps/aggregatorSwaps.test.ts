import { expect, test } from 'vitest';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { standardTables } from '../../decode/abis/standard.ts';
import { type AggregatorSwap, aggregatorSwaps } from './aggregatorSwaps.ts';

const rows = standardTables.flatMap(({ functions }) => functions);

test.each(Object.entries(aggregatorSwaps))(
  '%s is read as the tables say what its parts are for',
  (signature, swap) => {
    const row = rows.find(
      ([, text]) => text.startsWith(nameIn(signature)) && functionAbi(text)?.signature === signature,
    );
    const abi = row === undefined ? undefined : functionAbi(row[1]);
    expect(row?.[2]?.act).toBe('trade');
    const roles = row?.[2]?.roles ?? {};
    const role = (path: AggregatorSwap['to']) =>
      path === undefined ? undefined : roles[nameOf(abi?.fields ?? [], path) ?? ''];
    expect([undefined, 'receiver']).toContain(role(swap.to));
    expect(role(swap.to) === undefined).toBe(swap.to === undefined);
    for (const token of [swap.sells, swap.buys]) if (token !== undefined) expect(role(token)).toBe('token');
    for (const amount of [swap.amount, swap.least])
      if (amount !== undefined) expect(role(amount)).toBeUndefined();
  },
);

function nameIn(signature: string): string {
  return signature.slice(0, signature.indexOf('(') + 1);
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

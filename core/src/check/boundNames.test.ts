import { expect, test } from 'vitest';
import type { AbiField } from '../decode/abi/abiType.ts';
import { functionAbi } from '../decode/abi/functionAbi.ts';
import { placedTables } from '../decode/abis/placed.ts';
import { standardTables } from '../decode/abis/standard.ts';
import { boundOf, isNoBound, speaksOfBounds } from './boundNames.ts';
import { priced } from './boundsOf.ts';

test('every minimum and maximum of the modeled functions is weighed, or is not one of a price', () => {
  const names = [...standardTables, ...placedTables].flatMap(({ functions }) =>
    functions.flatMap(([, text, model]) =>
      model === undefined || !priced.has(model.act) ? [] : numbersOf(functionAbi(text)?.fields ?? []),
    ),
  );
  const bounds = [...new Set(names)].filter(
    (name) => /min(?!t|u?te|at)|max|least|slippage/i.test(name) && !otherwise.has(name),
  );
  expect(bounds.length).toBeGreaterThan(80);
  expect(bounds.filter((name) => boundOf(name) === undefined && !isNoBound(name)).toSorted()).toEqual([]);
});

/** A count of price steps, beside the minima of both tokens; and the place of an item. */
const otherwise: ReadonlySet<string> = new Set(['idSlippage', 'itemIndex']);

test('names are taken apart at their words', () => {
  for (const name of [
    'min_dy',
    '_min_mint_amount',
    'amount0Min',
    'minLPOut',
    'amountOutMinNATIVE',
    'leastAmount',
  ])
    expect(boundOf(name)?.kind).toBe('floor');
  for (const name of ['max_burn_amount', 'maxBptAmountIn', 'amount1Max'])
    expect(boundOf(name)?.kind).toBe('ceiling');
  for (const name of ['max_loss', 'maxLoss', '_slippage']) expect(boundOf(name)?.kind).toBe('share');
  for (const name of ['mintAmount', 'minter', 'minGasLimit', 'maxIterations', 'amount'])
    expect(boundOf(name)).toBeUndefined();
  expect(speaksOfBounds('mintAmount')).toBe(false);
});

function numbersOf(fields: readonly AbiField[]): readonly string[] {
  return fields.flatMap(({ name, type }) => {
    const inner = type.kind === 'array' ? type.of : type;
    if (inner.kind === 'tuple') return numbersOf(inner.fields);
    return inner.kind === 'uint' || inner.kind === 'int' ? [name] : [];
  });
}

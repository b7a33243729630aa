import type { AbiParameter, Hex } from 'viem';
import { expect, test } from 'vitest';
import type { ArgValue } from '../../model/step.ts';
import { published } from '../../request/testing/published.ts';
import { freshBudget } from '../../codec/budget.ts';
import { abiDecode } from '../../codec/abiDecode.ts';
import { abiFields } from '../../codec/abiType.ts';
import { bytesOf } from '../../codec/bytesOf.ts';

type Value = Readonly<{ type: string; value: unknown }> | readonly Value[];
type Case = Readonly<{
  name: string;
  outputs: readonly AbiParameter[];
  result: Hex;
  values: readonly Value[];
}>;

const { cases } = published<{ cases: readonly Case[] }>('abi', import.meta.url);

test('all published encodings of values are read as those values, with no oddity', () => {
  expect(cases.length).toBeGreaterThan(100);
  const wrong: unknown[] = [];
  for (const { name, outputs, result, values } of cases) {
    const fields = abiFields(outputs);
    const read = fields && abiDecode(fields, bytesOf(result), 0, freshBudget());
    if (!read?.ok) wrong.push([name, read?.oddity ?? 'no type']);
    else if (read.oddities.length > 0) wrong.push([name, read.oddities]);
    else {
      const got = JSON.stringify(read.args.map(({ value }) => plain(value)));
      const expected = JSON.stringify(values.map(written));
      if (got !== expected) wrong.push([name, got, expected]);
    }
  }
  expect(wrong).toEqual([]);
});

function plain(it: ArgValue): unknown {
  switch (it.kind) {
    case 'integer':
      return it.value.toString();
    case 'address':
      return it.address.toLowerCase();
    case 'bool':
      return it.value;
    case 'bytes':
      return it.hex;
    case 'text':
      return it.text;
    case 'array':
      return it.items.map(({ value }) => plain(value));
    case 'tuple':
      return it.fields.map(({ value }) => plain(value));
  }
}

/** Addresses are there as texts. */
function written(it: Value): unknown {
  if (Array.isArray(it)) return it.map(written);
  const { type, value } = it as Readonly<{ type: string; value: unknown }>;
  if (Array.isArray(value)) return value.map(written);
  return type === 'string' && /^0x[0-9a-fA-F]{40}$/.test(String(value)) ? String(value).toLowerCase() : value;
}

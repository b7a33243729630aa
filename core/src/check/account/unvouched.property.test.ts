import { type AbiParameter, concat, encodeAbiParameters, getAddress, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { effectsOf, me, type Sample, usdc, viewOf, weth, transaction } from '../testing/views.ts';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { FunctionModel } from '../../decode/abis/functionModel.ts';
import { standardRows } from '../../decode/testing/rows.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import { revisionOf } from '../../reading/state.ts';

/**
 * Every function of the tables through which value leaves, at a contract that nobody vouches for, which is published and
 * old: whatever it gives back in the simulation, it is never calm.
 */
const strange = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const junk = getAddress('0xd1d1254729296a45a3885639ac7e10f9d5497900');
const acts: ReadonlySet<FunctionModel['act']> = new Set(['into', 'buy', 'trade', 'bridge', 'outOf', 'debt']);

const rows = standardRows().flatMap(({ selector, text, model }) => {
  const abi = functionAbi(text);
  return abi === undefined || !acts.has(model?.act ?? 'view') ? [] : [{ selector, text, abi }];
});

const facts: NonNullable<Sample['facts']> = Object.fromEntries(
  [strange, junk].flatMap((it) => [
    [`account.${it.toLowerCase()}.verified`, { kind: 'bool', value: true } as const],
    [`account.${it.toLowerCase()}.created`, { kind: 'time', seconds: 1_600_000_000n } as const],
  ]),
);

const line = (change: bigint, address?: typeof usdc): Partial<EffectLine> => ({
  asset: address === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address },
  before: known(10n ** 24n),
  after: known(10n ** 24n + change),
});

const much = 10n ** 8n;
const comes: Readonly<Record<string, readonly Partial<EffectLine>[]>> = {
  'its own token': [line(much, strange)],
  'what everybody knows': [line(much, weth)],
  'coins of more worth, and a token of nobody': [line(10n ** 20n), line(much, junk)],
};

for (const [what, gains] of Object.entries(comes)) {
  for (const pays of ['coins', 'a token'] as const) {
    test(`no modeled function of a contract that nobody vouches for is calm with ${pays} out and ${what} in`, () => {
      expect(rows.length).toBeGreaterThan(600);
      let tried = 0;
      const calm = rows.filter(({ abi, selector }) => {
        const data = dataOf(selector, abi.fields);
        if (data === undefined) return false;
        tried += 1;
        const value = pays === 'coins' ? 10n ** 17n : 0n;
        const out = pays === 'coins' ? line(-value) : line(-much, usdc);
        const effects = known({ ...effectsOf([out, ...gains]), records: known([]) });
        const sample = { codes: { [strange]: 'contract', [junk]: 'contract' }, facts, effects } as const;
        return revisionOf(viewOf(transaction(strange, data, value), sample), 0).verdict === 'read';
      });
      expect(tried).toBeGreaterThan(600);
      expect(calm.map(({ text }) => text)).toEqual([]);
    });
  }
}

function dataOf(selector: Hex, fields: readonly AbiField[]): `0x${string}` | undefined {
  try {
    const parts: readonly AbiParameter[] = fields.map(({ type }) => parameterOf(type));
    return concat([
      selector,
      encodeAbiParameters(
        parts,
        fields.map(({ type }) => valueOf(type)),
      ),
    ]);
  } catch {
    return undefined;
  }
}

function valueOf(type: AbiType): unknown {
  switch (type.kind) {
    case 'address':
      return me;
    case 'uint':
    case 'int':
      return type.bits <= 48 ? 1 : type.bits < 64 ? 100n : much > 2n ** BigInt(type.bits - 1) ? 100n : much;
    case 'bool':
      return true;
    case 'string':
      return '';
    case 'bytes':
      return '0x';
    case 'fixedBytes':
      return `0x${'00'.repeat(type.size)}`;
    case 'array':
      return Array.from({ length: type.length ?? 1 }, () => valueOf(type.of));
    case 'tuple':
      return type.fields.map(({ type: its }) => valueOf(its));
  }
}

/** A parameter for the encoder; tuples are given by position, so that their parts need no names. */
function parameterOf(type: AbiType): AbiParameter {
  if (type.kind === 'array') {
    const of = parameterOf(type.of);
    return { ...of, type: `${of.type}[${type.length ?? ''}]` };
  }
  if (type.kind !== 'tuple') return { type: type.text };
  return { type: 'tuple', components: type.fields.map((it) => parameterOf(it.type)) };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address, Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { readTypedData } from '../../request/typedData/readTypedData.ts';
import { clearSign } from './clearSign.ts';
import type { ClearSigned } from '../../model/clearSigned.ts';
import { differences } from './conformance/compare.ts';
import { readDescriptor } from './document/includes.ts';
import { isList, type Json, plainJson } from './document/json.ts';
import { readJson } from '../../text/json/readJson.ts';
import { type Rendered, renderPlain } from './renderPlain.ts';
import { vectorData } from './testing/vectorData.ts';

type Case = Readonly<{
  description: string;
  chainId?: number;
  to?: Address;
  data?: Hex;
  value?: string;
  from?: Address;
  typed?: unknown;
  signer?: Address;
  expected?: Rendered;
  unread?: readonly string[];
  binding?: string;
  warnings?: readonly string[];
  fieldWarnings?: readonly string[];
  separators?: readonly (string | null)[];
  groups?: readonly (readonly string[])[];
  oddities?: readonly string[];
  depth?: number;
}>;

type Vector = Readonly<{
  about: string;
  source: string;
  descriptor: unknown;
  data: Readonly<{ descriptors?: readonly unknown[] }>;
  cases: readonly Case[];
}>;

const folder = join(import.meta.dirname, 'vectors');

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  const vector = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vector;
  describe(`${file}: ${vector.about}`, () => {
    test.each(vector.cases.map((it) => [it.description, it] as const))('%s', (_, it) => {
      check(said(vector, it), it);
    });
  });
}

test('every vector is in the list, with where it comes from', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const vector = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vector;
    expect(list).toContain(`| \`${file.slice(0, -5)}\` | ${vector.about} |`);
    expect(vector.source, file).not.toBe('');
  }
});

function said(vector: Vector, it: Case): ClearSigned {
  const descriptors = [vector.descriptor, ...(vector.data.descriptors ?? [])].map((one) =>
    readDescriptor('vector', JSON.stringify(one)),
  );
  const data: Json = plainJson(readJson(JSON.stringify(vector.data)));
  expect(isList(data)).toBe(false);
  const answers = vectorData(data, descriptors);
  if (it.typed !== undefined) {
    const { typed } = readTypedData(JSON.stringify(it.typed));
    return clearSign({ kind: 'typedData', typed, ...(it.signer ? { signer: it.signer } : {}) }, answers);
  }
  const { chainId = 1, to = '0x', data: bytes = '0x', value = '0', from } = it;
  return clearSign(
    { kind: 'call', chainId, to, data: bytes, value: BigInt(value), ...(from ? { from } : {}) },
    answers,
  );
}

function check(it: ClearSigned, wanted: Case): void {
  if (wanted.unread !== undefined) {
    expect(it.kind).toBe('unread');
    expect(new Set(it.warnings.map(({ code }) => code))).toEqual(new Set(wanted.unread));
    return;
  }
  if (wanted.depth !== undefined) {
    expect(depthOf(it)).toBe(wanted.depth);
    return;
  }
  if (it.kind === 'unread') throw new Error(JSON.stringify(it.warnings));
  const { expected } = wanted;
  if (expected === undefined) throw new Error('The vector expects nothing.');
  const rendered = renderPlain(it);
  expect(differences(rendered, expected)).toEqual([]);
  if (expected.interpolatedIntent === undefined) expect(rendered.interpolatedIntent).toBeUndefined();
  const codes = (of: readonly { code: string }[]) => of.map(({ code }) => code);
  if (wanted.warnings !== undefined) expect(codes(it.warnings)).toEqual(wanted.warnings);
  if (wanted.binding !== undefined) expect(it.binding).toBe(wanted.binding);
  if (wanted.fieldWarnings !== undefined)
    expect(it.fields.flatMap(({ warnings }) => codes(warnings))).toEqual(wanted.fieldWarnings);
  if (wanted.separators !== undefined)
    expect(it.fields.map(({ separator }) => separator ?? null)).toEqual(wanted.separators);
  if (wanted.groups !== undefined) expect(it.fields.map(({ groups }) => groups)).toEqual(wanted.groups);
  if (wanted.oddities !== undefined) expect(it.oddities.map(({ what }) => what)).toEqual(wanted.oddities);
}

function depthOf(it: ClearSigned | undefined): number {
  if (it === undefined || it.kind === 'unread') return 0;
  return 1 + Math.max(0, ...it.fields.map(({ inner }) => depthOf(inner)));
}

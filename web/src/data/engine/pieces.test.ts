import type { Fact } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { Step } from '@readback/core/model/step.ts';
import { read } from '@readback/core/readback.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembler, cutter, pieceSize } from './pieces.ts';

const incoming = {
  request: freeze({ kind: 'message', bytes: '0x6869' }, 'hi'),
  origin: { via: 'paste' },
  receivedAt: 1_795_251_600_000,
} as const;

async function revisions(): Promise<readonly Readback[]> {
  const world = { ask: async () => ({ s: 'unknown', why: 'offline' }) as const };
  const all: Readback[] = [];
  for await (const it of read(incoming, world, new AbortController().signal)) all.push(it);
  return all;
}

const treeOf = fc.memo((depth): fc.Arbitrary<readonly Step[]> => {
  const steps = depth > 1 ? treeOf() : fc.constant([]);
  const step = fc.record({ id: fc.string(), data: fc.constantFrom('0x', '0x01'), steps });
  return fc.array(step as unknown as fc.Arbitrary<Step>, { maxLength: 4 });
});
const tree = treeOf(4);

function send(readbacks: readonly Readback[]) {
  const cut = cutter(incoming);
  const parts = assembler(incoming);
  const sizes: number[] = [];
  const got = readbacks.map((it) => {
    const { pieces, rest } = structuredClone(cut(it));
    for (const piece of pieces) {
      sizes.push(piece.part === 'steps' ? piece.nodes.length : piece.facts.length);
      parts.take(piece);
    }
    return parts.readback(rest);
  });
  return { got, sizes };
}

describe('a readback that crosses in pieces', () => {
  test('is the same on the other side, revision by revision', async () => {
    const said = await revisions();
    expect(said.length).toBeGreaterThan(1);
    expect(send(said).got).toEqual(said);
  });

  test('is the same whatever its tree is, and however it changes', async () => {
    const [first] = await revisions();
    if (!first) throw new Error('nothing was read');
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (trees) => {
        const said = trees.map((steps, revision): Readback => ({ ...first, steps, revision }));
        expect(send(said).got).toEqual(said);
      }),
    );
  });

  test('comes in small pieces, and only what changed comes again', async () => {
    const [first] = await revisions();
    if (!first) throw new Error('nothing was read');
    const step = (at: number, data: `0x${string}` = '0x'): Step => ({
      id: `${at}`,
      op: 'call',
      actor: 'unknown',
      to: null,
      value: 0n,
      data,
      bytes: [0, 0],
      runs: 'always',
      reading: 'canonical',
      oddities: [],
      args: [],
      steps: [],
    });
    const inner = Array.from({ length: 10_000 }, (_, at) => step(at));
    const one: Readback = { ...first, steps: [{ ...step(-1), steps: inner }] };
    const changed = inner.with(4_321, step(4_321, '0x01'));
    const two: Readback = { ...one, revision: 9, steps: [{ ...step(-1), steps: changed }] };
    const before = send([one]);
    const both = send([one, two]);
    expect(both.got).toEqual([one, two]);
    expect(Math.max(...both.sizes)).toBe(pieceSize);
    expect(both.sizes.length - before.sizes.length, 'the call itself and the one that changed').toBe(2);
  });
});

test('long bytes that are in the text of the request do not cross again', async () => {
  const [first] = await revisions();
  if (!first) throw new Error('nothing was read');
  const digits = Array.from({ length: 2_000 }, (_, at) => at.toString(16).padStart(4, '0')).join('');
  const large: Incoming = {
    ...incoming,
    request: freeze({ kind: 'message', bytes: `0x${digits}` }, `0x${digits}`),
  };
  const step = { id: '0', data: `0x${digits.slice(8)}`, steps: [] } as unknown as Step;
  const hex = `0x${digits.slice(40)}` as const;
  const fact: Fact = { id: 'step.0.arg.all', value: known({ kind: 'bytes', hex }), from: [] };
  const said: Readback = { ...first, incoming: large, steps: [step], facts: { [fact.id]: fact } };
  const { pieces, rest } = structuredClone(cutter(large)(said));
  expect(JSON.stringify(pieces)).not.toContain(digits.slice(100, 200));
  const parts = assembler(large);
  for (const piece of pieces) parts.take(piece);
  expect(parts.readback(rest)).toEqual(said);
});

describe('pieces that do not fit', () => {
  const piece = (inner: readonly number[], at = 0) => {
    const nodes = inner.map(() => ({ id: 'x', steps: [] }) as unknown as Step);
    return { part: 'steps', at, nodes, inner } as const;
  };
  const rest = (steps: number) => ({ steps }) as Parameters<ReturnType<typeof assembler>['readback']>[0];

  test('give no readback', () => {
    for (const [inner, count] of [
      [[2], 1],
      [[1], 1],
      [[-1], 1],
      [[Number.NaN], 1],
      [[0], 2],
    ] as const) {
      const parts = assembler(incoming);
      parts.take(piece(inner));
      expect(parts.readback(rest(count))).toBe(undefined);
    }
  });

  test('are not kept when they leave a gap', () => {
    const parts = assembler(incoming);
    parts.take(piece([0], 5));
    expect(parts.readback(rest(1))).toBe(undefined);
  });

  test('are not kept when they do not say how they lie in each other', () => {
    const parts = assembler(incoming);
    parts.take({ ...piece([0]), inner: [] });
    expect(parts.readback(rest(1))).toBe(undefined);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxTraced } from '../../model/effects.ts';
import { callFrames } from './callFrames.ts';

const from = `0x${'aa'.repeat(20)}`;
const to = `0x${'bb'.repeat(20)}`;
const one = { type: 'CALL', from, to, value: '0x1', gasUsed: '0x5208', input: '0x' };
const log = { address: to, topics: [`0x${'01'.repeat(32)}`], data: '0x' };

/** Calls in calls, so deep. */
function nested(depth: number): unknown {
  let it: object = one;
  for (let n = 0; n < depth; n += 1) it = { ...one, calls: [it] };
  return it;
}

describe('a traced run', () => {
  test('comes out in the order in which it ran, parents first', () => {
    const inner = { ...one, calls: [one, one] };
    const it = callFrames({ ...one, calls: [inner, one] });
    expect(it?.nodes.map(({ id, parent, end }) => [id, parent, end])).toEqual([
      ['0', -1, 5],
      ['0.0', 0, 4],
      ['0.0.0', 1, 3],
      ['0.0.1', 1, 4],
      ['0.1', 0, 5],
    ]);
  });

  test('leaves nothing of a call that failed, nor of those inside of it', () => {
    const inner = { ...one, logs: [log] };
    const failed = { ...one, logs: [log], error: 'execution reverted', output: '0x01', calls: [inner] };
    const it = callFrames({ ...one, logs: [log], calls: [failed, inner] });
    expect(it?.nodes.map(({ ok, undone, logs, output }) => [ok, undone, logs.length, output])).toEqual([
      [true, false, 1, '0x'],
      [false, true, 0, '0x01'],
      [true, true, 0, '0x'],
      [true, false, 1, '0x'],
    ]);
  });

  test('may have a creation that failed and made nothing', () => {
    const { to: _, ...rest } = one;
    const it = callFrames({ ...one, calls: [{ ...rest, type: 'CREATE2', error: 'out of gas' }] });
    expect(it?.nodes[1]).toMatchObject({ op: 'create', to: null, ok: false });
  });
});

describe('an answer that is no such run is not believed in any part', () => {
  test.each([
    ['nothing', null],
    ['a list', [one]],
    ['another name for what it does', { ...one, type: 'CALLS' }],
    ['a name that every object has', { ...one, type: 'constructor' }],
    ['no one who calls', { ...one, from: undefined }],
    ['no one who is called', { ...one, to: undefined }],
    ['a creation that succeeded and made nothing', { ...one, type: 'CREATE', to: null }],
    ['a value that is a number', { ...one, value: 1 }],
    ['a value above 256 bits', { ...one, value: `0x1${'0'.repeat(64)}` }],
    ['gas below nothing', { ...one, gasUsed: '-0x1' }],
    ['half a byte', { ...one, input: '0x1' }],
    ['an error that is not text', { ...one, error: {} }],
    ['calls that are no list', { ...one, calls: { length: 1 } }],
    ['logs that are no list', { ...one, logs: 'x'.repeat(1_000_000) }],
    ['a log of another form', { ...one, logs: [{ ...log, topics: [1] }] }],
    ['a call inside that is wrong', { ...one, calls: [{ ...one, calls: [{ ...one, to: 'x' }] }] }],
    ['more nesting than a chain allows', nested(1_025)],
  ])('%s', (_, answer) => {
    expect(callFrames(answer)).toBeUndefined();
  });

  test('a call inside of itself', () => {
    const it: Record<string, unknown> = { ...one };
    it.calls = [it, it];
    expect(callFrames(it)).toBeUndefined();
  });
});

describe('an answer that is too large', () => {
  test('is read up to the cap, and said to be cut', () => {
    const it = callFrames({ ...one, calls: Array(1_000_000).fill(one) });
    expect([it?.nodes.length, it?.cut]).toEqual([maxTraced, true]);
  });

  test('is not cut when it is just as large as may be', () => {
    const it = callFrames({ ...one, calls: Array(maxTraced - 1).fill(one) });
    expect([it?.nodes.length, it?.cut]).toEqual([maxTraced, false]);
  });

  test('does not grow in memory by ids: they are as long as calls are deep', () => {
    const branch = nested(1_000);
    const it = callFrames({ ...one, calls: Array(9).fill(branch) });
    const chars = it?.nodes.reduce((sum, { id }) => sum + id.length, 0) ?? 0;
    expect(it?.cut).toBe(true);
    expect(chars).toBeLessThanOrEqual(4_000_000);
  });
});

test('any tree comes out whole or cut: ids in order, parents first, each inside of its parent', () => {
  const frame = (calls: fc.Arbitrary<readonly object[]>) =>
    fc.record({
      type: fc.constantFrom('CALL', 'STATICCALL', 'DELEGATECALL', 'CALLCODE', 'CREATE', 'SELFDESTRUCT'),
      from: fc.constant(from),
      to: fc.constant(to),
      error: fc.option(fc.constant('execution reverted'), { nil: undefined, freq: 4 }),
      calls,
    });
  const { tree } = fc.letrec<{ tree: object }>((tie) => ({
    tree: fc.oneof({ maxDepth: 6 }, frame(fc.constant([])), frame(fc.array(tie('tree'), { maxLength: 4 }))),
  }));
  fc.assert(
    fc.property(tree, (given) => {
      const it = callFrames(given);
      if (it === undefined) throw new Error('not read');
      expect(it.nodes.length).toBe(countOf(given));
      for (const [at, node] of it.nodes.entries()) {
        expect(node.end).toBeGreaterThan(at);
        const parent = it.nodes[node.parent];
        if (parent === undefined) continue;
        expect(node.parent).toBeLessThan(at);
        expect(node.end).toBeLessThanOrEqual(parent.end);
        expect(node.id.slice(0, node.id.lastIndexOf('.'))).toBe(parent.id);
        if (parent.undone) expect(node.undone).toBe(true);
      }
      const ids = it.nodes.map(({ id }) => id.split('.').map(Number));
      expect([...ids].sort(byPath)).toEqual(ids);
    }),
    { numRuns: 200 },
  );
});

test('whatever a node answers, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(callFrames(answer)).toBeUndefined();
    }),
  );
});

function countOf(it: object): number {
  const inside = 'calls' in it && Array.isArray(it.calls) ? (it.calls as object[]) : [];
  return inside.reduce((sum: number, call) => sum + countOf(call), 1);
}

function byPath(a: readonly number[], b: readonly number[]): number {
  for (let n = 0; ; n += 1) {
    const [left, right] = [a[n], b[n]];
    if (left === undefined) return -1;
    if (right === undefined) return 1;
    if (left !== right) return left - right;
  }
}

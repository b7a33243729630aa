import type { TracedCall } from '@readback/core/model/effects.ts';
import fc from 'fast-check';
import { toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { router, step, weth, you } from '../testing/sample.ts';
import { callTree, failedCall, openAtFirst, seenCalls } from './callTree.ts';
import { callName } from '@readback/phrases/callWords.ts';
import { countWords } from './countWords.ts';
import { standardSignatures } from '@readback/phrases/standardNames.ts';
import { treeKey } from './treeKeys.ts';

function call(id: string, over: Partial<TracedCall> = {}): TracedCall {
  return {
    id,
    op: 'call',
    from: you,
    to: router,
    value: 0n,
    gasUsed: 21_000n,
    selector: '0xa9059cbb',
    size: 68,
    ok: true,
    ...over,
  };
}

const few = ['0', '0.0', '0.0.0', '0.1', '0.2', '0.2.0'].map((id) => call(id));

describe('the tree of calls', () => {
  it('puts each call under the one that made it', () => {
    expect(callTree(few).map(({ depth, parent, end, nth, of }) => [depth, parent, end, nth, of])).toEqual([
      [0, -1, 6, 1, 1],
      [1, 0, 3, 1, 3],
      [2, 1, 3, 1, 1],
      [1, 0, 4, 2, 3],
      [1, 0, 6, 3, 3],
      [2, 4, 6, 1, 1],
    ]);
  });

  it('does not take call 10 for one inside of call 1', () => {
    expect(callTree([call('0'), call('0.1'), call('0.10')]).map(({ depth }) => depth)).toEqual([0, 1, 1]);
  });

  it('opens a few calls whole, and of many only the way to the one that failed', () => {
    const tree = callTree(few);
    expect(seenCalls(tree, openAtFirst(tree, undefined))).toEqual([0, 1, 2, 3, 4, 5]);

    const inner = Array.from({ length: 3_000 }, (_, n) => [call(`0.${n}`), call(`0.${n}.0`)]).flat();
    const many = callTree([call('0'), ...inner].map((it) => (it.id === '0.7.0' ? { ...it, ok: false } : it)));
    const failed = failedCall(many, undefined);
    expect(many[failed ?? 0]?.call.id).toBe('0.7.0');
    const seen = seenCalls(many, openAtFirst(many, failed));
    expect(seen).toContain(failed);
    expect(seen).toHaveLength(1 + 3_000 + 1);
  });

  it('takes the engine’s word for which call failed, before the first that did', () => {
    const tree = callTree([call('0', { ok: false }), call('0.0', { ok: false }), call('0.1', { ok: false })]);
    expect(failedCall(tree, '0.1')).toBe(2);
    expect(failedCall(tree, undefined)).toBe(1);
    expect(failedCall(callTree(few), undefined)).toBeUndefined();
  });

  it('shows every call once when all are open, whatever its shape', () => {
    const shape = fc.array(fc.nat({ max: 5 }), { maxLength: 200 });
    fc.assert(
      fc.property(shape, (ups) => {
        const ids = idsOf(ups);
        const tree = callTree(ids.map((id) => call(id)));
        const all = new Set(tree.keys());
        expect(seenCalls(tree, all)).toEqual([...tree.keys()]);
        expect(seenCalls(tree, new Set())).toEqual([...tree.keys()].filter((at) => tree[at]?.depth === 0));
        for (const [at, { parent, depth }] of tree.entries()) {
          expect(ids[at]?.split('.').length).toBe(depth + 1);
          if (parent >= 0) expect(ids[at]).toBe(`${ids[parent]}.${ids[at]?.split('.').at(-1)}`);
        }
      }),
    );
  });
});

describe('the keys of the tree', () => {
  const tree = callTree(few);
  const open = new Set([0, 1, 4]);
  const seen = seenCalls(tree, open);
  const press = (key: string, at: number, with_ = open) =>
    treeKey(key, at, tree, seenCalls(tree, with_), with_);

  it('go up and down through what is seen', () => {
    expect(press('ArrowDown', 1)).toEqual({ to: 2 });
    expect(press('ArrowDown', 0, new Set())).toBeUndefined();
    expect(press('ArrowUp', 0)).toBeUndefined();
    expect(press('End', 0)).toEqual({ to: seen.at(-1) });
    expect(press('Home', 3)).toEqual({ to: 0 });
  });

  it('go in, and open what is closed first', () => {
    expect(press('ArrowRight', 0)).toEqual({ to: 1 });
    expect(press('ArrowRight', 1, new Set([0]))).toEqual({ open: 1 });
    expect(press('ArrowRight', 3)).toBeUndefined();
  });

  it('close what is open, and go out', () => {
    expect(press('ArrowLeft', 1)).toEqual({ close: 1 });
    expect(press('ArrowLeft', 2)).toEqual({ to: 1 });
    expect(press('Enter', 4)).toEqual({ close: 4 });
    expect(press('x', 4)).toBeUndefined();
  });
});

describe('the name of a call', () => {
  it('is that of its step, unless that is a guess', () => {
    const fn = { name: 'swap', signature: 'swap()', selector: '0x12345678', from: [] } as const;
    const named = step({ fn: { ...fn, from: [{ by: 'user', entry: 'abi' }] } });
    const guessed = step({ fn: { ...fn, from: [{ by: 'guess', why: 'listed' }] } });
    expect(callName(call('0'), named)).toEqual({ text: 'swap', by: 'step' });
    expect(callName(call('0', { selector: '0x12345678' }), guessed).by).toBe('bytes');
  });

  it('is a standard’s where only the bytes are known, else the bytes', () => {
    expect(callName(call('0'), undefined)).toEqual({ text: 'transfer', by: 'standard' });
    expect(callName(call('0', { selector: '0xdeadbeef' }), undefined)).toEqual({
      text: '0xdeadbeef',
      by: 'bytes',
    });
    expect(callName(call('0', { selector: '0x', size: 0, value: 1n }), undefined).text).toBe('Payment');
    expect(callName(call('0', { to: weth, op: 'create' }), undefined).text).toBe('New contract');
  });

  it('comes from signatures that have these four bytes', () => {
    for (const [selector, signature] of Object.entries(standardSignatures)) {
      expect(toFunctionSelector(`function ${signature}`)).toBe(selector);
    }
  });
});

it('counts the calls, and those that failed', () => {
  expect(countWords(few)).toBe('6 calls');
  expect(countWords([call('0', { ok: false })])).toBe('1 call, which failed');
  expect(countWords([...few, call('1', { ok: false })])).toBe('7 calls, 1 of which failed');
});

/** Ids of calls in the order of a run: each number says how many levels up the next call is made. */
function idsOf(ups: readonly number[]): readonly string[] {
  const counts: number[] = [];
  const ids: string[] = [];
  for (const up of ups) {
    const depth = Math.max(0, counts.length - up);
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? -1) + 1;
    ids.push(counts.join('.'));
  }
  return ids;
}

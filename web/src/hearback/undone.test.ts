import type { Hearback } from '@readback/core/model/hearback.ts';
import { describe, expect, it } from 'vitest';
import { hearbackWords } from './hearbackWords.ts';
import { isUndone } from './hearing.ts';
import { afterRestart } from './undone.ts';

const word = (verdict: Hearback['verdict'], over: Partial<Hearback> = {}): Hearback => ({
  verdict,
  effects: 'notApplicable',
  differs: [],
  lines: [],
  facts: {},
  says: [],
  ...over,
});
const followed = { hash: '0x22', block: { number: 190n, hash: '0x11' } } as const;
const agreed = word('same', { effects: 'asRead', followed });
const lost = [
  word('reorganised'),
  word('dropped'),
  word('replaced'),
  word('different', { says: [{ id: 'hearback.replaced.different', args: {} }] }),
];

describe('a restart of the practice chain', () => {
  it('never turns what had agreed into dropped, replaced or different: it is undone', () => {
    for (const now of lost) {
      const kept = afterRestart(agreed, now, true);
      expect(kept).toMatchObject({ verdict: 'same', effects: 'asRead', followed });
      expect(isUndone(kept)).toBe(true);
      expect(kept.facts['mined.settled']).toBeDefined();
      expect(hearbackWords(kept)).toEqual({
        title: 'Undone: the practice chain was restarted',
        word: 'Undone',
        tone: 'open',
      });
      expect(afterRestart(kept, now, true)).toBe(kept);
    }
  });

  it('makes nothing that was loud any calmer', () => {
    const loud = word('different', { followed });
    for (const now of lost) expect(hearbackWords(afterRestart(loud, now, true)).tone).toBe('loud');
  });

  it('hides nothing that is heard of a transaction that was in no block, or of any other chain', () => {
    for (const now of lost) {
      expect(afterRestart(word('waiting', { effects: 'pending' }), now, true)).toBe(now);
      expect(afterRestart(undefined, now, true)).toBe(now);
      expect(afterRestart(agreed, now, false)).toBe(now);
    }
    const different = word('different');
    expect(afterRestart(agreed, different, true)).toBe(different);
  });
});

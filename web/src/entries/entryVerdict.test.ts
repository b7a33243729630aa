import type { Readback } from '@readback/core/model/readback.ts';
import { expect, it } from 'vitest';
import { entryVerdict } from './entryVerdict.ts';

const readback = (verdict: Readback['verdict'], gap?: 'bytes' | 'fact') =>
  ({ verdict, unread: gap === undefined ? [] : [{ id: 'it', gap }] }) as unknown as Readback;

it('a request that was decoded whole and lacks a fact is called not fully checked in Activity, too', () => {
  expect(entryVerdict({ readback: readback('notFullyRead', 'fact') })).toBe('Not fully checked');
  expect(entryVerdict({ readback: readback('notFullyRead', 'bytes') })).toBe('Not fully read');
});

it('of a readback that was let go the verdict is left, and of one that never ended none', () => {
  expect(entryVerdict({ summary: { verdict: 'stop', sentence: '' } })).toBe('Stop');
  expect(entryVerdict({ summary: { verdict: 'notFullyChecked', sentence: '' } })).toBe('Not fully checked');
  expect(entryVerdict({ readback: readback('pending') })).toBeUndefined();
  expect(entryVerdict({})).toBeUndefined();
});

import type { Hearback } from '@readback/core/model/hearback.ts';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { entryWord } from './entryWords.ts';

function sent(verdict: Hearback['verdict'], effects: Hearback['effects']): ActivityEntry {
  const hearback: Hearback = { verdict, effects, differs: [], lines: [], facts: {}, says: [] };
  const request = { digest: '0x', body: { kind: 'message', bytes: '0x' }, raw: '' } as const;
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  return { id: 'a', incoming, openedAt: 0, state: 'sent', hearback };
}

test('only a request that went out as it was read is confirmed', () => {
  expect(entryWord(sent('same', 'asRead'))).toMatchObject({ word: 'As read back', tone: 'ok' });
  expect(entryWord(sent('carried', 'notApplicable'))).toMatchObject({ tone: 'ok' });
  for (const verdict of [
    'different',
    'replaced',
    'dropped',
    'waiting',
    'stuck',
    'reorganised',
    'cannotTell',
  ] as const) {
    expect(entryWord(sent(verdict, 'asRead')).tone, verdict).not.toBe('ok');
  }
});

test('the same bytes with other effects are not confirmed', () => {
  for (const effects of ['less', 'different', 'reverted', 'pending', 'cannotTell'] as const) {
    expect(entryWord(sent('same', effects)).tone, effects).not.toBe('ok');
  }
});

test('what was read as failing and failed is not confirmed', () => {
  const { hearback, ...entry } = sent('same', 'asRead');
  if (hearback === undefined) throw new Error('It was heard.');
  const says = [{ id: 'hearback.mined.reverted', args: {} }] as const;
  expect(entryWord({ ...entry, hearback: { ...hearback, says } })).toEqual(
    entryWord(sent('same', 'reverted')),
  );
});

test('what is not as the user said is not confirmed, however it was read back', () => {
  const said = (state: 'asSaid' | 'differs' | 'cannotCompare') => {
    const { hearback, ...entry } = sent('same', 'asRead');
    return entryWord({
      ...entry,
      ...(hearback ? { hearback: { ...hearback, said: { state, differences: [] } } } : {}),
    });
  };
  expect(said('differs')).toMatchObject({ word: 'Not what you wanted', tone: 'warn' });
  expect(said('cannotCompare').tone).toBe('unk');
  expect(said('asSaid')).toEqual(entryWord(sent('same', 'asRead')));
});

test('a signature that was never compared is not confirmed', () => {
  const { hearback: _, ...entry } = sent('same', 'asRead');
  expect(entryWord(entry).tone).toBe('unk');
  expect(entryWord({ ...entry, state: 'signed' }).tone).toBe('unk');
});

test('a batch is not confirmed, and its outcome is for the wallet to show', () => {
  const { hearback: _, ...entry } = sent('same', 'asRead');
  const word = entryWord({ ...entry, batch: '0x01' });
  expect(word.tone).toBe('unk');
  expect(word.says).toContain('Readback asks it which transactions');
});

test('a proposal to a Safe is not a transaction, and nothing is confirmed by its hash', () => {
  const { hearback: _, ...entry } = sent('same', 'asRead');
  const word = entryWord({ ...entry, safeTxHash: `0x${'5a'.repeat(32)}` });
  expect(word).toMatchObject({ word: 'Proposed', tone: 'unk' });
  expect(word.says).toContain('not a transaction hash');
});

test('a wallet that was asked and did not answer may have signed', () => {
  const { hearback: _, ...entry } = sent('same', 'asRead');
  expect(entryWord({ ...entry, state: 'asked' }).says).toContain('may have signed');
});

test('what a file says confirms nothing', () => {
  const entry: ActivityEntry = { ...sent('same', 'asRead'), imported: true };
  expect(entryWord(entry).tone).not.toBe('ok');
  expect(entryWord(entry).says).toContain('According to the file');
});

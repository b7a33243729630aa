import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Unread } from '@readback/core/model/readback.ts';
import { expect, it } from 'vitest';
import type { Fired } from '../readback/checks.ts';
import { belowSentence, decidingPhrase } from './decidingPhrase.ts';

const says = (id: string) => ({ id, args: {} }) as unknown as Phrase;
const finding = (severity: Fired['severity'], id: string, muted?: true) =>
  ({ rule: id, outcome: 'fired', severity, says: says(id), ...(muted && { muted }) }) as unknown as Fired;
const unknown = [{ id: 'effects', says: says('unread.effects') }] as unknown as readonly Unread[];
const fired = [finding('stop', 'drains'), finding('caution', 'new'), finding('note', 'first')];

it('a Stop says the first Stop, and a Caution the first Caution', () => {
  expect(decidingPhrase('stop', fired, unknown)?.id).toBe('drains');
  expect(decidingPhrase('caution', fired.slice(1), [])?.id).toBe('new');
});

it('what is not fully read says what is unknown, whatever a caution says beside it', () => {
  expect(decidingPhrase('notFullyRead', fired.slice(1), unknown)?.id).toBe('unread.effects');
});

it('nothing decided what is read back, or still being read', () => {
  expect(decidingPhrase('read', [finding('note', 'first')], [])).toBeUndefined();
  expect(decidingPhrase('pending', fired, unknown)).toBeUndefined();
});

it('what the user muted decides nothing', () => {
  expect(
    decidingPhrase('caution', [finding('caution', 'quiet', true), finding('caution', 'loud')], [])?.id,
  ).toBe('loud');
});

it('what the sentence says already is not said again: below it stands why that matters', () => {
  const sentence = [
    { id: 'sentence.one', args: { what: says('sentence.authorization') } },
  ] as unknown as Phrase[];
  const decides = {
    ...finding('stop', 'power.authorization.says'),
    why: says('power.authorization.why'),
  } as Fired;
  expect(belowSentence(decides.says, sentence, [decides])?.id).toBe('power.authorization.why');
  expect(belowSentence(decides.says, [says('sentence.allow')], [decides])).toBe(decides.says);
});

it('that a function is unknown is said once', () => {
  const unread = says('unread.callName');
  expect(belowSentence(unread, [says('sentence.call')], [])).toBeUndefined();
});

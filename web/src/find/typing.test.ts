import { expect, test } from 'vitest';
import type { Paste } from '../inbox/pasteOutcome.ts';
import { doesNotFit, isTyped, keyDoes, typedEarly, typingOf } from './typing.ts';

const call = `0x095ea7b3${'11'.repeat(64)}`;
const json = '{\n  "method": "eth_sendTransaction"\n}';
const needs = { kind: 'needs' } as unknown as Paste;
const unsure = { kind: 'unsure' } as unknown as Paste;
const press = (key: string, with_: 'ctrl' | 'meta' | 'none' = 'none') => ({
  key,
  ctrlKey: with_ === 'ctrl',
  metaKey: with_ === 'meta',
});

test('words are looked for at once; what may be a request is read first', () => {
  expect(typingOf('settings', undefined, false)).toEqual({
    isReading: false,
    isHeld: false,
    shown: 'settings',
    readFirst: false,
  });
  expect(typingOf(call, undefined, false)).toMatchObject({ isReading: true, readFirst: false });
  expect(typingOf(call, needs, false)).toMatchObject({ isReading: false, readFirst: true });
});

test('words that say what somebody wants come before what they find, words that are only a message do not', () => {
  expect(typingOf('send 1 PUSD to Ana', undefined, true).readFirst).toBe(true);
  expect(typingOf('good morning\nall', unsure, false).readFirst).toBe(false);
});

test('a text of several lines, or a long one, is shown in part and kept whole', () => {
  const { isHeld, shown } = typingOf(json, needs, false);
  expect(isHeld).toBe(true);
  expect(shown).toBe('{ "method": "eth_sendTransaction" }');
  expect(typingOf('a'.repeat(301), undefined, false).shown).toHaveLength(300);
  expect(doesNotFit('a'.repeat(300))).toBe(false);
});

test('a letter typed into a text that is held changes nothing; another text takes its place', () => {
  const held = typingOf(json, needs, false);
  expect(isTyped(`${held.shown}x`, held)).toBe(false);
  expect(isTyped(`x${held.shown}`, held)).toBe(false);
  expect(isTyped('settings', held)).toBe(true);
  expect(isTyped('', held)).toBe(true);
  const plain = typingOf('setti', undefined, false);
  expect(isTyped('settin', plain)).toBe(true);
});

test('Enter waits while a request is read, and is the list’s own key otherwise', () => {
  expect(keyDoes(press('Enter'), { isReading: true, isHeld: false })).toBe('wait');
  expect(keyDoes(press('Enter'), { isReading: false, isHeld: false })).toBeUndefined();
});

test('one Backspace drops a held text, and only that', () => {
  expect(keyDoes(press('Backspace'), { isReading: false, isHeld: true })).toBe('clear');
  expect(keyDoes(press('Backspace'), { isReading: false, isHeld: false })).toBeUndefined();
});

test('Escape and the keys that opened it close it', () => {
  const plain = { isReading: false, isHeld: false };
  expect(keyDoes(press('Escape'), plain)).toBe('close');
  expect(keyDoes(press('K', 'meta'), plain)).toBe('close');
  expect(keyDoes(press('k', 'ctrl'), plain)).toBe('close');
  expect(keyDoes(press('k'), plain)).toBeUndefined();
});

test('what was typed while the finder was fetched counts, also Enter; else what was left from before', () => {
  expect(typedEarly('rej\n', 'before')).toEqual({ text: 'rej', entered: true });
  expect(typedEarly('', 'before')).toEqual({ text: 'before', entered: false });
});

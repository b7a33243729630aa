import { expect, test } from 'vitest';
import type { Paste } from '../inbox/pasteOutcome.ts';
import { afterChange, afterGiven, afterKey, findingOf, type Sources, typed } from './finding.ts';
import { itemsOf } from './items.ts';

const call = `0x095ea7b3${'11'.repeat(64)}`;
const lines = '{\n  "method": "eth_sendTransaction"\n}';
const needs = { kind: 'needs' } as unknown as Paste;
const items = itemsOf({
  canReject: true,
  canDecide: false,
  practice: false,
  theme: 'system',
  connected: false,
  networks: [],
  book: [],
  abis: [],
  shipped: { rules: [], flights: [] },
});
const sources = (outcome?: Paste): Sources => ({ outcome, isWish: false, items, activity: [] });
const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false });

test('Enter right after a paste waits until the request is read, and then opens it, not what is listed first', () => {
  const pasted = typed(call);
  const waiting = afterKey(key('Enter'), pasted, findingOf(pasted, sources()).typing);
  expect(waiting).toEqual({ text: call, entered: true });
  if (waiting === undefined || waiting === 'close') throw new Error('it does not wait');
  expect(findingOf(waiting, sources()).entered).toBeUndefined();
  const read = findingOf(waiting, sources(needs));
  expect(read.entered).toBeDefined();
  expect(read.entered).toBe(read.groups[0]?.items[0]);
});

test('without an Enter nothing is opened, also once the request is read', () => {
  expect(findingOf(typed(call), sources(needs)).entered).toBeUndefined();
});

test('a letter typed after Enter takes the Enter back', () => {
  const { typing } = findingOf(typed(call), sources());
  expect(afterChange(`${call}1`, { text: call, entered: true }, typing)).toEqual(typed(`${call}1`));
});

test('an edit of the part that is shown of a long text leaves the text as it is, its Enter too', () => {
  const held = { text: lines, entered: true };
  const { typing } = findingOf(held, sources());
  expect(afterChange(`${typing.shown}x`, held, typing)).toBe(held);
});

test('a pasted text of several lines is kept whole; one line goes where the caret is, but not into a text that is held', () => {
  const plain = findingOf(typed('set'), sources()).typing;
  expect(afterGiven(lines, plain)).toEqual(typed(lines));
  expect(afterGiven('settings', plain)).toBeUndefined();
  expect(afterGiven('settings', findingOf(typed(lines), sources()).typing)).toEqual(typed('settings'));
});

test('Escape closes it, Backspace drops a held text, and other keys are the field’s', () => {
  const held = typed(lines);
  const { typing } = findingOf(held, sources(needs));
  expect(afterKey(key('Escape'), held, typing)).toBe('close');
  expect(afterKey(key('Backspace'), held, typing)).toEqual(typed(''));
  expect(afterKey(key('ArrowDown'), held, typing)).toBeUndefined();
});

test('that nothing was found is said only once a text has been read', () => {
  expect(findingOf(typed(''), sources()).isEmpty).toBe(false);
  expect(findingOf(typed('>zzzzqqqq'), sources()).isEmpty).toBe(true);
  expect(findingOf(typed(call), sources())).toMatchObject({ groups: [], isEmpty: false });
});

import { expect, test } from 'vitest';
import { modeOf } from './mode.ts';

const whole = { hasTape: true, isWhole: true };

test('a file is played where it has a tape, and else asks a node', () => {
  expect(modeOf({}, whole)).toBe('play');
  expect(modeOf({}, { ...whole, hasTape: false })).toBe('live');
});

test('some tests of a file are not what was recorded: they ask a node', () => {
  for (const said of [undefined, 'play', 'record', 'compare'])
    expect(modeOf({ READBACK_TAPES: said }, { ...whole, isWhole: false })).toBe('live');
});

test('a tape is recorded where there is none, and compared only where there is one', () => {
  expect(modeOf({ READBACK_TAPES: 'record' }, { ...whole, hasTape: false })).toBe('record');
  expect(modeOf({ READBACK_TAPES: 'compare' }, { ...whole, hasTape: false })).toBe('live');
  expect(modeOf({ READBACK_TAPES: 'compare' }, whole)).toBe('compare');
  expect(modeOf({ READBACK_TAPES: 'live' }, whole)).toBe('live');
});

test('a mode that does not exist is said, and not taken for another', () => {
  expect(() => modeOf({ READBACK_TAPES: 'plya' }, whole)).toThrow('READBACK_TAPES is plya');
});

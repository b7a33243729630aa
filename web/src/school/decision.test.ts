import { expect, test } from 'vitest';
import { clockWords, decisionOf, isRight, measureWords, outcomeWords } from './decision.ts';

test('an attack is to be rejected, an honest request to be signed', () => {
  expect(isRight({ kind: 'attack' }, 'reject')).toBe(true);
  expect(isRight({ kind: 'attack' }, 'sign')).toBe(false);
  expect(isRight({ kind: 'honest' }, 'sign')).toBe(true);
  expect(isRight({ kind: 'honest' }, 'reject')).toBe(false);
});

test('nothing is decided while the wallet is asked, and what the wallet refuses is rejected', () => {
  const states = ['open', 'asked', 'signed', 'sent', 'rejected', 'failed'] as const;
  expect(states.map(decisionOf)).toEqual([undefined, undefined, 'sign', 'sign', 'reject', 'reject']);
});

test('the outcome says right or wrong in words, and does not praise a wallet that did something else', () => {
  expect(outcomeWords({ kind: 'attack' }, 'reject', false).title).toBe(
    'Right: it was an attack, and you rejected it',
  );
  expect(outcomeWords({ kind: 'attack' }, 'sign', true).title).toMatch(/^Wrong: it was an attack/);
  expect(outcomeWords({ kind: 'honest' }, 'reject', false).title).toMatch(/^Wrong: it was honest/);
  expect(outcomeWords({ kind: 'honest' }, 'sign', true).says).toBe('It does what you came for.');
  expect(outcomeWords({ kind: 'honest', wallet: 'alters' }, 'sign', true).says).toMatch(
    /Watch the hearback below/,
  );
  expect(outcomeWords({ kind: 'attack' }, 'sign', false)).toEqual({
    title: 'Wrong: it was an attack, and you would have signed it',
    says: 'Nothing was signed here. Elsewhere it might have been.',
  });
});

test('seconds and taps are said whole', () => {
  expect(measureWords({ ms: 400, taps: 1 })).toBe('1 second, 1 tap');
  expect(measureWords({ ms: 23_400, taps: 3 })).toBe('23 seconds, 3 taps');
  expect(measureWords({ ms: 185_000, taps: 0 })).toBe('3 minutes, 0 taps');
  expect([0, 9_999, 61_000, -5].map(clockWords)).toEqual(['0:00', '0:09', '1:01', '0:00']);
});

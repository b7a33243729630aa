import { expect, test } from 'vitest';
import { clockWords, decisionOf, isRight, isWalletFlight, measureWords, outcomeWords } from './decision.ts';

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
    'Right: the request was an attack, and you rejected it',
  );
  expect(outcomeWords({ kind: 'attack' }, 'sign', true).title).toMatch(/^Wrong: the request was an attack/);
  expect(outcomeWords({ kind: 'honest' }, 'reject', false).title).toMatch(/^Wrong: the request was honest/);
  expect(outcomeWords({ kind: 'honest' }, 'sign', true).says).toBe('The request does what you came for.');
  expect(outcomeWords({ kind: 'attack' }, 'sign', false)).toMatchObject({
    title: 'Wrong: the request was an attack, and you would have signed it',
    says: 'Nothing was signed here. With a real wallet, the same decision could cost you real money.',
  });
});

test('what a wallet did with an honest request is never calmer than its hearback', () => {
  const flight = { kind: 'honest', wallet: 'alters' } as const;
  const outcome = (tone?: 'ok' | 'loud' | 'failed' | 'open') =>
    outcomeWords(flight, 'sign', true, tone && { title: 'As it was heard', tone });
  expect(outcome()).toMatchObject({ title: 'You signed an honest request', tone: 'plain' });
  expect(outcome().says).toMatch(/Watch the hearback/);
  expect(outcome('open')).toMatchObject({ title: 'As it was heard', tone: 'plain' });
  expect(outcome('loud')).toMatchObject({ title: 'Your wallet sent something else', tone: 'stop' });
  expect(outcome('loud').says).toMatch(/^Signing was right: the request was honest/);
  expect(outcome('failed')).toMatchObject({ title: 'As it was heard', tone: 'wrong' });
  expect(outcome('ok')).toMatchObject({
    title: 'Right: the request was honest, and you signed it',
    tone: 'right',
  });
  expect(outcomeWords(flight, 'reject', false)).toMatchObject({ tone: 'wrong' });
  expect(isWalletFlight(flight, 'sign', true)).toBe(true);
  expect(isWalletFlight(flight, 'reject', false)).toBe(false);
  expect(isWalletFlight({ kind: 'honest' }, 'sign', true)).toBe(false);
});

test('seconds and taps are said whole', () => {
  expect(measureWords({ ms: 400, taps: 1 })).toBe('1 second, 1 tap');
  expect(measureWords({ ms: 23_400, taps: 3 })).toBe('23 seconds, 3 taps');
  expect(measureWords({ ms: 185_000, taps: 0 })).toBe('3 minutes, 0 taps');
  expect([0, 9_999, 61_000, -5].map(clockWords)).toEqual(['0:00', '0:09', '1:01', '0:00']);
});

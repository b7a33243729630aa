import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Body } from '@readback/core/model/request.ts';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { readAnswer } from './readAnswer.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const entry = (body: Body): ActivityEntry => ({
  id: 'a',
  incoming: { request: freeze(body, ''), origin: { via: 'paste' }, receivedAt: 1 },
  openedAt: 1,
  state: 'asked',
});
const payment = entry({ kind: 'transaction', chainId: 1, call: { to, value: 1n, data: '0x' }, set: {} });
const message = entry({ kind: 'message', bytes: '0x6869' });
const hash = `0x${'AB'.repeat(32)}`;

test('a hash that the wallet shows is what a payment was sent as', () => {
  expect(readAnswer(payment, ` ${hash}\n`)).toEqual({
    ok: true,
    patch: { state: 'sent', hash: hash.toLowerCase() },
  });
});

test('a signature that the wallet shows is what a message was signed with', () => {
  const signature = `0x${'12'.repeat(65)}`;
  expect(readAnswer(message, signature)).toEqual({ ok: true, patch: { state: 'signed', signature } });
});

test.each(['', '0x', 'ab', `${hash}00`, `0x${'12'.repeat(65)}`, 'https://explorer.example/tx/0x12'])(
  '“%s” is no hash, and the field says what is',
  (typed) => {
    expect(readAnswer(payment, typed)).toMatchObject({
      ok: false,
      error: expect.stringContaining('64 hex digits'),
    });
  },
);

test.each(['', '0x', '0x1', 'signed', `0x${'12'.repeat(20_000)}`])('“%.40s” is not a signature', (typed) => {
  expect(readAnswer(message, typed).ok).toBe(false);
});

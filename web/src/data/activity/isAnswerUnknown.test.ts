import { expect, test } from 'vitest';
import { answerOf } from '../../wallet/submit.ts';
import { rawAnswer } from '../../wallet/rawAnswer.ts';
import { patchOf } from '../../handing/keepAnswer.ts';
import type { ActivityEntry } from './activityEntry.ts';
import { isAnswerUnknown } from './isAnswerUnknown.ts';

const methods = { transaction: 'eth_sendTransaction', calls: 'wallet_sendCalls', message: 'personal_sign' };

/** What is known of a request of that kind, once its wallet threw so. */
function afterError(kind: keyof typeof methods, thrown: unknown): boolean {
  const raw = rawAnswer('threw', thrown);
  const incoming = { request: { body: { kind } } } as unknown as ActivityEntry['incoming'];
  const entry = { state: 'asked', incoming, ...patchOf(answerOf(methods[kind], raw, false), raw) } as const;
  return isAnswerUnknown(entry);
}

test.each([4001, 4100, 4200, 4902, -32601])(
  'a transaction that was refused by code %i was not sent',
  (code) => {
    expect(afterError('transaction', { code, message: 'no' })).toBe(false);
    expect(afterError('calls', { code, message: 'no' })).toBe(false);
  },
);

test.each([
  ['is not connected', { code: 4901, message: 'no network' }],
  ['failed inside', { code: -32603, message: 'failed' }],
  ['has it open already', { code: -32002, message: 'pending' }],
  ['says what its node says', { code: -32000, message: 'already known' }],
  ['has a code of its own', { code: 5730, message: 'known bundle' }],
  ['throws a text', 'timeout'],
  ['throws nothing', undefined],
  ['wraps a refusal in a failure', { code: -32603, cause: { code: 4001 } }],
  ['wraps a refusal in what its node says', { code: -32000, cause: { code: 4001 } }],
  ['wraps what its node does not offer', { code: -32603, data: { originalError: { code: -32601 } } }],
  ['wraps a refusal of its own in a failure', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['wraps a failure in a refusal', { code: 4001, cause: { code: -32000 } }],
  ['asked a network that it does not know', { code: -32603, data: { originalError: { code: 4902 } } }],
])('a transaction may have been sent by a wallet that %s', (_, thrown) => {
  expect(afterError('transaction', thrown)).toBe(true);
  expect(afterError('calls', thrown)).toBe(true);
});

test('a signature that never came is none', () => {
  expect(afterError('message', { code: -32603, message: 'failed' })).toBe(false);
});

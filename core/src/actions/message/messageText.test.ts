import { type Hex, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { freeze } from '../../request/frozen/freeze.ts';
import { messageText } from './messageText.ts';
import { signInOf } from './signIn.ts';
import { signIn } from '../../check/testing/views.ts';

const text = signIn('app.test', 'https://app.test');

/** A message, and how often its bytes were inspected. */
function watched() {
  const seen = { times: 0 };
  const made = freeze({ kind: 'message', bytes: '0x' }, '');
  const body = {
    kind: 'message' as const,
    get bytes() {
      seen.times += 1;
      return stringToHex(text);
    },
  };
  return { incoming: { request: { ...made, body } }, seen };
}

test('the bytes of a message are turned into text once, however many rules ask', () => {
  const { incoming, seen } = watched();
  for (let n = 0; n < 3; n += 1) {
    expect(messageText({ incoming })).toBe(text);
    expect(signInOf({ incoming }).kind).toBe('signIn');
  }
  expect(seen.times).toBe(1);
});

test('two messages are told apart', () => {
  const of = (bytes: Hex) => messageText({ incoming: { request: freeze({ kind: 'message', bytes }, '') } });
  expect([of('0x6869'), of('0x6f68'), of('0xff'), of('0xff')]).toEqual(['hi', 'oh', undefined, undefined]);
});

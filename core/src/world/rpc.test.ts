import { describe, expect, it } from 'vitest';
import { unknown } from '../model/known.ts';
import { isForbidden, isUnsupported, refusedBy, whyOf } from './rpc.ts';

const words = [
  'rate limit exceeded, retry in 3600 s',
  'too many requests',
  'method not found',
  'the method eth_call does not exist',
  'header not found',
  'missing trie node',
  'quota exceeded, compute units per second capacity',
  'not enough credits',
  'forbidden: unauthorized caller',
];

describe('what a contract says as it reverts', () => {
  it.each([
    [3, 'execution reverted: '],
    [-32_000, 'execution reverted: '],
    [-32_000, 'VM Exception while processing transaction: revert '],
    [-32_603, 'Error: VM Exception while processing transaction: reverted with reason string '],
    [-32_603, 'VM execution error: Reverted '],
    [-32_015, 'VM execution error. '],
    [-32_000, 'Execution reverted ('],
  ] as const)('is never taken for the word of the node: %s %s', (code, before) => {
    for (const said of words) {
      const error = { code, message: `${before}${said}` };
      expect([said, refusedBy(error, 'node.test')]).toEqual([said, unknown('unanswered', 'node.test')]);
      expect([said, isUnsupported(error), isForbidden(error)]).toEqual([said, false, false]);
    }
  });
});

it.each([
  [-32_005, 'daily request count exceeded, request rate limited', 'busy'],
  [-32_000, 'rate limit exceeded, retry in 10 s', 'busy'],
  [429, 'too many requests', 'busy'],
  [-32_000, 'you are out of credits for today', 'busy'],
  [-32_097, 'reverted to a lower tier', 'busy'],
  [-32_601, 'the method is not there: reverted', 'unsupported'],
  [-32_000, 'the method eth_simulateV1 does not exist/is not available', 'unsupported'],
  [-32_000, 'header not found', 'noState'],
  [-32_000, 'invalid opcode: INVALID', 'unanswered'],
  [-32_000, 'something else', 'refused'],
] as const)('%s %s is the word of the node', (code, message, why) => {
  expect(whyOf({ code, message })).toBe(why);
});

it('a node that lets nobody ask without a key says so of every question', () => {
  for (const message of ['Unauthorized: no key', 'unauthorised', '403 Forbidden'])
    expect([message, isForbidden({ code: -32_000, message })]).toEqual([message, true]);
  expect(isForbidden({ code: -32_000, message: 'something else' })).toBe(false);
});

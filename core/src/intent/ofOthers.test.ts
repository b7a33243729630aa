import { describe, expect, it } from 'vitest';
import { call, contract, dataOf, friend, key, me, usdc } from '../check/testing/views.ts';
import type { Intent } from '../model/intent.ts';
import type { Body } from '../model/request.ts';
import {
  allows,
  ape,
  apes,
  approve,
  arrived,
  dollars,
  from,
  gets,
  may,
  means,
  nothing,
  owns,
  pays,
  permit2,
  revokes,
  said,
  several,
  transfer,
} from './testing/compared.ts';

const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11';
const pull = (who: typeof me, to: typeof me, amount = 9n) =>
  call(usdc, 'transferFrom(address from, address to, uint256 amount)', [who, to, amount]);
const throughPermit2 = (who: typeof me, to: typeof me) =>
  call(permit2, 'transferFrom(address from, address to, uint160 amount, address token)', [who, to, 9n, usdc]);
const manyThroughPermit2 = (who: typeof me, to: typeof me) =>
  call(permit2, 'transferFrom((address from, address to, uint160 amount, address token)[] details)', [
    [{ from: who, to, amount: 9n, token: usdc }],
  ]);
const item = (who: typeof me, to: typeof me) =>
  call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [who, to, 7n]);
const inBatch = (who: typeof me, to: typeof me) =>
  call(multicall, 'aggregate((address target, bytes callData)[] calls)', [
    [
      {
        target: usdc,
        callData: dataOf('transferFrom(address from, address to, uint256 amount)', [who, to, 9n]),
      },
    ],
  ]);

/** What a comparison says is moved of someone else. */
const ofOthers = (
  body: Body,
  intent: Intent,
  ...more: [Parameters<typeof said>[2]?, Parameters<typeof said>[3]?]
) => said(body, intent, ...more).filter((it) => it.startsWith('pays.saysOfOthers'));

describe('what is moved of somebody else, and was not said', () => {
  it.each([
    ['tokens', pull],
    ['tokens, through Permit2', throughPermit2],
    ['several, through Permit2', manyThroughPermit2],
    ['an item', item],
    ['tokens, by a contract that makes several calls', inBatch],
  ] as const)('differs: %s', (_, move) => {
    for (const to of [key, me]) {
      expect(said(move(friend, to), nothing, [])[0]).toBe('differs');
      expect(ofOthers(move(friend, to), nothing, [])).toHaveLength(1);
      expect(ofOthers(move(friend, to), nothing, [], { run: { status: 'revert' } })).toHaveLength(1);
      expect(ofOthers(move(friend, to), nothing)).toHaveLength(1);
    }
    expect(ofOthers(move(me, key), nothing, [])).toEqual([]);
  });

  it('says what and whose it is', () => {
    expect(said(pull(friend, key), nothing, [])).toEqual([
      'differs',
      'pays.saysOfOthers found=step.0.arg.amount from=step.0.arg.from @0',
    ]);
  });

  it.each([
    ['a payment', means(pays(50n)), transfer(friend, 50n), arrived(50n)],
    ['a permission', means(allows(50n)), approve(contract, 50n), [may(0n, 50n)]],
    ['what takes a permission back', means(revokes(dollars)), approve(contract, 0n), [may(50n, 0n)]],
  ] as const)('differs beside %s, which alone is as said', (_, intent, body, lines) => {
    expect(said(body, intent, lines)).toEqual(['asSaid']);
    expect(said(several(body, pull(key, contract)), intent, lines)).toEqual([
      'differs',
      'pays.saysOfOthers found=step.1.arg.amount from=step.1.arg.from @1',
    ]);
  });
});

describe('what is as said, though it is moved by a permission', () => {
  it('is what the user collects, and said', () => {
    expect(said(pull(friend, me), means(gets(9n, dollars)), [from(0n, 9n)])).toEqual(['asSaid']);
    expect(said(item(friend, me), means(gets(1n, ape(7n))), [owns(7n, 0n, 1n)])).toEqual(['asSaid']);
    expect(ofOthers(pull(friend, me), means(gets(9n)), [from(0n, 9n)])).toHaveLength(1);
    expect(ofOthers(pull(friend, key), means(gets(9n, dollars)), [])).toHaveLength(1);
  });

  it('is what the user pays in this way', () => {
    expect(said(pull(me, friend, 50n), means(pays(50n)), arrived(50n))).toEqual(['asSaid']);
    expect(said(throughPermit2(me, friend), means(pays(9n)), arrived(9n))).toEqual(['asSaid']);
  });
});

import { stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { check } from './check.ts';
import { answer } from './testing/answers.ts';
import { call, friend, me, offline, signIn, usdc, viewOf } from './testing/views.ts';

const message = (text: string): Body => ({ kind: 'message', signer: me, bytes: stringToHex(text) });
const transaction = call(usdc, 'transfer(address a, uint256 b)', [friend, 1n]);

describe('a message that is a hash', () => {
  const rule = 'messages.hash';

  it('is stopped, as bytes and as hex digits', () => {
    expect(answer(rule, { kind: 'message', bytes: `0x${'ab'.repeat(32)}` })).toBe('stop');
    expect(answer(rule, message(`0x${'ab'.repeat(32)}`))).toBe('stop');
    expect(answer(rule, message('ab'.repeat(32)))).toBe('stop');
  });

  it('is silent for ordinary text, and has nothing to say of transactions', () => {
    expect(answer(rule, message('I own this account.'))).toBe('clear');
    expect(answer(rule, transaction)).toBe('notApplicable');
  });
});

describe('a sign-in for another site', () => {
  const rule = 'messages.otherSite';

  it('is stopped, also when only the address of the page differs', () => {
    expect(answer(rule, message(signIn('example.org', 'https://example.org/login')))).toBe('stop');
    expect(answer(rule, message(signIn('readback.test', 'https://example.org/login')))).toBe('stop');
  });

  it('is silent for this site and for other messages', () => {
    expect(answer(rule, message(signIn('readback.test', 'https://readback.test/x')))).toBe('clear');
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('is not known where the page cannot say which site it is', () => {
    const session = unknown('timeout');
    expect(answer(rule, message(signIn('example.org', 'https://example.org')), { session })).toBe('unknown');
  });
});

describe('a malformed sign-in', () => {
  const rule = 'messages.malformedSignIn';

  it('is a caution', () => {
    const text = signIn('example.org', 'https://example.org').replace('Version: 1', 'Version: one');
    expect(answer(rule, message(text))).toBe('caution');
    const good = signIn('example.org', 'https://example.org');
    for (const account of ['your ethereum account', 'your Solana account', 'your account'])
      expect(answer(rule, message(good.replace('your Ethereum account', account)))).toBe('caution');
  });

  it('is silent for a good one and for other messages', () => {
    expect(answer(rule, message(signIn('example.org', 'https://example.org')))).toBe('clear');
    expect(answer(rule, message('hello'))).toBe('notApplicable');
    expect(answer(rule, message('Sign this to log in with your account.'))).toBe('notApplicable');
  });
});

describe('a sign-in for another account', () => {
  const rule = 'messages.otherAccount';
  const text = signIn('example.org', 'https://example.org');

  it('is a caution', () => {
    expect(answer(rule, { kind: 'message', signer: friend, bytes: stringToHex(text) })).toBe('caution');
  });

  it('is silent for the signer’s own', () => {
    expect(answer(rule, message(text))).toBe('clear');
    expect(answer(rule, { kind: 'message', bytes: stringToHex(text) })).toBe('notApplicable');
  });
});

describe('what a message alone says', () => {
  it('is known without a node', () => {
    const text = signIn('example.org', 'https://example.org');
    for (const [rule, body] of [
      ['messages.hash', message('ab'.repeat(32))],
      ['messages.malformedSignIn', message(text.replace('Version: 1', 'Version: one'))],
      ['messages.otherAccount', { kind: 'message', signer: friend, bytes: stringToHex(text) }],
      ['messages.notText', { kind: 'message', bytes: '0xff00ff' }],
      ['messages.hiddenText', message('pay \u202eecila')],
    ] as const)
      expect(['stop', 'caution']).toContain(answer(rule, body, offline));
  });
});

describe('a message that is no text', () => {
  const rule = 'messages.notText';

  it('is a caution', () => {
    expect(answer(rule, { kind: 'message', bytes: '0xff00ff' })).toBe('caution');
  });

  it('is silent for text in any language', () => {
    expect(answer(rule, message('Ich bestätige 你好'))).toBe('clear');
    expect(answer(rule, transaction)).toBe('notApplicable');
  });
});

describe('text that does not look as it is written', () => {
  const rule = 'messages.hiddenText';

  it('is a caution', () => {
    expect(answer(rule, message('pay \u202eecila\u202c'))).toBe('caution');
    expect(answer(rule, message('p\u0430ypal.com'))).toBe('caution');
  });

  it('is silent for plain text of several lines', () => {
    expect(answer(rule, message('one\ntwo'))).toBe('clear');
    expect(answer(rule, message('one\r\ntwo ✌️'))).toBe('clear');
    expect(answer(rule, transaction)).toBe('notApplicable');
  });
});

describe('a sign-in for another network or time', () => {
  const text = signIn('readback.test', 'https://readback.test');
  const issued = Date.parse('2026-11-21T09:00:00Z');
  const wallet = (chainId: number) => ({
    session: known({ host: 'readback.test', wallet: { chainId, account: me, name: 'W' } }),
  });
  const at = (it: string, receivedAt: number) => {
    const view = viewOf(message(it));
    return check({ ...view, incoming: { ...view.incoming, receivedAt } }).find(
      ({ rule }) => rule === 'messages.time',
    )?.outcome;
  };

  it('is a caution', () => {
    expect(answer('messages.otherChain', message(text), wallet(5))).toBe('caution');
    expect(answer('messages.otherChain', message(text), wallet(1))).toBe('clear');
    expect(answer('messages.otherChain', message(text), { session: unknown('timeout') })).toBe('unknown');
    expect(answer('messages.otherChain', message('hello'), wallet(5))).toBe('notApplicable');
    expect(at(text, issued - 301_000)).toBe('fired');
    expect(at(text, issued + 3_601_000)).toBe('fired');
    expect(at(`${text}\nExpiration Time: 2026-11-21T09:01:00Z`, issued + 361_000)).toBe('fired');
    expect(at(`${text}\nNot Before: 2026-11-21T09:10:00Z`, issued)).toBe('fired');
    expect(at(text, issued + 60_000)).toBe('clear');
  });
});

describe('text that goes on out of sight', () => {
  const rule = 'messages.hiddenText';

  it('is a caution, also behind all that is shown at once', () => {
    expect(answer(rule, message('Hello\n\n\n \n\nI give you all'))).toBe('caution');
    expect(answer(rule, message(`Hello${' '.repeat(60)}I give you all`))).toBe('caution');
    expect(answer(rule, message(`${'a'.repeat(25_000)}\u202eevil`))).toBe('caution');
    expect(answer(rule, message('Hello\n\n\nworld'))).toBe('clear');
  });
});

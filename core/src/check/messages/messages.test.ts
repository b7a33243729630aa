import { type Hex, serializeTransaction, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, pending, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { signedHash } from '../../request/frozen/signedHash.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { safeTx } from '../testing/safes.ts';
import { call, friend, me, offline, type Sample, signIn, usdc, viewOf } from '../testing/views.ts';

const message = (text: string): Body => ({ kind: 'message', signer: me, bytes: stringToHex(text) });
const transaction = call(usdc, 'transfer(address a, uint256 b)', [friend, 1n]);

describe('a message that is a hash', () => {
  const rule = 'messages.hash';

  it('is stopped, as bytes and as hex digits', () => {
    expect(told(rule, { kind: 'message', bytes: `0x${'ab'.repeat(32)}` })).toEqual([
      'stop: messages.hash.says | messages.hash.why | remedy.reject | reject | by message.bytes',
    ]);
    expect(answer(rule, message(`0x${'ab'.repeat(32)}`))).toBe('stop');
    expect(answer(rule, message('ab'.repeat(32)))).toBe('stop');
  });

  it('is silent for ordinary text, and has nothing to say of transactions', () => {
    expect(told(rule, message('I own this account.'))).toEqual(['clear message.bytes']);
    expect(answer(rule, transaction)).toBe('notApplicable');
  });
});

describe('what eth_sign asks for', () => {
  const rule = 'messages.blind';
  const asked = (bytes: Hex): Body => ({ kind: 'message', signer: me, bytes, blind: true });

  it('is stopped where it is a hash or bytes, and a caution where it is a text', () => {
    expect(told(rule, asked(`0x${'ab'.repeat(32)}`))).toEqual([
      'stop: messages.blind.says how hash | messages.blind.why how hash | messages.blind.remedy | reject | by message.bytes',
    ]);
    expect(answer(rule, asked(stringToHex('ab'.repeat(32))))).toBe('stop');
    // A transaction that is not signed, and what is hashed for typed data and for an authorization.
    const sent = serializeTransaction({ chainId: 1, to: friend, value: 10n ** 18n, nonce: 1, gasPrice: 1n });
    expect(told(rule, asked(sent))).toEqual([
      'stop: messages.blind.says how bytes | messages.blind.why how bytes | messages.blind.remedy | reject | by message.bytes',
    ]);
    expect(answer(rule, asked(`0x1901${'41'.repeat(64)}`))).toBe('stop');
    expect(answer(rule, asked(`0x05d701${'41'.repeat(21)}80`))).toBe('stop');
    expect(told(rule, asked(stringToHex('I own this account.')))).toEqual([
      'caution: messages.blind.says how text | messages.blind.why how text | messages.blind.remedy | reject | by message.bytes',
    ]);
  });

  it('is stopped where 32 bytes are letters, which a message of words may be', () => {
    const letters = stringToHex('Good morning, nice to meet you..');
    expect(answer(rule, asked(letters))).toBe('stop');
    expect(answer('messages.hash', { kind: 'message', signer: me, bytes: letters })).toBe('clear');
  });

  it('is no hash where 32 bytes are words and numbers, as hashes never read', () => {
    const hash = (text: string) => {
      expect(stringToHex(text)).toHaveLength(66);
      return answer('messages.hash', message(text));
    };
    for (const text of [
      'Log in, today is 30 November 202',
      'I bet 10 ETH on red. Round 88231',
      'Hello from me, 30 November 2026\n',
      'Это мой счёт, 2026-1-1',
      'これは私の口座です。12',
    ])
      expect([text, hash(text)]).toEqual([text, 'clear']);
    for (const text of [
      'Nonce: 7f3a9c0d7f3a9c0d7f3a9c0d7',
      'k7Zp9qW2x4Lm8Vb3Nc6Tg1Hy5Rd0Sf2a',
      '~k}2]a%Q9[x_7^dW@b3#z|c$y&V*u=+<',
    ])
      expect([text, hash(text)]).toEqual([text, 'stop']);
  });

  it('stays stopped where it is the hash of what was given beside it, and says what that is', () => {
    const text = message('I own this account.');
    const beside: readonly Body[] = [
      safeTx(friend, '0x', 0),
      { kind: 'authorization', chainId: 1, delegate: usdc, nonce: 7n },
      text,
    ];
    const why = (bytes: Hex): unknown => {
      const view = viewOf(asked(bytes));
      const { incoming } = view;
      const request = freeze(incoming.request.body, '', beside);
      const found = check({ ...view, incoming: { ...incoming, request } }).find((it) => it.rule === rule);
      return found?.outcome === 'fired' ? ([found.severity, found.why] as const) : found;
    };
    for (const body of beside) {
      const said = { id: 'messages.blind.whyOf', args: { of: body.kind } };
      expect(why(signedHash(body) ?? '0x')).toEqual(['stop', said]);
    }
    const other = { id: 'messages.blind.whyOf', args: { of: 'other' } };
    expect(why(`0x${'ab'.repeat(32)}`)).toEqual(['stop', other]);
  });

  it('is said once, and is nothing of other requests', () => {
    expect(answer('messages.hash', asked(`0x${'ab'.repeat(32)}`))).toBe('clear');
    expect(answer(rule, message('ab'.repeat(32)))).toBe('notApplicable');
    expect(answer(rule, transaction)).toBe('notApplicable');
  });

  it('needs nobody, and is never signed here', () => {
    for (const sample of [offline, { session: pending }]) {
      expect(answer(rule, asked(`0x${'ab'.repeat(32)}`), sample)).toBe('stop');
    }
    const readback = revisionOf(viewOf(asked(stringToHex('hello'))), 1);
    expect([readback.verdict, readback.control]).toMatchObject([
      'caution',
      { kind: 'none', why: { id: 'control.blind' } },
    ]);
    expect(JSON.stringify(readback.sentence)).toContain('sentence.blindText');
  });
});

describe('a sign-in for another site', () => {
  const rule = 'messages.otherSite';

  it('is stopped, and its own address is named where only that differs', () => {
    expect(told(rule, message(signIn('example.org', 'https://example.org/login')))).toEqual([
      'stop: messages.otherSite.says how page domain siwe.domain site session.host uri siwe.uri | messages.otherSite.why | messages.otherSite.remedy domain siwe.domain | reject | by siwe.domain siwe.uri session.host',
    ]);
    expect(told(rule, message(signIn('readback.test', 'https://example.org/login')))).toEqual([
      'stop: messages.otherSite.says how address domain siwe.domain site session.host uri siwe.uri | messages.otherSite.why | remedy.reject | reject | by siwe.domain siwe.uri session.host',
    ]);
  });

  it('is silent for this site and for other messages', () => {
    expect(told(rule, message(signIn('readback.test', 'https://readback.test/x')))).toEqual([
      'clear siwe.domain siwe.uri',
    ]);
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('is not known where the page cannot say which site it is', () => {
    const session = unknown('timeout');
    expect(told(rule, message(signIn('example.org', 'https://example.org')), { session })).toEqual([
      'unknown session.host',
    ]);
  });
});

describe('a malformed sign-in', () => {
  const rule = 'messages.malformedSignIn';

  it('is a caution', () => {
    const text = signIn('example.org', 'https://example.org').replace('Version: 1', 'Version: one');
    expect(told(rule, message(text))).toEqual([
      'caution: messages.malformedSignIn.says | messages.malformedSignIn.why | remedy.reject | reject | by message.text',
    ]);
    const good = signIn('example.org', 'https://example.org');
    for (const account of ['your ethereum account', 'your Solana account', 'your account'])
      expect(answer(rule, message(good.replace('your Ethereum account', account)))).toBe('caution');
  });

  it('is silent for a good one and for other messages', () => {
    expect(told(rule, message(signIn('example.org', 'https://example.org')))).toEqual(['clear message.text']);
    expect(answer(rule, message('hello'))).toBe('notApplicable');
    expect(answer(rule, message('Sign this to log in with your account.'))).toBe('notApplicable');
  });
});

describe('a sign-in for another account', () => {
  const rule = 'messages.otherAccount';
  const text = signIn('example.org', 'https://example.org');

  it('is a caution', () => {
    expect(told(rule, { kind: 'message', signer: friend, bytes: stringToHex(text) })).toEqual([
      'caution: messages.otherAccount.says account siwe.address | messages.otherAccount.why | messages.otherAccount.remedy | about 0x41c79D2E88b150FaC07E3B6Da2F419E8770609da | by siwe.address request.signer',
    ]);
  });

  it('is silent for the signer’s own', () => {
    expect(told(rule, message(text))).toEqual(['clear siwe.address']);
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

describe('a message that is not text', () => {
  const rule = 'messages.notText';

  it('is a caution', () => {
    expect(told(rule, { kind: 'message', bytes: '0xff00ff' })).toEqual([
      'caution: messages.notText.says | messages.notText.why | remedy.reject | reject | by message.bytes',
    ]);
  });

  it('is silent for text in any language', () => {
    expect(told(rule, message('Ich bestätige 你好'))).toEqual(['clear message.text']);
    expect(answer(rule, transaction)).toBe('notApplicable');
  });
});

describe('text that does not look as it is written', () => {
  const rule = 'messages.hiddenText';

  it('is a caution', () => {
    expect(told(rule, message('pay \u202eecila\u202c'))).toEqual([
      'caution: messages.hiddenText.says count 2 | messages.hiddenText.why | messages.hiddenText.remedy | by message.text',
    ]);
    expect(answer(rule, message('p\u0430ypal.com'))).toBe('caution');
  });

  it('is silent for plain text of several lines', () => {
    expect(told(rule, message('one\ntwo'))).toEqual(['clear message.text']);
    expect(answer(rule, message('one\r\ntwo ✌️'))).toBe('clear');
    expect(answer(rule, transaction)).toBe('notApplicable');
  });
});

describe('a sign-in for another network or time', () => {
  const text = signIn('readback.test', 'https://readback.test');
  const issued = 1_795_251_600n;
  const wallet = (chainId: number) => ({
    session: known({ host: 'readback.test', wallet: { chainId, account: me, name: 'W' } }),
  });
  const at = (it: string, seconds: bigint, sample: Sample = {}) =>
    answer('messages.time', message(it), { now: known(seconds), ...sample });

  it('is a caution', () => {
    expect(told('messages.otherChain', message(text), wallet(5))).toEqual([
      'caution: messages.otherChain.says asked signIn.chain actual session.chain | messages.otherChain.why | chain.wallet.remedy asked signIn.chain | switchNetwork 1 | by signIn.chain session.chain',
    ]);
    expect(told('messages.otherChain', message(text), wallet(1))).toEqual([
      'clear signIn.chain session.chain',
    ]);
    expect(told('messages.otherChain', message(text), { session: unknown('timeout') })).toEqual([
      'unknown session.chain',
    ]);
    expect(answer('messages.otherChain', message('hello'), wallet(5))).toBe('notApplicable');
  });

  it('is a caution when it has expired, is not valid yet, is dated in the future or old, at the moment of the reading', () => {
    const ending = `${text}\nExpiration Time: 2026-11-21T09:01:00Z`;
    expect(at(text, issued - 301n)).toBe('caution');
    expect(at(text, issued + 3_601n)).toBe('caution');
    expect(at(ending, issued + 361n)).toBe('caution');
    expect(at(`${text}\nNot Before: 2026-11-21T09:10:00Z`, issued)).toBe('caution');
    expect(at(text, issued + 60n)).toBe('clear');
    expect(at(ending, issued + 360n)).toBe('clear');
    expect(at(text, issued, { now: unknown('offline') })).toBe('unknown');
    expect(at(text, issued, { now: pending })).toBe('pending');
  });

  it('is judged by the stricter of two clocks where this device’s is likely wrong', () => {
    const head = (chainId: number, off: bigint) => (seenAt: bigint) => ({
      chainId,
      endpoint: `node${chainId}.test`,
      timestamp: seenAt - off,
      seenAt,
    });
    const heads = (now: bigint, off: bigint) => ({ heads: known([1, 10].map((id) => head(id, off)(now))) });
    // The device is two hours behind: it ended by the chains' time.
    const ending = `${text}\nExpiration Time: 2026-11-21T09:30:00Z`;
    expect(at(ending, issued, heads(issued, -7_200n))).toBe('caution');
    // It is two hours ahead: the sign-in is dated in the future by the chains' time.
    const made = text.replace('T09:00:00Z', 'T11:00:00Z');
    expect(at(made, issued + 7_200n, heads(issued + 7_200n, 7_200n))).toBe('caution');
    expect(at(made, issued + 7_200n)).toBe('clear');
    expect(at(made, issued + 7_200n, { heads: pending })).toBe('pending');
  });
});

describe('a sign-in that keeps to no standard', () => {
  const at = (text: string, rule = 'messages.time', sample: Sample = {}) =>
    answer(rule, message(`Sign in to readback.test\n${text}`), sample);

  it('is judged by the times that it says', () => {
    for (const line of [
      'Expires: 2026-11-21T08:00:00Z',
      'Expiration Time: 2026-11-21 08:00 UTC',
      'valid until: 1795248000',
      '"expiry": "1795248000000",',
      'Not before: 2026-11-22T09:00:00Z',
      'Issued at: 2026-11-21T10:00:00Z',
      'Timestamp: 1795240000',
      'Issued on: 2026-11-19',
      'Date = 2025-11-21T09:00:00+02:00',
    ])
      expect(at(line), line).toBe('caution');
    for (const line of [
      'Expires: 2026-11-21T10:00:00Z',
      'Issued at: 2026-11-21T09:00:00.000Z',
      'Timestamp: 1795251600',
      // Of no zone, and of a day alone: it can be now.
      'Date: 2026-11-21 21:00',
      'Issued on: 2026-11-21',
      'Expires: 2026-11-21',
    ])
      expect(at(line), line).toBe('clear');
    expect(at('Nonce: 1795240000')).toBe('notApplicable');
    expect(answer('messages.time', message('Met on\nDate: 2020-01-01'))).toBe('notApplicable');
  });

  it('is judged by the network that it names', () => {
    const on = (chainId: number): Sample => ({
      session: known({ host: 'readback.test', wallet: { chainId, account: me, name: 'W' } }),
    });
    expect(at('Chain ID: 10', 'messages.otherChain', on(1))).toBe('caution');
    expect(at('Chain ID: 10', 'messages.otherChain', on(10))).toBe('clear');
  });
});

describe('a sign-in that names two sites', () => {
  const rule = 'messages.otherUri';
  const nobody = { session: known({ host: '' }) };

  it('is a caution where no site is known', () => {
    expect(told(rule, message(signIn('good.test', 'https://evil.test')), nobody)).toEqual([
      'caution: messages.otherUri.says domain signIn.domain uri signIn.uri | messages.otherUri.why | messages.time.remedy | by signIn.domain signIn.uri',
    ]);
    expect(answer(rule, message(signIn('good.test', 'https://good.test.evil.test/x')), nobody)).toBe(
      'caution',
    );
    expect(answer(rule, message(signIn('good.test', 'https://good.test@evil.test')), nobody)).toBe('caution');
    expect(answer(rule, message(signIn('good.test', 'urn:good.test')), nobody)).toBe('caution');
    expect(answer(rule, message(signIn('good.test:8080', 'https://good.test')), nobody)).toBe('caution');
    expect(
      answer(rule, message(signIn('good.test', 'https://evil.test').replace('URI', 'URL')), nobody),
    ).toBe('caution');
  });

  it('is silent where both are the same', () => {
    expect(told(rule, message(signIn('Good.test', 'https://good.test/log-in')), nobody)).toEqual([
      'clear signIn.domain signIn.uri',
    ]);
    expect(answer(rule, message('hello'), nobody)).toBe('notApplicable');
  });
});

describe('which site asks, as the user says', () => {
  const rule = 'messages.otherSite';
  const text = message(signIn('good.test', 'https://good.test'));
  const from = (site: string): Sample => ({ origin: { via: 'paste', site }, session: known({ host: '' }) });

  it('is not known where nobody says it', () => {
    expect(answer(rule, text, { session: known({ host: '' }) })).toBe('unknown');
  });

  it('is what a sign-in is held against', () => {
    expect(answer(rule, text, from('good.test'))).toBe('clear');
    expect(told(rule, text, from('evil.test'))).toEqual([
      'stop: messages.otherSite.says how said domain siwe.domain site origin.site uri siwe.uri | messages.otherSite.why | messages.otherSite.remedy domain siwe.domain | reject | by siwe.domain siwe.uri origin.site',
    ]);
    expect(told('messages.elsewhere', message('Sign in to good.test'), from('good.test'))).toEqual([
      'clear message.text',
    ]);
    expect(told('messages.elsewhere', message('Sign in to good.test'), from('evil.test'))).toEqual([
      'stop: messages.elsewhere.says how logIn site message.site.0 | messages.elsewhere.why how logIn | messages.elsewhere.remedy how logIn site message.site.0 | reject | by message.site.0 origin.site',
    ]);
  });

  it('counts before the page that it is read on', () => {
    const here = { ...from('good.test'), session: known({ host: 'readback.test' }) };
    expect(answer(rule, text, here)).toBe('clear');
    expect(answer(rule, message(signIn('readback.test', 'https://readback.test')), here)).toBe('stop');
  });

  it('is read, and never signed on another page', () => {
    const plain = signIn('good.test', 'https://good.test').replace('I accept the terms.', 'Good morning');
    const read = revisionOf(viewOf(message(plain), from('good.test')), 0);
    expect(read.control).toMatchObject({ kind: 'none', why: { id: 'control.otherSite' } });
  });
});

describe('text that goes on out of sight', () => {
  const rule = 'messages.hiddenText';

  it('is a caution, also behind all that is shown at once', () => {
    expect(told(rule, message('Hello\n\n\n \n\nI give you all'))).toEqual([
      'caution: messages.hiddenText.saysBelow | messages.hiddenText.why | messages.hiddenText.remedy | by message.text',
    ]);
    expect(answer(rule, message(`Hello${' '.repeat(60)}I give you all`))).toBe('caution');
    expect(answer(rule, message(`${'a'.repeat(25_000)}\u202eevil`))).toBe('caution');
    expect(answer(rule, message('Hello\n\n\nworld'))).toBe('clear');
  });
});

import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answers.ts';
import { call, friend, message, offline, signIn, usdc } from '../testing/views.ts';

const text = signIn('app.test', 'https://app.test/login');
const named = (...resources: readonly string[]) =>
  message(`${text}\nResources:\n${resources.map((it) => `- ${it}`).join('\n')}`);
const pay = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);

describe('what a sign-in names besides itself', () => {
  const rule = 'messages.resources';

  it('is a caution where it hands over powers, wherever it stands among them', () => {
    expect(answer(rule, named('https://app.test/a', 'urn:recap:eyJhdHQiOnt9fQ'))).toBe('caution');
    expect(answer(rule, named('URN:RECAP:eyJhdHQiOnt9fQ'))).toBe('caution');
    const many = Array.from({ length: 40 }, (_, at) => `https://app.test/${at}`);
    expect(answer(rule, named(...many, 'urn:recap:eyJhdHQiOnt9fQ'))).toBe('caution');
  });

  it('is noted where it belongs to someone else', () => {
    expect(answer(rule, named('https://other.test/a'))).toBe('note');
    expect(answer(rule, named('ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq'))).toBe(
      'note',
    );
  });

  it('is silent for the site’s own, for none, and for what is not a sign-in', () => {
    expect(answer(rule, named('https://app.test/a', 'https://APP.test/b?c'))).toBe('clear');
    expect(answer(rule, message(text))).toBe('notApplicable');
    expect(answer(rule, pay)).toBe('notApplicable');
  });

  it('rests on the message alone, so that it is known without a node', () => {
    expect(answer(rule, named('urn:recap:eyJhdHQiOnt9fQ'), offline)).toBe('caution');
  });
});

describe('a sign-in that can be used again', () => {
  const rule = 'messages.reusable';
  const ending = `${text}\nExpiration Time: 2026-11-21T10:00:00Z`;

  it('is noted where it has no end, or a nonce that anyone could guess', () => {
    expect(answer(rule, message(text))).toBe('note');
    for (const nonce of ['00000000', '12345678'])
      expect(answer(rule, message(ending.replace('32891756', nonce)))).toBe('note');
  });

  it('is silent where it ends and has a nonce of its own, and for other messages', () => {
    expect(answer(rule, message(ending))).toBe('clear');
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('with a nonce that is too short is none that the standard knows', () => {
    expect(answer('messages.malformedSignIn', message(text.replace('32891756', '3289175')))).toBe('caution');
  });

  it('rests on the message alone, so that it is known without a node', () => {
    expect(answer(rule, message(text), offline)).toBe('note');
  });
});

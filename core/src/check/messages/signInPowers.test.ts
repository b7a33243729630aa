import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { call, friend, message, offline, signIn, usdc } from '../testing/views.ts';

const text = signIn('app.test', 'https://app.test/login');
const named = (...resources: readonly string[]) =>
  message(`${text}\nResources:\n${resources.map((it) => `- ${it}`).join('\n')}`);
const pay = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);

describe('what a sign-in names besides itself', () => {
  const rule = 'messages.resources';

  it('is a caution where it hands over powers, wherever it stands among them', () => {
    expect(told(rule, named('https://app.test/a', 'urn:recap:eyJhdHQiOnt9fQ'))).toEqual([
      'caution: messages.resources.says how powers resource siwe.resource.1 more 1 | messages.resources.why how powers | messages.resources.remedy | by siwe.resource.1',
    ]);
    expect(answer(rule, named('URN:RECAP:eyJhdHQiOnt9fQ'))).toBe('caution');
    const many = Array.from({ length: 40 }, (_, at) => `https://app.test/${at}`);
    expect(told(rule, named(...many, 'urn:recap:eyJhdHQiOnt9fQ'))).toEqual([
      'caution: messages.resources.says how powers resource message.text more 40 | messages.resources.why how powers | messages.resources.remedy | by message.text',
    ]);
  });

  it('is noted where it belongs to someone else', () => {
    expect(told(rule, named('https://other.test/a'))).toEqual([
      'note: messages.resources.says how outside resource siwe.resource.0 more 0 | messages.resources.why how outside | messages.resources.remedy | by siwe.resource.0',
    ]);
  });

  it('is not called another site’s where it is on no site', () => {
    for (const resource of [
      'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq',
      'urn:example:withdraw-all',
    ])
      expect(told(rule, named(resource))).toEqual([
        'note: messages.resources.says how nowhere resource siwe.resource.0 more 0 | messages.resources.why how nowhere | messages.resources.remedy | by siwe.resource.0',
      ]);
  });

  it('is silent for the site’s own, for none, and for what is not a sign-in', () => {
    expect(told(rule, named('https://app.test/a', 'https://APP.test/b?c'))).toEqual(['clear siwe.domain']);
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
    expect(told(rule, message(text))).toEqual([
      'note: messages.reusable.says how endless | messages.reusable.why | messages.reusable.remedy | by message.text',
    ]);
    for (const nonce of ['00000000', '12345678'])
      expect(told(rule, message(ending.replace('32891756', nonce)))).toEqual([
        'note: messages.reusable.says how nonce | messages.reusable.why | messages.reusable.remedy | by siwe.nonce',
      ]);
  });

  it('is silent where it ends and has a nonce of its own, and for other messages', () => {
    expect(told(rule, message(ending))).toEqual(['clear siwe.nonce message.text']);
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('with a nonce that is too short is none that the standard knows', () => {
    expect(answer('messages.malformedSignIn', message(text.replace('32891756', '3289175')))).toBe('caution');
  });

  it('rests on the message alone, so that it is known without a node', () => {
    expect(answer(rule, message(text), offline)).toBe('note');
  });
});

import { describe, expect, it } from 'vitest';
import type { Description } from '../../model/description.ts';
import type { FactValue } from '../../model/fact.ts';
import type { Body } from '../../model/request.ts';
import { requestFacts } from '../../reading/requestFacts.ts';
import { check } from '../check.ts';
import { oddPlaces } from '../../actions/message/oddPlaces.ts';
import { answer, told } from '../testing/answers.ts';
import {
  call,
  friend,
  message,
  offline,
  type Sample,
  signIn,
  transaction,
  typed,
  usdc,
  viewOf,
} from '../testing/views.ts';

const pay = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);
const text = (it: string): FactValue => ({ kind: 'text', text: it });
const nameOf = (name: string): Sample => ({
  facts: { [`account.${friend.toLowerCase()}.name`]: text(name) },
});

describe('a text that does not look as it is written', () => {
  const rule = 'names.oddText';

  it('is a caution in the name of an account, in who asks, in an argument and in typed data', () => {
    expect(told(rule, pay, nameOf('Unіswap router'))).toEqual([
      'caution: names.oddText.says text account.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.name | names.oddText.why how odd | names.oddText.remedy | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by account.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.name',
    ]);
    expect(answer(rule, pay, nameOf('friend\u200b.eth'))).toBe('caution');
    expect(told(rule, pay, { facts: { 'origin.claimed': text('Uni\u202epaws') } })).toEqual([
      'caution: names.oddText.says text origin.claimed | names.oddText.why how odd | names.oddText.remedy | by origin.claimed',
    ]);
    const mail = { Mail: [{ name: 'contents', type: 'string' }] } as const;
    expect(told(rule, typed(mail, 'Mail', { contents: 'pay \u202eecila' }))).toEqual([
      'caution: names.oddText.says text step.0.arg.contents | names.oddText.why how odd | names.oddText.remedy | in 0 | by step.0.arg.contents',
    ]);
    expect(told(rule, typed(mail, 'Mail', { contents: `Hi${'\n'.repeat(6)}all is yours` }))).toEqual([
      'caution: names.oddText.says text step.0.arg.contents | names.oddText.why how below | names.oddText.remedy | in 0 | by step.0.arg.contents',
    ]);
  });

  it('is one in what a descriptor says, where the finding names the step', () => {
    const said: Description = {
      step: '0',
      kind: 'said',
      intent: [{ text: 'Sеnd' }],
      fields: [],
      warnings: [],
      lint: [],
      binding: 'deployment',
      from: { place: 'registry/nobody/calldata.json' },
    };
    const found = check({ ...viewOf(pay), descriptions: [said] }).find((it) => it.rule === rule);
    expect(found).toMatchObject({ outcome: 'fired', severity: 'caution', step: '0' });
  });

  it('is said once, however often the text is there', () => {
    const odd = 'friend\u200b.eth';
    const facts = { 'origin.claimed': text(odd), ...nameOf(odd).facts };
    const fired = check(viewOf(pay, { facts })).filter((it) => it.rule === rule && it.outcome === 'fired');
    expect(fired).toHaveLength(1);
  });

  it('is silent for names in any language, for pictures, and for what the user wrote', () => {
    for (const name of ['Freund.eth', 'друг', '友達', 'Vault ❤️', '👩‍🚀 and 🏴‍☠️', 'a\r\nb'])
      expect([name, answer(rule, pay, nameOf(name))]).toEqual([name, 'clear']);
    expect(answer(rule, pay)).toBe('notApplicable');
    const view = viewOf(pay, nameOf('friend\u200b.eth'));
    const id = `account.${friend.toLowerCase()}.name`;
    const fact = view.facts[id];
    if (fact === undefined) throw new Error('no name');
    const mine = { ...view.facts, [id]: { ...fact, from: [{ by: 'user', entry: 'friend' }] as const } };
    expect(check({ ...view, facts: mine }).find((it) => it.rule === rule)?.outcome).toBe('notApplicable');
  });

  it('has no answer of its own for a name that nobody could ask for: what is not shown deceives nobody', () => {
    expect(answer(rule, pay, offline)).toBe('notApplicable');
  });

  it('counts only what deceives', () => {
    expect(oddPlaces('plain')).toBe(0);
    expect(oddPlaces('a\u200db')).toBe(1);
    expect(oddPlaces('a\ufe0f')).toBe(1);
    expect(oddPlaces('a\rb')).toBe(1);
    expect(oddPlaces('❤️')).toBe(0);
  });
});

describe('the address of a site', () => {
  const rule = 'names.site';
  const from = (claimed: string, body: Body = pay) => {
    const view = viewOf(body, { origin: { via: 'school', claimed } });
    const facts = { ...view.facts, ...requestFacts(view.incoming) };
    const found = check({ ...view, facts }).find((it) => it.rule === rule);
    return found?.outcome === 'fired' ? found.severity : found?.outcome;
  };

  it('is a caution where it is written in another alphabet, or behind an @', () => {
    expect(from('https://xn--uiswap-qbb.org')).toBe('caution');
    expect(from('app.xn--80ak6aa92e.com')).toBe('caution');
    expect(from('https://app.uniswap.org@evil.test/x')).toBe('caution');
    const mixed = message(signIn('xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com'));
    expect(told(rule, mixed)).toEqual([
      'caution: names.site.says site siwe.domain how foreign | names.site.why | names.site.remedy | by siwe.domain',
      'caution: names.site.says site siwe.uri how foreign | names.site.why | names.site.remedy | by siwe.uri',
    ]);
  });

  it('is silent for others, and where nobody says where the request is from', () => {
    expect(from('https://app.uniswap.org/path/xn--x')).toBe('clear');
    expect(from('Uniswap')).toBe('clear');
    expect(answer(rule, pay)).toBe('notApplicable');
    expect(told(rule, message(signIn('app.test', 'https://app.test/a@b')))).toEqual([
      'clear siwe.domain siwe.uri',
    ]);
  });

  it('rests on the request alone, so that it is known without a node', () => {
    const mixed = message(signIn('xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com'));
    expect(answer(rule, mixed, offline)).toBe('caution');
    expect(answer(rule, transaction(friend, '0x', 1n), offline)).toBe('notApplicable');
  });
});

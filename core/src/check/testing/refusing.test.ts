import { describe, expect, it } from 'vitest';
import { answer } from './answers.ts';
import { isFactId } from './factIds.ts';
import { transaction, usdc, viewOf } from './views.ts';

const body = transaction(usdc, '0x', 1n);
const there = { kind: 'bool', value: true } as const;

describe('what tests are written with', () => {
  it('refuses a rule that there is not, which would be silent for everything', () => {
    expect(() => answer('no.suchRule', body)).toThrow('no.suchRule');
    expect(() => answer('no.other', body)).toThrow('no.other');
  });

  it('refuses a fact that no rule ever asks for, given or lacking', () => {
    const id = `account.${usdc.toLowerCase()}.veryfied`;
    expect(() => viewOf(body, { facts: { [id]: there } })).toThrow(id);
    expect(() => viewOf(body, { gaps: { [id]: { s: 'unknown', why: 'notFound' } } })).toThrow(id);
  });

  it('refuses the fact of an address that is not in lower case: it is under another id', () => {
    expect(() => viewOf(body, { facts: { [`account.${usdc}.verified`]: there } })).toThrow(usdc);
    const id = `account.${usdc.toLowerCase()}.verified`;
    expect(viewOf(body, { facts: { [id]: there } }).facts[id]?.value).toEqual({ s: 'known', v: there });
  });
});

describe('an id of a fact', () => {
  const address = usdc.toLowerCase();

  it.each([
    'request.chain',
    'step.0.2.fn',
    'step.0.arg.path.1',
    `step.1.sum.${address}.amount`,
    `account.${address}.code`,
    `account.${address}.facet.0xa9059cbb`,
    `account.${address}.allows.${address}.3`,
    `token.${address}.decimals`,
    'effect.12.delta',
    'name.1.mixed',
    'site.app.example.com.listed',
    'chain.reported',
  ])('is %s', (id) => {
    expect(isFactId(id)).toBe(true);
  });

  it.each([
    '',
    'account',
    'step.fn',
    'step.0.function',
    `account.${'0x12'}.code`,
    `account.${address}.code.state`,
    `chain.${'reportedd'}`,
    `token.${address}.decimal`,
    'effect.delta',
  ])('is not %s', (id) => {
    expect(isFactId(id)).toBe(false);
  });
});

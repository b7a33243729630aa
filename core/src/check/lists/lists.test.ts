import { type Address, maxUint256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { standardPreferences } from '../../model/preferences.ts';
import type { Origin } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import {
  allowance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  message,
  permit,
  type Sample,
  signIn,
  transaction,
  typed,
  usdc,
  waiting,
  weth,
} from '../testing/views.ts';

const thief: Address = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const approve = 'approve(address spender, uint256 amount)';
const asked = (claimed: string): Origin => ({ via: 'link', claimed });
const swap = call(
  contract,
  'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  [1n, [weth, thief], me, 1_900_000_000n],
  1n,
);
const nested = call(
  '0xcA11bde05977b3631167028862bE2a173976CA11',
  'aggregate((address target, bytes callData)[] calls)',
  [[{ target: usdc, callData: dataOf(approve, [thief, maxUint256]) }]],
);
const vote = typed({ Vote: [{ name: 'to', type: 'address' }] }, 'Vote', { to: thief });

const met = [
  ['who is paid', transaction(thief, '0x', 1n)],
  ['who is called', transaction(thief, '0x3f1a77c2')],
  ['who may spend', call(usdc, approve, [thief, 1n])],
  ['who may spend by a signature', permit(thief, 1n)],
  ['who may spend inside a batch', nested],
  ['a token that is bought', swap],
  ['who is named in typed data', vote],
  ['whose code is borrowed', { kind: 'authorization', chainId: 1, delegate: thief, nonce: 0n }],
] as const;

const sites = [
  ['who says that it asks', transaction(friend, '0x', 1n), asked('https://app.evil.example/claim')],
  ['the domain of a sign-in', message(signIn('evil.example', 'https://readback.test')), { via: 'paste' }],
  ['the URI of a sign-in', message(signIn('readback.test', 'https://evil.example/x')), { via: 'paste' }],
] as const;

describe('whom the user blocked', () => {
  const rule = 'lists.blocked';
  const book = (blocked?: true, own = false) =>
    known([{ address: thief, own, paid: 0, ...(blocked ? { blocked } : {}) }]);
  const preferences = (...blockedSites: string[]) => known({ ...standardPreferences, blockedSites });

  it.each(met)('is stopped as %s', (_, body) => {
    expect(answer(rule, body, { book: book(true) })).toBe('stop');
    expect(['clear', 'unknown']).toContain(answer(rule, body, { book: book() }));
  });

  it('is stopped where only the effects show them', () => {
    const effects = known(effectsOf([allowance(usdc, thief, 1n)]));
    expect(told(rule, transaction(friend, '0x', 1n), { book: book(true), effects })).toEqual([
      'stop: lists.blocked.says who effect.0.counterparty | lists.blocked.why | remedy.reject | reject | by effect.0.counterparty',
    ]);
  });

  it.each(sites)('is stopped as %s', (_, body, origin) => {
    expect(answer(rule, body, { origin, preferences: preferences('evil.example') })).toBe('stop');
    expect(told(rule, body, { origin, preferences: preferences('vil.example', 'y.evil.example') })).toEqual([
      'clear',
    ]);
  });

  it('is silent where nobody is blocked, and where there is nobody to block', () => {
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('clear');
    expect(answer(rule, message('Hello'))).toBe('notApplicable');
  });

  it('is nobody of the user’s own accounts', () => {
    expect(answer(rule, transaction(thief, '0x', 1n), { book: book(true, true) })).toBe('clear');
  });

  it('is not known without the book, or without what the user prefers', () => {
    expect(told(rule, transaction(friend, '0x', 1n), { book: unknown('timeout') })).toEqual(['unknown book']);
    const body = message(signIn('readback.test', 'https://readback.test'));
    expect(told(rule, body, { preferences: unknown('timeout') })).toEqual(['unknown preferences']);
  });
});

describe('who is on a list of scams', () => {
  const rule = 'lists.scam';
  const text = (it: string) => ({ kind: 'text', text: it }) as const;
  const lists = { lists: { kind: 'list', items: [text('Scam list')] } } as const;
  const listed = (what: string): Sample => ({
    facts: { ...lists, [`account.${what.toLowerCase()}.listed`]: text('Scam list') },
  });

  it.each(met)('is stopped as %s', (_, body) => {
    expect(answer(rule, body, listed(thief))).toBe('stop');
    expect(told(rule, body, listed(key))).toEqual(['clear lists']);
  });

  it.each(sites)('is stopped as %s', (_, body, origin) => {
    const host = body.kind === 'message' ? 'evil.example' : 'app.evil.example';
    const facts = { ...lists, [`site.${host}.listed`]: text('Scam list') };
    expect(answer(rule, body, { origin, facts })).toBe('stop');
    expect(answer(rule, body, { origin, facts: lists })).toBe('clear');
  });

  it('does not apply without a list that the user chose', () => {
    expect(answer(rule, transaction(thief, '0x', 1n))).toBe('notApplicable');
  });

  it('is not known where a list could not be had, and awaited until then', () => {
    const gaps = { lists: unknown('offline', 'Scam list') };
    expect(told(rule, transaction(thief, '0x', 1n), { gaps })).toEqual(['unknown lists']);
    expect(told(rule, transaction(thief, '0x', 1n), waiting)).toEqual(['pending lists']);
    expect(answer(rule, transaction(thief, '0x', 1n), { label: 'failed' })).toBe('unknown');
  });
});

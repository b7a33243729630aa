import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  key,
  me,
  type Sample,
  transaction,
  usdc,
  viewOf,
} from '@readback/core/check/testing/views.ts';
import { effectFacts } from '@readback/core/effects/effectFacts.ts';
import { isOfStranger } from '@readback/core/request/frozen/isOfStranger.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const wallet = (account: typeof me) =>
  known({ host: 'readback.test', wallet: { chainId: 1, account, name: 'Wallet' } });

function said(body: Body, sample: Sample = {}): string {
  const readback = revisionOf(viewOf(body, sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  return Object.entries({ friend, key, contract, me, usdc }).reduce(
    (it, [name, address]) => it.replaceAll(address, name),
    text,
  );
}

function ran(lines: readonly Partial<EffectLine>[], status: 'success' | 'revert' = 'success'): Sample {
  const effects = effectsOf(lines, { status });
  const facts = effects.lines.flatMap((line) => effectFacts(line, []));
  return {
    effects: known(effects),
    facts: Object.fromEntries(
      facts.flatMap(({ id, value }) => (value.s === 'known' ? [[id, value.v] as const] : [])),
    ),
  };
}

const signed = (body: Body): Body =>
  body.kind === 'transaction' ? { ...body, signed: { hash: '0x01', signature: '0x02' } } : body;
const pays = transaction(friend, '0x', 5n);
const allows = call(usdc, 'approve(address spender, uint256 amount)', [key, 7n]);
const batch: Body = {
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: [{ to: friend, value: 5n, data: '0x' }],
};

describe('an account is the user’s only where it is connected, watched or saved as theirs', () => {
  it.each<[string, Body, Sample]>([
    ['a payment that was signed', signed(pays), {}],
    ['one that was signed while another account is connected', signed(pays), { session: wallet(friend) }],
    ['one as simulated', signed(pays), ran([balance(undefined, 95n)])],
    ['a permission', signed(allows), {}],
    ['one that would fail', signed(pays), ran([], 'revert')],
    ['a call that changes nothing', signed(call(contract, 'poke()', [])), ran([])],
    ['a batch that is for another account', batch, { session: wallet(friend) }],
    ['a transaction that is for another account', pays, { session: wallet(friend) }],
    ['one that only a page with its own wallet brings', signed(pays), { origin: { via: 'extension' } }],
  ])('%s is said of that account', (_, body, sample) => {
    const text = said(body, sample);
    expect(text).toContain('me');
    expect(text).not.toMatch(/\b[Yy]ou(?:r|rs)?\b/);
  });

  it('and names who signed, who sent and who is asked', () => {
    expect(said(signed(pays))).toMatch(/^me signed this: it sends /);
    expect(said(pays, { session: wallet(friend) })).toMatch(/^The request is for me: it sends /);
    expect(said(signed(pays), ran([], 'revert'))).toMatch(/^me signed this, and it would fail: it sends /);
  });

  it.each<[string, Body, Sample]>([
    ['the connected account', pays, { session: wallet(me) }],
    ['a signed one of the connected account', signed(pays), { session: wallet(me) }],
    [
      'a signed one of an account in the book',
      signed(pays),
      { book: known([{ address: me, own: true, paid: 0 }]) },
    ],
    ['a request that nobody else’s wallet denies', pays, {}],
  ])('%s is “you”', (_, body, sample) => {
    const text = said(body, { ...ran([balance(undefined, 95n)]), ...sample });
    expect(text).toContain('You send');
    expect(text).not.toContain('signed this');
  });

  it('what was saved or paid to, and is not the user’s, is none of theirs', () => {
    const { incoming } = viewOf(signed(pays));
    expect(isOfStranger(incoming, undefined, [{ address: me, own: false }])).toBe(true);
    expect(isOfStranger(incoming, friend, [])).toBe(true);
    expect(isOfStranger(incoming, me, [])).toBe(false);
  });
});

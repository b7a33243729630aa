import { describe, expect, it } from 'vitest';
import type { FactValue } from '../model/fact.ts';
import { known, unknown } from '../model/known.ts';
import { driftOf } from './driftOf.ts';
import { friend, me, readback, router } from './testing/readbacks.ts';
import { citedIn, told, token } from './testing/said.ts';

const knowing = (facts: Readonly<Record<string, FactValue | 'gap'>>) =>
  readback([], {
    facts: Object.fromEntries(
      Object.entries(facts).map(([id, it]) => [
        id,
        { id, value: it === 'gap' ? unknown('refused') : known(it), from: [] },
      ]),
    ),
  });

const at = router.toLowerCase();
const address = (it: typeof me): FactValue => ({ kind: 'address', address: it });
const text = (it: string): FactValue => ({ kind: 'text', text: it });

describe('who takes part', () => {
  const read = readback([]);
  const with_ = (role: 'with' | 'receiver', who: typeof me) =>
    readback([], { parties: [...read.parties, { role, address: who }] });

  it('another account is named by its address, however it is written', () => {
    expect(told(read, with_('receiver', friend))).toEqual(['! party: drift.party account friend']);
    expect(citedIn(read, with_('receiver', friend))).toEqual([' > friend']);
    const { facts } = driftOf(read, with_('receiver', friend.toLowerCase() as typeof me));
    const id = `drift.${friend.toLowerCase()}`;
    expect(facts[id]).toEqual({ id, value: known({ kind: 'address', address: friend }), from: [] });
  });

  it('the same account in another role is news, and one that is written in another way is not', () => {
    expect(told(read, with_('receiver', router))).toEqual(['! party: drift.party account router']);
    expect(told(read, with_('with', router.toLowerCase() as typeof me))).toEqual([]);
    expect(told(with_('receiver', friend), read)).toEqual([]);
  });
});

describe('which code runs, and who may exchange it', () => {
  it.each(['code', 'implementation', 'release', 'facet.0x12345678'])('another one is told: %s', (part) => {
    const id = `account.${at}.${part}`;
    const [read, now] = [knowing({ [id]: address(me) }), knowing({ [id]: address(friend) })];
    expect(told(read, now)).toEqual(['! code: drift.code account router']);
    expect(citedIn(read, now)).toEqual(['me > friend']);
    expect(told(read, structuredClone(read))).toEqual([]);
    expect(told(read, knowing({ [id]: address(me.toLowerCase() as typeof me) }))).toEqual([]);
  });

  it('code that goes, comes or has another hash is other code', () => {
    const code = (state: 'none' | 'contract', hash?: `0x${string}`) =>
      knowing({ [`account.${at}.code`]: { kind: 'code', state, ...(hash === undefined ? {} : { hash }) } });
    expect(told(code('none'), code('contract'))).toEqual(['! code: drift.code account router']);
    expect(told(code('contract', '0x01'), code('contract', '0x02'))).toEqual([
      '! code: drift.code account router',
    ]);
    expect(told(code('contract', '0x0a'), code('contract', '0x0A'))).toEqual([]);
  });

  it('who may exchange it is told with both names', () => {
    const id = `account.${at}.admin`;
    const [read, now] = [knowing({ [id]: address(me) }), knowing({ [id]: address(friend) })];
    expect(told(read, now)).toEqual(['! code: drift.admin account router was me now friend']);
    expect(citedIn(read, now)).toEqual(['me > friend']);
  });

  it('is told once for each contract', () => {
    const both = (it: typeof me) =>
      knowing({ [`account.${at}.implementation`]: address(it), [`account.${at}.release`]: address(it) });
    expect(told(both(me), both(friend))).toEqual(['! code: drift.code account router']);
    const two = (it: typeof me) =>
      knowing({
        [`account.${at}.code`]: address(it),
        [`account.${token.toLowerCase()}.code`]: address(it),
        [`account.${at}.admin`]: address(it),
      });
    expect(told(two(me), two(friend))).toEqual([
      '! code: drift.code account router',
      '! code: drift.code account token',
      '! code: drift.admin account router was me now friend',
    ]);
  });

  it('what a contract had no place for when it was read, and has now, is other code; what was not looked at is no news', () => {
    const id = `account.${at}.implementation`;
    expect(told(readback([]), knowing({ [id]: address(friend) }))).toEqual([
      '! code: drift.code account router',
    ]);
    expect(told(knowing({ [id]: 'gap' }), knowing({ [id]: address(friend) }))).toEqual([]);
    expect(told(readback([]), knowing({ [id]: 'gap' }))).toEqual([]);
    for (const part of ['code', 'admin', 'release'])
      expect(told(readback([]), knowing({ [`account.${at}.${part}`]: address(friend) }))).toEqual([]);
  });

  it('what is not known any more is not renewed, and no other code', () => {
    for (const part of ['code', 'implementation', 'admin']) {
      const id = `account.${at}.${part}`;
      expect(told(knowing({ [id]: address(me) }), knowing({ [id]: 'gap' }))).toEqual([
        '· notRenewed: drift.notRenewed',
      ]);
    }
  });

  it('what else is known of an account is no part of it', () => {
    for (const id of [
      `account.${at}.name`,
      `account.${at}.codes`,
      `account.${at}.facets`,
      `xaccount.${at}.code`,
    ])
      expect(told(knowing({ [id]: text('one') }), knowing({ [id]: text('other') }))).toEqual([]);
  });
});

describe('what a token says of itself, and whom a typed name gives', () => {
  it.each(['symbol', 'decimals'])('another %s is told with both', (part) => {
    const id = `token.${token.toLowerCase()}.${part}`;
    const [read, now] = [knowing({ [id]: text('USD') }), knowing({ [id]: text('EUR') })];
    expect(told(read, now)).toEqual(['! token: drift.token token token was "USD" now "EUR"']);
    expect(citedIn(read, now)).toEqual(['"USD" > "EUR"']);
  });

  it('another number of decimals counts as another text does', () => {
    const id = `token.${token.toLowerCase()}.decimals`;
    const decimals = (value: bigint) => knowing({ [id]: { kind: 'integer', value } });
    expect(told(decimals(6n), decimals(18n))).toEqual(['! token: drift.token token token was 6 now 18']);
    expect(told(decimals(6n), decimals(6n))).toEqual([]);
  });

  it('its symbol and its decimals are told each for itself', () => {
    const both = (symbol: string, value: bigint) =>
      knowing({
        [`token.${token.toLowerCase()}.symbol`]: text(symbol),
        [`token.${token.toLowerCase()}.decimals`]: { kind: 'integer', value },
      });
    expect(told(both('USD', 6n), both('EUR', 18n))).toEqual([
      '! token: drift.token token token was "USD" now "EUR"',
      '! token: drift.token token token was 6 now 18',
    ]);
  });

  it('a name that gives another address', () => {
    const [read, now] = [knowing({ 'name.0.now': address(me) }), knowing({ 'name.0.now': address(friend) })];
    expect(told(read, now)).toEqual(['! party: drift.name was me now friend']);
    expect(citedIn(read, now)).toEqual(['me > friend']);
    expect(
      told(knowing({ 'name.12.now': address(me) }), knowing({ 'name.12.now': address(friend) })),
    ).toEqual(['! party: drift.name was me now friend']);
    expect(
      told(knowing({ 'name.0.then': address(me) }), knowing({ 'name.0.then': address(friend) })),
    ).toEqual([]);
  });
});

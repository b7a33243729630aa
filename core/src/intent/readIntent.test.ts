import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asset } from '../model/fact.ts';
import type { Clause, Intent } from '../model/intent.ts';
import { checksummed } from '../text/address.ts';
import { controlParts, readIntent, writeIntent } from './readIntent.ts';

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((it) => checksummed(`0x${Buffer.from(it).toString('hex')}`));
const raw = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const text = fc.string({ minLength: 1, maxLength: 60 });
const named = fc.record({ address, name: text }, { requiredKeys: ['address'] });
const token = address.map((it): Asset => ({ kind: 'token', chainId: 1, address: it }));
const asset = fc.oneof(
  token,
  fc.constant<Asset>({ kind: 'native', chainId: 10 }),
  fc.tuple(address, raw).map(([it, id]): Asset => ({ kind: 'nft', chainId: 1, address: it, id })),
);
const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    asset,
    sum: fc.oneof(
      fc.record({ how: fc.constantFrom('exactly' as const, 'atMost' as const), raw }),
      fc.constant({ how: 'all' as const }),
    ),
    to: named,
  }),
  fc.record({ kind: fc.constant('get' as const), asset, atLeast: raw }),
  fc.record({
    kind: fc.constant('allow' as const),
    spender: named,
    asset: token,
    upTo: fc.oneof(raw, fc.constant('noLimit' as const)),
    until: raw,
  }),
  fc.record(
    { kind: fc.constant('revoke' as const), spender: named, asset: token },
    { requiredKeys: ['kind', 'spender'] },
  ),
  fc.record({
    kind: fc.constant('change' as const),
    part: fc.constantFrom(...controlParts),
    of: named,
    becomes: fc.oneof(named, raw),
  }),
  fc.record({ kind: fc.constant('say' as const), text }),
  fc.constant<Clause>({ kind: 'cancel' }),
  fc.constant<Clause>({ kind: 'nothing' }),
);
const intent: fc.Arbitrary<Intent> = fc.record({
  account: address,
  chainId: fc.constant(1),
  said: text,
  quotes: fc.constant([]),
  clauses: fc.array(clause, { minLength: 1, maxLength: 20 }),
  feeMost: raw,
  saidAt: fc.constant(7),
});

describe('the file of an intent', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(intent, (it) => {
        expect(readIntent(JSON.parse(JSON.stringify(writeIntent(it))), 7)).toEqual({ ok: true, intent: it });
      }),
    );
  });

  it('is never read in part: one change of a value, a name or a kind says where it is wrong', () => {
    const me = checksummed('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
    const file = (more: object) =>
      readIntent({ account: me, chainId: 1, clauses: [{ kind: 'nothing' }], ...more }, 0);
    expect(file({})).toMatchObject({ ok: true });
    expect(file({ accounts: me })).toEqual({ ok: false, where: 'accounts' });
    expect(file({ account: me.toLowerCase().replace('4', 'G') })).toEqual({ ok: false, where: 'account' });
    expect(file({ account: `${me.slice(0, -2)}${me.slice(-2) === 'da' ? 'Da' : 'da'}` })).toEqual({
      ok: false,
      where: 'account',
    });
    expect(file({ clauses: [] })).toEqual({ ok: false, where: 'clauses' });
    const pay = { kind: 'pay', asset: { kind: 'native' }, sum: { how: 'exactly', raw: '5' } };
    expect(file({ clauses: [pay] })).toMatchObject({ ok: true });
    expect(file({ clauses: [{ ...pay, sum: { how: 'exactly', raw: 5 } }] })).toEqual({
      ok: false,
      where: 'clauses[0].sum.raw',
    });
    expect(file({ clauses: [{ ...pay, sum: { how: 'exactly', raw: '1.5' } }] })).toMatchObject({ ok: false });
    expect(file({ clauses: [{ ...pay, memo: '' }] })).toEqual({ ok: false, where: 'clauses[0].memo' });
    expect(file({ clauses: [{ ...pay, asset: { kind: 'native', id: '1' } }] })).toMatchObject({ ok: false });
    expect(file({ chainId: '1' })).toEqual({ ok: false, where: 'chainId' });
    expect(file({ chainId: undefined, clauses: [pay] })).toMatchObject({ ok: false });
    expect(file({ clauses: [{ kind: 'signIn', site: 'ftp://app.example' }] })).toMatchObject({ ok: false });
  });

  it('names a site as people do: by its host, or by the address of one of its pages', () => {
    const me = checksummed('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
    const siteOf = (site: string) => {
      const read = readIntent({ account: me, clauses: [{ kind: 'signIn', site }] }, 0);
      return read.ok ? read.intent.clauses[0] : read.where;
    };
    expect(siteOf('https://App.Example/login?x=1')).toEqual({ kind: 'signIn', site: 'app.example' });
    expect(siteOf('http://localhost:3000/login')).toEqual({ kind: 'signIn', site: 'localhost:3000' });
    expect(siteOf('https://me@app.example')).toBe('clauses[0].site');
  });

  it('that is anything else throws nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (it) => {
        expect(readIntent(it, 0).ok).toBe(false);
      }),
    );
  });
});

import fc from 'fast-check';
import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex, isAddressEqual } from 'viem';
import { describe, expect, test } from 'vitest';
import { effectFacts } from '../../effects/effectFacts.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Asset, Facts } from '../../model/fact.ts';
import type { Hearback } from '../../model/hearback.ts';
import { known, unknown, valueOf } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Call } from '../../model/request.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { compareFields } from '../transaction/fields.ts';
import type { SentTransaction } from '../transaction/mined.ts';
import { type SpokenDifference, spokenDifference } from './spoken.ts';

const chainId = 31_337;
const alice = getAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const ana = getAddress('0x1341750fa3e1a7a9b1c8a1d3e6f8ad0d3f35cbed');
const other = getAddress('0x15d34aaf54267db7d7c367839aaf71a00a2c6a65');
const dollar = getAddress('0x8ce361602b935680e8dec218b820ff5056beb7af');
const stranger = getAddress('0xe1da8919f262ee86f9be05059c9280142cf23f48');
const block = { number: 190n, hash: `0x${'11'.repeat(32)}` } as const;
const native: Asset = { kind: 'native', chainId };
const dollars: Asset = { kind: 'token', chainId, address: dollar };

const pay = (to: Address, amount: bigint, token = dollar): Call => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
});
const allow = (to: Address, amount: bigint, token = dollar): Call => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, amount] }),
});
const coins = (to: Address, value: bigint): Call => ({ to, value, data: '0x' });

function knows(...tokens: readonly Address[]): Facts {
  return Object.fromEntries(
    tokens.map((token) => {
      const id = `token.${token.toLowerCase()}.decimals`;
      return [id, { id, value: known({ kind: 'integer', value: 6n } as const), from: [] }];
    }),
  );
}

function read(call: Call, facts = knows(dollar)): Readback {
  return readbackOf({ kind: 'transaction', chainId, from: alice, call, set: {} }, { facts });
}

/** What is heard where the one was read back, and the other was mined. */
function heard(asked: Call, got: Call, by: Address = alice, more: Partial<Hearback> = {}): Hearback {
  const sent: SentTransaction = {
    hash: `0x${'22'.repeat(32)}`,
    from: by,
    ...got,
    nonce: 1n,
    gas: 60_000n,
    chainId: BigInt(chainId),
    authorizations: 0,
    blobs: [],
  };
  const { facts, ...compared } = compareFields({ chainId, from: alice, call: asked, set: {} }, sent, []);
  return {
    ...compared,
    effects: 'cannotTell',
    followed: { hash: sent.hash, block },
    says: [],
    ...more,
    facts: { ...Object.fromEntries(facts.map((fact) => [fact.id, fact])), ...more.facts },
  };
}

/** What was read of the account before and after the block. */
function moved(asset: Asset, change: bigint): Facts {
  const counted = { what: 'balance', who: alice, asset, before: known(1_000n), basis: 'read' } as const;
  const line: EffectLine = { ...counted, id: '0', after: known(1_000n + change), cause: [] };
  return Object.fromEntries(effectFacts(line, []).map((fact) => [`mined.${fact.id}`, fact]));
}

const differs = (it: SpokenDifference | undefined) =>
  it?.rows.filter(({ same }) => !same).map(({ what }) => what);

describe('a wallet that sent something else', () => {
  test('to someone else: the receiver differs, and token and amount do not', () => {
    const [asked, got] = [pay(ana, 200n), pay(other, 200n)];
    const it = spokenDifference(read(asked), heard(asked, got, alice, { facts: moved(dollars, -200n) }));
    expect(it?.kind).toBe('pays');
    expect(differs(it)).toEqual(['to']);
    expect(it?.headline).toEqual({ differs: 'to', done: true });
    expect(valueOf(it?.facts['spoken.mined.to']?.value)).toEqual({ kind: 'address', address: other });
    expect(valueOf(it?.facts['spoken.request.to']?.value)).toEqual({ kind: 'address', address: ana });
  });

  test('is said to have signed it only, unless the balance that was read agrees', () => {
    const [asked, got] = [pay(ana, 200n), pay(other, 200n)];
    const done = (more: Partial<Hearback>) =>
      spokenDifference(read(asked), heard(asked, got, alice, more))?.headline?.done;
    const facts = moved(dollars, -200n);
    expect(done({})).toBe(false);
    expect(done({ facts: moved(dollars, -199n) })).toBe(false);
    expect(done({ facts: moved(native, -200n) })).toBe(false);
    expect(done({ facts, effects: 'reverted' })).toBe(false);
    expect(done({ facts, effects: 'pending' })).toBe(false);
    expect(done({ facts, followed: { hash: '0x22' } })).toBe(false);
    expect(done({ facts })).toBe(true);
  });

  test('with another amount, another currency, or both another receiver and amount', () => {
    const said = (asked: Call, got: Call) =>
      spokenDifference(read(asked), heard(asked, got))?.headline?.differs;
    expect(said(pay(ana, 200n), pay(ana, 201n))).toBe('amount');
    expect(said(pay(ana, 200n), pay(other, 201n))).toBe('both');
    expect(said(coins(ana, 7n), coins(other, 7n))).toBe('to');
    expect(said(coins(ana, 200n), pay(ana, 200n))).toBe('amount');
    expect(said(allow(ana, 5n), allow(other, 5n))).toBe('to');
    expect(said(allow(ana, 0n), allow(ana, 5n))).toBeUndefined();
  });
});

describe('nothing is said', () => {
  test('of a payment that became an allowance, of other calls, and of what is the same', () => {
    const said = (asked: Call, got: Call) => spokenDifference(read(asked), heard(asked, got));
    expect(said(pay(ana, 200n), allow(ana, 200n))).toBeUndefined();
    expect(said(pay(ana, 200n), { ...pay(other, 200n), data: '0x01020304' })).toBeUndefined();
    expect(said(pay(ana, 200n), { ...pay(other, 200n), to: null })).toBeUndefined();
    expect(said(pay(ana, 200n), { ...pay(ana, 200n), value: 1n })).toBeUndefined();
    expect(said(pay(ana, 200n), pay(ana, 200n))).toBeUndefined();
  });

  test('of bytes that follow what was decoded, and of dirty ones before it', () => {
    const [asked, got] = [pay(ana, 200n), pay(other, 200n)];
    const long = { ...got, data: `${got.data}00` } as const;
    const dirty = { ...got, data: `${got.data.slice(0, 10)}01${got.data.slice(12)}` as Hex };
    for (const it of [long, dirty]) expect(spokenDifference(read(asked), heard(asked, it))).toBeUndefined();
  });

  test('of a contract that is not known to be a token', () => {
    const [asked, got] = [pay(ana, 200n), pay(ana, 200n, stranger)];
    expect(spokenDifference(read(asked), heard(asked, got))).toBeUndefined();
    const both = read(asked, knows(dollar, stranger));
    expect(differs(spokenDifference(both, heard(asked, got)))).toEqual(['amount', 'token']);
  });

  test('in one sentence where the sender differs too, or another request took the place', () => {
    const [asked, got] = [pay(ana, 200n), pay(other, 200n)];
    const byOther = spokenDifference(read(asked), heard(asked, got, other));
    expect([differs(byOther), byOther?.headline]).toEqual([['to'], undefined]);
    const says = [{ id: 'hearback.replaced.different', args: {} }] as const;
    const replaced = spokenDifference(read(asked), heard(asked, got, alice, { says }));
    expect([differs(replaced), replaced?.headline]).toEqual([['to'], undefined]);
  });
});

describe('what is said rests on what is known', () => {
  const [asked, got] = [pay(ana, 200n), pay(other, 200n)];
  const facts = heard(asked, got, alice, { facts: moved(dollars, -200n) }).facts;
  const said = (changed: Facts) => spokenDifference(read(asked), { ...heard(asked, got), facts: changed });

  const needed = ['request', 'mined'].flatMap((of) =>
    ['from', 'to', 'value', 'data'].map((it) => `${of}.${it}`),
  );
  const without = (id: string) => Object.fromEntries(Object.entries(facts).filter(([it]) => it !== id));
  const put = (id: string, value: Facts[string]['value']): Facts => ({
    ...facts,
    [id]: { id, value, from: [] },
  });

  test.each(needed)('nothing is said without %s, or where it is something else', (id) => {
    expect(said(facts)?.headline).toEqual({ differs: 'to', done: true });
    expect(said(without(id))).toBeUndefined();
    expect(said(put(id, unknown('timeout')))).toBeUndefined();
    expect(said(put(id, known({ kind: 'integer', value: 0n })))).toBeUndefined();
  });

  test('coins are the network’s own, and no token’s', () => {
    for (const id of ['request.value', 'mined.value']) {
      expect(said(put(id, known({ kind: 'amount', raw: 0n, asset: dollars })))).toBeUndefined();
    }
  });

  test('nothing is said where the verdict is another, or everything is the same', () => {
    const more = { facts: moved(dollars, -200n) };
    expect(
      spokenDifference(read(asked), heard(asked, got, alice, { ...more, verdict: 'same' })),
    ).toBeUndefined();
    const equal = heard(asked, asked, alice, { ...more, verdict: 'different' });
    expect(spokenDifference(read(asked), equal)).toBeUndefined();
  });

  test('who is paid, how much and of what, each from where it is known', () => {
    const it = said(facts);
    expect(it?.rows).toEqual(
      ['to', 'amount', 'token'].map((what) => ({
        what,
        readBack: `spoken.request.${what}`,
        happened: `spoken.mined.${what}`,
        same: what !== 'to',
      })),
    );
    for (const [of, to] of [
      ['request', ana],
      ['mined', other],
    ] as const) {
      const value = (what: string) => it?.facts[`spoken.${of}.${what}`]?.value;
      expect(value('to')).toEqual(known({ kind: 'address', address: to }));
      expect(value('amount')).toEqual(known({ kind: 'amount', raw: 200n, asset: dollars }));
      expect(value('token')).toEqual(known({ kind: 'asset', asset: dollars }));
    }
    expect(it?.facts['spoken.request.to']?.from).toEqual([{ by: 'request' }]);
    const from = [{ by: 'node', endpoint: 'node.test' }] as never;
    const mined = put('mined.data', facts['mined.data']?.value ?? unknown('timeout'));
    const told = said({ ...mined, 'mined.data': { ...mined['mined.data'], from } as Facts[string] });
    expect(told?.facts['spoken.mined.amount']?.from).toEqual(from);
  });

  test('a spender may take what is allowed, and all of it where there is no limit', () => {
    const all = 2n ** 256n - 1n;
    const it = spokenDifference(read(allow(ana, 5n)), heard(allow(ana, 5n), allow(other, all)));
    expect(it?.kind).toBe('allows');
    expect(it?.rows.map(({ what }) => what)).toEqual(['spender', 'amount', 'token']);
    const value = (id: string) => valueOf(it?.facts[id]?.value);
    expect(value('spoken.request.amount')).toMatchObject({ kind: 'allowance', raw: 5n, unlimited: false });
    expect(value('spoken.mined.amount')).toMatchObject({ kind: 'allowance', raw: all, unlimited: true });
  });

  test('an allowance that one of both takes back has no headline, and a payment of nothing has one', () => {
    const headline = (asked: Call, got: Call) => spokenDifference(read(asked), heard(asked, got))?.headline;
    expect(headline(allow(ana, 5n), allow(ana, 0n))).toBeUndefined();
    expect(headline(allow(ana, 0n), allow(ana, 5n))).toBeUndefined();
    expect(headline(allow(ana, 1n), allow(ana, 5n))?.differs).toBe('amount');
    expect(headline(allow(ana, 5n), allow(ana, 1n))?.differs).toBe('amount');
    expect(headline(pay(ana, 0n), pay(ana, 5n))?.differs).toBe('amount');
    expect(headline(pay(ana, 5n), pay(ana, 0n))?.differs).toBe('amount');
  });

  test('a network or a list of authorizations that differs too leaves no headline', () => {
    const base = heard(asked, got);
    for (const happened of ['mined.chain', 'mined.authorizations', 'mined.from']) {
      const line = {
        label: { id: 'hearback.label.from', args: {} },
        readBack: 'request.from',
        happened,
        same: false,
      };
      const also = { ...base, lines: [...base.lines, line as Hearback['lines'][number]] };
      expect(spokenDifference(read(asked), also)?.rows).toHaveLength(3);
      expect(spokenDifference(read(asked), also)?.headline).toBeUndefined();
      const alike = { ...base, lines: [...base.lines, { ...line, same: true } as Hearback['lines'][number]] };
      expect(spokenDifference(read(asked), alike)?.headline).toBeDefined();
    }
    const others = { ...base, lines: base.lines.map((it) => ({ ...it, same: true })) };
    expect(spokenDifference(read(asked), others)?.headline).toBeUndefined();
  });

  test('an allowance is done where it stands afterwards, for that spender and of that account', () => {
    const [one, two] = [allow(ana, 5n), allow(other, 5n)];
    const stands = (more: Partial<EffectLine>): Facts => {
      const line: EffectLine = {
        id: '0',
        what: 'allowance',
        who: alice,
        asset: dollars,
        counterparty: other,
        before: known(0n),
        after: known(5n),
        basis: 'read',
        cause: [],
        ...more,
      };
      return Object.fromEntries(effectFacts(line, []).map((fact) => [`mined.${fact.id}`, fact]));
    };
    const done = (more: Partial<EffectLine>) =>
      spokenDifference(read(one), heard(one, two, alice, { facts: stands(more) }))?.headline?.done;
    expect(done({})).toBe(true);
    expect(done({ id: '12' })).toBe(true);
    expect(done({ after: known(4n) })).toBe(false);
    expect(done({ after: unknown('timeout') })).toBe(false);
    expect(done({ counterparty: ana })).toBe(false);
    expect(done({ who: other })).toBe(false);
    expect(done({ asset: { ...dollars, address: stranger } as Asset })).toBe(false);
    expect(done({ what: 'balance' })).toBe(false);
  });

  test('a payment is done by the change of the account’s own balance', () => {
    const done = (changed: Facts) =>
      spokenDifference(read(asked), heard(asked, got, alice, { facts: changed }))?.headline?.done;
    const mine = moved(dollars, -200n);
    expect(done(mine)).toBe(true);
    for (const part of ['who', 'asset', 'delta']) {
      const id = `mined.effect.0.${part}`;
      expect(done(Object.fromEntries(Object.entries(mine).filter(([it]) => it !== id)))).toBe(false);
      expect(done({ ...mine, [id]: { id, value: known({ kind: 'integer', value: -200n }), from: [] } })).toBe(
        false,
      );
    }
    const theirs = {
      id: 'mined.effect.0.who',
      value: known({ kind: 'address', address: ana } as const),
      from: [],
    } as const;
    expect(done({ ...mine, [theirs.id]: theirs })).toBe(false);
    const renamed = Object.fromEntries(
      Object.entries(mine).map(([id, fact]) => [id.replace('mined.effect', 'mined.other.effect'), fact]),
    );
    expect(done(renamed)).toBe(false);
  });
});

const account = fc.constantFrom(ana, other, alice, stranger);
const amount = fc.oneof(
  fc.constantFrom(0n, 1n, 200n, 2n ** 256n - 1n),
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
);
const token = fc.constantFrom(dollar, stranger);
const plain = fc.oneof(
  fc.tuple(account, amount, token).map((it) => pay(...it)),
  fc.tuple(account, amount, token).map((it) => allow(...it)),
  fc.tuple(account, fc.constantFrom(0n, 1n, 7n)).map((it) => coins(...it)),
);
/** A call, or the same with one byte of it changed, cut or added. */
const anyCall = fc
  .tuple(plain, fc.nat(80), fc.nat(255), fc.constantFrom('as it is', 'changed', 'cut', 'longer', 'paid'))
  .map(([it, at, byte, how]): Call => {
    const place = 2 + 2 * at;
    const hex = byte.toString(16).padStart(2, '0');
    if (how === 'paid') return { ...it, value: it.value + BigInt(byte) };
    if (how === 'longer') return { ...it, data: `${it.data}${hex}` };
    if (how === 'cut') return { ...it, data: it.data.slice(0, Math.max(2, place)) as Hex };
    if (how === 'as it is' || place >= it.data.length) return it;
    return { ...it, data: `${it.data.slice(0, place)}${hex}${it.data.slice(place + 2)}` as Hex };
  });

/** The call that the rows speak of, encoded apart from the engine. */
function encoded({ kind, facts }: SpokenDifference, of: 'request' | 'mined'): Call {
  const value = (what: string) => valueOf(facts[`spoken.${of}.${what}`]?.value);
  const [to, paid] = [value(kind === 'pays' ? 'to' : 'spender'), value('amount')];
  if (to?.kind !== 'address' || (paid?.kind !== 'amount' && paid?.kind !== 'allowance'))
    throw new Error('no rows');
  if (paid.asset.kind === 'native') return coins(to.address, paid.raw);
  return (kind === 'pays' ? pay : allow)(to.address, paid.raw, paid.asset.address);
}

test('the rows give every byte of both calls, and never are all the same', () => {
  let spoke = 0;
  fc.assert(
    fc.property(anyCall, anyCall, (asked, got) => {
      const readback = read(asked, knows(dollar, stranger));
      const it = spokenDifference(readback, heard(asked, got));
      if (it === undefined) return;
      spoke += 1;
      expect(differs(it)?.length).toBeGreaterThan(0);
      for (const [of, call] of [
        ['request', asked],
        ['mined', got],
      ] as const) {
        const back = encoded(it, of);
        expect(back.data).toBe(call.data.toLowerCase());
        expect(back.value).toBe(call.value);
        expect(isAddressEqual(back.to ?? alice, call.to ?? other)).toBe(true);
      }
      for (const { readBack, happened, same } of it.rows) {
        const [one, two] = [readBack, happened].map((id) => valueOf(it.facts[id]?.value));
        expect(same).toBe(text(one) === text(two));
      }
    }),
    { numRuns: 2_000 },
  );
  expect(spoke).toBeGreaterThan(20);
});

function text(value: unknown): string {
  return JSON.stringify(value, (_, it: unknown) => (typeof it === 'bigint' ? `${it}n` : it)).toLowerCase();
}

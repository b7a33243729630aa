import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { mostClauses } from '../model/intent.ts';
import { isIntent, readIntent } from './readIntent.ts';

const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const other = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const token = { kind: 'token', address: other };
const to = { address: other, name: 'a.eth' };

type Json = Readonly<Record<string, unknown>>;

/** Each kind of clause, with everything that it may hold, as a file has it. */
const whole: Readonly<Record<string, Json>> = {
  pay: { kind: 'pay', asset: token, sum: { how: 'exactly', raw: '5' }, to },
  'pay all': { kind: 'pay', asset: { kind: 'native' }, sum: { how: 'all' } },
  get: { kind: 'get', asset: { kind: 'nft', address: other, id: '7' }, atLeast: '1' },
  allow: { kind: 'allow', spender: to, asset: token, upTo: '9', until: '1800000000' },
  'allow a collection': { kind: 'allow', spender: to, asset: { kind: 'collection', address: other } },
  revoke: { kind: 'revoke', spender: to, asset: token },
  change: { kind: 'change', part: 'owner', of: to, becomes: to, replaces: to },
  'change a number': { kind: 'change', part: 'threshold', of: to, becomes: '2' },
  signIn: { kind: 'signIn', site: 'app.example' },
  say: { kind: 'say', text: 'hello' },
  nothing: { kind: 'nothing' },
};

const file = (more: Json = {}): Json => ({ account: me, chainId: 1, clauses: [whole.nothing], ...more });
const withClause = (clause: unknown): Json => file({ clauses: [clause] });
const where = (json: unknown) => {
  const read = readIntent(json, 7);
  return read.ok ? 'read' : read.where;
};

/** The same with one value put at a path; `undefined` takes it away. */
function put(json: Json, path: string, value: unknown): Json {
  const [first = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : put(json[first] as Json, rest.join('.'), value);
  const { [first]: _, ...others } = json;
  return inner === undefined ? others : { ...others, [first]: inner };
}

/** What a place of a clause must hold: all that is refused in it. */
const account = ['', 'x', `${other}00`, other.replace('C', 'c'), 5, null, {}];
const number = [5, '', '-1', '1.5', '1e3', ' 1', '0x1', `${2n ** 256n}`, '9'.repeat(79), null, {}];
const text = ['', 5, null, 'x'.repeat(2_001), {}];
const thing = [null, 'x', 5, [], undefined];

const places: readonly (readonly [
  clause: string,
  place: string,
  wrong: readonly unknown[],
  where?: string,
])[] = [
  ['pay', 'asset.address', [...account, undefined]],
  ['pay', 'asset.kind', ['coin', '', 5, undefined, 'nft'].slice(0, 4)],
  ['pay', 'asset.chainId', [0, -1, 1.5, '1', null]],
  ['pay', 'asset.id', ['7'], 'asset.kind'],
  ['pay', 'sum.raw', [...number, undefined]],
  ['pay', 'sum.how', ['about', '', 5, undefined]],
  ['pay', 'to.address', [...account, undefined]],
  ['pay', 'to.name', text],
  ['pay', 'sum', thing],
  ['pay', 'asset', thing],
  ['pay', 'to', thing.slice(0, 4)],
  ['pay all', 'sum.raw', ['5'], 'sum.how'],
  ['pay all', 'asset.address', [other]],
  ['pay all', 'asset.id', ['7']],
  ['get', 'asset.id', [...number, undefined]],
  ['get', 'atLeast', [...number, undefined]],
  ['allow', 'upTo', [...number, 'nolimit', undefined]],
  ['allow', 'until', number],
  ['allow', 'spender.address', [...account, undefined]],
  ['allow', 'spender', thing],
  ['allow', 'asset', thing],
  ['allow a collection', 'upTo', ['9', 'noLimit']],
  ['allow a collection', 'asset.id', ['7'], 'asset.kind'],
  ['revoke', 'spender.address', [...account, undefined]],
  ['revoke', 'asset.address', [...account, undefined]],
  ['change', 'part', ['all', '', 5, undefined]],
  ['change', 'of.address', [...account, undefined]],
  ['change', 'of', thing],
  ['change', 'becomes.address', [...account, undefined]],
  ['change', 'replaces.address', [...account, undefined]],
  ['change a number', 'becomes', number.slice(0, -1)],
  ['signIn', 'site', [...text, 'ftp://app.example', 'app', 'me@app.example', 'app example', undefined]],
  ['say', 'text', [...text, undefined]],
];

describe('a file says where it is wrong', () => {
  it.each(Object.entries(whole))('nowhere, with everything in it that it may hold: %s', (_, clause) => {
    expect(where(withClause(clause))).toBe('read');
  });

  for (const [name, place, wrong, at = place] of places)
    it(`${name}: ${place}`, () => {
      const clause = whole[name];
      if (clause === undefined) throw new Error(`There is no clause ${name}.`);
      for (const value of wrong) {
        expect(where(withClause(put(clause, place, value))), JSON.stringify(value)).toBe(`clauses[0].${at}`);
        // The same in another place of the list.
        const second = file({ clauses: [whole.nothing, put(clause, place, value)] });
        expect(where(second)).toBe(`clauses[1].${at}`);
      }
    });

  it.each(Object.entries(whole))('at a name that does not belong there: %s', (_, clause) => {
    expect(where(withClause({ ...clause, memo: 'x' }))).toBe('clauses[0].memo');
    for (const [part, value] of Object.entries(clause)) {
      if (typeof value !== 'object') continue;
      expect(where(withClause(put(clause, `${part}.memo`, 'x')))).toBe(`clauses[0].${part}.memo`);
    }
  });

  it('at what is no clause, or one that nobody knows', () => {
    for (const clause of [null, 'x', 5, []]) expect(where(withClause(clause))).toMatch(/^clauses\[0\]/);
    expect(where(withClause({ kind: 'give' }))).toBe('clauses[0].kind');
    expect(where(withClause({}))).toBe('clauses[0].kind');
  });

  it('at no clauses, and at too many', () => {
    for (const clauses of [[], 'x', {}, undefined]) expect(where(file({ clauses }))).toBe('clauses');
    const many = (count: number) => file({ clauses: Array.from({ length: count }, () => whole.say) });
    expect(where(many(mostClauses))).toBe('read');
    expect(where(many(mostClauses + 1))).toBe('clauses');
  });

  it('at its account, its network, its words and its fee', () => {
    for (const it of [...account, undefined]) expect(where(file({ account: it }))).toBe('account');
    for (const it of [0, -1, 1.5, '1', null, 2 ** 53]) expect(where(file({ chainId: it }))).toBe('chainId');
    for (const it of text) expect(where(file({ said: it }))).toBe('said');
    for (const it of number) expect(where(file({ feeMost: it }))).toBe('feeMost');
    expect(where(file({ accounts: me }))).toBe('accounts');
    for (const it of [null, 'x', 5, [], undefined]) expect(where(it)).toBe('account');
  });

  it('nowhere at the longest text and the largest number', () => {
    expect(where(file({ said: 'x'.repeat(2_000), feeMost: `${2n ** 256n - 1n}` }))).toBe('read');
    expect(where(file({ feeMost: '0' }))).toBe('read');
  });

  it('an asset is of the network that was said, unless it names another', () => {
    const read = (more: Json) => readIntent(file({ clauses: [whole['pay all']], ...more }), 7);
    expect(read({ chainId: 10 })).toMatchObject({
      intent: { clauses: [{ asset: { kind: 'native', chainId: 10 } }] },
    });
    const named = { ...whole['pay all'], asset: { kind: 'native', chainId: 5 } };
    expect(read({ clauses: [named] })).toMatchObject({
      intent: { chainId: 1, clauses: [{ asset: { chainId: 5 } }] },
    });
    expect(where(file({ chainId: undefined, clauses: [whole['pay all']] }))).toBe('clauses[0].asset.chainId');
  });

  it('what is read holds what the file holds, and when it was said', () => {
    expect(
      readIntent(file({ said: 'pay', feeMost: '3', clauses: [whole.change, whole.allow] }), 7),
    ).toStrictEqual({
      ok: true,
      intent: {
        account: me,
        chainId: 1,
        said: 'pay',
        quotes: [],
        clauses: [
          whole.change,
          {
            kind: 'allow',
            spender: to,
            asset: { ...token, chainId: 1 },
            upTo: 9n,
            until: 1_800_000_000n,
          },
        ],
        feeMost: 3n,
        saidAt: 7,
      },
    });
  });
});

describe('an intent that is kept', () => {
  const kept = { account: me, chainId: 1, said: '', quotes: [], clauses: [{ kind: 'nothing' }], saidAt: 5 };
  const quote = { slot: 'clauses.0.sum', start: 0, end: 3 };

  it('may have quotes, and be of no network', () => {
    expect(isIntent(kept)).toBe(true);
    expect(isIntent({ ...kept, said: 'pay', quotes: [quote] })).toBe(true);
    expect(isIntent({ ...kept, quotes: Array.from({ length: 200 }, () => quote) })).toBe(true);
    const { chainId: _, ...nowhere } = kept;
    expect(isIntent(nowhere)).toBe(true);
    expect(isIntent({ ...kept, saidAt: 8.64e15 })).toBe(true);
    expect(isIntent({ ...kept, ticked: 1 })).toBe(true);
  });

  it.each<[string, Json]>([
    ['too many quotes', { quotes: Array.from({ length: 201 }, () => quote) }],
    ['no list of quotes', { quotes: quote }],
    ['a quote that is none', { quotes: [quote, null] }],
    ['a quote of nothing', { quotes: [{ ...quote, slot: undefined }] }],
    ['a quote with a long name', { quotes: [{ ...quote, slot: 'x'.repeat(2_001) }] }],
    ['a quote that begins nowhere', { quotes: [{ ...quote, start: 0.5 }] }],
    ['a quote that ends nowhere', { quotes: [{ ...quote, end: '3' }] }],
    ['no time', { saidAt: undefined }],
    ['a time that is none', { saidAt: Number.NaN }],
    ['a time after all times', { saidAt: 8.64e15 + 1 }],
    ['a time before all times', { saidAt: -8.64e15 - 1 }],
    ['no words', { said: undefined }],
    ['words that are no text', { said: 5 }],
    ['a network that is none', { chainId: '1' }],
    ['a count that is none', { ticked: 0 }],
    ['a part of a count', { ticked: 1.5 }],
    [
      'an asset without its network',
      { clauses: [{ kind: 'pay', asset: { kind: 'native' }, sum: { how: 'all' } }] },
    ],
    ['an account that a file may hold', { account: `eth:${me}` }],
  ])('is none with %s', (_, more) => {
    expect(isIntent({ ...kept, ...more })).toBe(false);
  });
});

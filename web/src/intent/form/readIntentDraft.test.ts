import fc from 'fast-check';
import type { Asset } from '@readback/core/model/fact.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { emptyIntentDraft, type IntentDraft, presets } from './draft.ts';
import { isIntent } from '@readback/core/intent/readIntent.ts';
import { type FormRead, readIntentDraft } from './readIntentDraft.ts';

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ana: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const chainId = 31337;
const dollar: Asset = { kind: 'token', chainId, address: '0x8ce361602B935680E8DeC218b820ff5056BeB7af' };
const native: Asset = { kind: 'native', chainId };
const item: Asset = { kind: 'nft', chainId, address: ana, id: 7n };
const now = Date.UTC(2026, 10, 28);

const read: FormRead = {
  account: { named: { address: account } },
  chainId,
  pay: { asset: dollar, decimals: 6 },
  get: { asset: native, decimals: 18 },
  to: { named: { address: ana, name: 'ana.eth' } },
  of: {},
  becomes: { named: { address: ana } },
  replaces: {},
  decimals: 18,
  now,
};

const say = (fields: Partial<IntentDraft>, more: Partial<FormRead> = {}) =>
  readIntentDraft({ ...emptyIntentDraft(), ...fields }, { ...read, ...more });
const clausesOf = (...of: Parameters<typeof say>) => {
  const result = say(...of);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.intent.clauses;
};
const errorsOf = (...of: Parameters<typeof say>) => {
  const result = say(...of);
  return result.ok ? {} : result.errors;
};

test('sending says what is paid, how much and to whom', () => {
  expect(clausesOf({ amount: '1.5', to: 'ana.eth' })).toEqual([
    {
      kind: 'pay',
      asset: dollar,
      sum: { how: 'exactly', raw: 1_500_000n },
      to: { address: ana, name: 'ana.eth' },
    },
  ]);
  expect(clausesOf({ how: 'atMost', amount: '2', to: 'x' })[0]).toMatchObject({
    sum: { how: 'atMost', raw: 2_000_000n },
  });
  expect(clausesOf({ how: 'all', to: 'x' })[0]).toMatchObject({ sum: { how: 'all' } });
});

test('every form makes the clauses of its kind', () => {
  const amounts = { amount: '3', least: '2', to: 'x' };
  expect(clausesOf({ preset: 'swap', ...amounts })).toEqual([
    { kind: 'pay', asset: dollar, sum: { how: 'exactly', raw: 3_000_000n } },
    { kind: 'get', asset: native, atLeast: 2n * 10n ** 18n },
  ]);
  expect(clausesOf({ preset: 'claim', ...amounts })).toEqual([
    { kind: 'get', asset: native, atLeast: 2n * 10n ** 18n },
  ]);
  expect(clausesOf({ preset: 'list', ...amounts }, { pay: { asset: item, decimals: 0 } })).toEqual([
    { kind: 'pay', asset: item, sum: { how: 'exactly', raw: 1n } },
    { kind: 'get', asset: native, atLeast: 2n * 10n ** 18n },
  ]);
  expect(clausesOf({ preset: 'wrap', amount: '1' }, { get: { asset: dollar } })).toEqual([
    { kind: 'pay', asset: native, sum: { how: 'exactly', raw: 10n ** 18n } },
    { kind: 'get', asset: dollar, atLeast: 10n ** 18n },
  ]);
  expect(clausesOf({ preset: 'wrap', direction: 'unwrap', amount: '1' }, { get: { asset: dollar } })).toEqual(
    [
      { kind: 'pay', asset: dollar, sum: { how: 'exactly', raw: 10n ** 18n } },
      { kind: 'get', asset: native, atLeast: 10n ** 18n },
    ],
  );
  expect(clausesOf({ preset: 'deposit', amount: '3' })).toEqual([
    { kind: 'pay', asset: dollar, sum: { how: 'exactly', raw: 3_000_000n } },
  ]);
  expect(clausesOf({ preset: 'revoke', to: 'x', revokes: 'all' })).toMatchObject([
    { kind: 'revoke', spender: { address: ana } },
  ]);
  expect(clausesOf({ preset: 'revoke', to: 'x' })).toMatchObject([{ kind: 'revoke', asset: dollar }]);
  expect(clausesOf({ preset: 'nothing' })).toEqual([{ kind: 'nothing' }]);
  expect(clausesOf({ preset: 'say', text: ' Hi \n' })).toEqual([{ kind: 'say', text: ' Hi \n' }]);
  expect(clausesOf({ preset: 'signIn', site: 'https://App.Example.org/login' })).toEqual([
    { kind: 'signIn', site: 'app.example.org' },
  ]);
  expect(clausesOf({ preset: 'change', becomes: 'x' })).toEqual([
    { kind: 'change', part: 'owner', of: { address: account }, becomes: { address: ana } },
  ]);
  expect(clausesOf({ preset: 'change', part: 'threshold', threshold: '2' })).toEqual([
    { kind: 'change', part: 'threshold', of: { address: account }, becomes: 2n },
  ]);
});

test('an allowance has a limit, a time, or neither; a collection has no limit', () => {
  const allow = { preset: 'allow', to: 'x' } as const;
  expect(clausesOf({ ...allow, amount: '5', until: '2026-12-01T10:00' })).toEqual([
    {
      kind: 'allow',
      spender: { address: ana, name: 'ana.eth' },
      asset: dollar,
      upTo: 5_000_000n,
      until: BigInt(Date.parse('2026-12-01T10:00') / 1_000),
    },
  ]);
  expect(clausesOf({ ...allow, limit: 'noLimit' })[0]).toMatchObject({ upTo: 'noLimit' });
  const collection = { asset: { kind: 'collection', chainId, address: ana } } as const;
  expect(clausesOf({ ...allow, limit: 'noLimit' }, { pay: collection })[0]).not.toHaveProperty('upTo');
});

test('each field that cannot be read says so itself, and nothing is made of the rest', () => {
  expect(errorsOf({})).toMatchObject({ amount: expect.any(String) });
  expect(errorsOf({ amount: '1,500', to: 'x' })).toEqual({
    amount: 'This can be read in 2 ways. Which amount is it?',
  });
  expect(errorsOf({ amount: '1.1234567', to: 'x' }).amount).toContain('6');
  expect(errorsOf({ amount: '0', to: 'x' }).amount).toContain('above 0');
  expect(errorsOf({ amount: '1' }, { to: {} }).to).toBe('Type an address or a name.');
  expect(errorsOf({ amount: '1' }, { pay: {} }).pay).toBe('Choose an asset.');
  expect(errorsOf({ amount: '1' }, { pay: { asset: dollar } }).payDecimals).toContain('decimals');
  expect(errorsOf({ amount: '1' }, { account: {} }).account).toContain('whose account');
  expect(errorsOf({ amount: '1' }, { chainId: undefined }).network).toBe('Choose a network.');
  expect(errorsOf({ preset: 'allow', limit: 'noLimit', until: '2026-11-27T10:00' }).until).toContain('past');
  expect(errorsOf({ preset: 'allow', limit: 'noLimit', until: 'soon' }).until).toContain('date');
  expect(errorsOf({ preset: 'say', text: ' \n' }).text).toBe('Type the text.');
  expect(errorsOf({ preset: 'change', part: 'threshold', threshold: '0' }).threshold).toContain('above 0');
  expect(errorsOf({ preset: 'change' }).becomes).toContain('new account');
  expect(errorsOf({ amount: '1', fee: '1,5' }).fee).toContain('another way');
});

test.each(['', 'app', 'two words', 'user@app.example', 'ftp://app.example', 'https://a:b@c.example'])(
  'a site is a host: “%s” is not one',
  (typed) => {
    expect(errorsOf({ preset: 'signIn', site: typed }).site).toContain('site');
  },
);

test('a sign-in, a text and nothing are of no network', () => {
  for (const fields of [
    { preset: 'signIn', site: 'a.example' },
    { preset: 'say', text: 'x' },
    { preset: 'nothing' },
  ] as const) {
    const result = say(fields, { chainId: undefined });
    expect(result.ok && result.intent).not.toHaveProperty('chainId');
    expect(result.ok).toBe(true);
  }
});

test('whatever is typed, what comes of it can be kept, and nothing is thrown', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '1,500', '0.5', 'all', '2027-01-01T00:00', 'a.example', '9'.repeat(90)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...presets),
      fc.array(text, { minLength: 9, maxLength: 9 }),
      (preset, typed) => {
        const [
          amount = '',
          least = '',
          to = '',
          until = '',
          site = '',
          of = '',
          becomes = '',
          threshold = '',
          fee = '',
        ] = typed;
        const result = say({
          preset,
          amount,
          least,
          to,
          until,
          site,
          text: site,
          of,
          becomes,
          threshold,
          fee,
        });
        if (result.ok) expect(isIntent(structuredClone(result.intent))).toBe(true);
        else expect(Object.keys(result.errors).length).toBeGreaterThan(0);
      },
    ),
  );
});

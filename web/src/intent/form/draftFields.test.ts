import type { Drafted } from '@readback/assistant/draft/draft.ts';
import { readWords } from '@readback/assistant/draft/read.ts';
import { knownNames } from '@readback/assistant/draft/testing/score.ts';
import { sentences } from '@readback/assistant/draft/testing/sentences.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import type { SendAsset } from '../../holdings/sendAssets.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { chosenIn } from './assetOptions.ts';
import { emptyIntentDraft, type IntentDraft } from './draft.ts';
import { type FormRead, readIntentDraft } from './readIntentDraft.ts';
import { amountOf, draftFields, ofConnected } from './draftFields.ts';

const base: Network = {
  chainId: 8453,
  name: 'Base',
  symbol: 'ETH',
  decimals: 18,
  rpc: 'https://base.example',
  practice: false,
  custom: true,
};
const ana: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

function formOf(text: string): IntentDraft {
  const drafted = readWords(text, knownNames);
  if (!drafted) throw new Error(`“${text}” is no draft.`);
  return {
    ...emptyIntentDraft(),
    ...draftFields(drafted, [base], '1'),
    words: text,
    inWords: { text, drafted },
  };
}

const read: FormRead = {
  account: { named: { address: account } },
  chainId: 8453,
  pay: { asset: { kind: 'token', chainId: 8453, address: ana }, decimals: 6 },
  get: { asset: { kind: 'native', chainId: 8453 }, decimals: 18 },
  to: { named: { address: ana } },
  of: {},
  becomes: {},
  replaces: {},
  decimals: 18,
  now: Date.UTC(2026, 10, 28),
};

test('a day that is said from today on is a date in the form', () => {
  const drafted = readWords('let Ana spend up to 25 USDC until Friday', knownNames);
  expect(drafted && draftFields(drafted, [base], '1', '2026-11-30').until).toBe('2026-12-04T23:59');
  expect(drafted && draftFields(drafted, [base], '1', '2026-12-04').until).toBe('');
});

test('another account than the connected one is asked about, and fills in the form where none is connected', () => {
  const drafted = readWords('as my Cold wallet, pay Ana 25 USDC', knownNames);
  if (!drafted) throw new Error('It is no draft.');
  expect(draftFields(drafted, [base], '1').account).toBe('Cold wallet');
  const asked = ofConnected(drafted);
  expect(asked.asks.map(({ text }) => text)).toEqual(['Cold wallet']);
  expect(draftFields(asked, [base], '1')).toMatchObject({ account: '', to: 'Ana', amount: '25' });
});

test('the words fill in the fields of their form, and no other', () => {
  expect(formOf('send at most 25 USDC to Ana on Base, gas fee at most 0.01 ETH')).toMatchObject({
    preset: 'send',
    chain: '8453',
    pay: { choice: '', symbol: 'USDC' },
    how: 'atMost',
    amount: '25',
    to: 'Ana',
    fee: '0.01',
    least: '',
    get: emptyIntentDraft().get,
  });
  expect(
    formOf('allow 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 to spend 9 DAI until 31 January 2027'),
  ).toMatchObject({
    preset: 'allow',
    to: ana,
    limit: 'upTo',
    amount: '9',
    until: '2027-01-31T23:59',
  });
  expect(formOf('unwrap 2 WETH')).toMatchObject({ preset: 'wrap', direction: 'unwrap', amount: '2' });
  expect(formOf('revoke everything from Bob')).toMatchObject({ preset: 'revoke', revokes: 'all', to: 'Bob' });
});

test('a comma before decimals is a point, and what may be thousands stays as it was typed', () => {
  expect(formOf('sende 18,5 USDC an Ana')).toMatchObject({ amount: '18.5' });
  expect(formOf('sende 1.500,25 USDC an Ana')).toMatchObject({ amount: '1500.25' });
  expect(formOf('send 1,525 USDC to Ana')).toMatchObject({ amount: '1,525' });
});

test('a number that was said in words is digits, and a share is nothing until it is known of what', () => {
  expect(formOf('send 1.5k USDC to Ana')).toMatchObject({ amount: '1500' });
  expect(formOf('send two hundred and fifty USDC to Ana')).toMatchObject({ amount: '250' });
  expect(formOf('set the threshold of Main to two')).toMatchObject({ threshold: '2' });
  expect(formOf('send half of my USDC to Ana')).toMatchObject({ amount: '' });
});

test('nothing of a draft before is left', () => {
  const before = formOf('send 25 USDC to Ana');
  const after = {
    ...before,
    ...draftFields(readWords('sign in to app.example.org', knownNames) ?? never(), [base], '1'),
  };
  expect(after).toMatchObject({
    preset: 'signIn',
    site: 'app.example.org',
    amount: '',
    to: '',
    checked: false,
  });
  expect(after.pay).toEqual(emptyIntentDraft().pay);
});

test('a symbol chooses the one asset that has it, and none of two', () => {
  const asset = (symbol: string, token?: Address): SendAsset => ({
    label: symbol,
    symbol,
    ...(token ? { token } : {}),
  });
  const two = [asset('ETH'), asset('USDC', ana), asset('USDT', ana), asset('USDT', account)];
  const choose = (symbol: string, choice = '') =>
    chosenIn('any', { ...emptyIntentDraft().pay, choice, symbol }, two);
  expect(choose('usdc')).toBe(ana);
  expect(choose('ETH')).toBe('native');
  expect(choose('USDT')).toBeUndefined();
  expect(choose('DAI')).toBeUndefined();
  expect(choose('USDT', account)).toBe(account);
  expect(chosenIn('allowed', { ...emptyIntentDraft().pay, symbol: 'ETH' }, two)).toBeUndefined();
});

test('each quote of what is meant is exactly what stands in its field, and a field that was changed is none', () => {
  let count = 0;
  for (const { text } of sentences) {
    const drafted = readWords(text, knownNames);
    if (!drafted) continue;
    const draft = { ...formOf(` ${text}`), checked: true };
    const result = readIntentDraft(draft, read);
    if (!result.ok) continue;
    const { said, quotes } = result.intent;
    expect(said).toBe(text.trim());
    for (const { start, end } of quotes) {
      const quoted = said.slice(start, end);
      const typed = [
        draft.amount,
        draft.to,
        draft.least,
        draft.fee,
        draft.site,
        draft.text,
        draft.becomes,
        draft.replaces,
        draft.threshold,
        draft.of,
      ];
      expect([...typed, draft.pay.symbol, draft.get.symbol, draft.pay.token, draft.get.token]).toContain(
        typed.includes(quoted) ? quoted : amountOr(quoted, drafted),
      );
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
  const draft = { ...formOf('send 25 USDC to Ana'), amount: '26' };
  const result = readIntentDraft(draft, read);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  expect(result.intent.quotes.map(({ slot }) => slot)).toEqual(['clauses.0.asset', 'clauses.0.to']);
});

test('what the words say beyond the form has to be checked, and words that were changed have to be used', () => {
  const draft = formOf('send 25 USDC to Ana tomorrow');
  expect(readIntentDraft(draft, read)).toMatchObject({ ok: false, errors: { checked: expect.any(String) } });
  expect(readIntentDraft({ ...draft, checked: true }, read)).toMatchObject({ ok: true });
  expect(readIntentDraft({ ...draft, checked: true, words: 'send 26 USDC' }, read)).toMatchObject({
    ok: false,
    errors: { words: expect.any(String) },
  });
});

/** A symbol or an address as it is, an amount as it is in its field. */
function amountOr(text: string, { values }: Drafted): string {
  return amountOf(Object.values(values).find((it) => it.text === text));
}

function never(): never {
  throw new Error('It is no draft.');
}

test('the network that the words were read for stays, unless they name another', () => {
  expect(formOf('send 25 USDC to Ana').chain).toBe('1');
  expect(formOf('send 25 USDC to Ana on Base').chain).toBe('8453');
});

test('words that were deleted are not said, and none of their places is', () => {
  const form = { ...formOf('send 25 USDC to Ana'), words: '' };
  const made = readIntentDraft(form, read);
  expect(made).toMatchObject({ ok: true, intent: { said: '', quotes: [] } });
});

test('what is taken out arrives, and what is given back for it is named or stays', () => {
  const draft = formOf('withdraw 200 USDC from Lido pool');
  expect(draft).toMatchObject({ preset: 'withdraw', get: { symbol: 'USDC' }, least: '200', to: 'Lido pool' });
  const said = readIntentDraft(draft, {
    ...read,
    get: { asset: { kind: 'token', chainId: 8453, address: ana }, decimals: 6 },
  });
  expect(said).toMatchObject({ ok: true, intent: { clauses: [{ kind: 'get', atLeast: 200_000_000n }] } });
});

test('what is worth so many dollars fills in no amount', () => {
  expect(formOf('send $20 worth of USDC to Ana')).toMatchObject({
    amount: '',
    to: 'Ana',
    pay: { symbol: 'USDC' },
  });
});

test('an item is its number, of a collection that is asked for', () => {
  expect(formOf('sell my punk 77 for 2 ETH')).toMatchObject({
    preset: 'list',
    pay: { choice: 'item', id: '77', token: '' },
    least: '2',
  });
});

test('what is revoked of everyone is revoked on the list of them', () => {
  const draft = formOf('revoke all risky approvals');
  expect(draft.revokes).toBe('risky');
  expect(readIntentDraft(draft, read)).toMatchObject({ ok: false, errors: { want: expect.any(String) } });
});

import { english, japanese, spanish } from 'viem/accounts';
import { expect, test } from 'vitest';
import { secretIn } from '@readback/assistant/handles/secretIn.ts';
import { problemsIn, stillWrong, typedProblem } from './typedProblem.ts';

const phrase = 'test test test test test test test test test test test junk';
const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

test.each([
  phrase,
  phrase.toUpperCase(),
  phrase.split(' ').join(', '),
  phrase
    .split(' ')
    .map((it, at) => `${at + 1}. ${it}`)
    .join('\n'),
  `my words are: ${phrase}. Please keep them`,
  english.slice(100, 124).join(' '),
  spanish.slice(7, 19).join(' '),
  japanese.slice(0, 12).join('\u3000'),
])('a recovery phrase is known as one: %s', async (text) => {
  expect(await secretIn(text)).toBe('phrase');
  expect(await typedProblem(text)).toContain('recovery phrase');
});

test.each([key, `0x${key}`, `key=${key.toUpperCase()};`])(
  'a private key is known as one: %s',
  async (text) => {
    expect(await secretIn(text)).toBe('key');
    expect(await typedProblem(text)).toContain('private key');
  },
);

test.each([
  '',
  'Send one hundred dollars to my sister before the end of this week, and nothing else at all',
  phrase.split(' ').slice(2).join(' '),
  `0x${'0'.repeat(64)}`,
  `0x${'f'.repeat(64)}`,
  `0x${key}${key}`,
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
])('other words are not: %s', async (text) => {
  expect(await secretIn(text)).toBeUndefined();
});

test.each([
  ['{"method":"eth_sendTransaction","params":[]}', 'looks like a request'],
  [`0xa9059cbb${'0'.repeat(128)}`, 'looks like a request'],
  ['ethereum:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266@1?value=1', 'looks like a request'],
  ['wc:abc@2?relay-protocol=irn', 'looks like a request'],
  ['app\u200b.example', 'invisible characters'],
  ['\u202eevil', 'invisible characters'],
  ['x'.repeat(2_001), '2,001 characters'],
])('%s is answered where it was typed', async (text, says) => {
  expect(await typedProblem(text)).toContain(says);
});

test.each([
  'Sign me in',
  '1.5',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'Grüße aus Köln',
  'one\ntwo',
  '[draft]',
])('%s has no problem', async (text) => {
  expect(await typedProblem(text)).toBeUndefined();
});

test('what is wrong is said at its field, and no longer once that has another text', async () => {
  const typed = { to: phrase, site: 'app.example', text: key };
  const found = await problemsIn(typed);
  expect(found.map(({ field }) => field)).toEqual(['to', 'text']);
  const says = stillWrong(found, typed);
  expect(says.to).toContain('recovery phrase');
  expect(says.text).toContain('private key');
  expect(Object.keys(stillWrong(found, { ...typed, to: `${phrase} x` }))).toEqual(['text']);
  expect(stillWrong(found, { site: 'app.example' })).toEqual({});
});

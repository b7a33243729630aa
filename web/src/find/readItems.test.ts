import { parse } from '@readback/core/request/parse/parse.ts';
import * as words from '@readback/phrases/words/web/find.ts';
import { expect, test } from 'vitest';
import { doubted, outcomeOf } from '../inbox/outcome.ts';
import { isRequest, mayBeRequest, readItems } from './readItems.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const transfer = `0xa9059cbb${'11'.repeat(20).padStart(64, '0')}${'0'.repeat(63)}1`;
const offered = async (text: string) => {
  const outcome = mayBeRequest(text) ? await doubted(outcomeOf(parse(text, {}), {})) : undefined;
  return { titles: readItems(text, outcome).map(({ title }) => title), first: isRequest(outcome) };
};

test.each(['settings', 'ana', 'cast vote', 'ü', '12'])(
  '“%s” is looked for, and no parser is asked',
  async (text) => {
    expect(mayBeRequest(text)).toBe(false);
    expect(await offered(text)).toEqual({ titles: [words.asMessage], first: false });
  },
);

test('words that say what is wanted go to the form of what is meant first', () => {
  const [first, ...others] = readItems('swap 10 PUSD for WETH', undefined, true);
  expect(first?.does).toEqual({ kind: 'say', text: 'swap 10 PUSD for WETH' });
  expect(others.map(({ title }) => title)).toEqual([words.asMessage]);
});

test('nothing is offered for nothing, nor for acts', async () => {
  expect(await offered(' ')).toEqual({ titles: [], first: false });
  expect(await offered('> theme')).toEqual({ titles: [], first: false });
});

test('a request says what it is', async () => {
  const text = JSON.stringify({ method: 'personal_sign', params: ['0x6869', account] });
  expect(await offered(text)).toEqual({ titles: ['Read back: a message'], first: true });
  expect(await offered(`{"to":"${account}","value":"0x1","chainId":"0x1"}`)).toEqual({
    titles: ['Read back: a transaction'],
    first: true,
  });
});

test('what leaves something open goes on where it is asked', async () => {
  expect(await offered(transfer)).toEqual({ titles: [words.needsMore], first: true });
});

test('an address is opened, not signed', async () => {
  expect(await offered(account)).toEqual({ titles: [words.asAccount, words.asContract], first: true });
});

test('what looks like a request and is broken says why when chosen', async () => {
  expect(await offered('0xa9059cbb123')).toEqual({ titles: [words.notReadable], first: true });
  expect(await offered('{"foo":1}')).toEqual({ titles: [words.notReadable], first: true });
});

test('lines of text and commands are messages only when that is chosen', async () => {
  for (const text of ['Good morning\nto you', 'cast send 0x11 "f()"', 'note: this']) {
    expect(await offered(text)).toEqual({ titles: [words.asMessage], first: false });
  }
});

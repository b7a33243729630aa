import { expect, test } from 'vitest';
import { sources } from '../../data/sources/sources.ts';
import { sourceUrl } from './sourceUrl.ts';

const https = 'https://sourcify.dev/server';

test('another host over https may take the place of ours', () => {
  expect(sourceUrl(' https://sourcify.example/server/ ', https)).toEqual({
    ok: true,
    url: 'https://sourcify.example/server',
  });
});

test('a relay is reached over a sealed socket', () => {
  expect(sourceUrl('wss://relay.example', 'wss://relay.walletconnect.org').ok).toBe(true);
  expect(sourceUrl('https://relay.example', 'wss://relay.walletconnect.org').ok).toBe(false);
});

test('where nobody is asked until the user adds a host, it is one over https', () => {
  expect(sourceUrl('https://prices.example/v1/', '')).toEqual({ ok: true, url: 'https://prices.example/v1' });
  expect(sourceUrl('http://prices.example', '').ok).toBe(false);
  expect(sourceUrl('', '').ok).toBe(false);
});

test('a host on this machine needs no seal', () => {
  expect(sourceUrl('http://localhost:5555/server', https).ok).toBe(true);
  expect(sourceUrl('http://127.0.0.1:5555', https).ok).toBe(true);
  expect(sourceUrl('http://localhost.evil.example', https).ok).toBe(false);
});

test.each([
  '',
  'sourcify',
  'http://sourcify.example',
  'ftp://sourcify.example',
  'javascript:alert(1)',
  'data:application/json,{}',
  'https://me:secret@sourcify.example',
  'https://sourcify.example/?key=1',
  'https://sourcify.example/#x',
  `https://sourcify.example/${'a'.repeat(400)}`,
])('“%s” is refused, with a word why', (typed) => {
  const read = sourceUrl(typed, https);
  expect(read.ok).toBe(false);
  expect(read).toHaveProperty('error', expect.stringMatching(/\.$/));
});

test('each of our own addresses would be accepted', () => {
  for (const { url } of sources.filter((it) => it.url !== ''))
    expect(sourceUrl(url, url), url).toEqual({ ok: true, url });
});

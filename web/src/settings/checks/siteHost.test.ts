import { expect, test } from 'vitest';
import { siteHost } from './siteHost.ts';

test.each([
  ['claim.example', 'claim.example'],
  [' https://Claim.Example/now?x=1#y ', 'claim.example'],
  ['http://claim.example:8080/', 'claim.example:8080'],
  ['https://claim.example:443', 'claim.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['localhost:3000', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1'],
])('of %j the host is %j', (typed, host) => {
  expect(siteHost(typed)).toEqual({ ok: true, host });
});

test.each([
  '',
  '  ',
  'claim',
  'two words.example',
  'ftp://claim.example',
  'javascript:alert(1)',
  '*.example',
  'me@claim.example',
  'https://',
  '0x1234',
  'a..b',
])('%j is refused with what to type', (typed) => {
  const read = siteHost(typed);
  expect(read.ok ? read.host : read.error).toMatch(/site/);
  expect(read.ok).toBe(false);
});

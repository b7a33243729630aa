import { expect, test } from 'vitest';
import { sitesOf } from '@readback/core/actions/message/sites.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { siteHost } from './siteHost.ts';

test.each([
  ['claim.example', 'claim.example'],
  [' https://Claim.Example/now?x=1#y ', 'claim.example'],
  ['http://claim.example:8080/', 'claim.example'],
  ['https://claim.example:443', 'claim.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['localhost:3000', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
])('of %j the host is %j', (typed, host) => {
  expect(siteHost(typed)).toEqual({ ok: true, host });
});

test('a site that is blocked with its port is what requests of it are compared with', () => {
  const request = freeze({ kind: 'message', bytes: '0x' }, '');
  const claimed = 'https://claim.example:8443/now';
  const read = siteHost(claimed);
  expect(read.ok && sitesOf({ request, origin: { via: 'paste', claimed } })).toEqual([read.ok && read.host]);
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

import { expect, test } from 'vitest';
import { siteTyped } from './siteTyped.ts';

test.each([
  ['app.example.org', 'app.example.org'],
  ['https://App.Example.org/swap?from=1#x', 'app.example.org'],
  ['  example.org:8443 ', 'example.org:8443'],
  ['http://localhost:5173/', 'localhost:5173'],
  ['127.0.0.1:4173', '127.0.0.1:4173'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('%s is the site %s', (text, site) => expect(siteTyped(text)).toBe(site));

test.each([
  [''],
  ['   '],
  ['Uniswap'],
  ['app example.org'],
  ['javascript://example.org/%0aalert(1)'],
  ['chrome-extension://abcdef/popup.html'],
  ['https://user@example.org'],
  ['https://example.org\\@other.org'],
  ['.org'],
  [`${'a'.repeat(3_000)}.org`],
])('%s is not a site', (text) => expect(siteTyped(text)).toBeUndefined());

import { expect, test } from 'vitest';
import { readLink } from './readLink.ts';

const topic = 'a1'.repeat(32);
const link = (rest = '') => `wc:${topic}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}${rest}`;

test('a whole link is followed, with spaces around it', () => {
  expect(readLink(` ${link()}\n`, 0)).toEqual({ uri: link() });
  expect(readLink(link('&expiryTimestamp=100'), 99_000)).toEqual({ uri: link('&expiryTimestamp=100') });
});

test('a link that is old, expired, cut or something else says which', () => {
  expect(readLink(link('&expiryTimestamp=100'), 100_000)).toEqual({ wrong: 'expired' });
  expect(readLink('wc:8a5e5bdc-a0e4-4702-ba63-8f1a5655744f@1?bridge=x&key=41', 0)).toEqual({ wrong: 'old' });
  for (const it of ['https://app.example', link().slice(0, -3), link().replace('irn', 'waku'), '']) {
    expect(readLink(it, 0)).toEqual({ wrong: 'odd' });
  }
});

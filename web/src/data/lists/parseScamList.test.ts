import { expect, test } from 'vitest';
import { parsePhishingSites, parseScamDatabase } from './parseScamList.ts';

test('the list of phishing sites gives its hosts and its exceptions, each once and in lower case', () => {
  // As src/config.json of eth-phishing-detect has it.
  const file = {
    version: 2,
    tolerance: 2,
    fuzzylist: ['metamask.io'],
    whitelist: ['ethereum.org'],
    blacklist: [
      'Evil.example',
      'evil.example',
      'xn--bttrex-3va.net',
      'com',
      '',
      7,
      'a b.example',
      '*.x.test',
    ],
  };
  expect(parsePhishingSites(file)).toEqual({
    sites: 'evil.example\nxn--bttrex-3va.net',
    allowed: 'ethereum.org',
    addresses: '',
    count: 2,
  });
  expect(parsePhishingSites({ blocklist: ['evil.example'], allowlist: [] })?.count).toBe(1);
});

test('the database of scams gives addresses and hosts', () => {
  const address = '0xA1fc0d24fad0a34bc5c6697256035bad833eeec2';
  expect(parseScamDatabase([address, '0x12', null], ['evil.example'])).toEqual({
    addresses: address.toLowerCase(),
    sites: 'evil.example',
    allowed: '',
    count: 2,
  });
});

test('what has another shape is not a list', () => {
  for (const it of [undefined, null, [], {}, 'evil.example', { blacklist: 'evil.example' }])
    expect(parsePhishingSites(it)).toBeUndefined();
  expect(parseScamDatabase({}, [])).toBeUndefined();
  expect(parseScamDatabase([], { 'evil.example': [] })).toBeUndefined();
});

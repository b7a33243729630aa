import { describe, expect, it } from 'vitest';
import { message, viewOf } from '../../check/testing/views.ts';
import { saidOf } from '../testing/told.ts';

/** What is said of a text to sign. */
function said(text: string): string {
  return saidOf(viewOf(message(text)), ['messages'])
    .split(' | ')
    .slice(1)
    .map((it) =>
      it
        .replace(/^caution /, '')
        .replace('stop ', '!')
        .replace(/messages\.(\w+)\.says(\w*)/, '$1$2'),
    )
    .map((it) => it.replaceAll(/[“”]/g, '').replace(', site: session.host', ''))
    .join('; ');
}

const signIn = (line: string) =>
  said(`Sign in to Blur\n${line}`).replace('elsewhere(how: unasked, site: blur)', '').replace(/^; /, '');

/** Read at 2026-11-21T09:01:00Z. */
const [past, future] = ['2026-11-19T09:00:00Z', '2026-11-23T09:00:00Z'];

describe('the times of a log-in, in lines of its own', () => {
  it.each([
    'Issued',
    'issued at',
    'Issued-On',
    'issued_at',
    'Timestamp',
    'time stamp',
    'Signed at',
    'Date',
    'Time',
  ])('%s: long ago', (name) => {
    expect(signIn(`${name}: ${past}`)).toBe('time(how: old)');
    expect(signIn(`${name}: 2026-11-21T09:00:30Z`)).toBe('');
  });

  it.each([
    'Expires',
    'expiry',
    'expiration',
    'Expires at',
    'expires-on',
    'expiration_time',
    'Expiration date',
    'valid until',
    'Valid-To',
  ])('%s: over', (name) => {
    expect(signIn(`${name}: ${past}`)).toBe('time(how: over)');
    expect(signIn(`${name}: ${future}`)).toBe('');
  });

  it.each(['Not before', 'not-before', 'NOT_BEFORE', 'valid from', 'Valid-From'])('%s: not yet', (name) => {
    expect(signIn(`${name}: ${future}`)).toBe('time(how: early)');
    expect(signIn(`${name}: ${past}`)).toBe('');
  });

  it.each([
    'Expired',
    'My expiry',
    'expires soon',
    'issuedx',
    'Update',
    'Runtime',
    'valid',
    'not beforehand',
  ])('%s is none of them', (name) => expect(signIn(`${name}: ${past}`)).not.toMatch(/time/));

  it.each<[value: string, is: string]>([
    ['2026-11-21', ''],
    ['2026-11-19', 'time(how: over)'],
    ['2026-11-20', ''],
    ['2026-11-21T08:30', ''],
    ['2026-11-20T18:00', 'time(how: over)'],
    ['2026-11-20T20:00', ''],
    ['2026-11-21 08:30:00 UTC', 'time(how: over)'],
    ['2026-11-21 08:30 GMT', 'time(how: over)'],
    ['2026-11-21T09:30:00+01:00', 'time(how: over)'],
    ['2026-11-21T07:30:00-02:00', ''],
    ['2026-11-21T08:30:00.123Z', 'time(how: over)'],
    ['1795249000', 'time(how: over)'],
    ['1795251700', ''],
    ['1795249000000', 'time(how: over)'],
    ['1795251700000', ''],
    ['179525150', ''],
    ['17952515000', ''],
    ['yesterday', ''],
    ['2026-11-19 at noon', ''],
    ['2026-13-19', ''],
  ])('an end at %s', (value, is) => expect(signIn(`Expires: ${value}`)).toBe(is));

  it.each<[text: string, is: string]>([
    [`{"expiry":"${past}"}`, 'time(how: over)'],
    [`{'a': 1, 'expiry': '${past}'}`, 'time(how: over)'],
    [`- Expires = ${past}`, 'time(how: over)'],
    [`• *Expires*: ${past}`, ''],
    [`a; expires: ${past}`, 'time(how: over)'],
    [`it expires: ${past}`, ''],
  ])('written as %s', (text, is) => expect(signIn(text)).toBe(is));
});

/** Texts, and what is said of each. */
const texts: readonly (readonly [text: string, said: string])[] = [
  ['https://readback.test wants you to sign in', ''],
  ['ftp://other.test wants you to sign in', 'elsewhere(how: unasked, site: other.test)'],
  ['x+1.a-b://other.test wants you to sign in', 'elsewhere(how: unasked, site: other.test)'],
  ['1a://other.test wants you to sign in', 'elsewhere(how: unasked, site: other.test)'],
  ['  other.test   wants  you to sign in', 'elsewhere(how: unasked, site: other.test)'],
  ['Hello, other.test wants you to sign in', 'elsewhere(how: unasked, site: other.test)'],
  ['other.test wants you to sign into it', 'elsewhere(how: named, site: other.test)'],
  ['Sign in to readback.test\nDomain: other.test', 'elsewhere(how: named, site: other.test)'],
  ['Sign in to readback.test\ndomain: readback.test', 'anyUse(how: unasked)'],
  ['Sign in to readback.test\nURI: https://other.test', 'elsewhere(how: named, site: other.test)'],
  ['Sign in to readback.test\nurl: https://readback.test/a', 'anyUse(how: unasked)'],
  ['Sign in to readback.test\nuri: other.test/a', 'elsewhere(how: named, site: other.test)'],
  ['Sign in to readback.test\nChain ID: 137', ''],
  ['Sign in to readback.test\nchain_id: 1', 'anyUse(how: unasked)'],
  ['Sign in to readback.test\nnetwork: 137', 'anyUse(how: unasked)'],
  ['0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', '!hash'],
  ['0x8f3c1d2e4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0', '!hash'],
  ['8f3c1d2e4b5a69788796a5b4c3d2e1f0 0f1e2d3c4b5a69788796a5b4c3d2e1f0', '!hashDressed'],
  ['8f3c1d2e4b5a6978 8796a5b4c3d2e1f0', 'anyUse(how: text)'],
  ['8f3c1d2e4b5a69788796a5b4c3d2e1f0 8f3c1d2e4b5a69788796a5b4c3d2e1f0', '!hashDressed'],
  ['hash: jzwdLktaaXiHlqW0w9Lh8A8eLTxLWml4h5altMPS4fA=', '!hashDressed'],
  ['Approve jzwdLktaaXiHlqW0w9Lh8A8eLTxLWml4h5altMPS4fA=', '!hashDressed'],
  ['5Hq7xY2mVbN9cRt4Kd8sWp3LfGz6JhAe1UuQo5TyXnBv', '!hashDressed'],
  ['QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKH9aN', '!hashDressed'],
  ['31415926535897932384626433832795028841971693993751058209749445923078164062862', '!hashDressed'],
  ['1234567890123456789', 'anyUse(how: text)'],
  [
    '%8f%3c%1d%2e%4b%5a%69%78%87%96%a5%b4%c3%d2%e1%f0%0f%1e%2d%3c%4b%5a%69%78%87%96%a5%b4%c3%d2%e1%f0',
    '!hashDressed',
  ],
  ['nonce 3f9a8c21d7', 'anyUse(how: unasked)'],
  ['id 123e4567-e89b-42d3-a456-426614174000', 'anyUse(how: unasked)'],
  ['2026-11-21T09:00:00Z 2026-11-21 09:00 12/24', 'anyUse(how: text)'],
  ['pay 5 ETH to bob', 'anyUse(how: unasked); note amount(amount: 5 ETH)'],
  ['I owe $1,000', 'anyUse(how: unasked); note amount(amount: $1,000)'],
  ['send €20 now', 'anyUse(how: unasked); note amount(amount: €20)'],
  ['5 apples', 'anyUse(how: unasked)'],
  ['1.5 million', 'anyUse(how: unasked)'],
  ['$2 million', 'anyUse(how: unasked); note amount(amount: $2 million)'],
  ['$2 m', 'anyUse(how: text); note amount(amount: $2 m)'],
  ['$2 more', 'anyUse(how: unasked); note amount(amount: $2)'],
  ['€3 billion or so', 'anyUse(how: unasked); note amount(amount: €3 billion)'],
  ['$5k', 'anyUse(how: text); note amount(amount: $5k)'],
  ['12usdc', 'anyUse(how: unasked); note amount(amount: 12usdc)'],
  ['v12 usdcoin', 'anyUse(how: unasked)'],
  ['alice.eth', 'anyUse(how: unasked); otherParty(how: name, account: alice.eth)'],
  ['pay alice.eth', 'anyUse(how: unasked); otherParty(how: name, account: alice.eth)'],
  ['alice.ethereum', 'elsewhere(how: named, site: alice.ethereum)'],
  ['sub.alice.eth agrees', 'anyUse(how: unasked); otherParty(how: name, account: sub.alice.eth)'],
  ['-alice.eth-', 'anyUse(how: unasked); otherParty(how: name, account: -alice.eth)'],
  [
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'anyUse(how: unasked); otherParty(how: name, account: bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq)',
  ],
  [
    'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
    'anyUse(how: unasked); otherParty(how: name, account: cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh)',
  ],
  [
    'DE89 3704 0044 0532 0130 00',
    'anyUse(how: unasked); otherParty(how: name, account: DE89 3704 0044 0532 0130 00)',
  ],
  [
    'DE89370400440532013000 is mine',
    'anyUse(how: unasked); otherParty(how: name, account: DE89370400440532013000)',
  ],
  ['DE89 3704', 'anyUse(how: unasked)'],
  [
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'anyUse(how: unasked); otherParty(how: other, account: friend)',
  ],
  [
    '70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'anyUse(how: unasked); otherParty(how: other, account: friend)',
  ],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C81', 'anyUse(how: unasked)'],
  ['0x41c79D2E88b150FaC07E3B6Da2F419E8770609da is mine', 'anyUse(how: unasked)'],
  ['Only sign this message on our site', '!keys(how: sure)'],
  ['Do not sign this message anywhere else', '!keys(how: sure)'],
  ['Never share your signature', '!keys(how: sure)'],
  ['Keep this signature secret', '!keys(how: sure)'],
  ['Anyone with this signature can spend', '!keys(how: sure)'],
  ['Your signature is your password', '!keys(how: sure)'],
  ['trusted client', '!keys(how: sure)'],
  ['This derives your private key', '!keys(how: sure)'],
  ['Generate your encryption key', '!keys(how: sure)'],
  ['d e r i v e  y o u r  p r i v a t e  k e y', '!keys(how: sure)'],
  ['deriveyourprivatekey', '!keys(how: sure)'],
  ['We never ask for your private key', 'keys(how: likely)'],
  ['enable trading', 'keys(how: likely)'],
  ['my seed phrase', 'keys(how: likely)'],
  ['session key', 'keys(how: likely)'],
  ['key', 'keys(how: likely)'],
  ['access zkSync account', '!keys(how: sure)'],
  ['密钥', 'keys(how: likely); otherLanguage'],
];

describe('what nobody can read, in all of a text', () => {
  const [one, other] = ['8f3c1d2e4b5a69788796a5b4c3d2e1f0', '0f1e2d3c4b5a69788796a5b4c3d2e1f0'];

  it('is counted once, however often it is said', () => {
    expect(said(`${one} or ${other}`)).toBe('!hashDressed');
    expect(said(`${one} or ${one}`)).toBe('anyUse(how: unasked)');
  });

  it('is nothing of a script without blanks', () => {
    expect(said('我同意并且愿意参加这个很好的计划'.repeat(20))).not.toMatch(/hash/);
    expect(said('хорошо'.repeat(60))).not.toMatch(/hash/);
  });

  it('is no hash beside many words', () => {
    expect(said(`We like what you build and we will come to see it on ${one} when it is done`)).not.toMatch(
      /hash/,
    );
  });
});

describe('what a text says of accounts, amounts, secrets and what nobody can read', () => {
  it.each(texts)('%j', (text, is) => expect(said(text)).toBe(is));
});

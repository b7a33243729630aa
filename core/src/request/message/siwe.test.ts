import fc from 'fast-check';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import { expect, test } from 'vitest';
import { checksummed } from '../../text/address.ts';
import { readSiwe, type Siwe } from './siwe.ts';

// The first example of EIP-4361, with an account whose checksum is right.
const example = [
  'example.com wants you to sign in with your Ethereum account:',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '',
  'I accept the ExampleOrg Terms of Service: https://example.com/tos',
  '',
  'URI: https://example.com/login',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: 32891756',
  'Issued At: 2021-09-30T16:25:24Z',
  'Resources:',
  '- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
  '- https://example.com/my-web2-claim.json',
];

const siweOf = (text: string): Siwe => {
  const found = readSiwe(text);
  if (found?.kind !== 'signIn') throw new Error(found?.error.message ?? 'no sign-in message');
  return found.siwe;
};

const without = (start: string): string => example.filter((line) => !line.startsWith(start)).join('\n');
const replaced = (from: string, to: string): string => example.join('\n').replace(from, to);

test('the example of EIP-4361 is read', () => {
  expect(siweOf(example.join('\n'))).toEqual({
    domain: 'example.com',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
    uri: 'https://example.com/login',
    chainId: 1,
    nonce: '32891756',
    issuedAt: { text: '2021-09-30T16:25:24Z', seconds: 1633019124n },
    resources: [
      'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      'https://example.com/my-web2-claim.json',
    ],
  });
});

test('a text that does not ask to sign in is not a sign-in message', () => {
  expect(readSiwe('hello')).toBeNull();
  expect(readSiwe('')).toBeNull();
});

test('a text that claims it in other words than the standard is malformed', () => {
  for (const claim of [
    'wants you to sign in with your ethereum account:',
    'WANTS YOU TO SIGN IN WITH YOUR ETHEREUM ACCOUNT:',
    'wants you to sign in with your Solana account:',
    'wants you to sign in with your account:',
    'wants you to sign in with your Ethereum account',
    'wants you to sign in with\nyour  Ethereum account:',
  ])
    expect(readSiwe(replaced('wants you to sign in with your Ethereum account:', claim))?.kind, claim).toBe(
      'malformed',
    );
  for (const text of ['Sign in with your Ethereum account to go on.', 'Bob wants you to sign in.'])
    expect(readSiwe(text), text).toBeNull();
});

test('a message that pretends is malformed, and the line is named', () => {
  const cases: [string, string][] = [
    [
      replaced('https://example.com/tos', 'x\nURI: https://evil.example/'),
      'siwe.line {"line":5,"what":{"id":"siwe.emptyLine"}}',
    ],
    [replaced('I accept', 'I “accept”'), 'siwe.line {"line":4,"what":{"id":"siwe.theStatement"}}'],
    [replaced('example.com wants', 'exаmple.com wants'), 'siwe.line {"line":1'],
    [replaced('example.com wants', ' example.com wants'), 'siwe.line {"line":1'],
    [
      replaced('Ed', 'ed').replace(
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      ),
      'siwe.line {"line":2,"what":{"id":"siwe.theChecksum"}}',
    ],
    [replaced('Version: 1', 'Version: 2'), 'Version'],
    [replaced('32891756', '3289175'), 'Nonce'],
    [replaced('Chain ID: 1', 'Chain ID: 0x1'), 'siwe.line {"line":8,"what":"Chain ID"}'],
    [replaced('Chain ID: 1', `Chain ID: ${2 ** 60}`), 'siwe.line {"line":8,"what":{"id":"siwe.validChain"}}'],
    [
      replaced('2021-09-30', '2021-02-30'),
      'siwe.line {"line":10,"what":{"id":"siwe.realTime","args":{"name":"Issued At"}}}',
    ],
    [replaced('2021-09-30', '2021-9-30'), 'siwe.line {"line":10,"what":'],
    [replaced('- https', '-https'), 'siwe.line {"line":1'],
    [without('URI'), 'URI'],
    [without('Nonce'), 'Nonce'],
    [`${example.join('\n')}\n`, 'siwe.line {"line":1'],
    [example.join('\r\n'), 'siwe.line {"line":1'],
    [`before\n${example.join('\n')}`, 'siwe.line {"line":1'],
    [
      `${example.slice(0, 10).join('\n')}\nNonce: 99999999`,
      'siwe.line {"line":11,"what":{"id":"siwe.theEnd"}}',
    ],
  ];
  for (const [text, sentence] of cases) {
    const found = readSiwe(text);
    expect(found?.kind, text).toBe('malformed');
    if (found?.kind === 'malformed') expect(found.error.message).toContain(sentence);
  }
});

test('the error points at the start of the line that is wrong', () => {
  const text = replaced('Nonce: 32891756', 'Nonce: ?');
  const found = readSiwe(text);
  expect(found?.kind === 'malformed' && text.slice(found.error.at)).toMatch(/^Nonce: \?/);
});

test('times keep their offset', () => {
  const seconds = (time: string): bigint => siweOf(replaced('2021-09-30T16:25:24Z', time)).issuedAt.seconds;
  expect(seconds('2021-09-30T18:25:24.999+02:00')).toBe(1633019124n);
  expect(seconds('2021-09-30T15:55:24-00:30')).toBe(1633019124n);
  expect(seconds('1970-01-01T00:00:00z')).toBe(0n);
});

const time = fc
  .date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true })
  .map((it) => new Date(Math.floor(it.getTime() / 1000) * 1000));

test('what another library writes is read as the same fields', () => {
  const fields = fc.record(
    {
      domain: fc.constantFrom('example.com', 'localhost:5173', 'a.b-c.example:8080'),
      address: fc
        .uint8Array({ minLength: 20, maxLength: 20 })
        .map((it) => checksummed(`0x${Buffer.from(it).toString('hex')}`)),
      uri: fc.webUrl({ withFragments: true, withQueryParameters: true }),
      version: fc.constant('1' as const),
      chainId: fc.integer({ min: 1, max: 2 ** 31 }),
      nonce: fc.stringMatching(/^[A-Za-z0-9]{8,20}$/),
      issuedAt: time,
      statement: fc.stringMatching(/^[A-Za-z0-9.,:/ -]{1,40}$/),
      scheme: fc.constantFrom('https', 'http'),
      expirationTime: time,
      notBefore: time,
      requestId: fc.stringMatching(/^[A-Za-z0-9-]{1,10}$/),
    },
    { requiredKeys: ['domain', 'address', 'uri', 'version', 'chainId', 'nonce', 'issuedAt'] },
  );
  fc.assert(
    fc.property(fields, (given) => {
      const message = createSiweMessage(given);
      const read = siweOf(message);
      const theirs = parseSiweMessage(message);
      expect(read.domain).toBe(given.domain);
      expect(read.address).toBe(theirs.address);
      expect(read.uri).toBe(given.uri);
      expect(read.chainId).toBe(given.chainId);
      expect(read.nonce).toBe(given.nonce);
      expect(read.statement).toBe(given.statement);
      expect(read.scheme).toBe(given.scheme);
      expect(read.requestId).toBe(given.requestId);
      expect(read.expirationTime?.seconds).toBe(secondsOf(given.expirationTime));
      expect(read.notBefore?.seconds).toBe(secondsOf(given.notBefore));
      expect(read.issuedAt.seconds).toBe(secondsOf(given.issuedAt));
    }),
  );
});

function secondsOf(date: Date | undefined): bigint | undefined {
  return date === undefined ? undefined : BigInt(date.getTime() / 1000);
}

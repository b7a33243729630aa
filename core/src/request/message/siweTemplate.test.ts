import fc from 'fast-check';
import { bytesToHex } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { expect, test } from 'vitest';
import { checksummed } from '../../text/address.ts';
import { readSiwe } from './siwe.ts';
import { type SiweField, type SiweFields, siweNonce, siweTemplate } from './siweTemplate.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const fields: SiweFields = {
  domain: 'localhost:8470',
  address,
  statement: 'I accept the terms: https://app.example/terms',
  uri: 'http://localhost:8470/',
  chainId: '31337',
  nonce: 'h7Kq2LmP9x',
  issuedAt: '2026-11-21T12:00:00.000Z',
  expirationTime: '2026-11-22T12:00:00.000Z',
  notBefore: '2026-11-21T00:00:00.000Z',
  requestId: 'req-7',
  resources: 'https://app.example/a\nipfs://bafy/',
};

test('the message is the one that other tools write', () => {
  expect(siweTemplate(fields)).toEqual({
    ok: true,
    text: createSiweMessage({
      domain: fields.domain,
      address,
      statement: fields.statement,
      uri: fields.uri,
      version: '1',
      chainId: 31337,
      nonce: fields.nonce,
      issuedAt: new Date(fields.issuedAt),
      expirationTime: new Date(fields.expirationTime),
      notBefore: new Date(fields.notBefore),
      requestId: fields.requestId,
      resources: fields.resources.split('\n'),
    }),
  });
});

test('what is optional may be left out', () => {
  const bare = { ...fields, statement: '', expirationTime: '', notBefore: '', requestId: '', resources: '' };
  const draft = siweTemplate(bare);
  expect(draft.ok && readSiwe(draft.text)?.kind).toBe('signIn');
  expect(draft.ok && draft.text.includes('Resources')).toBe(false);
});

test.each<[SiweField, string]>([
  ['domain', ''],
  ['domain', 'https://app.example'],
  ['domain', 'app.example\nURI: https://evil.example'],
  ['address', 'vitalik'],
  ['statement', 'two\nlines'],
  ['statement', 'a “quoted” word'],
  ['uri', 'app.example'],
  ['chainId', '0x1'],
  ['chainId', '01'],
  ['nonce', 'short'],
  ['issuedAt', 'today'],
  ['expirationTime', '2026-02-30T00:00:00Z'],
  ['requestId', 'a b'],
  ['resources', 'https://app.example/a\nnot an address'],
])('a wrong %s (%j) is said at that field, and at no other', (field, value) => {
  const draft = siweTemplate({ ...fields, [field]: value });
  expect(draft.ok ? {} : Object.keys(draft.errors)).toEqual([field]);
});

test('whatever is typed: either our own reader reads the same fields, or a field is named', () => {
  const typed = fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, fc.string(), fc.constant('')),
      ]),
    ) as Record<SiweField, fc.Arbitrary<string>>,
  );
  fc.assert(
    fc.property(typed, (it) => {
      const draft = siweTemplate(it);
      if (!draft.ok) expect(Object.keys(draft.errors).length).toBeGreaterThan(0);
      else expect(readSiwe(draft.text)).toMatchObject({ siwe: { domain: it.domain, nonce: it.nonce } });
    }),
  );
});

test('well-formed fields of any content come back', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 20, maxLength: 20 }),
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      fc.webUrl(),
      fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
      (who, random, uri, when) => {
        const it = {
          ...fields,
          address: checksummed(bytesToHex(who)),
          nonce: siweNonce(random),
          issuedAt: when.toISOString(),
        };
        const draft = siweTemplate({ ...it, uri });
        const read = draft.ok ? readSiwe(draft.text) : null;
        expect(read).toMatchObject({ siwe: { address: it.address, uri, nonce: it.nonce } });
      },
    ),
  );
});

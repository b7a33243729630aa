import { expect, test } from 'vitest';
import { parse } from '../parse/parse.ts';
import { readPasted } from '../parse/readPasted.ts';
import { signedHash } from './signedHash.ts';

const account = '0x41c79D2E88b150FaC07E3B6Da2F419E8770609da';
const noName = JSON.stringify({
  types: { EIP712Domain: [{ name: 'name', type: 'string' }], Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  domain: {},
  message: { text: 'Hello' },
});

test('typed data whose domain lacks a declared field has none, since wallets do not agree on it', () => {
  const read = parse(noName, { chainId: 1, from: account });
  if (!read.ok) throw read.error;
  expect(signedHash(read.request.body)).toBeUndefined();
});

test('such typed data can be beside a bare hash, which is not of it', async () => {
  const asked = { method: 'eth_sign', params: [account, `0x${'ab'.repeat(32)}`] };
  const read = await readPasted(`${JSON.stringify(asked)}\n${noName}`, { chainId: 1, from: account });
  if (!read.ok) throw read.error;
  expect(read.request.body).toMatchObject({ kind: 'message', blind: true });
  expect(read.request.beside?.map(({ kind }) => kind)).toEqual(['typedData']);
});

import type { Address } from 'viem';
import { expect, test } from 'vitest';
import type { Body } from '../../model/request.ts';
import { subjectOf } from './subject.ts';

const me: Address = '0x41C79D2e88b150fAC07e3b6DA2f419e8770609Da';
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const call = { to: other, value: 0n, data: '0x' } as const;
const op = { sender: other, nonce: 0n, initCode: '0x', callData: '0x' } as const;
const typed = { types: {}, primaryType: 'Mail', domain: {}, message: {} };

test.each<readonly [string, unknown, unknown]>([
  [
    'a transaction is of who sends it',
    { kind: 'transaction', chainId: 1, from: me, call, set: {} },
    { way: 'sends', signer: { account: me, fact: 'request.from' } },
  ],
  ['a batch may name nobody', { kind: 'calls', chainId: 1, atomic: true, calls: [call] }, { way: 'sends' }],
  [
    'of calldata no more is known than who calls',
    { kind: 'calldata', from: me, value: 0n, data: '0x' },
    { way: 'calls', signer: { account: me, fact: 'request.from' } },
  ],
  [
    'a text and typed data are of who signs',
    { kind: 'typedData', signer: me, json: '', typed },
    { way: 'signs', signer: { account: me, fact: 'request.signer' } },
  ],
  [
    'an owner signs for a Safe',
    { kind: 'safeTransaction', chainId: 1, safe: other, version: '1.4.1', tx: {} },
    { way: 'signs', actsFor: { account: other, fact: 'request.safe' } },
  ],
  [
    'whoever signs a user operation acts for its sender',
    { kind: 'userOperation', chainId: 1, entryPoint: me, op },
    { way: 'signs', actsFor: { account: other, fact: 'request.sender' } },
  ],
  [
    'an authorization is of the account whose code it sets, not of the code',
    { kind: 'authorization', chainId: 1, delegate: me, authority: other },
    { way: 'signs', actsFor: { account: other, fact: 'request.authority' } },
  ],
])('%s', (_, body, subject) => {
  expect(subjectOf(body as Body)).toEqual(subject);
});

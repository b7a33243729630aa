import type { Body } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';
import { expect, test } from 'vitest';
import { isWhole } from './whole.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const call = { to: account, value: 1n, data: '0x' } as const;
const bodies: readonly Body[] = [
  { kind: 'transaction', chainId: 1, from: account, call, set: { nonce: 3n } },
  { kind: 'calls', chainId: 1, atomic: true, calls: [call] },
  { kind: 'message', bytes: '0x6869' },
];

test.each(bodies)('a request of kind $kind is the same after it was kept', (body) => {
  expect(isWhole(structuredClone(freeze(body, 'raw')))).toBe(true);
});

test('a request in which one wei was changed is not taken for the one that was frozen', () => {
  const kept = structuredClone(freeze({ kind: 'transaction', chainId: 1, call, set: {} }, 'raw'));
  const body = { ...kept.body, call: { ...call, value: 2n } } as Body;
  expect(isWhole({ ...kept, body })).toBe(false);
});

test('a request of which half is missing is not whole', () => {
  const kept = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
  expect(isWhole({ ...kept, body: { kind: 'transaction' } as unknown as Body })).toBe(false);
});

const permit = (spender: string) =>
  JSON.stringify({
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    domain: { name: 'Coin' },
    message: { spender, value: '1' },
  });

test('typed data of which the text says something else than what is shown is not whole', () => {
  const json = permit(account);
  const { typed } = readTypedData(json);
  expect(isWhole(structuredClone(freeze({ kind: 'typedData', json, typed }, json)))).toBe(true);
  const other = permit('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
  expect(isWhole(structuredClone(freeze({ kind: 'typedData', json: other, typed }, other)))).toBe(false);
});

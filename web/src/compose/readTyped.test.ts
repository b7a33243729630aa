import { expect, test } from 'vitest';
import { readTyped } from './readTyped.ts';

const good = `{
  "types": {
    "EIP712Domain": [{"name":"name","type":"string"}],
    "Order": [{"name":"amount","type":"uint8"}, {"name":"to","type":"address"}],
    "Unused": [{"name":"x","type":"bool"}]
  },
  "primaryType": "Order",
  "domain": {"name": "Shop"},
  "message": {
    "amount": "7",
    "to": "0x2222222222222222222222222222222222222222",
    "note": "not signed"
  }
}`;

test('what is right shows what is signed, and the keys that are not', () => {
  expect(readTyped(good)).toMatchObject({
    kind: 'read',
    typed: { primaryType: 'Order', domain: { name: 'Shop' }, message: { amount: 7n } },
    unsigned: ['message.note', 'types.Unused'],
  });
});

test.each([
  ['"7"', '"256"', 'message.amount', 10],
  ['"to": "0x22', '"to": "0x2', 'message.to', 11],
  ['"uint8"', '"uint9"', 'amount', 4],
  ['"primaryType": "Order"', '"primaryType": "Offer"', 'primaryType', 7],
  ['"amount": "7",', '', 'message.amount is missing', 9],
  ['{"name": "Shop"}', '{"name" "Shop"}', 'colon', 8],
])('%s as %s says which path is wrong, and where', (from, to, path, line) => {
  const read = readTyped(good.replace(from, to));
  expect(read).toMatchObject({ kind: 'wrong', says: expect.stringContaining(path), line });
  expect('says' in read ? read.says : '').toMatch(new RegExp(`line ${line}, column \\d+\\)`));
});

test('an empty field is not wrong yet', () => {
  expect(readTyped(' \n')).toEqual({ kind: 'empty' });
});

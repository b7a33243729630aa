import { expect, test } from 'vitest';
import { addressNamed } from './bookName.ts';

test('a name of the book that reads as an ENS name does not answer for it', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const;
  const book = [{ address, name: 'vitalik.eth', own: false, paid: 0 }];
  for (const typed of ['vitalik.eth', ' Vitalik.ETH', 'vitalik。eth'])
    expect(addressNamed(book, typed)).toBeUndefined();
  expect(addressNamed([{ address, name: 'Dr. No', own: false, paid: 0 }], 'dr. no')).toBe(address);
});

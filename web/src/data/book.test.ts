import { expect, test } from 'vitest';
import { keptEntry } from './book.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('an entry of the book comes back as it was', () => {
  const entry = { address, own: true, paid: 3, name: 'Savings' };
  expect(keptEntry(entry, 1)).toEqual(entry);
});

test('a damaged entry is left out or mended, so that it does not hide the rest of the book', () => {
  expect(keptEntry({ address, own: true, paid: 'often', name: 5 }, 1)).toEqual({
    address,
    own: true,
    paid: 0,
  });
  for (const damaged of [
    null,
    {},
    { address: 'me', own: true, paid: 0 },
    { address, own: 'yes', paid: 0 },
    { address: `${address}00`, own: true, paid: 0 },
  ]) {
    expect(keptEntry(damaged, 1)).toBeUndefined();
  }
});

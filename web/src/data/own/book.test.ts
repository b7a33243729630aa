import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { block, unblock } from './blocked.ts';
import { book, keptEntry } from './book.ts';

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

test('a watched account is the user’s own, and no longer watched once a wallet gives it', () => {
  book.watch(address);
  expect(book.entry(address)).toEqual({ address, own: true, paid: 0, watched: true });
  book.name(address, ' Cold ');
  book.own(address);
  expect(book.entry(address)).toEqual({ address, own: true, paid: 0, name: 'Cold' });
  book.watch(address);
  expect(book.entry(address)?.watched).toBeUndefined();
});

test('an address that is forgotten can be put back, and how often it was paid stays', () => {
  const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  book.name(payee, 'Rent');
  const before = book.entry(payee);
  book.forget(payee);
  expect(book.entry(payee)).toBeUndefined();
  if (before) book.put(before);
  book.paid(payee);
  book.forget(payee);
  expect(book.entry(payee)).toEqual({ address: payee, own: false, paid: 1 });
});

test('a watched account is kept as one', () => {
  const entry = { address, own: true, paid: 0, watched: true };
  expect(keptEntry(entry, 1)).toEqual(entry);
  expect(keptEntry({ ...entry, own: false }, 1)).toEqual({ address, own: false, paid: 0 });
});

test('a blocked address is kept as one, whatever else is done with its entry, until it is taken back', () => {
  const thief = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const entry = { address: thief, own: false, paid: 0, blocked: true };
  expect(keptEntry(entry, 1)).toEqual(entry);
  expect(keptEntry({ ...entry, blocked: 'yes' }, 1)).toEqual({ address: thief, own: false, paid: 0 });
  block(thief);
  book.name(thief, 'Thief');
  book.paid(thief);
  expect(book.entry(thief)).toEqual({ ...entry, paid: 1, name: 'Thief' });
  book.forget(thief);
  expect(book.entry(thief)).toEqual({ ...entry, paid: 1 });
  unblock(thief);
  expect(book.entry(thief)).toEqual({ address: thief, own: false, paid: 1 });
});

test('an address that is in the book only because it was blocked leaves it when that is taken back', () => {
  const thief = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
  block(thief);
  unblock(thief);
  expect(book.entry(thief)).toBeUndefined();
});

test('an account is known on the networks for which the user said so, until they take it back', () => {
  const vault = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
  book.name(vault, 'Vault');
  book.know(vault, 1);
  book.know(vault, 1);
  book.know(vault, 10);
  book.name(vault, 'Our vault');
  expect(book.entry(vault)).toEqual({
    address: vault,
    own: false,
    paid: 0,
    name: 'Our vault',
    knownOn: [1, 10],
  });
  book.unknow(vault, 1);
  expect(book.entry(vault)?.knownOn).toEqual([10]);
  block(vault);
  unblock(vault);
  expect(book.entry(vault)?.knownOn).toEqual([10]);
  book.forget(vault);
  expect(book.entry(vault)).toBeUndefined();
});

test('a name from a file goes once the user says that they know the account', () => {
  const router = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
  book.put({ address: router, name: 'Uniswap router', own: false, paid: 0, imported: true });
  book.know(router, 1);
  expect(book.entry(router)).toEqual({ address: router, own: false, paid: 0, knownOn: [1] });
});

test('what is kept of known networks is read back, and nothing damaged', () => {
  const entry = { address, own: false, paid: 0 };
  expect(keptEntry({ ...entry, knownOn: [1, 10] }, 1)).toEqual({ ...entry, knownOn: [1, 10] });
  expect(keptEntry({ ...entry, knownOn: ['1', -1, 1.5, null] }, 1)).toEqual(entry);
  expect(keptEntry({ ...entry, knownOn: 'all' }, 1)).toEqual(entry);
});

import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { practiceAccounts, practiceKey } from './keys.ts';

test('the accounts are the first five of the development words, each with its own key', () => {
  const words = 'test test test test test test test test test test test junk';
  expect(practiceAccounts).toEqual(
    [0, 1, 2, 3, 4].map((addressIndex) => mnemonicToAccount(words, { addressIndex }).address),
  );
  expect(practiceAccounts.map((it) => practiceKey(it)?.address)).toEqual(practiceAccounts);
  const trader = mnemonicToAccount(words, { addressIndex: 8 }).address;
  expect(practiceKey(trader)?.address).toBe(trader);
  expect(practiceKey('0x000000000000000000000000000000000000dEaD')).toBe(undefined);
});

import { type HDAccount, mnemonicToAccount } from 'viem/accounts';

/** The words that every development chain knows. Whatever they own on a real chain is taken within seconds. */
const words = 'test test test test test test test test test test test junk';

/** The five accounts of the practice wallet, in their order. */
export const practiceAccounts: readonly HDAccount[] = [0, 1, 2, 3, 4].map((addressIndex) =>
  mnemonicToAccount(words, { addressIndex }),
);

/** Where a misbehaving practice wallet sends what it takes: an account of its own. */
export const thief = accountAt(4);

function accountAt(at: number): HDAccount {
  const account = practiceAccounts[at];
  if (!account) throw new Error(`The practice wallet has no account ${at}.`);
  return account;
}

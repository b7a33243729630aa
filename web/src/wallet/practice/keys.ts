import type { Address, Hex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';

/**
 * The five accounts of the practice wallet, in their order, and the ninth, for which some flights of the school ask: the first of those that every development chain knows,
 * made from the words "test test test test test test test test test test test junk". Whatever they own on a real
 * chain is taken within seconds. They are here as they are, since making them from the words takes long enough to
 * be noticed.
 */
const keys: readonly Readonly<{ address: Address; key: Hex }>[] = [
  {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    key: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  },
  {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    key: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  },
  {
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    key: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  },
  {
    address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    key: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  },
  {
    address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    key: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  },
  {
    address: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
    key: '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
  },
];

/** Those that its window offers. */
export const practiceAccounts: readonly Address[] = keys.slice(0, 5).map(({ address }) => address);

/** Where a misbehaving practice wallet sends what it takes: an account of its own. */
export const thief: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

/** What signs for one of the accounts; undefined for any other. */
export function practiceKey(account: Address): PrivateKeyAccount | undefined {
  const key = keys.find(({ address }) => address === account)?.key;
  return key === undefined ? undefined : privateKeyToAccount(key);
}

/** The practice wallet for a flight, in one press: it lets the page see the account whose part is played. */
import type { Address } from 'viem';
import { announced, onAnnounced } from './base/discover.ts';
import { isPractice } from './base/announcement.ts';
import type { PracticeProvider } from './practice/provider.ts';
import { connectTo, startWallet } from './runtime.ts';
import { walletStore } from './base/store.ts';

/** How long the practice wallet may take to announce itself, in milliseconds. */
const patience = 5_000;

/**
 * Connects the practice wallet with this account, instead of whatever is connected, which keeps its permission.
 * Gives false when there is no practice wallet. Never rejects.
 */
export async function connectPractice(account: Address): Promise<boolean> {
  await startWallet();
  const wallet = await practiceWallet();
  if (!wallet) return false;
  const provider = wallet.provider as PracticeProvider;
  const { status, kind, account: now } = walletStore.get();
  provider.permit(account);
  if (status === 'connected' && kind === 'practice') {
    // The wallet has said it; what draws the page hears it a moment later.
    if (now !== account) await heard(account);
    return true;
  }
  await connectTo(wallet, { quiet: true });
  return walletStore.get().account === account;
}

async function practiceWallet() {
  const find = () => announced().find(({ provider }) => isPractice(provider));
  const there = find();
  if (there) return there;
  return new Promise<ReturnType<typeof find>>((resolve) => {
    const timer = setTimeout(() => resolve(find()), patience);
    onAnnounced(() => {
      if (!find()) return;
      clearTimeout(timer);
      resolve(find());
    });
  });
}

function heard(account: Address): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = walletStore.subscribe(() => {
      if (walletStore.get().account === account) done();
    });
    const timer = setTimeout(done, 1_000);
  });
}

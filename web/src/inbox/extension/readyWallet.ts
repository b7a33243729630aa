import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { activityTable } from '../../data/activity/activity.ts';
import { type Announced, offer, withdraw } from '../../wallet/base/discover.ts';
import { accountsOf } from '../../wallet/base/provider.ts';
import { chooseAccount, connectTo, setAside } from '../../wallet/runtime.ts';
import { walletStore } from '../../wallet/base/store.ts';
import { stillWaiting, type Waiting } from '../waiting/waiting.ts';
import { bindWallet, isOfOtherPage } from './boundWallets.ts';
import type { TabWallet } from './messages.ts';
import { askTab, tabWallet } from './tabWallets.ts';

/** In milliseconds: how often a wallet that shares no account is inspected while the Review of its request is open. */
const between = 1_500;

/** The wallet of a page that is offered now: one at a time, since the same one is in many pages. */
let offered: Announced | undefined;
let looking = new AbortController();

/**
 * Connects the wallet that a call is for, which shows nothing: the site has its accounts already. While it shares none, as
 * when it is locked, no other page's wallet stays connected in its place, and it is connected as soon as it does.
 */
export function readyWallet({ id, incoming }: Waiting, of: TabWallet): void {
  const wallet = tabWallet(of);
  bindWallet(id, wallet.provider);
  const account = incoming && askedAccount(incoming.request.body);
  const choose = () => {
    if (account && walletStore.get().accounts.includes(account)) chooseAccount(account);
  };
  if (offered === wallet && walletStore.get().status === 'connected') return choose();
  if (offered && offered !== wallet) withdraw(offered.provider);
  offered = wallet;
  offer(wallet);
  looking.abort();
  looking = new AbortController();
  void connectOnceShared(id, { wallet, choose, signal: looking.signal });
}

/** A wallet says which accounts it shares: none, where it was locked. */
export function accountsChanged(wallet: string): void {
  const call = openCall();
  if (call && offered?.key === wallet && walletStore.get().status !== 'connected') {
    looking.abort();
    looking = new AbortController();
    void connectOnceShared(call.id, { wallet: offered, choose: () => {}, signal: looking.signal });
  }
}

async function connectOnceShared(
  id: string,
  { wallet, choose, signal }: Readonly<{ wallet: Announced; choose: () => void; signal: AbortSignal }>,
): Promise<void> {
  for (let first = true; !signal.aborted; first = false) {
    const accounts = await askTab(wallet.key, { method: 'eth_accounts' }).catch(() => undefined);
    if (signal.aborted) return;
    if ((accountsOf(accounts) ?? []).length > 0) {
      await connectTo(wallet, { quiet: true });
      return choose();
    }
    const { connector, status, attempt } = walletStore.get();
    const connected: unknown = await connector?.getProvider().catch(() => undefined);
    if (signal.aborted) return;
    if (status === 'connected' && isOfOtherPage(id, connected)) await setAside(wallet.name);
    else if (first && status === 'disconnected' && !attempt) await setAside(wallet.name);
    await new Promise((resolve) => setTimeout(resolve, between));
    // The user connected a wallet, or is at something else.
    if (openCall()?.id !== id || walletStore.get().status === 'connected') return;
  }
}

/** The call whose Review is open, and not decided. */
export function openCall(): Waiting | undefined {
  const [, id] = /^#\/review\/([\w-]+)/.exec(location.hash) ?? [];
  const entry = id === undefined ? undefined : activityTable.rows().get(id);
  if (entry?.state !== 'open') return undefined;
  return stillWaiting().find((it) => it.id === entry.incoming.origin.asker);
}

/** The page of a wallet is gone. */
export function forgetWallet(wallet: Announced): void {
  withdraw(wallet.provider);
  if (offered !== wallet) return;
  looking.abort();
  offered = undefined;
}

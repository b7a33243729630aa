import type { Address } from 'viem';
import { aloneForApps } from '../../data/appsLock.ts';
import { loadConfig } from '../../data/networks/config.ts';
import { isReachable, keptHosts } from '../../data/sources/hosts.ts';
import { noteAsked } from '../../data/sources/sourceUse.ts';
import { noteTold } from '../../data/asking/told.ts';
import { activity } from '../../data/activity/activity.ts';
import { networkInUse } from '../../wallet/base/networkInUse.ts';
import { walletStore } from '../../wallet/base/store.ts';
import { relayInUse } from '../../wallet/walletconnect/setting.ts';
import { verifyHost } from '../../wallet/walletconnect/verifyHost.ts';
import type { AppsLink } from './link.ts';
import { apps } from './state.ts';

let opening: Promise<AppsLink | undefined> | undefined;

/**
 * Connects to the relay, once; undefined where it is not set up, out of reach, or another tab has the connection, whose
 * place this one takes when it is closed.
 */
export function openApps(): Promise<AppsLink | undefined> {
  opening ??= begin().then((link) => {
    if (!link && apps.get().status !== 'elsewhere') opening = undefined;
    return link;
  });
  return opening;
}

async function begin(): Promise<AppsLink | undefined> {
  await loadConfig();
  const relay = relayInUse();
  if (!relay || !isReachable(relay.relayUrl)) return undefined;
  apps.set({ ...apps.get(), status: 'opening' });
  return new Promise((resolve) => {
    const hold = async () => {
      const link = await connect(relay).catch(() => undefined);
      apps.set({ ...apps.get(), status: link ? 'open' : 'failed' });
      resolve(link);
      opening = link ? Promise.resolve(link) : undefined;
      // The lock is held until the page is closed.
      if (link) await new Promise(() => undefined);
    };
    aloneForApps(hold, () => {
      apps.set({ ...apps.get(), status: 'elsewhere' });
      resolve(undefined);
    });
  });
}

async function connect(relay: Readonly<{ projectId: string; relayUrl: string }>): Promise<AppsLink> {
  noteAsked('walletConnect');
  noteTold(relay.relayUrl, { to: { source: 'walletConnect' }, what: '' });
  const [{ client, linkApps }, { networks }] = await Promise.all([
    import('./begin.ts').then((it) => it.begin({ ...relay, verifies: isVerifying() })),
    loadConfig(),
    activity.ready,
  ]);
  const link = linkApps({
    client,
    networks: () => networks.map((it) => it.chainId),
    accounts: connectedAccounts,
  });
  const here = () => networkInUse(walletStore.get(), networks).chainId;
  let last = here();
  connectedAccounts();
  walletStore.subscribe(() => {
    connectedAccounts();
    const { status } = walletStore.get();
    const next = here();
    if (status !== 'connected' || next === undefined || next === last) return;
    last = next;
    link.tellNetwork(next);
  });
  return link;
}

/** Whether the user lets this page check WalletConnect's statements on sites. */
export function isVerifying(): boolean {
  return (keptHosts.get()['walletConnect'] ?? []).includes(verifyHost);
}

let wasConnected = false;

/**
 * The accounts that are connected; undefined until a wallet was, since the page was opened: what waited while no page
 * was open must not be refused because the wallet answers later than the relay.
 */
function connectedAccounts(): readonly Address[] | undefined {
  const { status, accounts } = walletStore.get();
  wasConnected ||= status === 'connected' && accounts.length > 0;
  const isChanging = status === 'connecting' || status === 'reconnecting';
  return wasConnected && !isChanging ? accounts : undefined;
}

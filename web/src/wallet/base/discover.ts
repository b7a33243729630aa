import type { WalletKind, Ability } from './ability.ts';
import { isPractice } from './announcement.ts';
import { isProvider, type Provider } from './provider.ts';

/**
 * A wallet that can be connected: it announced itself (EIP-6963), or this page found it by another way (`by`). Name, id and icon are what it claims: anyone in the browser can claim
 * anything. `key` is stable for as long as the page is open.
 */
export type Announced = Readonly<{
  key: string;
  name: string;
  rdns: string;
  /** A `data:` address of a picture; other addresses are dropped, since showing them would ask a stranger's host. */
  icon?: string;
  provider: Provider;
  /** Of a wallet that did not announce itself. Nothing that announces itself can claim it. */
  by?: 'walletConnect' | 'safe';
  /** What it can do, as far as it says; it may change while the wallet is connected. */
  ability?: () => Omit<Ability, 'kind' | 'chainId' | 'batches'>;
  /** What is behind it: the wallet at the other end of WalletConnect. Foreign text. */
  peer?: () => string | undefined;
  /** It is in the page of a site, which can make one up: no account becomes the user's because this wallet says so. */
  ofSite?: true;
  /** No longer waits for it to be connected. */
  leave?: () => void;
}>;

export function kindOf({ by, provider }: Pick<Announced, 'by' | 'provider'>): WalletKind {
  return by ?? (isPractice(provider) ? 'practice' : 'injected');
}

const most = { wallets: 40, name: 200, rdns: 200, uuid: 200, icon: 200_000 };

const listeners = new Set<() => void>();
let list: readonly Announced[] = [];
let listening = false;

/** All wallets that announced themselves so far, in the order in which they did. */
export function announced(): readonly Announced[] {
  return list;
}

/** Starts listening, and asks wallets to announce themselves. Asking again finds those that came late. */
export function discover(): void {
  if (!listening) {
    listening = true;
    addEventListener('eip6963:announceProvider', (event) => take((event as CustomEvent<unknown>).detail));
  }
  dispatchEvent(new Event('eip6963:requestProvider'));
}

/** Calls `listener` whenever a wallet announced itself. */
export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a wallet on the list that this page found itself. */
export function offer(wallet: Announced): void {
  if (list.some((it) => it.provider === wallet.provider)) return;
  list = [...list, wallet];
  for (const listener of listeners) listener();
}

/** Takes a wallet off the list that this page put on it. */
export function withdraw(provider: Provider): void {
  list = list.filter((it) => it.provider !== provider);
  for (const listener of listeners) listener();
}

/** Whether two wallets claim the same id: at most one of them is what it claims. */
export function hasTwin(wallet: Announced, among: readonly Announced[]): boolean {
  return among.some((it) => folded(it.rdns) === folded(wallet.rdns) && it.provider !== wallet.provider);
}

function take(detail: unknown) {
  const wallet = announcedOf(detail);
  if (!wallet || list.length >= most.wallets) return;
  // A wallet announces itself at every request; only its first word counts, so that no row changes under a pointer,
  // and so that one wallet cannot fill the list with names that it gives itself.
  if (list.some((it) => it.provider === wallet.provider)) return;
  const taken = list.some((it) => it.key === wallet.key);
  list = [...list, taken ? { ...wallet, key: `${wallet.key} ${list.length}` } : wallet];
  for (const listener of listeners) listener();
}

/** The announcement, if it has the shape of one. */
export function announcedOf(detail: unknown): Announced | undefined {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown };
    const { uuid, name, rdns, icon } = info;
    if (!isProvider(provider)) return undefined;
    if (!isShort(uuid, most.uuid) || !isShort(name, most.name) || !isShort(rdns, most.rdns)) return undefined;
    const picture =
      typeof icon === 'string' && icon.length <= most.icon && /^data:image\//i.test(icon.trim());
    return { key: uuid, name, rdns, provider, ...(picture ? { icon: icon.trim() } : {}) };
  } catch {
    return undefined;
  }
}

/** Ids that a reader would take for the same one. */
function folded(rdns: string): string {
  return rdns.normalize('NFKC').trim().toLowerCase();
}

function isShort(it: unknown, max: number): it is string {
  return typeof it === 'string' && it.trim() !== '' && it.length <= max;
}

import type { Provider } from '../../wallet/base/provider.ts';

/** By call of a site: the wallet of its page, which alone may answer it. */
const wallets = new Map<string, Provider>();

/** Every wallet that is in a web page of a site. */
const ofPages = new WeakSet<Provider>();

/** Notes which wallet a call is for. */
export function bindWallet(call: string, provider: Provider): void {
  wallets.set(call, provider);
}

export function noteOfPage(provider: Provider): void {
  ofPages.add(provider);
}

/** Whether a wallet is in the page of another request than that of the call: what it signs, that page would learn. */
export function isOfOtherPage(call: string, provider: unknown): boolean {
  const it = provider as Provider;
  return typeof provider === 'object' && provider !== null && ofPages.has(it) && wallets.get(call) !== it;
}

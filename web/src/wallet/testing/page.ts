import { vi } from 'vitest';
import type { Provider } from '../base/provider.ts';

/** A page without a document: events, storage and answers of its host. What is kept survives a reload. */
export type FakePage = {
  kept: Map<string, string>;
  /** Loads the modules of the wallet again, as a reload does. */
  load(): Promise<{
    runtime: typeof import('../runtime.ts');
    store: typeof import('../base/store.ts')['walletStore'];
    discover: typeof import('../base/discover.ts');
    network: typeof import('../changeNetwork.ts');
  }>;
};

export const networks = [
  {
    chainId: 1,
    name: 'Ethereum',
    symbol: 'ETH',
    decimals: 18,
    rpc: '/rpc/1',
    practice: false,
    custom: false,
  },
  {
    chainId: 8453,
    name: 'Base',
    symbol: 'ETH',
    decimals: 18,
    rpc: '/rpc/8453',
    practice: false,
    custom: false,
  },
];

export function fakePage(): FakePage {
  const kept = new Map<string, string>();
  return {
    kept,
    async load() {
      vi.resetModules();
      const events = new EventTarget();
      vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
      vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
      vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
      const head = { append: () => {} };
      const alone: Record<string, unknown> = { location: { origin: 'http://127.0.0.1:8470' } };
      vi.stubGlobal('window', Object.assign(alone, { self: alone, top: alone, parent: alone }));
      vi.stubGlobal('document', { baseURI: 'http://127.0.0.1:8470/', createElement: () => ({}), head });
      vi.stubGlobal('location', { origin: 'http://127.0.0.1:8470', host: '127.0.0.1:8470' });
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      });
      vi.stubGlobal('fetch', async () => Response.json({ networks, practice: null }));
      const runtime = await import('../runtime.ts');
      const { walletStore: store } = await import('../base/store.ts');
      return {
        runtime,
        store,
        discover: await import('../base/discover.ts'),
        network: await import('../changeNetwork.ts'),
      };
    },
  };
}

/** A wallet that is in the browser: it announces itself now, and whenever it is asked to. */
export function install(
  provider: Provider,
  {
    rdns = 'com.fox',
    name = 'Fox Wallet',
    uuid = rdns,
  }: Readonly<{ rdns?: string; name?: string; uuid?: string }> = {},
): void {
  const detail = { info: { uuid, name, rdns, icon: 'data:image/png;base64,AA==' }, provider };
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}

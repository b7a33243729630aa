/** Which networks this page may speak to. The page's own host says it; nothing else is ever contacted. */
import { useSyncExternalStore } from 'react';
import { type Config, type Network, noConfig, parseConfig } from './parseConfig.ts';

const noNetworks: readonly Network[] = [];

let current: Config | undefined;
let loading: Promise<Config> | undefined;
const listeners = new Set<() => void>();

/** Asks this page's host once. Never rejects: a host that serves no configuration serves no network. */
export function loadConfig(): Promise<Config> {
  loading ??= ask().then((config) => {
    current = config;
    for (const listener of listeners) listener();
    return config;
  });
  return loading;
}

/** The configuration; undefined until it has been loaded. */
export function useConfig(): Config | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** The enabled networks; none until the configuration has been loaded. */
export function useNetworks(): readonly Network[] {
  return useConfig()?.networks ?? noNetworks;
}

/** An enabled network by its chain id. */
export function networkOf(chainId: number): Network | undefined {
  return current?.networks.find((network) => network.chainId === chainId);
}

/** Where the network's node answers, as an absolute address. */
export function rpcUrl(network: Network): string {
  return new URL(network.rpc, document.baseURI).href;
}

async function ask(): Promise<Config> {
  try {
    const response = await fetch(new URL('config.json', document.baseURI), {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    return response.ok ? parseConfig(await response.json(), document.baseURI) : noConfig;
  } catch {
    return noConfig;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

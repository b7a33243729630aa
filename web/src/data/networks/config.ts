/**
 * Which networks this page speaks to: what its own host offers, and what the user added, replaced and turned off.
 * The page speaks to the networks that were enabled when it was opened. What is taken away after that, in this tab or
 * another, is gone at once; what is added needs the page to be opened again, since its content policy never widens.
 */
import { callOwnChains } from '@readback/phrases/ownChains.ts';
import { useSyncExternalStore } from 'react';
import { narrowPolicy } from '../sources/hosts.ts';
import { allNetworks, enabledConfig } from './allNetworks.ts';
import { networkChoices } from './choices.ts';
import { fetchNameJudges, isOrdinary } from './plainName.ts';
import { type Config, type Network, noConfig, parseConfig } from './parseConfig.ts';

const noNetworks: readonly Network[] = [];

let offered: Config = noConfig;
let opened: Config | undefined;
let current: Config | undefined;
let loading: Promise<Config> | undefined;
const listeners = new Set<() => void>();

/**
 * Asks this page's host once, and narrows the content policy to what is enabled: whoever waits for this reaches no
 * other host. Never rejects: a host that serves no configuration offers no network.
 */
export function loadConfig(): Promise<Config> {
  loading ??= begin();
  return loading;
}

async function begin(): Promise<Config> {
  const json = await ask();
  const { own } = networkChoices.get();
  if (own.length > 0 || !isOrdinary(JSON.stringify(json ?? ''))) await fetchNameJudges();
  offered = parseConfig(json, document.baseURI);
  opened = enabledConfig(offered, networkChoices.get());
  current = opened;
  callOwnChains(opened.networks.filter((it) => it.custom));
  narrowPolicy(opened.networks.map(rpcUrl));
  networkChoices.subscribe(takeAway);
  for (const listener of listeners) listener();
  return opened;
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

/** The networks that the page's host offers, as it offers them; none until the configuration has been loaded. */
export function offeredNetworks(): readonly Network[] {
  return offered.networks;
}

/** Whether the networks that the user chose are others than those the page was opened with. */
export function needsReload(): boolean {
  const wanted = enabledConfig(offered, networkChoices.get()).networks;
  return wanted.some((it) => !isAmong(it, current?.networks ?? noNetworks));
}

/** Every network, also those that are turned off, as the user chose them; see `needsReload`. */
export function chosenNetworks(): readonly Network[] {
  return allNetworks(offered.networks, networkChoices.get());
}

function takeAway(): void {
  if (!opened) return;
  const wanted = enabledConfig(offered, networkChoices.get());
  const networks = opened.networks.filter((it) => isAmong(it, wanted.networks));
  current = { ...opened, networks, practice: wanted.practice && opened.practice };
  callOwnChains(wanted.networks.filter((it) => it.custom));
  for (const listener of listeners) listener();
}

function isAmong(network: Network, networks: readonly Network[]): boolean {
  return networks.some((it) => it.chainId === network.chainId && it.rpc === network.rpc);
}

/** What this page's host says; undefined where it says nothing. */
async function ask(): Promise<unknown> {
  try {
    const response = await fetch(new URL('config.json', document.baseURI), {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the user chose of networks: own ones, own nodes, and which are turned off. */
import { nativeDecimals } from '@readback/core/world/nativeDecimals.ts';
import type { Network } from './parseConfig.ts';
import { openSetting } from '../base/setting.ts';
import { isChainId, isRecord } from '../base/shapes.ts';
import { isNodeUrl } from '../base/nodeUrl.ts';
import { isNameLike, isPlainName, mostName, mostSymbol } from './plainName.ts';
import { unnamedCoin } from './unnamed.ts';

/** A network that the user added. Its currency has 18 decimals, as the engine assumes everywhere. */
export type OwnNetwork = Readonly<{
  chainId: number;
  name: string;
  symbol: string;
  rpc: string;
  explorer?: string;
}>;

export type Choices = Readonly<{
  own: readonly OwnNetwork[];
  /** Own nodes for networks that the page's host offers, by chain id. */
  nodes: Readonly<Record<string, string>>;
  /** Chain ids of the networks that are turned off. */
  off: readonly number[];
}>;

/** More than anybody lists by hand; the rest of a damaged or foreign setting is left out. */
const mostNetworks = 100;

/** One entry that makes no sense is left out and takes no other with it. What odd letters a name has is judged where it is shown. */
function read(it: unknown): Choices | undefined {
  if (!isRecord(it) || !Array.isArray(it.own) || !isRecord(it.nodes) || !Array.isArray(it.off))
    return undefined;
  const nodes = Object.entries(it.nodes).filter((entry): entry is [string, string] => isNode(entry[1]));
  return {
    own: it.own.flatMap((each) => ownNetwork(each)).slice(0, mostNetworks),
    nodes: Object.fromEntries(nodes.slice(0, mostNetworks)),
    off: it.off.filter(isChainId).slice(0, mostNetworks),
  };
}

function ownNetwork(it: unknown): readonly OwnNetwork[] {
  if (!isRecord(it)) return [];
  const { chainId, name, symbol, rpc, explorer } = it;
  const isNamed = isTextWith(name, mostName) && isTextWith(symbol, mostSymbol);
  if (!isChainId(chainId) || !isNamed || !isNode(rpc)) return [];
  if (!('explorer' in it)) return [{ chainId, name, symbol, rpc }];
  return isNode(explorer) ? [{ chainId, name, symbol, rpc, explorer }] : [];
}

function isTextWith(it: unknown, most: number): it is string {
  return typeof it === 'string' && isNameLike(it, most);
}

function isNode(it: unknown): it is string {
  return typeof it === 'string' && isNodeUrl(it);
}

export const networkChoices = openSetting<Choices>({
  name: 'networks',
  schema: read,
  standard: { own: [], nodes: {}, off: [] },
});

/** Adds a network, or puts this instead of the own one with the same chain id. It is turned on. */
export function addNetwork(own: OwnNetwork): void {
  const { own: before, off, nodes } = networkChoices.get();
  networkChoices.set({
    own: [...before.filter((it) => it.chainId !== own.chainId), own],
    nodes,
    off: off.filter((it) => it !== own.chainId),
  });
}

/** Forgets a network that the user added. */
export function removeNetwork(id: number): void {
  const { own, nodes, off } = networkChoices.get();
  networkChoices.set({
    own: own.filter((it) => it.chainId !== id),
    nodes,
    off: off.filter((it) => it !== id),
  });
}

/** Puts the user's node instead of the offered one; undefined goes back to it. */
export function replaceNode({ chainId: id, custom }: Network, rpc: string | undefined): void {
  const { own, nodes, off } = networkChoices.get();
  if (custom) {
    const changed = own.map((it) => (it.chainId === id && rpc !== undefined ? { ...it, rpc } : it));
    return networkChoices.set({ own: changed, nodes, off });
  }
  const others = Object.entries(nodes).filter(([each]) => each !== String(id));
  const now = rpc === undefined ? others : [...others, [String(id), rpc] as const];
  const kept = own.filter((it) => it.chainId !== id);
  networkChoices.set({ own: kept, nodes: Object.fromEntries(now), off });
}

export function switchNetwork(id: number, on: boolean): void {
  const { own, nodes, off } = networkChoices.get();
  const others = off.filter((it) => it !== id);
  networkChoices.set({ own, nodes, off: on ? others : [...others, id] });
}

/** A network of the user's own as the page uses networks. */
export function asNetwork(own: OwnNetwork): Network {
  const symbol = isPlainName(own.symbol, mostSymbol) ? own.symbol : unnamedCoin;
  return { ...own, symbol, decimals: nativeDecimals, practice: false, custom: true };
}

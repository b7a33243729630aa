/** What the user chose of networks: own ones, own nodes, and which are switched off. */
import { nativeDecimals } from '@readback/core/world/chains.ts';
import * as v from 'valibot';
import type { Network } from '../parseConfig.ts';
import { openSetting } from '../setting.ts';
import { isNodeUrl } from './nodeUrl.ts';
import { isPlainName, mostName, mostSymbol } from './plainName.ts';

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
  /** Chain ids of the networks that are switched off. */
  off: readonly number[];
}>;

/** More than anybody lists by hand; the rest of a damaged or foreign setting is left out. */
const mostNetworks = 100;

const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const ownNetwork = v.object({
  chainId,
  name: v.pipe(
    v.string(),
    v.check((it) => isPlainName(it, mostName)),
  ),
  symbol: v.pipe(
    v.string(),
    v.check((it) => isPlainName(it, mostSymbol)),
  ),
  rpc: v.pipe(v.string(), v.check(isNodeUrl)),
  explorer: v.exactOptional(v.pipe(v.string(), v.check(isNodeUrl))),
});

/** One entry that makes no sense is left out and takes no other with it. */
const schema: v.GenericSchema<unknown, Choices> = v.object({
  own: v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.flatMap((it) => fitting(ownNetwork, it)).slice(0, mostNetworks)),
  ),
  nodes: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) =>
      Object.fromEntries(
        Object.entries(all)
          .flatMap(([id, it]) => (typeof it === 'string' && isNodeUrl(it) ? [[id, it] as const] : []))
          .slice(0, mostNetworks),
      ),
    ),
  ),
  off: v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.flatMap((it) => fitting(chainId, it)).slice(0, mostNetworks)),
  ),
});

export const networkChoices = openSetting<Choices>({
  name: 'networks',
  schema,
  standard: { own: [], nodes: {}, off: [] },
});

/** Adds a network, or puts this instead of the own one with the same chain id. It is switched on. */
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
  return { ...own, decimals: nativeDecimals, practice: false, custom: true };
}

function fitting<T>(of: v.GenericSchema<unknown, T>, it: unknown): readonly T[] {
  const read = v.safeParse(of, it);
  return read.success ? [read.output] : [];
}

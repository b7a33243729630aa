import type { Config, Network } from './parseConfig.ts';
import { asNetwork, type Choices } from './choices.ts';
import { isPlainName, isTakenName, mostName } from './plainName.ts';
import { unnamed } from './unnamed.ts';

/** The practice chain and its empty neighbour. Development nodes of the user's own have the same ids. */
const practiceIds: ReadonlySet<number> = new Set([31337, 31338]);

/**
 * Every network of this page, also those that are turned off: what its host offers, with the user's nodes in place
 * of the host's, then the user's own. No two have one chain id: where both name one, the host's name and the user's
 * node count. A practice network is as the host offers it; a network of the user's own with its id takes its place, under
 * a name of its own.
 */
export function allNetworks(offered: readonly Network[], choices: Choices): readonly Network[] {
  const own = new Set(choices.own.map((it) => it.chainId));
  const kept = offered.filter((it) => !(it.practice && own.has(it.chainId)));
  const seen = new Set(kept.map((it) => it.chainId));
  return [
    ...kept.map((it) => withOwnNode(it, choices)),
    ...choices.own
      .filter(({ chainId }) => !seen.has(chainId) && seen.add(chainId))
      .map(asNetwork)
      .map((it) =>
        isPlainName(it.name, mostName) && !isTakenName(it, offered)
          ? it
          : { ...it, name: unnamed(it.chainId) },
      ),
  ];
}

/**
 * What is enabled of a page's configuration. A practice chain that is turned off, or whose place is taken, brings no
 * practice wallet.
 */
export function enabledConfig(offered: Config, choices: Choices): Config {
  const networks = allNetworks(offered.networks, choices).filter(
    ({ chainId }) => !choices.off.includes(chainId),
  );
  const rpc = offered.practice?.rpc;
  const isHome = (it: Network) => it.practice && it.rpc === rpc;
  const practiceOff = offered.networks.some(isHome) && !networks.some(isHome);
  return { ...offered, networks, practice: practiceOff ? null : offered.practice };
}

/** Whether a chain id belongs to the practice chains, wherever they are served. */
export function isPracticeId(chainId: number): boolean {
  return practiceIds.has(chainId);
}

function withOwnNode(network: Network, { nodes, own }: Choices): Network {
  if (network.practice) return network;
  const id = String(network.chainId);
  const node = Object.hasOwn(nodes, id) ? nodes[id] : own.find((it) => it.chainId === network.chainId)?.rpc;
  return node === undefined ? network : { ...network, rpc: node };
}

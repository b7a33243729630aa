import type { Config, Network } from '../parseConfig.ts';
import { asNetwork, type Choices } from './choices.ts';
import { isOthersName } from './othersName.ts';

/**
 * The practice chain and its empty neighbour. No network of the user's own may have their ids: sentences call them
 * the practice chain, whoever's node answers.
 */
const practiceIds: ReadonlySet<number> = new Set([31337, 31338]);

/**
 * Every network of this page, also those that are switched off: what its host offers, with the user's nodes in place
 * of the host's, then the user's own. No two have one chain id: where both name one, the host's name and the user's
 * node count. A practice network is as the host offers it.
 */
export function allNetworks(offered: readonly Network[], choices: Choices): readonly Network[] {
  const seen = new Set(offered.map((it) => it.chainId));
  return [
    ...offered.map((it) => withOwnNode(it, choices)),
    ...choices.own
      .filter(({ chainId }) => !isPracticeId(chainId) && !seen.has(chainId) && seen.add(chainId))
      .map(asNetwork)
      .map((it) => (isOthersName(it, offered) ? { ...it, name: `Chain ${it.chainId}` } : it)),
  ];
}

/** What is enabled of a page's configuration. A practice chain that is switched off brings no practice wallet. */
export function enabledConfig(offered: Config, choices: Choices): Config {
  const isOn = ({ chainId }: Network) => !choices.off.includes(chainId);
  const rpc = offered.practice?.rpc;
  const practiceOff = offered.networks.some((it) => it.practice && it.rpc === rpc && !isOn(it));
  return {
    networks: allNetworks(offered.networks, choices).filter(isOn),
    practice: practiceOff ? null : offered.practice,
  };
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

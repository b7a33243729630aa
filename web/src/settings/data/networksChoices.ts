import { networkOf } from '../../data/config.ts';
import {
  addNetwork,
  type Choices,
  networkChoices,
  replaceNode,
  switchNetwork,
} from '../../data/networks/choices.ts';
import type { Network } from '../../data/parseConfig.ts';
import type { Choice } from './choice.ts';

const nodeRisk = 'A node learns what you look at, and a lying node can make a readback wrong.';

/** Which networks and nodes a file would add, replace or switch off. */
export function networksChoices(next: Choices | undefined): readonly Choice[] {
  if (!next) return [];
  const now = networkChoices.get();
  const called = (chainId: number) => networkOf(chainId)?.name ?? `chain ${chainId}`;
  const added = next.own.map((own): Choice | undefined => {
    const before = now.own.find(({ chainId }) => chainId === own.chainId);
    if (before?.rpc === own.rpc && before.name === own.name && before.symbol === own.symbol) return undefined;
    // Of a network that is offered here, only the node would be taken: that is what is asked about.
    const network = networkOf(own.chainId);
    if (network && !network.custom) {
      if (Object.hasOwn(next.nodes, String(own.chainId))) return undefined;
      return nodeChoice(network, own.rpc);
    }
    return {
      id: `network-${own.chainId}`,
      title: `Your own network, chain ${own.chainId}`,
      now: before ? `${before.name}, ${before.rpc}` : 'none',
      next: `${own.name}, ${own.symbol}, ${own.rpc}`,
      risk: nodeRisk,
      apply: () => addNetwork(own),
    };
  });
  const replaced = Object.entries(next.nodes).map(([id, rpc]): Choice | undefined => {
    const network = networkOf(Number(id));
    return network && nodeChoice(network, rpc);
  });
  const off = next.off
    .filter((chainId) => !now.off.includes(chainId))
    .map(
      (chainId): Choice => ({
        id: `off-${chainId}`,
        title: `Disable ${called(chainId)}`,
        now: 'on',
        next: 'off',
        apply: () => switchNetwork(chainId, false),
      }),
    );
  return [...added, ...replaced, ...off].filter((it) => it !== undefined);
}

function nodeChoice(network: Network, rpc: string): Choice | undefined {
  const { chainId, name } = network;
  const before = networkChoices.get().nodes[chainId];
  if (before === rpc || network.practice) return undefined;
  return {
    id: `node-${chainId}`,
    title: `Node for ${name}`,
    now: before ?? network.rpc,
    next: rpc,
    risk: nodeRisk,
    apply: () => replaceNode(network, rpc),
  };
}

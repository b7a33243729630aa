import { networkOf } from '../../data/config.ts';
import {
  addNetwork,
  type Choices,
  networkChoices,
  replaceNode,
  switchNetwork,
} from '../../data/networks/choices.ts';
import type { Choice } from './choice.ts';

const nodeRisk = 'A node learns what you look at, and one that lies can make a readback wrong.';

/** Which networks and nodes a file would add, replace or switch off. */
export function networksChoices(next: Choices | undefined): readonly Choice[] {
  if (!next) return [];
  const now = networkChoices.get();
  const called = (chainId: number) => networkOf(chainId)?.name ?? `chain ${chainId}`;
  const added = next.own.map((own): Choice | undefined => {
    const before = now.own.find(({ chainId }) => chainId === own.chainId);
    if (before?.rpc === own.rpc && before.name === own.name && before.symbol === own.symbol) return undefined;
    return {
      id: `network-${own.chainId}`,
      title: `Network of your own, chain ${own.chainId}`,
      now: before ? `${before.name}, ${before.rpc}` : 'none',
      next: `${own.name}, ${own.symbol}, ${own.rpc}`,
      risk: nodeRisk,
      apply: () => addNetwork(own),
    };
  });
  const replaced = Object.entries(next.nodes).map(([id, rpc]): Choice | undefined => {
    const chainId = Number(id);
    const network = networkOf(chainId);
    if (!network || now.nodes[id] === rpc) return undefined;
    return {
      id: `node-${id}`,
      title: `Node of ${network.name}`,
      now: now.nodes[id] ?? network.rpc,
      next: rpc,
      risk: nodeRisk,
      apply: () => replaceNode(network, rpc),
    };
  });
  const off = next.off
    .filter((chainId) => !now.off.includes(chainId))
    .map(
      (chainId): Choice => ({
        id: `off-${chainId}`,
        title: `Switch off ${called(chainId)}`,
        now: 'on',
        next: 'off',
        apply: () => switchNetwork(chainId, false),
      }),
    );
  return [...added, ...replaced, ...off].filter((it) => it !== undefined);
}

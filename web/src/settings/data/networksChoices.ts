import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { networkOf } from '../../data/networks/config.ts';
import {
  addNetwork,
  type Choices,
  networkChoices,
  replaceNode,
  switchNetwork,
} from '../../data/networks/choices.ts';
import '../../data/networks/nameJudges.ts';
import { isPlainName, mostName, mostSymbol } from '../../data/networks/plainName.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import type { Choice } from './choice.ts';

/** Which networks and nodes a file would add, replace or switch off. */
export function networksChoices(next: Choices | undefined): readonly Choice[] {
  if (!next) return [];
  const now = networkChoices.get();
  const called = (chainId: number) => networkOf(chainId)?.name ?? fill(words.chain, { id: String(chainId) });
  const named = next.own.filter(
    ({ name, symbol }) => isPlainName(name, mostName) && isPlainName(symbol, mostSymbol),
  );
  const added = named.map((own): Choice | undefined => {
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
      title: fill(words.ownNetwork, { id: String(own.chainId) }),
      now: before ? fill(words.networkNow, { name: before.name, node: before.rpc }) : words.noNetwork,
      next: fill(words.networkThen, { name: own.name, symbol: own.symbol, node: own.rpc }),
      risk: words.nodeRisk,
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
        title: fill(words.disable, { network: called(chainId) }),
        now: words.on,
        next: words.off,
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
    title: fill(words.node, { network: name }),
    now: before ?? network.rpc,
    next: rpc,
    risk: words.nodeRisk,
    apply: () => replaceNode(network, rpc),
  };
}

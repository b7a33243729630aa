import * as words from '@readback/phrases/words/web/wallet/problems.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import type { Known } from '@readback/core/model/known.ts';
import { type Chain, custom, defineChain } from 'viem';
import { type Config, createConfig, createStorage, type Transport } from 'wagmi';
import { rpcUrl } from '../data/networks/config.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { askNode } from '../data/world/askNode.ts';
import { keptUnder } from './base/kept.ts';
import { saneConnections } from './kept/keptConnection.ts';
import { guardedStorage, type TextStore } from '../data/base/textStore.ts';

/** What a node has for one answer: milliseconds, bytes. */
const bounds = { deadline: 10_000, maxBytes: 2_000_000 };

/**
 * wagmi for connection and reads, with the networks that this page's host enabled and no other.
 *
 * Wallets are found by `discover.ts` and become connectors when the user chooses them. wagmi's own discovery is
 * off, since it drops the second of two wallets that claim one id, and connects any wallet that offers an account.
 * Reads go the one way to a node that the rest of the page goes (`data/world/askNode.ts`): nothing is tried twice,
 * and every read is asked separately, so that no contract stands between a figure and its node. The connection is
 * kept in local storage, or in memory when the browser keeps nothing.
 */
export function createWalletConfig(
  networks: readonly Network[],
  storage: TextStore = guardedStorage(),
): Config {
  const [first = nowhere, ...others] = networks.map(chainOf);
  const transports: Record<number, Transport> = Object.fromEntries(
    networks.map(({ chainId }) => [chainId, custom({ request: nodeOf(chainId) }, { retryCount: 0 })]),
  );
  return createConfig({
    chains: [first, ...others],
    connectors: [],
    multiInjectedProviderDiscovery: false,
    batch: { multicall: false },
    transports: { [nowhere.id]: custom({ request: noNode }, { retryCount: 0 }), ...transports },
    storage: createStorage({ storage: saneConnections(storage, `${keptUnder}.store`), key: keptUnder }),
    ssr: false,
  });
}

function chainOf(network: Network): Chain {
  return defineChain({
    id: network.chainId,
    name: network.name,
    nativeCurrency: { name: network.symbol, symbol: network.symbol, decimals: network.decimals },
    rpcUrls: { default: { http: [rpcUrl(network)] } },
    ...(network.explorer
      ? { blockExplorers: { default: { name: network.name, url: network.explorer } } }
      : {}),
  });
}

function nodeOf(chainId: number) {
  return async ({ method, params }: { method: string; params?: unknown }) => {
    const question = { chainId, method, params: Array.isArray(params) ? params : [] };
    const answer = await askNode(question, { ...bounds, signal: new AbortController().signal });
    if (answer.s !== 'known') throw new WordedError(words.nodeNotRead, { details: whyOf(answer) });
    if ('error' in answer.v) throw answer.v.error;
    return answer.v.result;
  };
}

function whyOf(answer: Known<unknown>): string {
  return answer.s === 'unknown' ? answer.why : answer.s;
}

/** Stands in when the host enables no network: wagmi wants at least one. It contacts nobody. */
const nowhere = defineChain({
  id: Number.MAX_SAFE_INTEGER,
  name: 'none',
  nativeCurrency: { name: 'none', symbol: 'none', decimals: 18 },
  rpcUrls: { default: { http: [] } },
});

async function noNode(): Promise<never> {
  throw new Error('No network is enabled on this page.');
}

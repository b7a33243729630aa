import { chainInfo } from '@readback/core/world/chains.ts';
import { nativeDecimals } from '@readback/core/world/nativeDecimals.ts';

/** A network that the page may speak to. `rpc` is absolute, or a path of this server. */
export type Network = Readonly<{
  chainId: number;
  name: string;
  symbol: string;
  decimals: number;
  rpc: string;
  explorer?: string;
  practice: boolean;
}>;

/**
 * The networks that a server offers unless told otherwise, each with one public node that answers pages of any host.
 * A node sees what is asked of it: whoever has one of their own should name it.
 */
export const publicNetworks: readonly Network[] = [
  network(1, 'https://ethereum.reth.rs/rpc', 'https://etherscan.io'),
  network(8453, 'https://mainnet.base.org', 'https://basescan.org'),
  network(42161, 'https://arb1.arbitrum.io/rpc', 'https://arbiscan.io'),
  network(10, 'https://mainnet.optimism.io', 'https://optimistic.etherscan.io'),
  network(137, 'https://polygon.drpc.org', 'https://polygonscan.com'),
  network(11155111, 'https://11155111.rpc.thirdweb.com', 'https://sepolia.etherscan.io'),
];

/**
 * The networks with nodes of the user's own: `READBACK_RPC_<chainId>` in the environment, and over it `nodesNamed`, each
 * `<chainId>=<url>`. Throws one sentence for what is not a network of the list or no http address.
 */
export function networksWith(
  nodesNamed: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  networks: readonly Network[] = publicNetworks,
): readonly Network[] {
  const nodes = new Map<number, string>();
  for (const [key, url] of Object.entries(environment)) {
    const id = /^READBACK_RPC_(\d+)$/.exec(key)?.[1];
    if (id !== undefined && url) nodes.set(Number(id), checked(url, key));
  }
  for (const it of nodesNamed) {
    const [, id, url] = /^(\d+)=(.+)$/.exec(it) ?? [];
    if (id === undefined || url === undefined) throw new Error(`--rpc takes <chainId>=<url>, not ${it}.`);
    nodes.set(Number(id), checked(url, '--rpc'));
  }
  for (const id of nodes.keys()) {
    if (networks.some((it) => it.chainId === id)) continue;
    const list = networks.map((it) => `${it.chainId} ${it.name}`).join(', ');
    throw new Error(`Chain ${id} is not one of the networks here: ${list}.`);
  }
  return networks.map((it) => ({ ...it, rpc: nodes.get(it.chainId) ?? it.rpc }));
}

function checked(url: string, where: string): string {
  const { protocol, username, password } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  if (username || password) {
    // Neither is repeated: terminals and logs are read by others.
    throw new Error(
      `${where} names a node with a user name or password, which browsers do not send. Leave them out.`,
    );
  }
  if (protocol === 'https:' || protocol === 'http:') return url;
  throw new Error(`${where} names ${url}, which is no http or https address.`);
}

/** A network with the name and currency that the engine knows it by. */
function network(chainId: number, rpc: string, explorer: string): Network {
  return { ...named(chainId), rpc, explorer, practice: false };
}

/** The part of a network that follows from its id. */
export function named(chainId: number): Pick<Network, 'chainId' | 'name' | 'symbol' | 'decimals'> {
  const { name, symbol } = chainInfo(chainId) ?? { name: `Network ${chainId}`, symbol: 'ETH' };
  return { chainId, name, symbol, decimals: nativeDecimals };
}

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placesIn } from './protocolPlaces.mjs';

/**
 * How the addresses of a protocol's package are read, whose name and version its file in `core/shipped` says. None of the
 * packages is a dependency of the product.
 */
export const packages = [
  {
    file: 'aave',
    async read(at) {
      const book = await module(at, 'dist/AaveAddressBook.mjs');
      // A deployment of its own ("AaveV3EthereumLido") has the keys of its version.
      return Object.entries(book).flatMap(([key, it]) =>
        placesIn(it, { key: /^Aave(?:V\d|\w+)/.exec(key)?.[0].replace(/^(AaveV\d).*/, '$1') ?? key }),
      );
    },
  },
  {
    file: 'cow',
    read: async (at) => placesIn({ ...(await module(at, 'dist/index.mjs')) }),
  },
  {
    file: 'curve',
    // By the name of the network, and the packages that it needs to be loaded are many.
    async read(at) {
      const folder = join(at, 'lib/constants/pools');
      return readdirSync(folder).flatMap((file) =>
        poolsIn(readFileSync(join(folder, file), 'utf8'), curveNetworks[file.replace(/\.js$/, '')]),
      );
    },
  },
  {
    file: 'curveStablecoin',
    read: async (at) => poolsIn(readFileSync(join(at, 'lib/constants/llammas.js'), 'utf8'), 1),
  },
  {
    file: 'farcaster',
    // Its constants are of OP Mainnet; the package itself needs many others to be loaded.
    read: async (at) => {
      const text = readFileSync(join(at, 'dist/index.mjs'), 'utf8');
      const constants = text.matchAll(/(?:var|const|let) ([A-Z][A-Z0-9_]+_ADDRESS) = "(0x[0-9a-fA-F]{40})"/g);
      return [...constants].flatMap(([, key, address]) => placesIn(address, { chain: 10, key }));
    },
  },
  {
    file: 'gmx',
    read: async (at) =>
      placesIn(createRequire(join(at, 'package.json'))('./build/cjs/src/configs/contracts.js').CONTRACTS),
  },
  {
    file: 'morpho',
    read: async (at) => placesIn((await module(at, 'lib/esm/addresses.js')).addressesRegistry),
  },
  {
    file: 'pendle',
    read: async (at) => jsonIn(join(at, 'deployments'), /^\d+-core\.json$/),
  },
  {
    file: 'sablier',
    async read(at) {
      const releases = join(at, 'dist/esm/evm/releases');
      const files = readdirSync(releases, { recursive: true }).filter((it) => it.endsWith('deployments.js'));
      const all = await Promise.all(files.map((it) => module(releases, it)));
      return all.flatMap((it, index) => placesIn({ ...it }, { key: files[index] }));
    },
  },
  {
    file: 'superfluid',
    read: async (at) => jsonIn(at, /^networks\.json$/),
  },
  {
    file: 'uniswap',
    async read(at) {
      const it = createRequire(join(at, 'package.json'))('./dist/cjs/src/addresses.js');
      // It gives Ethereum's address for each chain of which it has no other: that says nothing of those.
      const router = placesIn(it.SWAP_ROUTER_02_ADDRESSES(1), { chain: 1, key: 'swapRouter02' });
      return [...placesIn(it), ...router];
    },
  },
  {
    file: 'zora',
    read: async (at) => placesIn({ ...(await module(at, 'dist/index.js')) }),
  },
  {
    file: 'priceFeeds',
    async read(at) {
      const book = await module(at, 'dist/AaveAddressBook.mjs');
      return Object.entries(feedNetworks).flatMap(([name, chain]) =>
        placesIn({ ...book[`Chainlink${name}`] }, { chain }),
      );
    },
  },
  {
    file: 'safe',
    read: async (at) => jsonIn(join(at, 'dist/assets'), /\.json$/),
  },
  {
    file: 'safeModules',
    read: async (at) => jsonIn(join(at, 'dist/assets'), /\.json$/),
  },
];

const feedNetworks = {
  Arbitrum: 42161,
  Avalanche: 43114,
  BNB: 56,
  Base: 8453,
  Celo: 42220,
  Ethereum: 1,
  Gnosis: 100,
  Linea: 59144,
  Mantle: 5000,
  Optimism: 10,
  Polygon: 137,
  Scroll: 534352,
  Soneium: 1868,
  Sonic: 146,
  ZkSync: 324,
};

const curveNetworks = {
  arbitrum: 42161,
  aurora: 1313161554,
  avalanche: 43114,
  ethereum: 1,
  fantom: 250,
  moonbeam: 1284,
  optimism: 10,
  polygon: 137,
  xdai: 100,
};

/** Addresses in the text of a table, by the key that they are behind. */
function poolsIn(text, chain) {
  if (chain === undefined) return [];
  const found = text.matchAll(/(\w+): *['"](0x[0-9a-fA-F]{40})['"]/g);
  return [...found].flatMap(([, key, address]) => placesIn(address, { chain, key }));
}

function module(at, file) {
  return import(pathToFileURL(join(at, file)).href);
}

function jsonIn(folder, files) {
  return readdirSync(folder, { recursive: true })
    .filter((it) => files.test(it))
    .flatMap((it) => placesIn(JSON.parse(readFileSync(join(folder, it), 'utf8'))));
}

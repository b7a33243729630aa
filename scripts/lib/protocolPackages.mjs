import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placesIn } from './protocolPlaces.mjs';

/**
 * The packages that the tables of names were taken from, with exact versions: the names of their rows, and how their
 * addresses are read. None of them is a dependency of the product.
 */
export const packages = [
  {
    name: '@bgd-labs/aave-address-book',
    version: '4.44.22',
    names: /^(?:Aave|Staked)/,
    async read(at) {
      const book = await module(at, 'dist/AaveAddressBook.mjs');
      // A deployment of its own ("AaveV3EthereumLido") has the keys of its version.
      return Object.entries(book).flatMap(([key, it]) =>
        placesIn(it, { key: /^Aave(?:V\d|\w+)/.exec(key)?.[0].replace(/^(AaveV\d).*/, '$1') ?? key }),
      );
    },
  },
  {
    name: '@cowprotocol/sdk-config',
    version: '2.4.0',
    names: /^(?:CoW|ComposableCoW)/,
    read: async (at) => placesIn({ ...(await module(at, 'dist/index.mjs')) }),
  },
  {
    name: '@farcaster/core',
    version: '0.20.0',
    names: /^Farcaster/,
    // Its constants are of OP Mainnet; the package itself needs many others to be loaded.
    read: async (at) => {
      const text = readFileSync(join(at, 'dist/index.mjs'), 'utf8');
      const constants = text.matchAll(/(?:var|const|let) ([A-Z][A-Z0-9_]+_ADDRESS) = "(0x[0-9a-fA-F]{40})"/g);
      return [...constants].flatMap(([, key, address]) => placesIn(address, { chain: 10, key }));
    },
  },
  {
    name: '@gmx-io/sdk',
    version: '1.4.0',
    names: /^GMX/,
    read: async (at) =>
      placesIn(createRequire(join(at, 'package.json'))('./build/cjs/src/configs/contracts.js').CONTRACTS),
  },
  {
    name: '@morpho-org/morpho-ts',
    version: '2.8.0',
    names: /^Morpho/,
    read: async (at) => placesIn((await module(at, 'lib/esm/addresses.js')).addressesRegistry),
  },
  {
    name: '@pendle/core-v2',
    version: '6.11.0',
    names: /^Pendle/,
    read: async (at) => jsonIn(join(at, 'deployments'), /^\d+-core\.json$/),
  },
  {
    name: 'sablier',
    version: '4.1.0',
    names: /^Sablier/,
    async read(at) {
      const releases = join(at, 'dist/esm/evm/releases');
      const files = readdirSync(releases, { recursive: true }).filter((it) => it.endsWith('deployments.js'));
      const all = await Promise.all(files.map((it) => module(releases, it)));
      return all.flatMap((it, index) => placesIn({ ...it }, { key: files[index] }));
    },
  },
  {
    name: '@superfluid-finance/metadata',
    version: '1.6.4',
    names: /^Superfluid/,
    read: async (at) => jsonIn(at, /^networks\.json$/),
  },
  {
    name: '@uniswap/sdk-core',
    version: '7.19.4',
    names: /^Uniswap (?:v2 router$|v3 (?!router$)|v4)/,
    async read(at) {
      const it = createRequire(join(at, 'package.json'))('./dist/cjs/src/addresses.js');
      // It gives Ethereum's address for each chain of which it has no other: that says nothing of those.
      const router = placesIn(it.SWAP_ROUTER_02_ADDRESSES(1), { chain: 1, key: 'swapRouter02' });
      return [...placesIn(it), ...router];
    },
  },
  {
    name: '@zoralabs/protocol-deployments',
    version: '0.7.6',
    names: /^Zora/,
    read: async (at) => placesIn({ ...(await module(at, 'dist/index.js')) }),
  },
  {
    name: '@safe-global/safe-deployments',
    version: '1.37.63',
    names: /^(?:Safe(?: |Migration|ToL2)|MultiSend|CreateCall|SignMessageLib)/,
    read: async (at) => jsonIn(join(at, 'dist/assets'), /\.json$/),
  },
  {
    name: '@safe-global/safe-modules-deployments',
    version: '3.0.10',
    names: /^(?:SafeModuleSetup|AddModulesLib|Safe4337Module)/,
    read: async (at) => jsonIn(join(at, 'dist/assets'), /\.json$/),
  },
];

function module(at, file) {
  return import(pathToFileURL(join(at, file)).href);
}

function jsonIn(folder, files) {
  return readdirSync(folder, { recursive: true })
    .filter((it) => files.test(it))
    .flatMap((it) => placesIn(JSON.parse(readFileSync(join(folder, it), 'utf8'))));
}

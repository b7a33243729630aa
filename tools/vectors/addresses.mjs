// Prints the addresses of Uniswap's routers and position managers, by version and chain, as rows of the data files
// in core/src/decode/wrappers/uniswap/.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The package keeps this table to itself.
const {
  CHAIN_CONFIGS,
} = require('./node_modules/@uniswap/universal-router-sdk/dist/cjs/src/utils/constants.js');
const { CHAIN_TO_ADDRESSES_MAP } = require('@uniswap/sdk-core');

/** Not routers: on World Chain the package names the address of the V2 router on Ethereum. */
const wrong = new Set(['0x7a250d5630b4cf539739df2c5dacb4c659f2488d']);

const routers = new Map();
for (const [chain, { routerConfigs }] of Object.entries(CHAIN_CONFIGS)) {
  const versions = new Map();
  for (const [version, { address }] of Object.entries(routerConfigs)) {
    const at = address.toLowerCase();
    versions.set(at, [...(versions.get(at) ?? []), version]);
  }
  for (const [at, of] of versions) {
    if (wrong.has(at)) continue;
    // Where two versions are named for one address nobody can say which it is.
    const table = of.length > 1 ? '1.2 or 2.0' : /^2\.[12]/.test(of[0]) ? '2.1' : of[0];
    const key = `${at} ${table}`;
    routers.set(key, [...(routers.get(key) ?? []), Number(chain)]);
  }
}
console.log('// routers');
for (const [key, chains] of routers) {
  const [at, ...table] = key.split(' ');
  console.log(`  ['${at}', '${table.join(' ')}', [${chains.join(', ')}]],`);
}

const managers = new Map();
for (const [chain, { v4PositionManagerAddress: address }] of Object.entries(CHAIN_TO_ADDRESSES_MAP)) {
  if (!address || /^0x0+$/.test(address)) continue;
  const at = address.toLowerCase();
  managers.set(at, [...(managers.get(at) ?? []), Number(chain)]);
}
console.log('// position managers');
for (const [at, chains] of managers) console.log(`  ['${at}', [${chains.join(', ')}]],`);

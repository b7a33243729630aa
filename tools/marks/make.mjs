import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

// Writes the marks that ship with the page, each a file: web/src/ui/marks/svg/<kind>/<kind>-<name>.svg.
const out = resolve(import.meta.dirname, '../../web/src/ui/marks/svg');

/** By the package's name for it, under the chain ids that it is the mark of. */
const networks = {
  ethereum: [1],
  optimism: [10],
  cronos: [25],
  'binance-smart-chain': [56],
  gnosis: [100],
  unichain: [130],
  polygon: [137],
  sonic: [146],
  fantom: [250],
  zksync: [324],
  world: [480],
  mantle: [5000],
  base: [8453],
  'arbitrum-one': [42161],
  celo: [42220],
  avalanche: [43114],
  ink: [57073],
  linea: [59144],
  blast: [81457],
  scroll: [534352],
};
const tokens =
  'AAVE ARB CBETH COMP CRV DAI ENS ETH EURC LDO LINK MKR OP PYUSD QNT UNI USDC USDE USDT WBTC'.split(' ');
/** By the first word of a contract's name; others have the mark of their token (`markOf.ts`). */
const protocols = {
  '1inch': 'exchanges/branded/1inch',
  balancer: 'exchanges/branded/balancer',
  cow: 'exchanges/branded/cowswap',
  odos: 'exchanges/branded/odos',
  pancakeswap: 'exchanges/branded/pancake-swap',
  sushi: 'exchanges/branded/sushiswap',
  uniswap: 'exchanges/branded/uniswap',
};
const notice = '<!-- Web3 Icons, MIT license, Copyright (c) 2024 0xa3k5 -->';

rmSync(out, { recursive: true, force: true });
for (const kind of ['network', 'token', 'protocol']) mkdirSync(resolve(out, kind), { recursive: true });
const all = [
  ...Object.entries(networks).flatMap(([name, ids]) =>
    ids.map((id) => [`network-${id}`, `networks/branded/${name}`]),
  ),
  ...tokens.map((it) => [`token-${it}`, `tokens/branded/${it}`]),
  ...Object.entries(protocols).map(([name, path]) => [`protocol-${name}`, path]),
];
for (const [name, path] of all) {
  const { default: svg } = await import(`@web3icons/core/svgs/${path}.svg.js`);
  const small = svg
    .replace(/ class="[^"]*"| width="24"| height="24"/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (!/^<svg [^>]*viewBox="0 0 24 24"/.test(small) || /<script|href|on\w+=|<style|<image/i.test(small))
    throw new Error(`${path} is not a drawing alone.`);
  writeFileSync(resolve(out, name.split('-')[0], `${name}.svg`), `${small}${notice}\n`);
}
console.log(`${all.length} marks are written.`);

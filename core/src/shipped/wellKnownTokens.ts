import type { Address } from 'viem';
import { checksummed } from '../text/address.ts';

type Known = Readonly<Record<string, readonly string[]>>;

/**
 * Tokens whose symbols are imitated most, by chain and by symbol in capitals: their addresses in lower case. Where a
 * bridged form has, or had, the same symbol, it is beside the issuer's own. From what the issuers and the bridges of
 * these networks publish, and the registry of ERC-7730 descriptors.
 */
const tokens: Readonly<Record<number, Known>> = {
  1: {
    USDC: ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
    USDT: ['0xdac17f958d2ee523a2206206994597c13d831ec7'],
    DAI: ['0x6b175474e89094c44da98b954eedeac495271d0f'],
    USDS: ['0xdc035d45d973e3ec169d2276ddab16f1e407384f'],
    USDE: ['0x4c9edd5852cd905f086c759e8383e09bff1e68b3'],
    PYUSD: ['0x6c3ea9036406852006290770bedfcaba0e23a0e8'],
    EURC: ['0x1abaea1f7c830bd89acc67ec4af516284b1bc33c'],
    WETH: ['0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
    WBTC: ['0x2260fac5e5542a773aa44fbcfedf7c193bc2c599'],
    STETH: ['0xae7ab96520de3a18e5e111b5eaab095312d7fe84'],
    WSTETH: ['0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0'],
    UNI: ['0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'],
    LINK: ['0x514910771af9ca656af840dff83e8264ecf986ca'],
    QNT: ['0x4a220e6096b25eadb88358cb44068a3248254675'],
    AAVE: ['0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'],
    COMP: ['0xc00e94cb662c3520282e6f5717214004a7f26888'],
    LDO: ['0x5a98fcbea516cf06857215779fd812ca3bef1b32'],
    CRV: ['0xd533a949740bb3306d119cc777fa900ba034cd52'],
    CVX: ['0x4e3fbd56cd56c3e72c1403e103b45db9da5b9d2b'],
    MKR: ['0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2'],
    BAL: ['0xba100000625a3754423978a60c9317c58a424e3d'],
    ENS: ['0xc18360217d8f7ab5e7c516566761ea12ce7f9d72'],
    RETH: ['0xae78736cd615f374d3085123a210448e74fc6393'],
    APE: ['0x4d224452801aced8b2f0aebe155379bb5d594381'],
    SHIB: ['0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce'],
    PEPE: ['0x6982508145454ce325ddbe47a25d4ec3d2311933'],
  },
  10: {
    USDC: ['0x0b2c639c533813f4aa9d7837caf62653d097ff85', '0x7f5c764cbc14f9669b88837ca1490cca17c31607'],
    USDT: ['0x94b008aa00579c1307b0ef2c499ad98a8ce58e58'],
    DAI: ['0xda10009cbd5d07dd0cecc66161fc93d7c9000da1'],
    WETH: ['0x4200000000000000000000000000000000000006'],
    WBTC: ['0x68f180fcce6836688e9084f035309e29bf0a2095'],
    OP: ['0x4200000000000000000000000000000000000042'],
  },
  56: {
    USDC: ['0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d'],
    USDT: ['0x55d398326f99059ff775485246999027b3197955'],
    DAI: ['0x1af3f329e8be154074d8769d1ffa4ee058b1dbc3'],
    WBNB: ['0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c'],
  },
  137: {
    USDC: ['0x3c499c542cef5e3811e1192ce70d8cc03d5c3359', '0x2791bca1f2de4661ed88a30c99a7a9449aa84174'],
    USDT: ['0xc2132d05d31c914a87c6611c10748aeb04b58e8f'],
    DAI: ['0x8f3cf7ad23cd3cadbd9735aff958023239c6a063'],
    WETH: ['0x7ceb23fd6bc0add59e62ac25578270cff1b9f619'],
    WBTC: ['0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6'],
    WPOL: ['0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270'],
    WMATIC: ['0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270'],
  },
  // The practice chain, whose contracts are at the same addresses wherever it is started.
  31337: {
    PUSD: ['0x8ce361602b935680e8dec218b820ff5056beb7af'],
    WETH: ['0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'],
  },
  8453: {
    USDC: ['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'],
    DAI: ['0x50c5725949a6f0c72e6c4a641f24049a917db0cb'],
    EURC: ['0x60a3e35cc302bfa44cb288bc5a4f316fdb1adb42'],
    WETH: ['0x4200000000000000000000000000000000000006'],
    CBBTC: ['0xcbb7c0000ab88b473b1f5afd9ef808440eed33bf'],
    CBETH: ['0x2ae3f1ec7f1f5012cfeab0185bfc7aa3cf0dec22'],
  },
  42161: {
    USDC: ['0xaf88d065e77c8cc2239327c5edb3a432268e5831', '0xff970a61a04b1ca14834a43f5de4533ebddb5cc8'],
    USDT: ['0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'],
    DAI: ['0xda10009cbd5d07dd0cecc66161fc93d7c9000da1'],
    WETH: ['0x82af49447d8a07e3bd95bd0d56f35241523fbab1'],
    WBTC: ['0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f'],
    ARB: ['0x912ce59144191c1204e64559fe8253a0e49e6548'],
  },
};

/**
 * The addresses that a token with this symbol is known to have on a chain; none where the symbol is of no well-known
 * token there. Capitals, blanks and signs around the letters do not count, since the eye does not count them.
 *
 * @example
 * wellKnown(1, '$usdc'); // ['0xa0b8…']
 */
export function wellKnown(chainId: number, symbol: string): readonly string[] {
  const known = Object.hasOwn(tokens, chainId) ? tokens[chainId] : undefined;
  const plain = plainSymbol(symbol);
  return known !== undefined && Object.hasOwn(known, plain) ? (known[plain] ?? []) : [];
}

/** All of these tokens on a chain, each once. */
export function wellKnownTokens(chainId: number): readonly Address[] {
  const known = Object.hasOwn(tokens, chainId) ? Object.values(tokens[chainId] ?? {}) : [];
  return [...new Set(known.flat())].map(checksummed);
}

/** Whether a token of a chain is one of these. */
export function isWellKnown(chainId: number, token: Address): boolean {
  return wellKnownSymbol(chainId, token) !== undefined;
}

/** The symbol, in capitals, of a token that is one of these. */
export function wellKnownSymbol(chainId: number, token: Address): string | undefined {
  return symbols.get(chainId)?.get(token.toLowerCase());
}

const symbols: ReadonlyMap<number, ReadonlyMap<string, string>> = new Map(
  Object.entries(tokens).map(([chainId, known]) => [
    Number(chainId),
    new Map(
      Object.entries(known)
        .toReversed()
        .flatMap(([symbol, all]) => all.map((address) => [address, symbol] as const)),
    ),
  ]),
);

/** A symbol as the eye takes it: capitals of plain letters and digits, full-width and styled forms as what they show. */
export function plainSymbol(symbol: string): string {
  return symbol
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

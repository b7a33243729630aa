import { wellKnown } from '@readback/core/shipped/wellKnownTokens.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import type { Address } from 'viem';

/** The drawings that ship with the page, by their file: each is fetched from the page's own host when it is shown. */
const files = import.meta.glob<string>('./svg/*/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
const marks = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -4), url]),
);
const tokens = [...marks.keys()].flatMap((it) => /^token-(.+)$/.exec(it)?.[1] ?? []);

/** Contracts of protocols whose mark is that of their token, by the first word of their names. */
const byToken: Readonly<Record<string, string>> = {
  aave: 'AAVE',
  compound: 'COMP',
  curve: 'CRV',
  lido: 'LDO',
};

/** The mark of a network, by its chain id; undefined for one that has none here. */
export function networkMark(chainId: number): string | undefined {
  return marks.get(`network-${chainId}`);
}

/** The mark of a network's own currency. What a test network or a practice chain calls ETH has none. */
export function currencyMark(chainId: number): string | undefined {
  const network = networkMark(chainId);
  return network && chainInfo(chainId)?.symbol === 'ETH' ? marks.get('token-ETH') : network;
}

/**
 * The mark of a token: only for an address that ships with Readback as that token's on that network. What a token calls itself
 * does not count, so that none gets the mark of another.
 */
export function tokenMark(chainId: number, address: Address): string | undefined {
  const digits = address.toLowerCase();
  const symbol = tokens.find((it) => wellKnown(chainId, it).includes(digits));
  return symbol && marks.get(`token-${symbol}`);
}

/** The mark of a protocol, by the name that ships with Readback for an address of its contract, and by no other name. */
export function protocolMark(shipped: string): string | undefined {
  const [first = ''] = shipped.toLowerCase().split(' ');
  return marks.get(`protocol-${first}`) ?? marks.get(`token-${byToken[first]}`);
}

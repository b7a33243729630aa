import type { ProxyKind } from '@readback/core/abi/code/proxyAt.ts';

/** What a proxy is called, with the standard that it follows. */
export const proxyWords: Readonly<Record<ProxyKind, string>> = {
  eip1967: 'Proxy (EIP-1967)',
  eip1967beacon: 'Beacon proxy (EIP-1967)',
  eip1822: 'Proxy (EIP-1822)',
  eip1167: 'Minimal proxy (ERC-1167)',
  eip7702: 'Account with delegated code (EIP-7702)',
  zeppelinos: 'Proxy (ZeppelinOS)',
  safe: 'Safe',
  eip897: 'Proxy (EIP-897)',
  eip2535: 'Diamond (EIP-2535)',
};

/** The first four bytes of what Readback itself asks of contracts without an argument. */
export const selectors = {
  symbol: '0x95d89b41',
  name: '0x06fdde03',
  decimals: '0x313ce567',
  totalSupply: '0x18160ddd',
  DOMAIN_SEPARATOR: '0x3644e515',
  nonce: '0xaffed0e0',
  getOwners: '0xa0e67e2b',
  getThreshold: '0xe75235b8',
  getModules: '0xb2494df3',
  implementation: '0x5c60da1b',
} as const;

/** `balanceOf(address)`: an account follows. */
export const balanceOfStart = '0x70a08231';

/** What ERC-165 calls the interfaces of ERC-721 and ERC-1155. */
export const interfaceIds = { erc721: '0x80ac58cd', erc1155: '0xd9b67a26' } as const;

/** What a contract says instead of an answer that lives off the chain (ERC-3668): `OffchainLookup`. */
export const offchainLookup = '0x556f1830';

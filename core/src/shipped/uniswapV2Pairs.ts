import { type Address, concat, getCreate2Address, type Hex, isAddressEqual, keccak256 } from 'viem';

/**
 * Whether an address is the pair of two tokens at one of Uniswap's own factories of version 2, of whatever network: a pair
 * stands where its factory and its tokens say (CREATE2), and nothing else can stand there.
 */
export function isUniswapPair(address: Address, one: Address, other: Address): boolean {
  const tokens = [one.toLowerCase() as Hex, other.toLowerCase() as Hex].sort();
  const salt = keccak256(concat(tokens));
  return factories.some((from) =>
    isAddressEqual(address, getCreate2Address({ from, salt, bytecodeHash: pairCodeHash })),
  );
}

/** From the package @uniswap/v2-sdk. */
const pairCodeHash = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';

/** `V2_FACTORY_ADDRESSES` of the package @uniswap/sdk-core, on 2026-08-07. */
const factories: readonly Address[] = [
  '0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f',
  '0xf62c03e08ada871a0beb309762e260a7a6a880e6',
  '0x0c3c1c532f1e39edf36be9fe0be1410313e074bf',
  '0xf1d7cc64fb4452f05c498126312ebe29f30fbcf9',
  '0x9e5a52f57b3038f1b8eee45f28b3c1967e22799c',
  '0x7ae58f10f7849ca6f5fb71b7f45cb416c9204b1e',
  '0x8909dc15e40173ff4699343b6eb8132c65e18ec6',
  '0x79a530c8e2fa8748b7b40dd3629c0520c2ccf03f',
  '0x5c346464d33f90babaf70db6388507cc889c1070',
  '0x1f98400000000000000000000000000000000002',
  '0x733e88f248b742db6c14c0b1713af5ad7fdd59d0',
  '0x97febbc2adbd5644ba22736e962564b23f5828ce',
  '0x182a927119d56008d921126764bf884221b10f59',
  '0xdf38f24fe153761634be942f9d859f3dba857e95',
  '0x114a43df6c5f54ebb8a9d70cd1951d3dd68004c7',
  '0xf9ec577a4e45b5278bb7cf60fcbc20c3acaef68f',
  '0xbf56488c857a881ae7e3bed27cf99c10a7ab7e50',
  '0x89e5db8b5aa49aa85ac63f691524311aeb649eba',
  '0x8bceaa40b9acdfaedf85adf4ff01f5ad6517937f',
  '0xfe57a6ba1951f69ae2ed4abe23e0f095df500c04',
];

import { type Address, concat, getCreate2Address, type Hex, keccak256 } from 'viem';
import { same } from '../ledger/account.ts';

/**
 * Whether an address is the pair of two tokens at one of these factories, of whatever network: a pair stands where its factory
 * and its tokens say (CREATE2), and nothing else can be there. `stable`: of factories that have two kinds of pairs.
 */
export function isPairOf(address: Address, one: Address, other: Address, stable?: boolean): boolean {
  const tokens = [one.toLowerCase() as Hex, other.toLowerCase() as Hex].sort();
  const flag: readonly Hex[] = stable === undefined ? [] : [stable ? '0x01' : '0x00'];
  const salt = keccak256(concat([...tokens, ...flag]));
  return (stable === undefined ? plain : ofTwoKinds).some(([bytecodeHash, factories]) =>
    factories.some((from) => same(address, getCreate2Address({ from, salt, bytecodeHash }))),
  );
}

/** `V2_FACTORY_ADDRESSES` of the package @uniswap/sdk-core, on 2026-08-07. */
const uniswap: readonly Address[] = [
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

type Factories = readonly (readonly [codeOfPair: Hex, factories: readonly Address[]])[];

/** By the hash of the code that creates a pair: from @uniswap/v2-sdk, and @pancakeswap/v2-sdk 1.2.2. */
const plain: Factories = [
  ['0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f', uniswap],
  [
    '0x00fb7f630766e6a796048ea87d01acd3068e8ff67d078148a3fa3f4a84f69bd5',
    ['0xca143ce32fe78f1f7019d7d551a6402fc5350c73'],
  ],
  [
    '0x57224589c67f3f30a6b0d7a1b54cf3153ab84563bc609ef41dfb34f8b2974d2d',
    ['0x1097053fd2ea711dad45caccc45eff7548fcb362'],
  ],
];

/** Velodrome and Aerodrome: script/deployParameters/ of github.com/velodrome-finance/universal-router, on 2025-06-24. */
const ofTwoKinds: Factories = [
  [
    '0x6f178972b07752b522a4da1c5b71af6524e8b0bd6027ccb29e5312b0e5bcdc3c',
    ['0x420dd381b31aef6683db6b902084cb0ffece40da'],
  ],
  [
    '0x558be7ee0c63546b31d0773eee1d90451bd76a0167bb89653722a2bd677c002d',
    ['0x31832f2a97fd20664d76cc421207669b55ce4bc0'],
  ],
  [
    '0xc0629f1c7daa09624e54d4f711ba99922a844907cce02997176399e4cc7e8fcf',
    ['0xf1046053aa5682b4f9a81b5481394da16be5ff5a'],
  ],
];

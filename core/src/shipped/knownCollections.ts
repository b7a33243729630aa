import { accountKey } from '../text/accountKey.ts';
import type { Address } from 'viem';

/** Collections of items that are copied most, by chain and address in lower case: read at several marketplaces and lenders. */
const collections: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d': 'Bored Ape Yacht Club',
    '0x60e4d786628fea6478f785a6d7e704777c86a7c6': 'Mutant Ape Yacht Club',
    '0xed5af388653567af2f388e6224dc7c4b3241c544': 'Azuki',
    '0xbd3531da5cf5857e7cfaa92426877b022e612cf8': 'Pudgy Penguins',
    '0x524cab2ec69124574082676e6f654a18df49a048': 'Lil Pudgys',
    '0x8a90cab2b38dba80c64b7734e58ee1db38b8992e': 'Doodles',
    '0x23581767a106ae21c074b2276d25e5c3e136a68b': 'Moonbirds',
    '0x49cf6f5d44e70224e2e23fdcdd2c053f30ada28b': 'CloneX',
    '0x5af0d9827e0c53e4799bb226655a1de152a425a5': 'Milady Maker',
    '0x7bd29408f11d2bfc23c34f18275bbf23bb716bc7': 'Meebits',
  },
};

/** The addresses of these on a network. */
export function knownCollections(chainId: number): readonly Address[] {
  return Object.keys(Object.hasOwn(collections, chainId) ? (collections[chainId] ?? {}) : {}) as Address[];
}

/** Whether a collection is one of these: it names the address, not the code that is there. */
export function isKnownCollection(chainId: number, address: Address): boolean {
  const its = Object.hasOwn(collections, chainId) ? collections[chainId] : undefined;
  return its !== undefined && Object.hasOwn(its, accountKey(address));
}

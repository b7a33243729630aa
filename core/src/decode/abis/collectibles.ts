import { blur } from './blur.ts';
import { looksRare } from './looksRare.ts';
import { manifold } from './manifold.ts';
import { mints } from './mints.ts';
import { nftMarkets } from './nftMarkets.ts';
import { seaport } from './seaport.ts';
import type { AbiTable } from './table.ts';
import { zoraMints } from './zoraMints.ts';

/** The tables of markets for NFTs, and of mints. A new one is a file beside this and a line here. */
export const collectibles: readonly AbiTable[] = [
  seaport,
  blur,
  looksRare,
  nftMarkets,
  manifold,
  mints,
  zoraMints,
];

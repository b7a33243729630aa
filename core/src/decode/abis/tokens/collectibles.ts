import { blur } from '../markets/blur.ts';
import { looksRare } from '../markets/looksRare.ts';
import { manifold } from '../markets/manifold.ts';
import { mints } from './mints.ts';
import { nftMarkets } from '../markets/nftMarkets.ts';
import { seaport } from '../markets/seaport.ts';
import type { AbiTable } from '../table.ts';
import { zoraMints } from '../markets/zoraMints.ts';

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

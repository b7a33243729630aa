import { bridges } from './bridges.ts';
import { cow } from './cow.ts';
import { kyber } from './kyber.ts';
import { oneInch } from './oneInch.ts';
import { seaport } from './seaport.ts';
import type { AbiTable } from './table.ts';
import { universalRouter } from './universalRouter.ts';
import { velora } from './velora.ts';
import { zeroX } from './zeroX.ts';

/** The tables of exchanges, bridges and markets. A new one is a file beside this and a line here. */
export const exchanges: readonly AbiTable[] = [
  universalRouter,
  oneInch,
  velora,
  zeroX,
  kyber,
  cow,
  seaport,
  bridges,
];

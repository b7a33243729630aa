import { across } from './across.ts';
import { arbitrum } from './arbitrum.ts';
import { bridges } from './bridges.ts';
import { hopSynapse } from './hopSynapse.ts';
import { intentBridges } from './intentBridges.ts';
import { messageBridges } from './messageBridges.ts';
import { optimism } from './optimism.ts';
import { rollupBridges } from './rollupBridges.ts';
import { stargate } from './stargate.ts';
import type { AbiTable } from '../table.ts';
import { zkSync } from './zkSync.ts';

/** The tables of bridges. A new one is a file beside this and a line here. */
export const acrossNetworks: readonly AbiTable[] = [
  bridges,
  across,
  stargate,
  optimism,
  arbitrum,
  zkSync,
  rollupBridges,
  hopSynapse,
  messageBridges,
  intentBridges,
];

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as chains from 'viem/chains';
import { root } from './lib/install.mjs';
import { listedRows } from './lib/listedRows.mjs';

// `npm run chains`: writes viem's list of networks, by name and currency, into core/src/world/listedChains.ts.
const rows = listedRows(chains);
writeFileSync(
  resolve(root, 'core/src/world/listedChains.ts'),
  `/**
 * Networks of viem's list whose currency has 18 decimals, as \`npm run chains\` writes them: the id, the name, the symbol of
 * the currency where it is not ETH, and what else viem calls the network. Loaded once a network is not in the first table.
 */
export const listedChains = \`
${rows.join('\n')}
\`;
`,
);
console.log(`${rows.length} networks are in core/src/world/listedChains.ts.`);

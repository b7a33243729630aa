// Prints real transactions out of the ERC-7730 registry (READBACK_REGISTRY), by protocol and function.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { print } from './print.mjs';

const { ethers } = createRequire(import.meta.url)('ethers');
const root = join(process.env.READBACK_REGISTRY ?? '', 'registry');
const wanted = { '1inch': 9, kyberswap: 1, uniswap: 4 };

const vectors = { from: 'ethereum/clear-signing-erc7730-registry at 3b66ba2, folders testsv2' };
for (const [folder, most] of Object.entries(wanted)) {
  const seen = new Set();
  for (const file of readdirSync(join(root, folder, 'testsv2'))
    .sort()
    .map((it) => join(root, folder, 'testsv2', it))) {
    for (const { rawTx, txHash, description, from } of JSON.parse(readFileSync(file, 'utf8')).tests) {
      if (rawTx === undefined) continue;
      const tx = ethers.utils.parseTransaction(rawTx);
      const selector = tx.data.slice(0, 10);
      if (seen.has(selector) || seen.size >= most || tx.data.length > 9_000) continue;
      seen.add(selector);
      vectors[`${folder} ${selector}`] = {
        description,
        ...(txHash === undefined ? {} : { txHash }),
        from: from ?? tx.from,
        chainId: tx.chainId,
        to: tx.to,
        value: tx.value.toString(),
        data: tx.data,
      };
    }
  }
}
print(vectors);

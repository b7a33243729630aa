import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';

export type Artefact = Readonly<{ abi: Abi; bytecode: Hex }>;

/**
 * ABI and creation code of a contract as its own project published them on npm, e.g.
 * `artefact('@uniswap/v2-core/build/UniswapV2Factory.json')`. Read from `node_modules`, never copied here.
 */
export function artefact(path: string): Artefact {
  return read(createRequire(import.meta.url).resolve(path));
}

/** One of our own contracts, by its name in `practice/contracts`. */
export function ownArtefact(name: string): Artefact {
  return read(new URL(`../compiled/${name}.json`, import.meta.url));
}

/** One of the artifacts of other projects that are kept in `src/artefacts`, by its name. */
export function keptArtefact(name: string): Artefact {
  return read(new URL(`../artefacts/${name}.json`, import.meta.url));
}

function read(path: string | URL): Artefact {
  const { abi, bytecode }: { abi: Abi; bytecode: string } = JSON.parse(readFileSync(path, 'utf8'));
  return { abi, bytecode: `0x${bytecode.replace(/^0x/, '')}` };
}

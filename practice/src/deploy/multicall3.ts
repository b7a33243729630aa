import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Address, Hex } from 'viem';
import type { Chain } from './chain.ts';

const address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Puts Multicall3 where it is on every chain, so that page and wallet find it there. */
export async function deployMulticall3(chain: Chain): Promise<Address> {
  await chain.setCode(address, runtimeOf(await creationCode()));
  return address;
}

/** viem carries it and does not export it. */
async function creationCode(): Promise<string> {
  const viem = dirname(createRequire(import.meta.url).resolve('viem/package.json'));
  const file = pathToFileURL(join(viem, '_esm/constants/contracts.js')).href;
  const { multicall3Bytecode }: { multicall3Bytecode: string } = await import(file);
  return multicall3Bytecode;
}

/** Its constructor is one word pair of 32 bytes that returns all that follows. */
function runtimeOf(creation: string): Hex {
  return `0x${creation.slice(2 + 64)}`;
}

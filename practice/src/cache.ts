import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';

/** The state of a chain that is set up, as Anvil dumps it, with what stands where. */
export type Prepared = Readonly<{ state: string; info: PracticeInfo }>;

export const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/readback-practice');

/** What was kept by `keep` for exactly this code and these packages, if it is still whole. */
export function kept(folder: string = cacheFolder): Prepared | undefined {
  try {
    const [sum, body] = readFileSync(fileIn(folder), 'utf8').split('\n', 2);
    return body !== undefined && sum === sha256(body) ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a prepared state for the next start, in place of all earlier ones. A folder that can't be written is not an error. */
export function keep(prepared: Prepared, folder: string = cacheFolder): void {
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    forget(folder);
    mkdirSync(folder, { recursive: true });
    const body = JSON.stringify(prepared);
    writeFileSync(draft, `${sha256(body)}\n${body}\n`);
    renameSync(draft, fileIn(folder));
  } catch {
    rmSync(draft, { force: true });
  }
}

export function forget(folder: string = cacheFolder): void {
  rmSync(folder, { recursive: true, force: true });
}

function fileIn(folder: string): string {
  return join(folder, `${key().slice(0, 32)}.state`);
}

/** Changes with every byte of the code that sets the chain up, and with the version of every package it reads. */
function key(): string {
  const hash = createHash('sha256');
  for (const folder of ['.', 'deploy', 'compiled', 'artefacts']) {
    const path = join(import.meta.dirname, folder);
    for (const name of readdirSync(path).toSorted()) {
      if (/(?<!\.test)\.(ts|json)$/.test(name)) hash.update(name).update(readFileSync(join(path, name)));
    }
  }
  for (const it of packages) hash.update(readFileSync(it));
  return hash.digest('hex');
}

const require = createRequire(import.meta.url);
const packages = [
  require.resolve('@account-abstraction/contracts/package.json'),
  require.resolve('@foundry-rs/anvil/package.json'),
  require.resolve('@safe-global/safe-contracts/package.json'),
  require.resolve('@uniswap/universal-router/package.json'),
  require.resolve('@uniswap/v2-core/package.json'),
  require.resolve('@uniswap/v2-periphery/package.json'),
  require.resolve('viem/package.json'),
  require.resolve('@readback/scenarios/practiceNames.ts'),
  require.resolve('@readback/scenarios/seaportListing.ts'),
  require.resolve('@readback/scenarios/seaportOrder.ts'),
];

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

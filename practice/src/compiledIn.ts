import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compiled } from './compile.ts';

/**
 * The contracts of a folder, as `compileContracts` makes them, kept by the content of the sources and of the compiler:
 * loading the compiler and compiling takes two seconds, and many files of tests need the same contracts.
 */
export async function compiledIn(sources: string): Promise<readonly Compiled[]> {
  const file = join(folder, `${keyOf(sources)}.json`);
  const found = read(file);
  if (found !== undefined) return found;
  const { compileContracts } = await import('./compile.ts');
  const made = compileContracts(sources);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.draft`);
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, file);
  return made;
}

const folder = join(import.meta.dirname, '../../node_modules/.cache/readback-compiled');

function read(file: string): readonly Compiled[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function keyOf(sources: string): string {
  const hash = createHash('sha256');
  for (const it of [require.resolve('solc/package.json'), join(import.meta.dirname, 'compile.ts')])
    hash.update(readFileSync(it));
  for (const name of readdirSync(sources).toSorted())
    if (name.endsWith('.sol')) hash.update(name).update(readFileSync(join(sources, name)));
  return hash.digest('hex').slice(0, 32);
}

const require = createRequire(import.meta.url);

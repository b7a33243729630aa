import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Descriptor as Foreign } from '@ethereum-sourcify/clear-signing';
import type { ClearSignSubject } from '../clearSign.ts';
import { testData } from '../conformance/provider.ts';
import { indexFiles, indexKey, parseIndex, type RegistryIndex } from '../document/registryIndex.ts';
import { readTestFile } from '../conformance/testFile.ts';
import type { Data } from '../paths/data.ts';
import type { Descriptor } from '../document/descriptor.ts';
import { type LoadFile, loadDescriptor } from '../document/includes.ts';
import type { Json } from '../document/json.ts';
import type { Rendered } from '../renderPlain.ts';
import type { ReferenceRegistry } from './reference.ts';

/** One case of the registry, ready to be asked of us and of the reference. */
export type RegistryCase = Readonly<{
  name: string;
  tested: string;
  descriptor: Descriptor;
  subject: ClearSignSubject;
  provider: Json;
  expected: Rendered;
  data: Data;
}>;

/** `leftOut` says which files and cases could not be loaded, and why. */
export type LoadedRegistry = Readonly<{
  cases: readonly RegistryCase[];
  leftOut: readonly string[];
  reference: ReferenceRegistry;
}>;

/**
 * Loads every case of a registry into memory, with every descriptor that one of them may need. What cannot be read is
 * left out, and named.
 */
export async function loadRegistry(root: string): Promise<LoadedRegistry> {
  const text = (place: string): string => readFileSync(join(root, place), 'utf8');
  const load = (place: string): Promise<string> => Promise.resolve(text(place));
  const index = indexIn(() => text(indexFiles.call));
  const inner = new Map<string, Descriptor>();
  for (const [key, place] of index) {
    const loaded = await loadDescriptor(place, load).catch(() => undefined);
    if (loaded !== undefined) inner.set(key, loaded);
  }
  const cases: RegistryCase[] = [];
  const leftOut: string[] = [];
  const leave = (what: string) => (error: unknown) => {
    leftOut.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  };
  for (const file of testFiles(root)) {
    const read = await testsIn(file, text, load).catch(leave(file));
    if (read === undefined) continue;
    const { tested, descriptor, provider, tests } = read;
    for (const { description, expected, subject: make } of tests) {
      const subject = await make().catch(leave(`${file}: ${description}`));
      if (subject === undefined) continue;
      const data = testData(provider, {
        call: (chainId, address) => {
          if (subject.kind === 'call' && chainId === subject.chainId && address === subject.to)
            return [descriptor];
          const found = inner.get(indexKey(chainId, address));
          return found === undefined ? [] : [found];
        },
        typed: () => [descriptor],
      });
      cases.push({ name: `${file}: ${description}`, tested, descriptor, subject, provider, expected, data });
    }
  }
  const parsed = new Map<string, Foreign>();
  const descriptorAt = (place: string): Promise<Foreign> => {
    const kept = parsed.get(place) ?? (JSON.parse(text(place)) as Foreign);
    parsed.set(place, kept);
    return Promise.resolve(kept);
  };
  return { cases, leftOut, reference: { calldataIndex: Object.fromEntries(index), descriptorAt } };
}

function indexIn(text: () => string): RegistryIndex {
  try {
    return parseIndex(text());
  } catch {
    return new Map();
  }
}

async function testsIn(file: string, text: (place: string) => string, load: LoadFile) {
  const { descriptor: relative, provider, cases: tests } = readTestFile(text(file));
  const tested = join(file, '..', relative).replaceAll('\\', '/');
  return { tested, descriptor: await loadDescriptor(tested, load), provider, tests };
}

export function testFiles(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)testsv2\/[^/]+\.tests\.json$/.test(file))
    .sort();
}

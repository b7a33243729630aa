import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Descriptor as Foreign } from '@ethereum-sourcify/clear-signing';
import type { ClearSignSubject } from '../clearSign.ts';
import { testData } from '../conformance/provider.ts';
import { indexFiles, indexKey, parseIndex } from '../registryIndex.ts';
import { readTestFile } from '../conformance/testFile.ts';
import type { Data } from '../data.ts';
import type { Descriptor } from '../descriptor.ts';
import { loadDescriptor } from '../includes.ts';
import type { Json } from '../json.ts';
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

export type LoadedRegistry = Readonly<{ cases: readonly RegistryCase[]; reference: ReferenceRegistry }>;

/** Loads every case of a registry into memory, with every descriptor that one of them may need. */
export async function loadRegistry(root: string): Promise<LoadedRegistry> {
  const text = (place: string): string => readFileSync(join(root, place), 'utf8');
  const load = (place: string): Promise<string> => Promise.resolve(text(place));
  const index = parseIndex(text(indexFiles.call));
  const inner = new Map<string, Descriptor>();
  for (const [key, place] of index)
    inner.set(key, await loadDescriptor(place, load).catch(() => undefined as never));
  const cases: RegistryCase[] = [];
  for (const file of testFiles(root)) {
    const { descriptor: relative, provider, cases: tests } = readTestFile(text(file));
    const tested = join(file, '..', relative).replaceAll('\\', '/');
    const descriptor = await loadDescriptor(tested, load);
    for (const { description, expected, subject: make } of tests) {
      const subject = await make();
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
  return { cases, reference: { calldataIndex: Object.fromEntries(index), descriptorAt } };
}

export function testFiles(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)testsv2\/[^/]+\.tests\.json$/.test(file))
    .sort();
}

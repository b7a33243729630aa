import type { Address } from 'viem';
import { ReadbackError } from '../../../text/errors.ts';
import { clearSign } from '../clearSign.ts';
import type { ClearSigned, Warning } from '../../../model/clearSigned.ts';
import type { Descriptor } from '../document/descriptor.ts';
import { type LoadFile, loadDescriptor } from '../document/includes.ts';
import type { Json } from '../document/json.ts';
import { type Rendered, renderPlain } from '../renderPlain.ts';
import { differences } from './compare.ts';
import { testData } from './provider.ts';
import { indexFiles, indexKey, parseIndex, type RegistryIndex } from '../document/registryIndex.ts';
import { readTestFile, type TestCase } from './testFile.ts';

/**
 * How one case went. `pass`: exactly what is expected. `fail`: something else, `message` says what. `error`: the case
 * could not be run. `format` and `rendered` are there for `pass` and `fail`, if there is anything to show.
 */
export type CaseResult = Readonly<{
  description: string;
  status: 'pass' | 'fail' | 'error' | 'skipped';
  format?: string;
  rendered?: Rendered;
  message?: string;
  warnings: readonly Warning[];
}>;

/** `file` and `descriptor` are paths in the registry. */
export type FileResult = Readonly<{ file: string; descriptor: string; cases: readonly CaseResult[] }>;

export type ConformanceResult = Readonly<{
  files: readonly FileResult[];
  counts: Readonly<Record<CaseResult['status'], number>>;
}>;

/**
 * Runs files of ERC-7730 tests (`testsv2`) of a registry, with the data that each file provides and no other.
 *
 * @param files paths of the test files, relative to the root of the registry, with `/`
 * @param load gives the text of a file by such a path, and rejects when there is none
 * @param wordsOf puts into words why a test cannot be run
 * @example
 * const { counts } = await runConformance(['registry/aave/testsv2/calldata-lpv3.tests.json'], load, errorText);
 */
export async function runConformance(
  files: readonly string[],
  load: LoadFile,
  wordsOf: (error: ReadbackError) => string,
): Promise<ConformanceResult> {
  const index = await readIndex(load);
  const kept = new Map<string, Promise<Descriptor>>();
  const descriptorAt = (place: string): Promise<Descriptor> => {
    const loading = kept.get(place) ?? loadDescriptor(place, load);
    kept.set(place, loading);
    return loading;
  };
  const results: FileResult[] = [];
  for (const file of files) results.push(await runFile(file, { index, load, wordsOf, descriptorAt }));
  const counts = { pass: 0, fail: 0, error: 0, skipped: 0 };
  for (const { cases } of results) for (const { status } of cases) counts[status] += 1;
  return { files: results, counts };
}

/** The index that the registry keeps; empty when it has none that can be read. */
async function readIndex(load: LoadFile): Promise<RegistryIndex> {
  try {
    return parseIndex(await load(indexFiles.call));
  } catch {
    return new Map();
  }
}

type Registry = Readonly<{
  index: RegistryIndex;
  load: LoadFile;
  wordsOf: (error: ReadbackError) => string;
  descriptorAt: (place: string) => Promise<Descriptor>;
}>;

async function runFile(file: string, registry: Registry): Promise<FileResult> {
  let descriptor = '';
  try {
    const tests = readTestFile(await registry.load(file));
    descriptor = placeOf(file, tests.descriptor);
    const tested = await registry.descriptorAt(descriptor);
    const cases: CaseResult[] = [];
    for (const test of tests.cases) cases.push(await runCase(test, tests.provider, tested, registry));
    return { file, descriptor, cases };
  } catch (error) {
    const message = messageOf(error, registry);
    return { file, descriptor, cases: [{ description: file, status: 'error', message, warnings: [] }] };
  }
}

async function runCase(
  test: TestCase,
  provider: Json,
  tested: Descriptor,
  registry: Registry,
): Promise<CaseResult> {
  const { description, expected } = test;
  try {
    const subject = await test.subject();
    const loaded = new Map<string, readonly Descriptor[]>();
    for (let round = 0; ; round += 1) {
      const wanted = new Map<string, string>();
      const data = testData(provider, {
        call: (chainId, address) =>
          subject.kind === 'call' && chainId === subject.chainId && same(address, subject.to)
            ? [tested]
            : inner(registry.index, loaded, wanted, chainId, address),
        typed: () => [tested],
      });
      const said = clearSign(subject, data);
      if (wanted.size === 0 || round > 16) return { description, ...judge(said, expected) };
      for (const [key, place] of wanted)
        loaded.set(
          key,
          [await registry.descriptorAt(place).catch(() => undefined)].flatMap((it) => it ?? []),
        );
    }
  } catch (error) {
    return { description, status: 'error', message: messageOf(error, registry), warnings: [] };
  }
}

/** The descriptor of a contract that a call inside the request goes to. */
function inner(
  index: RegistryIndex,
  loaded: ReadonlyMap<string, readonly Descriptor[]>,
  wanted: Map<string, string>,
  chainId: number,
  address: Address,
): readonly Descriptor[] {
  const key = indexKey(chainId, address);
  const place = index.get(key);
  const there = loaded.get(key);
  if (place !== undefined && there === undefined) wanted.set(key, place);
  return there ?? [];
}

function judge(said: ClearSigned, expected: Rendered): Omit<CaseResult, 'description'> {
  const { warnings } = said;
  if (said.kind === 'unread') {
    const why = warnings
      .map(({ code, at, detail }) => [code, at, detail].filter(Boolean).join(' '))
      .join('; ');
    return { status: 'fail', message: `Nothing was shown: ${why}`, warnings };
  }
  const rendered = renderPlain(said);
  const [first] = differences(rendered, expected);
  const shown = { format: said.format, rendered, warnings };
  return first === undefined ? { status: 'pass', ...shown } : { status: 'fail', message: first, ...shown };
}

function placeOf(file: string, relative: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of relative.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.join('/');
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function messageOf(error: unknown, { wordsOf }: Registry): string {
  if (error instanceof ReadbackError) return wordsOf(error) + (error.details && ` (${error.details})`);
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

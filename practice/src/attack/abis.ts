import { standardRows } from '@readback/core/decode/testing/rows.ts';
import { functionAbi, type FunctionAbi } from '@readback/core/codec/functionAbi.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import type { AbiFunction } from 'viem';

/** A function that changes something, as someone published it, and who did. */
export type Published = Readonly<{ from: string; given: string | AbiFunction; fn: FunctionAbi }>;

const root = join(import.meta.dirname, '../../..');
const packages = ['@uniswap', '@safe-global', '@account-abstraction', '@openzeppelin'];

/**
 * Every function that changes state, of every ABI that the repository can load, each signature once: the tables of the
 * engine, the practice contracts, the packages of protocols, those listed in `functions.txt`, and the registry of ERC-7730 descriptors where
 * READBACK_REGISTRY says where it is.
 */
export function publishedFunctions(): readonly Published[] {
  const found = new Map<string, Published>();
  const add = (from: string, given: string | AbiFunction) => {
    const fn = functionAbi(given);
    if (fn !== undefined && !found.has(fn.signature)) found.set(fn.signature, { from, given, fn });
  };
  for (const { source, text } of standardRows()) add(source, text);
  const folders = [
    join(import.meta.dirname, '../compiled'),
    join(import.meta.dirname, '../artefacts'),
    join(import.meta.dirname, 'compiled'),
    ...packages.map((it) => join(root, 'node_modules', it)),
  ];
  for (const folder of folders)
    for (const file of filesIn(folder)) for (const it of functionsOf(file)) add(nameOf(file), it);
  for (const it of listed()) add('protocol', it);
  for (const it of registered()) add('ERC-7730', it);
  return [...found.values()];
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((it) => it.endsWith('.json') && !/package\.json$|\.dbg\.json$|tsconfig/.test(it))
      .toSorted()
      .map((it) => join(folder, it));
  } catch {
    return [];
  }
}

function functionsOf(file: string): readonly AbiFunction[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('"stateMutability"')) return [];
  const json = JSON.parse(text) as Readonly<{ abi?: unknown }> | readonly unknown[];
  const abi = Array.isArray(json) ? json : (json as Readonly<{ abi?: unknown }>).abi;
  if (!Array.isArray(abi)) return [];
  return (abi as readonly AbiFunction[]).filter(
    ({ type, stateMutability: how }) => type === 'function' && how !== 'view' && how !== 'pure',
  );
}

function listed(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, 'functions.txt'), 'utf8');
  return text.split('\n').filter((it) => it !== '' && !it.startsWith('#'));
}

function registered(): readonly string[] {
  const registry = env['READBACK_REGISTRY'] ?? '';
  if (registry === '') return [];
  return filesIn(join(registry, 'registry')).flatMap((file) => {
    const { display } = JSON.parse(readFileSync(file, 'utf8')) as Descriptor;
    return Object.keys(display?.formats ?? {}).filter((it) => it.includes('('));
  });
}

type Descriptor = Readonly<{ display?: Readonly<{ formats?: Readonly<Record<string, unknown>> }> }>;

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.json', '');
}

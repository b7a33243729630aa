import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Address, getAddress, type Hex, parseTransaction } from 'viem';
import type { Call } from '../../model/request.ts';
import { registryFolder } from '../../label/erc7730/testing/registryFolder.ts';
import type { AbiFor } from '../../model/abi.ts';

/** A real transaction, and the functions that the descriptor of its contract names. `from` where the test says it. */
export type RegistryCall = Readonly<{
  file: string;
  chainId: number;
  from?: Address;
  call: Call;
  abis: readonly AbiFor[];
}>;

/**
 * The transactions of the tests in the registry of ERC-7730 descriptors (CC0): see `registryFolder`.
 */
export function registryCalls(): readonly RegistryCall[] {
  return testFiles().flatMap(callsOf);
}

function testFiles(): readonly string[] {
  const { root } = registryFolder();
  const files = readdirSync(join(root, 'registry'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /testsv2\/.*\.tests\.json$/.test(file))
    .toSorted()
    .map((file) => join(root, 'registry', file));
}

/** The typed data of the same tests, as JSON has it. */
export function registryTypedData(): readonly Readonly<{ file: string; data: unknown }>[] {
  return testFiles().flatMap((file) =>
    (json(file) as Tests).tests.flatMap(({ data }) => (data === undefined ? [] : [{ file, data }])),
  );
}

type Tests = Readonly<{
  descriptor: string;
  tests: readonly Readonly<{ rawTx?: Hex; from?: Address; data?: unknown }>[];
}>;

function callsOf(file: string): readonly RegistryCall[] {
  const { descriptor, tests } = json(file) as Tests;
  const functions = signaturesIn(resolve(dirname(file), descriptor));
  return tests.flatMap(({ rawTx, from: sender }): RegistryCall[] => {
    if (rawTx === undefined) return [];
    const { to, value = 0n, data = '0x', chainId = 1 } = parseTransaction(rawTx);
    if (to === null || to === undefined) return [];
    const from = { by: 'source', name: 'descriptor' } as const;
    const its = sender === undefined ? {} : { from: getAddress(sender) };
    return [{ file, chainId, ...its, call: { to, value, data }, abis: [{ address: to, functions, from }] }];
  });
}

type Descriptor = Readonly<{
  includes?: string;
  display?: Readonly<{ formats?: Readonly<Record<string, unknown>> }>;
}>;

function signaturesIn(file: string): readonly string[] {
  const { includes, display } = json(file) as Descriptor;
  const own = Object.keys(display?.formats ?? {});
  return includes === undefined ? own : [...own, ...signaturesIn(resolve(dirname(file), includes))];
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import solc from 'solc';

/** One contract of `practice/contracts`, as committed in `src/compiled/`. `bytecode` is creation code. */
export type Compiled = Readonly<{
  name: string;
  compiler: string;
  /** SHA-256 of every source in the folder, in hex. */
  sources: string;
  bytecode: string;
  abi: readonly unknown[];
}>;

const ours = join(import.meta.dirname, '../contracts');

/** The contracts that `attack` plays with: those of a thief, and what he steals from. */
export const thiefs: string = join(ours, 'thief');

/**
 * Compiles the contracts of a folder (`practice/contracts/*.sol`, where none is named) with the solc of the lockfile (about two seconds). Deterministic: the same
 * sources and compiler give the same bytes. Throws with the compiler's own words when a source is wrong.
 */
export function compileContracts(folder: string = ours): readonly Compiled[] {
  const files = readdirSync(folder).filter((it) => it.endsWith('.sol'));
  const contents = files.toSorted().map((it) => [it, readFileSync(join(folder, it), 'utf8')] as const);
  const output: Output = JSON.parse(
    compiler.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: Object.fromEntries(contents.map(([name, content]) => [name, { content }])),
        settings,
      }),
    ),
  );
  const problems = (output.errors ?? []).filter((it) => it.severity === 'error');
  if (problems.length > 0) throw new Error(problems.map((it) => it.formattedMessage).join('\n'));
  const sources = createHash('sha256').update(JSON.stringify(contents)).digest('hex');
  return Object.values(output.contracts)
    .flatMap((it) => Object.entries(it))
    .filter(([, it]) => it.evm.bytecode.object !== '')
    .map(([name, it]) => ({
      name,
      compiler: compiler.version(),
      sources,
      bytecode: `0x${it.evm.bytecode.object}`,
      abi: it.abi,
    }));
}

const compiler: Solc = solc;

const settings = {
  evmVersion: 'osaka',
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
};

type Solc = Readonly<{ compile: (input: string) => string; version: () => string }>;

type Output = Readonly<{
  errors?: readonly Readonly<{ severity: string; formattedMessage: string }>[];
  contracts: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          Readonly<{ abi: readonly unknown[]; evm: Readonly<{ bytecode: Readonly<{ object: string }> }> }>
        >
      >
    >
  >;
}>;

/// <reference types="node" />
import { readFileSync } from 'node:fs';
import solc from 'solc';
import type { Abi, Hex } from 'viem';

export type Contract = Readonly<{ abi: Abi; bytecode: Hex }>;

/** The contracts of `contracts.sol`, or of another file, compiled now (about a second). */
export function compiled(
  file: URL = new URL('./contracts.sol', import.meta.url),
): Readonly<Record<string, Contract>> {
  const source = readFileSync(file, 'utf8');
  return contractsOf(
    compile({
      language: 'Solidity',
      sources: { 'it.sol': { content: source } },
      settings: { outputSelection },
    }),
  );
}

/** Creation code of a Yul object, with the settings that the reader was compiled with. */
export function compiledYul(name: string, body: string): Hex {
  const sources = { 'it.yul': { content: `object "${name}" { code { ${body} } }` } };
  const settings = { evmVersion: 'berlin', optimizer: { enabled: true }, outputSelection };
  const it = contractsOf(compile({ language: 'Yul', sources, settings }))[name];
  if (it === undefined) throw new Error(`There is no Yul object ${name}.`);
  return it.bytecode;
}

const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } };

type Output = Readonly<{
  errors?: readonly { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi?: Abi; evm: { bytecode: { object: string } } }>>;
}>;

const compiler: { compile(input: string): string } = solc;

function compile(input: object): Output {
  const output: Output = JSON.parse(compiler.compile(JSON.stringify(input)));
  const error = output.errors?.find((it) => it.severity === 'error');
  if (error !== undefined) throw new Error(error.formattedMessage);
  return output;
}

function contractsOf({ contracts }: Output): Record<string, Contract> {
  return Object.fromEntries(
    Object.entries(Object.values(contracts)[0] ?? {}).map(([name, { abi, evm }]) => [
      name,
      { abi: abi ?? [], bytecode: `0x${evm.bytecode.object}` as const },
    ]),
  );
}

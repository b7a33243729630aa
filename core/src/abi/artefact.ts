import type { AbiFunction } from 'viem';
import { functionAbi } from '../codec/functionAbi.ts';
import { isRecord, own } from '../world/schema.ts';
import { AbiError } from './abiError.ts';
import type { Unchecked } from './unchecked.ts';
import { readSolidity } from './readSolidity.ts';

/**
 * Finds the ABI in JSON: the list itself (of objects, or of lines as JavaScript libraries take them), one function,
 * or the artifact of a compiler: Foundry (`out/*.json`), Hardhat (`_format: hh-sol-artifact-1`), or any other with
 * `abi` in it. Of Foundry, the selectors that the compiler wrote down must be those of the functions.
 */
export function artefactOf(json: unknown): Unchecked {
  if (Array.isArray(json)) return list(json);
  if (!isRecord(json)) throw new AbiError({ id: 'abi.noArtifact' });
  const abi = own(json, 'abi');
  if (abi === undefined) {
    if (typeof own(json, 'type') === 'string' || Array.isArray(own(json, 'inputs')))
      return { took: 'function', items: [json] };
    throw new AbiError({ id: 'abi.noAbiInJson' });
  }
  const format = own(json, '_format');
  if (typeof format === 'string' && format.startsWith('hh'))
    return { took: 'hardhat', items: abi, title: text(own(json, 'contractName')) };
  const identifiers = own(json, 'methodIdentifiers');
  if (isRecord(identifiers) || isRecord(own(json, 'bytecode'))) {
    if (isRecord(identifiers)) agree(abi, identifiers);
    return { took: 'foundry', items: abi, title: targetOf(own(json, 'metadata')) };
  }
  return { took: 'artefact', items: abi, title: text(own(json, 'contractName')) };
}

function list(items: readonly unknown[]): Unchecked {
  if (items.length === 0 || !items.every((it) => typeof it === 'string')) return { took: 'json', items };
  return readSolidity(items.join(';\n'));
}

/** The name of the contract that a Solidity compiler was asked for (`settings.compilationTarget`). */
function targetOf(metadata: unknown): string | undefined {
  const settings = isRecord(metadata) ? own(metadata, 'settings') : undefined;
  const target = isRecord(settings) ? own(settings, 'compilationTarget') : undefined;
  return isRecord(target) ? text(Object.values(target)[0]) : undefined;
}

/** @throws {AbiError} when the compiler's selectors are not those of the functions: the file was changed by hand */
function agree(abi: unknown, identifiers: Record<string, unknown>): void {
  if (!Array.isArray(abi)) return;
  for (const it of abi) {
    if (!isRecord(it) || own(it, 'type') !== 'function') continue;
    const fn = functionAbi(it as unknown as AbiFunction);
    if (fn !== undefined && own(identifiers, fn.signature) !== fn.selector.slice(2))
      throw new AbiError(
        { id: 'abi.otherSelectors', args: { signature: fn.signature } },
        {
          details: `methodIdentifiers has no ${fn.selector} for it`,
        },
      );
  }
}

function text(it: unknown): string | undefined {
  return typeof it === 'string' ? it : undefined;
}

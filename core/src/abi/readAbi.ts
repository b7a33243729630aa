import type { Abi, AbiEvent, AbiFunction } from 'viem';
import { isIdentifier } from '../codec/identifier.ts';
import { readJson } from '../text/json/readJson.ts';
import { ReadbackError } from '../text/errors.ts';
import { bad, good, type Result } from '../text/result.ts';
import { AbiError } from './abiError.ts';
import { abiItems } from './abiItems.ts';
import { artefactOf } from './artefact.ts';
import { isSolidity, readSolidity } from './readSolidity.ts';
import type { AbiErrorItem } from '../model/abi.ts';
import type { AbiForm, Unchecked } from './unchecked.ts';

/** An ABI that was read. `title` is the name that the text gives the contract: an identifier. */
export type ReadAbi = Readonly<{
  took: AbiForm;
  abi: Abi;
  functions: readonly AbiFunction[];
  events: readonly AbiEvent[];
  errors: readonly AbiErrorItem[];
  title?: string;
}>;

/** The largest text that is read, in UTF-16 units. */
export const mostAbiText = 1_048_576;

/**
 * Reads an ABI however it was pasted: as JSON (a list, or one function), as lines like
 * `function transfer(address to, uint256 amount) returns (bool)`, as a Solidity interface with its structs, or as
 * the artifact of a compiler (Foundry, Hardhat). The text is hostile until it is read: see `abiItems`.
 *
 * @example
 * readAbi('function pay((address who, uint256 part)[] orders) payable'); // { ok: true, value: { functions: [ … ] } }
 */
export function readAbi(text: string): Result<ReadAbi> {
  try {
    return good(read(text));
  } catch (error) {
    if (error instanceof ReadbackError) return bad(error);
    throw error;
  }
}

/** The ABI in data that was parsed already, as a source of ABIs answers. */
export function abiOfData(data: unknown): Result<ReadAbi> {
  try {
    return good(inParts({ took: 'json', items: data }));
  } catch (error) {
    if (error instanceof ReadbackError) return bad(error);
    throw error;
  }
}

function read(text: string): ReadAbi {
  if (text.length > mostAbiText)
    throw new AbiError(
      { id: 'abi.tooLarge' },
      {
        details: `${text.length} characters`,
      },
    );
  const start = text.trimStart();
  if (start === '') throw new AbiError({ id: 'abi.nothing' });
  if (/^[[{]/.test(start)) {
    // Read strictly first: it finds keys that stand twice, which the language's own reader lets pass.
    readJson(text);
    return inParts(artefactOf(JSON.parse(text)));
  }
  if (isSolidity(start)) return inParts(readSolidity(text));
  throw new AbiError({ id: 'abi.none' });
}

function inParts({ took, items, title }: Unchecked): ReadAbi {
  const abi = abiItems(items);
  if (abi.length === 0) throw new AbiError({ id: 'abi.empty' });
  return {
    took,
    abi,
    functions: abi.filter((it) => it.type === 'function'),
    events: abi.filter((it) => it.type === 'event'),
    errors: abi.filter((it) => it.type === 'error'),
    ...(isIdentifier(title) ? { title } : {}),
  };
}

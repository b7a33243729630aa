import type { Address } from 'viem';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { AbiFor } from '../../model/abi.ts';
import type { SigningRequest } from '../../model/request.ts';
import { parseAddress } from '../../text/address.ts';
import { ReadbackError } from '../../text/errors.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { readJson } from '../../text/json/readJson.ts';
import { entry } from '../json/readFields.ts';
import { isSafeBatch } from './safeBatch.ts';
import { methodIn } from './safeBatchMethod.ts';

/** How many functions of one file are inspected. */
const most = 64;

/**
 * The functions that a batch file of Safe's Transaction Builder describes, each for the contract beside it. Whoever wrote the
 * file says so and nobody else: each is a guess, and none makes a call known.
 */
export function batchAbis({ body, raw }: SigningRequest): readonly AbiFor[] {
  if (body.kind !== 'calls' || !raw.includes('"contractMethod"')) return [];
  const root = parsed(raw);
  const list = root === undefined || !isSafeBatch(root) ? undefined : entry(root, 'transactions');
  const found = new Map<string, AbiFor>();
  for (const it of list?.kind === 'array' ? list.items : []) {
    const abi = it.kind === 'object' ? abiIn(it) : undefined;
    if (abi !== undefined && found.size < most) found.set(`${abi.address} ${keyOf(abi)}`, abi);
  }
  return [...found.values()];
}

function keyOf({ functions: [fn] }: AbiFor): string {
  return fn === undefined ? '' : (functionAbi(fn)?.signature ?? '');
}

function abiIn(node: JsonObject): AbiFor | undefined {
  const [to, method] = [entry(node, 'to'), entry(node, 'contractMethod')];
  const address = addressIn(to);
  if (address === undefined || method === undefined) return undefined;
  const fn = quietly(() => methodIn(method));
  if (fn === undefined || fn === 'receive') return undefined;
  return { address, functions: [fn], from: { by: 'guess', why: 'inFile' } };
}

function addressIn(node: JsonNode | undefined): Address | undefined {
  const read = node?.kind === 'string' ? parseAddress(node.value) : undefined;
  return read?.ok === true ? read.value : undefined;
}

function parsed(raw: string): JsonObject | undefined {
  const root = quietly(() => readJson(raw));
  return root?.kind === 'object' ? root : undefined;
}

/** What was refused when the file was read is refused there. */
function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReadbackError) return undefined;
    throw error;
  }
}

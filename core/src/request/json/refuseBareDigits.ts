import type { JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { entry } from './readFields.ts';

/**
 * Refuses quantities of a JSON-RPC request that are text without 0x, which the standard forbids: some wallets read
 * `"10"` as ten and others as sixteen, so that nobody can say what would be signed. One digit is the same to all.
 *
 * @throws {ParseError} naming the field
 */
export function refuseBareDigits(node: JsonObject): void {
  for (const key of quantities) {
    const found = entry(node, key);
    if (found?.kind !== 'string' || !/^[0-9]{2,}$/.test(found.value)) continue;
    throw new ParseError(
      { id: 'field.no0x', args: { name: key } },
      { details: found.value.slice(0, 100), at: found.at },
    );
  }
  const calls = entry(node, 'calls');
  for (const call of calls?.kind === 'array' ? calls.items : []) {
    if (call.kind === 'object') refuseBareDigits(call);
  }
}

const quantities = [
  'value',
  'chainId',
  'nonce',
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'maxFeePerBlobGas',
  'type',
] as const;

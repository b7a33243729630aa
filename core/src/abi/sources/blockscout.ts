import { isIdentifier } from '../../codec/identifier.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { AbiSource, FoundAbi } from './abiSource.ts';
import { hintsIn } from '../forms/hints.ts';
import { abiOfData } from '../readAbi.ts';

const name = 'Blockscout';

/**
 * Blockscout, by version 2 of its API for all its chains: `GET {base}/{chainId}/api/v2/smart-contracts/{address}`, with
 * the user's own key. It learns the chain, the address and whose key it is. An ABI that it has only of another contract
 * with the same code is not taken: `is_verified` says so. What it says of proxies is a hint.
 */
export const blockscout: AbiSource = {
  name,
  find: async ({ chainId, address, codeHash, key }, base, fetchJson, signal) => {
    if (key === undefined || key === '') return unknown('notAsked', name);
    const path = `/${chainId}/api/v2/smart-contracts/${address}?apikey=${encodeURIComponent(key)}`;
    const answer = await fetchJson(`${base.replace(/\/+$/, '')}${path}`, {
      signal,
      deadline: 10_000,
      maxBytes: 2_097_152,
    });
    if (answer.s !== 'known') return answer;
    return read(answer.v, codeHash) ?? unknown('malformed', name);
  },
};

function read(it: unknown, subject: FoundAbi['from']['subject']): Known<FoundAbi> | undefined {
  if (!isRecord(it)) return undefined;
  if (own(it, 'is_verified') !== true) return unknown('notFound', name);
  const abi = abiOfData(own(it, 'abi'));
  if (!abi.ok) return undefined;
  const title = own(it, 'name');
  const asOf = own(it, 'verified_at');
  return known({
    abi: abi.value,
    match: own(it, 'is_fully_verified') === true ? 'exact' : 'partial',
    ...(isIdentifier(title) ? { name: title } : {}),
    ...hintsIn(own(it, 'implementations'), 'address_hash'),
    from: {
      by: 'source',
      name,
      ...(typeof asOf === 'string' && /^\d{4}-\d\d-\d\dT/.test(asOf) ? { asOf: asOf.slice(0, 10) } : {}),
      ...(subject === undefined ? {} : { subject }),
    },
  });
}

import { isIdentifier } from '../../codec/identifier.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { ContractRecord, Questions } from '../../world/world.ts';
import type { FetchJson } from './abiSource.ts';

/**
 * What Sourcify has on record of a contract, by version 2 of its API: whether its source is published, and in which
 * block it was made, as far as that is known there. It learns the chain and the address. 404 means not published; an
 * answer for another contract than the one asked for is `malformed`.
 */
export async function sourcifyRecord(
  { chainId, address }: Pick<Questions['contract']['ask'], 'chainId' | 'address'>,
  base: string,
  fetchJson: FetchJson,
  signal: AbortSignal,
): Promise<Known<ContractRecord>> {
  const path = `/v2/contract/${chainId}/${address}?fields=deployment,compilation.name`;
  const bounds = { signal, deadline: 3_000, maxBytes: 65_536 };
  const answer = await fetchJson(`${base.replace(/\/+$/, '')}${path}`, bounds);
  if (answer.s === 'unknown' && answer.why === 'notFound') return known({ verified: false, from });
  if (answer.s !== 'known') return answer;
  const found = isRecord(answer.v) ? read(answer.v, chainId, address) : undefined;
  return found === undefined ? unknown('malformed', from.name) : known(found);
}

const from = { by: 'source', name: 'Sourcify' } as const;

function read(it: Record<string, unknown>, chainId: number, address: string): ContractRecord | undefined {
  if (own(it, 'chainId') !== String(chainId)) return undefined;
  if (String(own(it, 'address')).toLowerCase() !== address.toLowerCase()) return undefined;
  const match = own(it, 'match');
  if (match !== 'exact_match' && match !== 'match') return undefined;
  const compilation = own(it, 'compilation');
  const name = isRecord(compilation) ? own(compilation, 'name') : undefined;
  const deployment = own(it, 'deployment');
  const block = isRecord(deployment) ? own(deployment, 'blockNumber') : undefined;
  const asOf = own(it, 'verifiedAt');
  return {
    verified: true,
    ...(isIdentifier(name) ? { name } : {}),
    ...(isNumber(block) ? { createdBlock: BigInt(block) } : {}),
    from:
      typeof asOf === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(asOf)
        ? { ...from, asOf: asOf.slice(0, 10) }
        : from,
  };
}

function isNumber(it: unknown): it is string | number {
  return /^\d{1,15}$/.test(String(it)) && (typeof it === 'string' || typeof it === 'number');
}

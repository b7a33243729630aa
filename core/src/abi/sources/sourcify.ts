import { isIdentifier } from '../../codec/identifier.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { AbiSource, FoundAbi } from './abiSource.ts';
import { hintsIn } from '../forms/hints.ts';
import { abiOfData } from '../readAbi.ts';

/**
 * Sourcify, by version 2 of its API: `GET {base}/v2/contract/{chainId}/{address}`. It learns the chain and the address.
 * An answer for another contract than the one asked for, or without a match, is `malformed`; 404 means not verified.
 * What it says of proxies is a hint, handed on as such: the chain itself says that, at a block.
 */
export const sourcify: AbiSource = {
  name: 'Sourcify',
  find: async ({ chainId, address, codeHash }, base, fetchJson, signal) => {
    const path = `/v2/contract/${chainId}/${address}?fields=abi,compilation.name,proxyResolution`;
    const answer = await fetchJson(`${base.replace(/\/+$/, '')}${path}`, {
      signal,
      deadline: 10_000,
      maxBytes: 2_097_152,
    });
    if (answer.s !== 'known') return answer;
    const found = isRecord(answer.v) ? read(answer.v, chainId, address) : undefined;
    if (found === undefined) return unknown('malformed', 'Sourcify');
    return codeHash === undefined || found.s !== 'known'
      ? found
      : known({ ...found.v, from: { ...found.v.from, subject: codeHash } });
  },
};

function read(it: Record<string, unknown>, chainId: number, address: string): Known<FoundAbi> | undefined {
  if (own(it, 'chainId') !== String(chainId)) return undefined;
  if (String(own(it, 'address')).toLowerCase() !== address.toLowerCase()) return undefined;
  const match = matches.get(own(it, 'match'));
  if (match === undefined) return undefined;
  const abi = abiOfData(own(it, 'abi'));
  if (!abi.ok) return undefined;
  const compilation = own(it, 'compilation');
  const name = isRecord(compilation) ? own(compilation, 'name') : undefined;
  const asOf = own(it, 'verifiedAt');
  return known({
    abi: abi.value,
    match,
    ...(isIdentifier(name) ? { name } : {}),
    ...elsewhereIn(own(it, 'proxyResolution')),
    from: {
      by: 'source',
      name: 'Sourcify',
      ...(typeof asOf === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(asOf)
        ? { asOf: asOf.slice(0, 10) }
        : {}),
    },
  });
}

/** Not followed by itself: see `AbiSource`. */
function elsewhereIn(it: unknown): Pick<FoundAbi, 'elsewhere'> {
  const listed = isRecord(it) && own(it, 'isProxy') === true ? own(it, 'implementations') : undefined;
  return hintsIn(listed, 'address');
}

const matches: ReadonlyMap<unknown, FoundAbi['match']> = new Map([
  ['exact_match', 'exact'],
  ['match', 'partial'],
]);

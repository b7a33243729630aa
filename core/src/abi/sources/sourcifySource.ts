import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { FindSource, PublishedSource } from './publishedSource.ts';
import { filesByPath, languageOf, pathIn } from './sourceFiles.ts';

const name = 'Sourcify';

/**
 * The source of a contract from Sourcify, by version 2 of its API: `GET {base}/v2/contract/{chainId}/{address}`. It
 * learns the chain and the address. An answer for another contract than the one asked for is `malformed`.
 */
export const sourcifySource: FindSource = async ({ chainId, address }, base, fetchJson, signal) => {
  const path = `/v2/contract/${chainId}/${address}?fields=sources,compilation.language,compilation.fullyQualifiedName`;
  const bounds = { signal, deadline: 15_000, maxBytes: 2_097_152 };
  const answer = await fetchJson(`${base.replace(/\/+$/, '')}${path}`, bounds);
  if (answer.s !== 'known') return answer;
  return read(answer.v, chainId, address) ?? unknown('malformed', name);
};

function read(it: unknown, chainId: number, address: string): Known<PublishedSource> | undefined {
  if (!isRecord(it) || own(it, 'chainId') !== String(chainId)) return undefined;
  if (String(own(it, 'address')).toLowerCase() !== address.toLowerCase()) return undefined;
  const match = own(it, 'match');
  const compilation = own(it, 'compilation');
  if ((match !== 'exact_match' && match !== 'match') || !isRecord(compilation)) return undefined;
  const files = filesByPath(own(it, 'sources'));
  const language = languageOf(own(compilation, 'language'));
  if (files.length === 0 || language === undefined) return unknown('notFound', name);
  const main = pathIn(own(compilation, 'fullyQualifiedName'));
  return known({
    files,
    language,
    ...(main === undefined ? {} : { main }),
    match: match === 'exact_match' ? 'exact' : 'partial',
    from: { by: 'source', name },
  });
}

import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { FindSource, PublishedSource } from './publishedSource.ts';
import { filesInList, languageOf } from './sourceFiles.ts';

const name = 'Blockscout';

/**
 * The source of a contract from Blockscout, by version 2 of its API for all its chains: `GET
 * {base}/{chainId}/api/v2/smart-contracts/{address}`, with the user's own key. Of another contract with the same code it
 * is not taken.
 */
export const blockscoutSource: FindSource = async ({ chainId, address, key }, base, fetchJson, signal) => {
  if (key === undefined || key === '') return unknown('notAsked', name);
  const path = `/${chainId}/api/v2/smart-contracts/${address}?apikey=${encodeURIComponent(key)}`;
  const bounds = { signal, deadline: 15_000, maxBytes: 2_097_152 };
  const answer = await fetchJson(`${base.replace(/\/+$/, '')}${path}`, bounds);
  if (answer.s !== 'known') return answer;
  return read(answer.v) ?? unknown('malformed', name);
};

function read(it: unknown): Known<PublishedSource> | undefined {
  if (!isRecord(it)) return undefined;
  const text = own(it, 'source_code');
  const language = languageOf(own(it, 'language'));
  if (own(it, 'is_verified') !== true || language === undefined) return unknown('notFound', name);
  if (typeof text !== 'string') return undefined;
  const path = own(it, 'file_path');
  const main = typeof path === 'string' && path !== '' ? path : 'main';
  return known({
    files: [{ path: main, text }, ...filesInList(own(it, 'additional_sources'), 'file_path', 'source_code')],
    language,
    main,
    match: own(it, 'is_fully_verified') === true ? 'exact' : 'partial',
    from: { by: 'source', name },
  });
}

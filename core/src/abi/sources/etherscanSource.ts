import { type Known, known, unknown } from '../../model/known.ts';
import { isRecord, own } from '../../world/schema.ts';
import type { FindSource, PublishedSource } from './publishedSource.ts';
import { filesByPath, languageOf } from './sourceFiles.ts';

const name = 'Etherscan';

/**
 * The source of a contract from Etherscan, by version 2 of its API for all its chains:
 * `module=contract&action=getsourcecode`, with the user's own key. Its answer does not say how well the source fits: it
 * is taken for a partial match.
 */
export const etherscanSource: FindSource = async ({ chainId, address, key }, base, fetchJson, signal) => {
  if (key === undefined || key === '') return unknown('notAsked', name);
  const what = {
    chainid: String(chainId),
    module: 'contract',
    action: 'getsourcecode',
    address,
    apikey: key,
  };
  const url = `${base.replace(/\/+$/, '')}/v2/api?${new URLSearchParams(what)}`;
  const answer = await fetchJson(url, { signal, deadline: 15_000, maxBytes: 2_097_152 });
  if (answer.s !== 'known') return answer;
  return read(answer.v) ?? unknown('malformed', name);
};

function read(it: unknown): Known<PublishedSource> | undefined {
  if (!isRecord(it)) return undefined;
  const result = own(it, 'result');
  // Its errors come with status 200 and a sentence instead of the source.
  if (typeof result === 'string') return unknown('refused', name);
  const one: unknown = Array.isArray(result) ? result[0] : undefined;
  const code = isRecord(one) ? own(one, 'SourceCode') : undefined;
  if (!isRecord(one) || typeof code !== 'string') return undefined;
  if (code === '') return unknown('notFound', name);
  const found = filesOf(code);
  const language = languageOf(found.language ?? compiledBy(own(one, 'CompilerVersion')));
  if (found.files.length === 0 || language === undefined) return unknown('notFound', name);
  const main = own(one, 'ContractFileName');
  return known({
    files: found.files,
    language,
    ...(typeof main === 'string' && main !== '' ? { main } : {}),
    match: 'partial',
    from: { by: 'source', name },
  });
}

/** Whose compiler it was: that of Solidity gives its version alone (`v0.8.30+commit.73712a01`). */
function compiledBy(version: unknown): string {
  const said = String(version);
  return /^v?\d/.test(said) ? 'solidity' : said.replace(/:.*$/s, '');
}

/** One text; or JSON, in one pair of braces (files by path) or in two (what a compiler takes). */
function filesOf(code: string): Pick<PublishedSource, 'files'> & { language?: unknown } {
  const json = parsed(/^\s*\{\{[\s\S]*\}\}\s*$/.test(code) ? code.trim().slice(1, -1) : code);
  if (json === undefined) return { files: [{ path: 'main', text: code }] };
  const sources = own(json, 'sources');
  if (sources === undefined) return { files: filesByPath(json) };
  return { files: filesByPath(sources), language: own(json, 'language') };
}

function parsed(text: string): Record<string, unknown> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

import { WordedError } from '@readback/phrases/wordedError.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { probe } from '@readback/core/world/probe/probe.ts';
import { loadConfig } from '../config.ts';
import { postJson } from '../world/postJson.ts';
import { hostOf } from './nodeUrl.ts';

/** The most that finding out takes altogether, in milliseconds. */
const deadline = 60_000;

/**
 * What the node at `url` can do, once it has said that it is on chain `chainId`: one request where it is on another,
 * else at most 17.
 *
 * @throws {ReadbackError} when it does not answer this page, or is on another chain: a sentence for the user.
 */
export async function checkNode(url: string, chainId: number, signal: AbortSignal): Promise<Capabilities> {
  await loadConfig();
  const until = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
  const found = await probe((body, bounds) => postJson(url, body, bounds), until, chainId);
  const host = hostOf(url);
  if (found.chainId.s !== 'known') {
    const why = found.chainId.s === 'unknown' ? found.chainId.why : 'timeout';
    throw new WordedError(`${host} ${sentence[why] ?? sentence.offline}`, { details: why });
  }
  if (found.chainId.v !== chainId) {
    throw new WordedError(
      `${host} is a node for ${chainWords(found.chainId.v)}, not for ${chainWords(chainId)}. It was not used.`,
    );
  }
  return found;
}

const sentence: Readonly<Record<string, string>> = {
  offline:
    'could not be reached from this page. It may be down, or it may not answer pages from other hosts (CORS).',
  timeout: 'did not answer in time. Check it again, or use another node.',
  refused: 'refused to answer. It may require a key in its URL.',
  malformed: 'answers, but not like a node. Check its URL.',
  tooLarge: 'answers with far more than was asked. It was not used.',
};

function chainWords(chainId: number): string {
  const name = chainInfo(chainId)?.name;
  return name === undefined ? `chain ${chainId}` : `${name} (chain ${chainId})`;
}

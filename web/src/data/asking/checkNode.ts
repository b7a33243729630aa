import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/data/networks/checkNode.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { probe } from '@readback/core/world/probe/probe.ts';
import { loadConfig } from '../networks/config.ts';
import { postJson } from './postJson.ts';
import { hostOf } from '../base/nodeUrl.ts';

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
  const found = await probe(
    (body, bounds) => {
      const telling = [body].flat().map((it) => ({ to: { node: chainId }, what: JSON.stringify(it) }));
      return postJson({ url, telling }, body, bounds);
    },
    until,
    chainId,
  );
  const host = hostOf(url);
  if (found.chainId.s !== 'known') {
    const why = found.chainId.s === 'unknown' ? found.chainId.why : 'timeout';
    throw new WordedError(fill(sentenceFor(why), { host }), { details: why });
  }
  if (found.chainId.v !== chainId) {
    throw new WordedError(
      fill(words.otherChain, { host, found: chainWords(found.chainId.v), wanted: chainWords(chainId) }),
    );
  }
  return found;
}

function sentenceFor(why: string) {
  return isListed(why) ? words.failed[why] : words.failed.offline;
}

function isListed(why: string): why is keyof typeof words.failed {
  return Object.hasOwn(words.failed, why);
}

function chainWords(chainId: number): string {
  const [id, name] = [String(chainId), chainInfo(chainId)?.name];
  return name === undefined ? fill(words.chain, { id }) : fill(words.namedChain, { id, name });
}

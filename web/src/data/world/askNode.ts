import { type Known, unknown } from '@readback/core/model/known.ts';
import { readMethods } from '@readback/core/request/wallet/methods.ts';
import { answerIn } from '@readback/core/world/node/answerIn.ts';
import type { PostToNode } from '@readback/core/world/node/nodeClient.ts';
import type { Questions, RpcAnswer } from '@readback/core/world/world.ts';
import { loadConfig, networkOf, rpcUrl } from '../networks/config.ts';
import { noteReach } from '../networks/reach.ts';
import type { Asking } from '../asking/told.ts';
import { postJson } from '../asking/postJson.ts';

/**
 * Puts one question to a network's node, by a POST of JSON-RPC without cookies or a referrer, never repeated, never
 * redirected. Only methods that read are let through, and only networks that are enabled are reached. A node that others
 * use too is asked at a pace that it can take, several questions at once; the practice chain is this page's own.
 */
export async function askNode(
  { chainId, method, params }: Questions['rpc']['ask'],
  bounds: Asking,
): Promise<Known<RpcAnswer>> {
  await loadConfig();
  const network = networkOf(chainId);
  if (!network) return unknown('notAsked');
  const url = rpcUrl(network);
  const endpoint = new URL(url).host;
  if (!readMethods.has(method)) return unknown('unsupported', endpoint);
  const post: PostToNode<Asking> = async (body, its, questions) => {
    const telling = questions.map((it) => ({ to: { node: chainId }, what: JSON.stringify(it) }));
    const json = await postJson({ url, telling }, body, its);
    // What was given up here says nothing of the node.
    if (json.s === 'known' || !its.signal.aborted) noteReach(chainId, !isSilent(json));
    return json;
  };
  if (!network.practice) {
    // What keeps the pace comes with the first question to such a node.
    const part = await import('../asking/askInTurn.ts').catch(() => undefined);
    return (
      part?.askInTurn({ url, endpoint, post }, { method, params }, bounds) ?? unknown('offline', endpoint)
    );
  }
  const json = await post({ jsonrpc: '2.0', id: 1, method, params }, bounds, [{ method, params }]);
  if (json.s !== 'known') return json.s === 'unknown' ? { ...json, source: endpoint } : json;
  return answerIn(json.v, 1, endpoint) ?? unknown('malformed', endpoint);
}

function isSilent(json: Known<unknown>): boolean {
  return json.s === 'unknown' && (json.why === 'offline' || json.why === 'timeout');
}

import { type Known, unknown } from '@readback/core/model/known.ts';
import { sendingMethods } from '@readback/core/request/wallet/methods.ts';
import type { RpcAnswer } from '@readback/core/world/world.ts';
import type { Hex } from 'viem';
import { loadConfig, networkOf, rpcUrl } from '../networks/config.ts';
import { answerIn } from '@readback/core/world/node/answerIn.ts';
import { postJson } from './postJson.ts';

const bounds = { deadline: 15_000, maxBytes: 100_000 };

/**
 * Gives a signed transaction to the node of its network, once. It is the one thing that a node is told to do; everything
 * else that it is asked only reads. `during`: the screen for which it is noted as told.
 */
export async function sendRaw(
  { chainId, bytes }: Readonly<{ chainId: number; bytes: Hex }>,
  during: string,
): Promise<Known<RpcAnswer>> {
  await loadConfig();
  const network = networkOf(chainId);
  if (!network) return unknown('notAsked');
  const url = rpcUrl(network);
  const endpoint = new URL(url).host;
  const question = { jsonrpc: '2.0', id: 1, method: sendingMethods.rawTransaction, params: [bytes] };
  const { signal } = new AbortController();
  const json = await postJson(
    { url, telling: [{ to: { node: chainId }, what: JSON.stringify(question) }] },
    question,
    { ...bounds, signal, during },
  );
  if (json.s !== 'known') return json.s === 'unknown' ? unknown(json.why, endpoint) : json;
  return answerIn(json.v, 1, endpoint) ?? unknown('malformed', endpoint);
}

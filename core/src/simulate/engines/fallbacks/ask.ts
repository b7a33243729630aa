import type { Hex } from 'viem';
import { type Known, known, unknown } from '../../../model/known.ts';
import { revertData } from '../../../world/revert.ts';
import { isUnsupported, answeredBy, refusedBy, rpc, valueAnswered } from '../../../world/rpc.ts';
import { hexBytes, quantity } from '../../../world/schema.ts';
import type { World } from '../../../world/world.ts';
import { rememberLack, lacks } from '../capabilities.ts';
import type { Run, RunResult } from '../../../effects/engine.ts';
import { withRandao } from '../randao.ts';

export type Poor = Extract<RunResult, { s: 'poor' }>;

/** What a node said to a call that it ran and forgot. */
export type FallbackCall = Readonly<{ ok: boolean; data: Hex; endpoint: string }>;

export type FallbackRun = Readonly<{ run: Run; world: World; signal: AbortSignal }>;

/**
 * `eth_call` on the pinned block with state that is assumed. A node that takes no blocks of ours is asked
 * again without, unless it is another block that is to be tried: what runs then says in which block it ran. A revert
 * is an answer.
 */
export async function ethCall(
  asking: FallbackRun,
  call: object,
  state: object,
  block: Readonly<Record<string, Hex>>,
): Promise<Known<FallbackCall> | Poor> {
  const { run } = asking;
  const node = nodeOf(run);
  const isElsewhere = run.surroundings !== undefined;
  if (lacks(node, 'blockOverrides'))
    return isElsewhere ? unknown('unsupported', node.endpoint) : asked(asking, [call, at(run), state]);
  const answer = await asked(asking, [call, at(run), state], block);
  if (answer.s !== 'unknown' || answer.why !== 'unsupported' || isElsewhere) return answer;
  const without = await asked(asking, [call, at(run), state]);
  if (without.s !== 'unknown') rememberLack(node, 'blockOverrides');
  return without;
}

/** An `eth_call` as it is, for nodes that take nothing for granted. */
export function plainCall(asking: FallbackRun, call: object): Promise<Known<FallbackCall> | Poor> {
  return asked(asking, [call, at(asking.run)]);
}

/** Gas units that a call needs, by the node's word, on the pinned block. */
export async function estimatedGas(
  { run, world, signal }: FallbackRun,
  call: object,
  state?: object,
): Promise<Known<bigint>> {
  const node = nodeOf(run);
  const assumes = state !== undefined && Object.keys(state).length > 0;
  if (assumes && lacks(node, 'estimateOverrides')) return unknown('unsupported', node.endpoint);
  const params = assumes ? [call, at(run), state] : [call, at(run)];
  const question = { chainId: run.block.chainId, method: 'eth_estimateGas', params };
  const said = await world.ask('rpc', question, { signal, deadline: run.deadline, maxBytes: 4_096 });
  const isOfForm = said.s === 'known' && 'error' in said.v && said.v.error.code === -32602;
  if (assumes && isOfForm) rememberLack(node, 'estimateOverrides');
  const answer = answeredBy(said, quantity);
  return valueAnswered(answer);
}

/** How many transactions an account has sent at the pinned block. */
export async function nonceOf({ run, world, signal }: FallbackRun, account: string): Promise<Known<bigint>> {
  const { chainId } = run.block;
  const question = { chainId, method: 'eth_getTransactionCount', params: [account, at(run)] };
  const answer = await rpc(world, question, { signal, deadline: run.deadline, maxBytes: 4_096 }, quantity);
  return valueAnswered(answer);
}

export function at({ block }: Run): object {
  return { blockHash: block.parentHash };
}

export function nodeOf({ block }: Run): { endpoint: string; chainId: number } {
  return { endpoint: block.endpoint, chainId: block.chainId };
}

/** Whether the sender cannot pay, by the node's word (geth, Anvil and others write it alike), and not a contract's. */
export function isPoor({ code, message }: { code: number; message: string }): boolean {
  if (code === -38014) return true;
  const said = message.slice(0, 300);
  return code !== 3 && !/revert/i.test(said) && /insufficient (funds|balance)/i.test(said);
}

const maxBytes = 1_048_576;

async function asked(
  { run, world, signal }: FallbackRun,
  params: readonly unknown[],
  block?: Readonly<Record<string, Hex>>,
): Promise<Known<FallbackCall> | Poor> {
  const ask = (all: readonly unknown[]) => {
    const question = { chainId: run.block.chainId, method: 'eth_call', params: all };
    return world.ask('rpc', question, { signal, deadline: run.deadline, maxBytes });
  };
  const answer =
    block === undefined
      ? await ask(params)
      : await withRandao(nodeOf(run), block, (fields) => ask([...params, fields]));
  if (answer.s !== 'known') return answer;
  const { endpoint } = answer.v;
  if ('error' in answer.v) {
    const { error } = answer.v;
    if (isPoor(error)) return { s: 'poor', endpoint };
    if (error.code === -32602 || isUnsupported(error) || takesLess(error))
      return unknown('unsupported', endpoint);
    const refused = refusedBy(error, endpoint);
    if (refused.why !== 'unanswered') return refused;
    return known({ ok: false, data: revertData(error) ?? '0x', endpoint });
  }
  const data = hexBytes(answer.v.result);
  return data === undefined ? unknown('malformed', endpoint) : known({ ok: true, data, endpoint });
}

/** Whether a node says that it was given more than the method takes, whatever its code for that. */
function takesLess({ message }: { message: string }): boolean {
  return /\b(number of|too many|unexpected|extra) (arguments|params|parameters)\b/i.test(
    message.slice(0, 300),
  );
}

import { type Known, known, type Unknown, unknown, type Why } from '../model/known.ts';
import { isRevert, nodesWords, type RpcError } from './revert.ts';
import { type Check, hexBytes } from './schema.ts';
import type { Bounds, Questions, RpcAnswer, World } from './world.ts';

export type RpcQuestion = Questions['rpc']['ask'];

/** A node's answer after its shape was checked, and who gave it. */
export type Answered<T> = Readonly<{ value: T; endpoint: string }>;

/** Bounds that suit one ordinary question: 8 seconds and 256 kB. */
export function ordinary(signal: AbortSignal): Bounds {
  return { signal, deadline: 8_000, maxBytes: 262_144 };
}

/** Bounds for what the user keeps on this device, which may be tens of thousands of entries: 8 seconds and 16 MB. */
export function ofTheUser(signal: AbortSignal): Bounds {
  return { ...ordinary(signal), maxBytes: 16_777_216 };
}

/**
 * Asks a node one thing and checks the shape of what it answers. For what a JSON-RPC error means see `whyOf`; a result
 * that `check` does not take is `malformed`, null is `notFound`. What a contract answered to an `eth_call`, in bytes that
 * `check` does not take, is `unanswered`.
 *
 * @example
 * const nonce = await rpc(world, { chainId: 1, method: 'eth_getTransactionCount', params: [from, 'latest'] },
 *   ordinary(signal), quantity);
 */
export async function rpc<T>(
  world: World,
  question: RpcQuestion,
  bounds: Bounds,
  check: Check<T>,
): Promise<Known<Answered<T>>> {
  const answer = await world.ask('rpc', question, bounds);
  const it = answeredBy(answer, check);
  const isOfContract = question.method === 'eth_call' && it.s === 'unknown' && it.why === 'malformed';
  const said = answer.s === 'known' && 'result' in answer.v ? hexBytes(answer.v.result) : undefined;
  return isOfContract && said !== undefined ? unknown('unanswered', it.source) : it;
}

/** What an answer holds: the result where it is one, and else why there is none. */
export function answeredBy<T>(answer: Known<RpcAnswer>, check: Check<T>): Known<Answered<T>> {
  if (answer.s !== 'known') return answer;
  const { endpoint } = answer.v;
  if ('error' in answer.v) return refusedBy(answer.v.error, endpoint);
  if (answer.v.result === null) return unknown('notFound', endpoint);
  const value = check(answer.v.result);
  return value === undefined ? unknown('malformed', endpoint) : known({ value, endpoint });
}

/** The value of an answer alone, whoever gave it. */
export function valueAnswered<T>(answer: Known<Answered<T>>): Known<T> {
  return answer.s === 'known' ? known(answer.v.value) : answer;
}

/** Why an error leaves something unknown; with what the node asks to wait, where it is busy and says so. */
export function refusedBy(error: RpcError, endpoint: string): Unknown {
  const why = whyOf(error);
  const wait = why === 'busy' ? waitOf(error) : undefined;
  return wait === undefined ? unknown(why, endpoint) : { ...unknown(why, endpoint), wait };
}

/** Why a node did not run something: that it failed by itself would be told in the result. */
export function notRunFor(error: RpcError, endpoint: string): Unknown {
  const it = refusedBy(error, endpoint);
  return it.why === 'unanswered' ? unknown('refused', endpoint) : it;
}

/** How many seconds a node that is busy asks to wait, in its words; at most an hour. */
export function waitOf({ message }: RpcError): number | undefined {
  const found = /\b(?:retry|again|wait)\b[^\d]{0,20}(\d{1,6}(?:\.\d+)?)\s*(ms|s|m)?/i.exec(
    message.slice(0, 300),
  );
  if (found?.[1] === undefined) return undefined;
  const unit = found[2]?.toLowerCase();
  const seconds = Number(found[1]) * (unit === 'ms' ? 0.001 : unit === 'm' ? 60 : 1);
  return Math.min(3_600, Math.ceil(seconds));
}

/**
 * What an error says. `unanswered`: the call itself failed, which is the contract's own answer. All others are the
 * node's, and say nothing of the contract: it does not have the method (`unsupported`), is asked too much (`busy`), does
 * not have the block or its state (`noState`), or something else (`refused`).
 */
export function whyOf(
  error: RpcError,
): Extract<Why, 'unsupported' | 'busy' | 'noState' | 'unanswered' | 'refused'> {
  if (isUnsupported(error)) return 'unsupported';
  if (isBusy(error)) return 'busy';
  if (isRevert(error)) return 'unanswered';
  return lacksState(error) ? 'noState' : 'refused';
}

/** Whether an error says that the node does not have the method: -32601, or the words nodes use instead. */
export function isUnsupported(error: RpcError): boolean {
  const { code } = error;
  if (code === -32601 || code === -32004) return true;
  return /method\b.{0,80}\b(not (found|supported|available|allowed)|unsupported|does not exist|handler crashed)/i.test(
    nodesWords(error),
  );
}

/**
 * Whether a node wants to be asked less: the codes of gateways and HTTP, or their words. Who asks for too many blocks or
 * results at once gets the same code (EIP-1474), and asking less often would not help.
 */
function isBusy(error: RpcError): boolean {
  const { code } = error;
  const said = nodesWords(error);
  if (/\b(blocks?|results?|logs|response size|gas)\b/i.test(said)) return false;
  if ([429, -32005, -32029, -32097].includes(code)) return true;
  return /rate.?limit|too many (requests|calls)|request limit|limit exceeded|over.?capacity|compute units|credits?\b|throttl|quota/i.test(
    said,
  );
}

/** Whether a node does not let this one ask at all, whatever is asked. */
export function isForbidden(error: RpcError): boolean {
  return /unauthori[sz]ed|forbidden/i.test(nodesWords(error));
}

/** Whether a node does not know the block (it is behind, or another one behind the same address), or has pruned its state. */
function lacksState({ message }: RpcError): boolean {
  return /header (for hash )?not found|unknown block|block (with hash \S+ )?(is )?not found|could not find block|hash is not currently canonical|missing trie node|historical state|state (is )?not available|pruned/i.test(
    message.slice(0, 300),
  );
}

import { type Known, known, unknown } from '../model/known.ts';
import type { Check } from './schema.ts';
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
 * Asks a node one thing and checks the shape of what it answers. A JSON-RPC error is `unsupported` when the node
 * does not have the method, else `refused`; a result that `check` does not take is `malformed`, null is `notFound`.
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
  return answeredBy(await world.ask('rpc', question, bounds), check);
}

/** What an answer holds: the result where it is one, and else why there is none. */
export function answeredBy<T>(answer: Known<RpcAnswer>, check: Check<T>): Known<Answered<T>> {
  if (answer.s !== 'known') return answer;
  const { endpoint } = answer.v;
  if ('error' in answer.v)
    return unknown(isUnsupported(answer.v.error) ? 'unsupported' : 'refused', endpoint);
  if (answer.v.result === null) return unknown('notFound', endpoint);
  const value = check(answer.v.result);
  return value === undefined ? unknown('malformed', endpoint) : known({ value, endpoint });
}

type RpcError = Extract<RpcAnswer, { error: unknown }>['error'];

/** Whether an error says that the node does not have the method: -32601, or the words nodes use instead. */
export function isUnsupported({ code, message }: RpcError): boolean {
  if (code === -32601 || code === -32004) return true;
  return /method\b.{0,80}\b(not (found|supported|available|allowed)|unsupported|does not exist|handler crashed)/i.test(
    message.slice(0, 300),
  );
}

import { createHash } from 'node:crypto';

/** One question of a node, as JSON-RPC asks it. */
export type Question = Readonly<{ method: string; params: readonly unknown[] }>;

/** What it answers: exactly one of the two, as it came. */
export type Answer = Readonly<{ result: unknown }> | Readonly<{ error: unknown }>;

/**
 * Whether it leaves the node another one than before: then all that is asked afterwards is asked of another chain.
 * What is not known to only read counts as such.
 */
export function changesChain({ method }: Question): boolean {
  if (method.startsWith('eth_send')) return true;
  return !/^(?:eth|debug|trace|net|web3|txpool|ots|erigon)_|^anvil_(?:dumpState|nodeInfo|metadata)$/.test(
    method,
  );
}

/** By what the chain has been through (`history`) and the question itself: the order of its fields does not count. */
export function keyOf(history: string, { method, params }: Question): string {
  return short(`${history}\n${method}\n${JSON.stringify(params, sortedFields)}`);
}

/** What a chain has been through once it was told this, too. */
export function historyAfter(history: string, told: Question): string {
  return keyOf(`${history} then`, told);
}

/** Of a chain that begins: by the program and all that it was started with. */
export function beginning(...of: readonly string[]): string {
  return short(of.join('\n'));
}

/** A question in a few words, for people who look for it in the code. */
export function named({ method, params }: Question): string {
  const [first] = params;
  if (typeof first === 'string') return `${method} ${first.slice(0, 66)}`;
  const call = isCall(first) ? first : undefined;
  if (call === undefined) return method;
  const data = call.data ?? call.input;
  const selector = typeof data === 'string' ? ` ${data.slice(0, 10)}` : '';
  return `${method} ${typeof call.to === 'string' ? call.to.toLowerCase() : 'nobody'}${selector}`;
}

type Call = Readonly<{ to?: unknown; data?: unknown; input?: unknown }>;

function isCall(it: unknown): it is Call {
  return typeof it === 'object' && it !== null && ('to' in it || 'data' in it || 'input' in it);
}

function sortedFields(_: string, it: unknown): unknown {
  if (typeof it !== 'object' || it === null || Array.isArray(it)) return it;
  return Object.fromEntries(Object.entries(it).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

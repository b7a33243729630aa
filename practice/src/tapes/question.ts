import { createHash } from 'node:crypto';

/** One question of a node, as JSON-RPC asks it. */
export type Question = Readonly<{ method: string; params: readonly unknown[] }>;

/** What it answers: exactly one of the two, as it came. */
export type Answer = Readonly<{ result: unknown }> | Readonly<{ error: unknown }>;

/**
 * Whether it leaves the node another one than before: then all that is asked after that is asked of another chain.
 * What is unknown to only read counts as such.
 */
export function changesChain({ method }: Question): boolean {
  if (method.startsWith('eth_send')) return true;
  return !/^(?:eth|debug|trace|net|web3|txpool|ots|erigon)_|^anvil_(?:dumpState|nodeInfo|metadata)$/.test(
    method,
  );
}

/**
 * What a chain has been told. `history`: what is undone where it is put back to a snapshot. `settings`: what is not, since
 * a snapshot does not have it.
 */
export type Past = Readonly<{ history: string; settings: Readonly<Record<string, string>> }>;

/** Of a chain that begins: by the program and all that it was started with. */
export function beginning(...of: readonly string[]): Past {
  return { history: digest(of.join('\n')), settings: {} };
}

/** Of a chain once it was told this, too. */
export function after({ history, settings }: Past, told: Question): Past {
  const { method } = told;
  if (ofState.test(method)) return { history: digest(`${history} then\n${textOf(told)}`), settings };
  const before = ofTheLast.has(method) ? '' : (settings[method] ?? '');
  return { history, settings: { ...settings, [method]: digest(`${before}\n${textOf(told)}`) } };
}

/** What changes balances, code, storage, numbers of transactions, and blocks. */
const ofState = /^eth_send|^anvil_(?:setBalance|setCode|setStorageAt|setNonce|mine)$|^evm_mine$/;

/** Of these only the last one counts; of others, as of the clock, all that came before it count, too. */
const ofTheLast: ReadonlySet<string> = new Set([
  'anvil_autoImpersonateAccount',
  'anvil_setAutomine',
  'anvil_setChainId',
]);

/** By what the chain has been told before and the question itself: the order of its fields does not count. */
export function keyOf({ history, settings }: Past, question: Question): string {
  return digest(`${history} ${JSON.stringify(settings, sortedFields)}\n${textOf(question)}`);
}

/** The name of a snapshot of a chain. */
export function snapshotOf(past: Past): string {
  return `0x${Buffer.from(keyOf(past, { method: 'evm_snapshot', params: [] }), 'base64url').toString('hex')}`;
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

function textOf({ method, params }: Question): string {
  return `${method}\n${JSON.stringify(params, sortedFields)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

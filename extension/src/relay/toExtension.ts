import { harmlessMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import { callsIn, signs, textOf } from './callsIn.ts';

/**
 * What is in a message of a page to another extension (`runtime.connect`, `runtime.sendMessage`).
 *
 * `pass`: nothing that an Ethereum wallet would sign; `unread`: it asks for a signature on another chain, which is seen and
 * cannot be read. `ask`: one call that waits for its Review, as JSON; `path` leads to its JSON-RPC object, whose id is `rpc`;
 * `scope` and `chainId` say for what it is asked (CAIP-27). `refuse`: it asks to sign in a way that cannot be read.
 */
export type ToExtension =
  | Readonly<{ does: 'pass'; unread?: true }>
  | Readonly<{
      does: 'ask';
      path: readonly string[];
      rpc: unknown;
      text: string;
      scope?: string;
      chainId?: string;
    }>
  | Readonly<{ does: 'refuse'; path?: readonly string[]; rpc?: unknown }>;

const invoke = 'wallet_invokeMethod';

/** How deep in a message the JSON-RPC object of a wallet may be. */
const mostDepth = 4;

/** Reads the JSON of a message. */
export function toExtension(text: string): ToExtension {
  const message: unknown = JSON.parse(text);
  const found = callsIn(message);
  const at = rpcIn(message, []);
  if (!at) return found?.length === 0 ? { does: 'pass' } : { does: 'refuse' };
  const { path, rpc, rest } = at;
  const { id, method, params } = rpc;
  const refused = { does: 'refuse', path, rpc: id } as const;
  const beside = callsIn(rest);
  if (beside?.length !== 0) return refused;
  if (folded(method) === folded(invoke)) {
    const inner = method === invoke ? invoked(params) : undefined;
    if (!inner || !isOnly(inner.params, inner.method)) return refused;
    const { scope } = inner;
    if (!ethereum.test(scope)) {
      if (signs(inner.method) || /eip155/i.test(scope)) return refused;
      // Whatever else a wallet knows: Solana, Bitcoin and others.
      return reads.test(inner.method) ? { does: 'pass' } : { does: 'pass', unread: true };
    }
    if (harmlessMethods.has(inner.method)) return { does: 'pass' };
    const chain = /^eip155:(.*)$/.exec(scope)?.[1];
    return {
      does: 'ask',
      path,
      rpc: id,
      text: textOf(inner.method, inner.params),
      scope,
      ...(chain === undefined ? {} : { chainId: `0x${Number(chain).toString(16)}` }),
    };
  }
  if (!signs(method)) return found?.length === 0 ? { does: 'pass' } : refused;
  return { does: 'ask', path, rpc: id, text: textOf(method, params) };
}

/** The scopes of Ethereum's interface: one chain, or the wallet as such. */
const ethereum = /^(eip155:[1-9][0-9]{0,14}|wallet|wallet:eip155)$/;

/** A method of another chain that signs nothing, by the habit of such names. */
const reads = /^(get|is|simulate)/;

type Rpc = Readonly<{ id?: unknown; method: string; params?: unknown }>;

/** The first JSON-RPC object on the way into a message, and the message without it. */
function rpcIn(
  it: unknown,
  path: readonly string[],
): Readonly<{ path: readonly string[]; rpc: Rpc; rest: unknown }> | undefined {
  if (typeof it !== 'object' || it === null || Array.isArray(it)) return undefined;
  const record = it as Record<string, unknown>;
  if (typeof record['method'] === 'string') {
    const { method: _, params: __, ...rest } = record;
    return { path, rpc: record as Rpc, rest };
  }
  if (path.length >= mostDepth) return undefined;
  for (const [name, inside] of Object.entries(record)) {
    const found = rpcIn(inside, [...path, name]);
    if (found) return { ...found, rest: { ...record, [name]: found.rest } };
  }
  return undefined;
}

/** The call that `wallet_invokeMethod` carries. */
function invoked(params: unknown): Readonly<{ scope: string; method: string; params: unknown }> | undefined {
  const { scope, request, ...rest } = (params ?? {}) as Record<string, unknown>;
  if (typeof scope !== 'string' || typeof request !== 'object' || request === null) return undefined;
  const { method, params: inner, ...more } = request as Record<string, unknown>;
  if (typeof method !== 'string' || callsIn([rest, more])?.length !== 0) return undefined;
  return { scope, method, params: inner };
}

/** Whether the parameters of a call hold no other call. What is to be signed may look like one, and is not one. */
function isOnly(params: unknown, method: string): boolean {
  return signs(method) || callsIn(params)?.length === 0;
}

function folded(method: string): string {
  return method.toLowerCase().replace(/[^a-z]/g, '');
}

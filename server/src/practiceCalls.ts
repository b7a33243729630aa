import { readMethods } from '@readback/core/request/wallet/methods.ts';
import { failed, type Id, mostCalls } from './jsonRpc.ts';

/** What the page needs of the practice chain beyond reading: the practice wallet sends what it signed. */
const more: ReadonlySet<string> = new Set([
  'debug_traceTransaction',
  'eth_blobBaseFee',
  'eth_sendRawTransaction',
]);

export type Call = Readonly<{ jsonrpc: '2.0'; id: Id; method: string; params: unknown }>;

/**
 * Reads JSON-RPC text. `forward` is what may be sent to the node, written again from what was understood, so that the
 * node cannot understand something else; `answer` is the refusal to send back instead. A batch with one call that is
 * refused is refused whole. The node's own keys and controls (`eth_sendTransaction`, `anvil_*`, `evm_*` …) are not
 * for the page.
 */
export function practiceCalls(
  text: string,
): Readonly<{ forward: Call | readonly Call[] }> | Readonly<{ answer: unknown }> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { answer: failed(null, -32700, 'The request is not JSON.') };
  }
  if (!Array.isArray(json)) {
    const call = callIn(json);
    if (!call) return { answer: failed(null, -32600, 'The request is not a JSON-RPC call.') };
    return isAllowed(call) ? { forward: call } : { answer: refused(call) };
  }
  const calls = json.map(callIn);
  if (calls.length === 0 || calls.length > mostCalls || !calls.every((it) => it !== undefined)) {
    return { answer: failed(null, -32600, `A batch holds 1 to ${mostCalls} JSON-RPC calls.`) };
  }
  if (calls.every(isAllowed)) return { forward: calls };
  const unsent = 'Not sent, because the batch holds a call that is refused.';
  return { answer: calls.map((it) => (isAllowed(it) ? failed(it.id, -32600, unsent) : refused(it))) };
}

function isAllowed({ method }: Call): boolean {
  return readMethods.has(method) || more.has(method);
}

function refused({ id, method }: Call): unknown {
  return failed(id, -32601, `The practice chain does not answer ${method.slice(0, 60)} here.`);
}

function callIn(json: unknown): Call | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const own = (key: string): unknown => Object.getOwnPropertyDescriptor(json, key)?.value;
  const method = own('method');
  const id = own('id') ?? null;
  const params = own('params') ?? [];
  const isId = id === null || typeof id === 'string' || typeof id === 'number';
  if (own('jsonrpc') !== '2.0' || typeof method !== 'string' || !isId || typeof params !== 'object')
    return undefined;
  return { jsonrpc: '2.0', id, method, params };
}

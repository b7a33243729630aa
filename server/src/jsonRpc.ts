/** How many calls a batch may hold. */
export const mostCalls = 100;

/** The id of a JSON-RPC call. */
export type Id = string | number | null;

/** A JSON-RPC error object. */
export function failed(id: Id, code: number, message: string): unknown {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

import { type Known, unknown } from '@readback/core/model/known.ts';
import { readMethods } from '@readback/core/request/wallet/methods.ts';
import { nodeClient } from '@readback/core/world/node/nodeClient.ts';
import type { Bounds, Questions, RpcAnswer } from '@readback/core/world/world.ts';
import type { Host } from './host.ts';

/** Puts questions to the user's node. Only methods that read are let through. */
export type AskNode = (question: Questions['rpc']['ask'], bounds: Bounds) => Promise<Known<RpcAnswer>>;

/** A node that is asked at its own pace, by POSTs of JSON-RPC. */
export function askingNode({ url, host }: Readonly<{ url: URL; host: Host }>): AskNode {
  const ask = nodeClient<Bounds>(url.href, host.name, (body, bounds) =>
    host.fetchJson(
      url.href,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      bounds,
    ),
  );
  return ({ method, params }, bounds) =>
    readMethods.has(method)
      ? ask({ method, params }, bounds)
      : Promise.resolve(unknown('unsupported', host.name));
}

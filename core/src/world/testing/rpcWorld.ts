import { type Known, known, unknown } from '../../model/known.ts';
import { guarded } from '../guard.ts';
import { isRecord } from '../schema.ts';
import type { Bounds, RpcAnswer, World } from '../world.ts';
import { type TableWorld, tableWorld } from './tableWorld.ts';

/** A world for tests over one JSON-RPC URL. Keeps what was asked, so that tests can count requests. */
export function rpcWorld(url: string, more: Parameters<typeof tableWorld>[1] = {}): TableWorld {
  const time = () => known(BigInt(Math.floor(Date.now() / 1000)));
  const rest = tableWorld({}, { time, ...more });
  const asked: TableWorld['asked'] = [];
  const world: World = {
    ask: async (kind, question, bounds) => {
      if (kind !== 'rpc') return rest.ask(kind, question, bounds);
      const { method, params } = question as { method: string; params: readonly unknown[] };
      asked.push({ method, params });
      return (await post(url, { method, params }, bounds)) as never;
    },
  };
  return { asked, ask: guarded(world).ask };
}

async function post(url: string, body: object, bounds: Bounds): Promise<Known<RpcAnswer>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
      signal: AbortSignal.any([bounds.signal, AbortSignal.timeout(bounds.deadline)]),
    });
    const answer: unknown = JSON.parse(await response.text());
    if (!isRecord(answer)) return unknown('malformed');
    const endpoint = new URL(url).host;
    const said = Object.hasOwn(answer, 'error') ? { error: answer.error } : { result: answer.result };
    return known({ ...said, endpoint } as RpcAnswer);
  } catch {
    return unknown('offline');
  }
}

import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { nodeClient } from '@readback/core/world/node/nodeClient.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import type { Bounds, Questions, World } from '@readback/core/world/world.ts';

/** A world of one node, which is asked as the page and the command line ask it: paced, and in the form that it takes. */
export function pacedWorld(url: string): World {
  const ask = nodeClient<Bounds>(url, new URL(url).host, (body, bounds) => post(url, body, bounds));
  const rest = tableWorld({}, { time: () => known(BigInt(Math.floor(Date.now() / 1_000))) });
  return {
    ask: (kind, question, bounds) => {
      if (kind !== 'rpc') return rest.ask(kind, question, bounds);
      const { method, params } = question as Questions['rpc']['ask'];
      return ask({ method, params }, bounds) as never;
    },
  };
}

async function post(url: string, body: object, { signal, deadline }: Bounds): Promise<Known<unknown>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
    });
    return known(JSON.parse(await response.text()));
  } catch {
    return unknown('offline');
  }
}

import { known } from '../../model/known.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import type { TableWorld } from '../../world/testing/tableWorld.ts';

/** A node that lacks some methods, or takes no state for granted (`overrides`) or no block (`blockOverrides`). */
export function nodeWithout(url: string, ...lacking: readonly string[]): TableWorld {
  const whole = rpcWorld(url);
  const endpoint = `${new URL(url).host} without ${lacking.join()}`;
  return {
    asked: whole.asked,
    ask: async (kind, question, bounds) => {
      if (kind !== 'rpc') return whole.ask(kind, question, bounds);
      const { method, params } = question as { method: string; params: readonly unknown[] };
      const answer = await whole.ask(kind, question, bounds);
      if (answer.s !== 'known') return answer;
      const say = (said: unknown) => known({ ...(said as object), endpoint }) as typeof answer;
      if (lacking.includes(method)) return say({ error: { code: -32601, message: 'Method not found' } });
      const isCall = method === 'eth_call';
      if (isCall && lacking.includes('overrides') && params.length > 2)
        return say({ error: { code: -32602, message: 'too many arguments, want at most 2' } });
      if (isCall && lacking.includes('blockOverrides') && params.length > 3)
        return say({ error: { code: -32602, message: 'too many arguments, want at most 3' } });
      return say(answer.v);
    },
  };
}

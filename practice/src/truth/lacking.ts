import { known } from '@readback/core/model/known.ts';
import type { Questions, World } from '@readback/core/world/world.ts';

/** A node that does not know these methods, as many do not. */
export function lacking(world: World, methods: readonly string[], url: string): World {
  return {
    ask: async (kind, question, bounds) => {
      const { method } = question as Partial<Questions['rpc']['ask']>;
      if (kind !== 'rpc' || method === undefined || !methods.includes(method))
        return world.ask(kind, question, bounds);
      const error = { code: -32601, message: `the method ${method} does not exist` };
      return known({ error, endpoint: new URL(url).host }) as never;
    },
  };
}

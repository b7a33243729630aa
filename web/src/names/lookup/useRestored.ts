import { changing, useChanging } from '../../data/base/changing.ts';
import { restored } from '../../data/rows/queryClient.ts';

const done = changing(false);
void restored.then(() => done.set(true));

/** Whether what was fetched earlier is in memory: nothing is asked before, or it would be fetched twice. */
export function useRestored(): boolean {
  return useChanging(done);
}

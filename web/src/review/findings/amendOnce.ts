import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { AmendAct } from '@readback/core/amend/amendTarget.ts';
import { amendInWorker } from '../../data/amendInWorker.ts';

const made = new Map<string, Promise<Body | undefined>>();

/** How many are kept: those of the Reviews that are open at a time. */
const most = 40;

/** The same for the same request and value, however often it is asked for. */
export function amendOnce(readback: Readback, act: AmendAct): Promise<Body | undefined> {
  const key = amendKey(readback, act);
  const before = made.get(key);
  if (before) return before;
  const body = amendInWorker(readback, act);
  made.set(key, body);
  const [oldest] = made.keys();
  if (made.size > most && oldest !== undefined) made.delete(oldest);
  return body;
}

/** While it is being read, its steps may not be known yet. */
export function amendKey({ incoming, verdict }: Readback, act: AmendAct): string {
  const value = act.kind === 'setInteger' ? act.value.toString() : act.address;
  return [incoming.request.digest, verdict === 'pending', act.fact, value].join(' ');
}

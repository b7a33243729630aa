import type { Readback } from './model/readback.ts';
import type { Incoming } from './model/request.ts';
import { type Revise, gather } from './reading/gather.ts';
import { inbox } from './reading/inbox.ts';
import { knowParts } from './reading/parts.ts';
import { begin, ended, isReadingSettled, revisionOf } from './reading/state.ts';
import { chainOf } from './request/frozen/chainOf.ts';
import { knowProtocols } from './shipped/protocols.ts';
import { guarded } from './world/guard.ts';
import type { SimulationOverrides } from './simulate/simulated.ts';
import { onThisDevice } from './world/onThisDevice.ts';
import type { World } from './world/world.ts';

/**
 * `ask` false: nothing outside this device is contacted. The user has not used the network that is named. `given`: what
 * people give for the run. A readback of state that was changed by hand cannot be signed. `within`: how long the reading
 * may take, in milliseconds; twelve seconds where nobody says it. `onlyLast`: nothing is said before all of it is there,
 * and nothing is judged before that.
 */
export type ReadOptions = Readonly<{
  ask?: boolean;
  given?: SimulationOverrides;
  within?: number;
  onlyLast?: boolean;
}>;

/** However the world behaves, a reading comes to its end after this time, in milliseconds. */
const longest = 12_000;

/** The most revisions of one reading: the last one waits for everything that is still to come. */
export const mostRevisions = 24;

/**
 * Reads a request back: runs the stations and yields what is found so far, at once and each time more is known.
 * Facts only grow; the last revision has a verdict. Ends within twelve seconds, and throws only where a list or a part that
 * ships with Readback could not be fetched: then nothing is said at all. Once `signal` aborts nothing more is yielded.
 *
 * @example
 * for await (const readback of read(incoming, world, signal)) show(readback);
 */
export async function* read(
  incoming: Incoming,
  world: World,
  signal: AbortSignal,
  options: ReadOptions = {},
): AsyncGenerator<Readback> {
  const over = new AbortController();
  const stop = () => over.abort();
  const whole = options.within ?? longest;
  const timer = setTimeout(stop, whole);
  signal.addEventListener('abort', stop, { once: true });
  const safe = guarded(options.ask === false ? onThisDevice(world) : world);
  try {
    const knows = [knowProtocols(chainOf(incoming.request.body)), knowParts(incoming)];
    await inTime(Promise.all(knows), over.signal);
    if (signal.aborted) return;
    let view = begin(incoming);
    const { given, onlyLast = false } = options;
    if (!onlyLast) yield revisionOf(view, 0);
    const changes = inbox<Revise>(over.signal);
    void gather(view, safe, { put: changes.put, signal: over.signal, given, whole }).finally(changes.close);
    for (let revision = 1; revision < mostRevisions; revision += 1) {
      const last = onlyLast || revision === mostRevisions - 1;
      const batch = last ? await changes.rest() : await changes.next();
      if (signal.aborted) return;
      view = (batch ?? []).reduce((now, change) => change(now), view);
      if (batch === undefined || last) {
        if (last || !isReadingSettled(view)) yield revisionOf(ended(view), revision);
        return;
      }
      yield revisionOf(view, revision);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    over.abort();
  }
}

/** Rejects once `over` aborts. */
function inTime(work: Promise<unknown>, over: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    over.addEventListener('abort', () => reject(new Error('A list was not fetched in time.')), {
      once: true,
    });
    work.then(() => resolve(), reject);
  });
}

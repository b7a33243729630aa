import { type Known, known, unknown, type Why } from '../../model/known.ts';
import { isUnsupported, whyOf } from '../rpc.ts';
import { isRecord } from '../schema.ts';
import type { Bounds } from '../world.ts';
import type { Can } from './capabilities.ts';

/** Posts one JSON body to a node and gives the JSON that came back. */
export type Post = (body: object, bounds: Bounds) => Promise<Known<unknown>>;

type Call = Readonly<{ method: string; params: readonly unknown[] }>;

/** What a node said to one call. */
export type ProbeAnswer =
  | Readonly<{ kind: 'result'; result: unknown }>
  | Readonly<{ kind: 'error'; code: number; message: string }>
  | Readonly<{ kind: 'silent'; why: Why }>;

export type Probing = Readonly<{
  one(call: Call): Promise<ProbeAnswer>;
  batch(calls: readonly Call[]): Promise<ProbeAnswer>;
  /** Requests that were made so far. */
  count(): number;
}>;

/** For one request. */
const deadline = 8_000;
const maxBytes = 262_144;

/** After so many requests in a row that were not answered, the node is left alone. */
const patience = 2;

/** Asks one after the other, within bounds, and counts. Never rejects. */
export function asking(post: Post, signal: AbortSignal): Probing {
  let requests = 0;
  let silent = 0;

  async function send(body: object): Promise<Known<unknown>> {
    if (signal.aborted || silent >= patience) return unknown('notAsked');
    requests += 1;
    const bounds = { signal, deadline, maxBytes };
    const answer = await inTime(post, body, bounds);
    silent = answer.s === 'unknown' && answer.why !== 'malformed' ? silent + 1 : 0;
    return answer;
  }

  return {
    one: async (call) => saidIn(await send({ jsonrpc: '2.0', id: 1, ...call })),
    async batch(calls) {
      const answer = await send(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })));
      if (answer.s !== 'known' || !Array.isArray(answer.v)) return saidIn(answer);
      const all: unknown[] = answer.v;
      const ids = new Set(all.map((it) => (isRecord(it) && Object.hasOwn(it, 'result') ? it.id : undefined)));
      const whole = all.length === calls.length && calls.every((_, id) => ids.has(id));
      if (whole) return { kind: 'result', result: all };
      const [first] = all
        .slice(0, calls.length)
        .map((it) => saidIn(known(it)))
        .filter(isError);
      return first ?? { kind: 'silent', why: 'malformed' };
    },
    count: () => requests,
  };
}

/** Whether something can be done, from what was said: `shape` looks at a result. */
export function canIn(said: ProbeAnswer, shape: (result: unknown) => boolean): Can {
  switch (said.kind) {
    case 'silent':
      return { can: 'unknown', why: said.why };
    case 'error':
      return isNotOfMethod(said) ? { can: 'unknown', why: whyOf(said) } : { can: 'no', said: said.message };
    case 'result':
      return shape(said.result) ? { can: 'yes' } : { can: 'no' };
  }
}

/** Whether an error says nothing of the method: the node answers nobody, or not so often. */
function isNotOfMethod(said: Extract<ProbeAnswer, { kind: 'error' }>): boolean {
  if (isUnsupported(said)) return false;
  return whyOf(said) === 'busy' || /capacity|unauthori[sz]ed|api key/i.test(said.message);
}

async function inTime(post: Post, body: object, bounds: Bounds): Promise<Known<unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Known<unknown>>((resolve) => {
    const give = () => resolve(unknown('timeout'));
    timer = setTimeout(give, bounds.deadline + 500);
    bounds.signal.addEventListener('abort', give, { once: true });
  });
  try {
    return await Promise.race([post(body, bounds), late]);
  } catch {
    return unknown('offline');
  } finally {
    clearTimeout(timer);
  }
}

function saidIn(answer: Known<unknown>): ProbeAnswer {
  if (answer.s !== 'known') return { kind: 'silent', why: answer.s === 'unknown' ? answer.why : 'timeout' };
  const it = answer.v;
  if (!isRecord(it)) return { kind: 'silent', why: 'malformed' };
  if (Object.hasOwn(it, 'error') && it.error !== null && it.error !== undefined) {
    if (!isRecord(it.error)) return { kind: 'silent', why: 'malformed' };
    const { code, message } = it.error;
    if (typeof code !== 'number' || typeof message !== 'string') return { kind: 'silent', why: 'malformed' };
    return { kind: 'error', code, message: message.slice(0, 200) };
  }
  if (!Object.hasOwn(it, 'result')) return { kind: 'silent', why: 'malformed' };
  return { kind: 'result', result: it.result };
}

function isError(said: ProbeAnswer): said is Extract<ProbeAnswer, { kind: 'error' }> {
  return said.kind === 'error';
}

import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonText } from '../jsonText.ts';
import { refuse, replyJson } from '../reply.ts';
import { callsIn, type ScriptCall } from './callsIn.ts';
import type { Clock } from './clock.ts';
import type { Outcome } from './outcome.ts';
import { replyWhenDone } from './replyWhenDone.ts';
import { scriptsDoor } from './scriptsDoor.ts';
import { delivered } from './waitingCalls.ts';

/** Who sent a request: what it calls itself, and when nobody waits for the answer any more, or all of it was sent. */
type Asker = Readonly<{ claimed: string | undefined; left: AbortSignal }>;

/** Answers a request for a path below `/scripts/`: refuses what may not come in, and has each call answered. */
export async function answerScripts(
  request: IncomingMessage,
  response: ServerResponse,
  { path, token, port, clock }: Readonly<{ path: string; token: string; port: number; clock: Clock }>,
  answers: (asker: Asker) => (call: ScriptCall) => Promise<Outcome>,
): Promise<void> {
  const refusal = scriptsDoor(request, path, token, port);
  if (refusal) {
    if (refusal.status === 405) response.setHeader('allow', 'POST');
    return refuse(response, refusal.status, refusal.sentence);
  }
  const text = await jsonText(request, response);
  if (text === undefined) return;
  const asked = callsIn(text);
  if ('refusal' in asked) return replyJson(response, 200, asked.refusal);

  const left = new AbortController();
  // Each call of a batch listens to it.
  setMaxListeners(0, left.signal);
  response.once('close', () => left.abort(response.writableFinished ? delivered : undefined));
  const claimed = request.headers['user-agent']?.slice(0, 200);
  await replyWhenDone(response, asked, answers({ claimed, left: left.signal }), clock);
}

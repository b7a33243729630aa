import type { ServerResponse } from 'node:http';
import type { Asked, ScriptCall } from './callsIn.ts';
import type { Clock } from './clock.ts';
import { errorIs, type Outcome } from './outcome.ts';

/** In milliseconds: how often an asker who waits is sent a space. */
const between = 60_000;

/**
 * Sends the answers once all of them are there. A person may take long, and some clients give up when nothing comes for
 * five minutes: they are sent spaces, which JSON allows before a value. To notifications alone nothing is sent.
 */
export async function replyWhenDone(
  response: ServerResponse,
  { batch, calls }: Asked,
  answer: (call: ScriptCall) => Promise<Outcome>,
  clock: Clock,
): Promise<void> {
  if (calls.length === 0) {
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
    return;
  }
  let stop = (): void => {};
  const remind = (): void => {
    if (!response.headersSent) response.writeHead(200, headers);
    response.write(' ');
    stop = clock.after(between, remind);
  };
  stop = clock.after(between, remind);
  response.once('close', () => stop());

  const answers = await Promise.all(
    calls.map(async (it) => {
      const outcome = it ? await answer(it) : errorIs(-32600, 'The request is not a JSON-RPC call.');
      return `{"jsonrpc":"2.0","id":${it?.id ?? 'null'},${outcome}}`;
    }),
  );
  stop();
  const bytes = Buffer.from(batch ? `[${answers.join(',')}]` : answers.join(''));
  if (!response.headersSent) response.writeHead(200, { ...headers, 'content-length': bytes.length });
  response.end(bytes);
}

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

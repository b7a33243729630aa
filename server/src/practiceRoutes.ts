import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Call, failed, practiceCalls } from './practiceCalls.ts';
import { readBody } from './readBody.ts';
import { refuse, replyJson } from './reply.ts';
import { askedOfOthers, type Sent } from './practiceOthers.ts';

/** A practice chain as the server is handed it. `info` is served as it is; `marker` is how the page recognises it. */
export type PracticeChain = Readonly<{
  rpcUrl: string;
  otherRpcUrl: string;
  info: unknown;
  marker: unknown;
  reset: () => Promise<void>;
  /** How long a reset may take, in milliseconds; 15 seconds unless it says so. */
  resetWithin?: number;
  sendAs: (it: Sent) => Promise<boolean>;
  holdBlocks: (hold: boolean) => Promise<void>;
}>;

type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const maxBodyBytes = 1024 * 1024;
const deadline = 30_000;

/** What `/practice/…` answers to our own page. The caller has checked that it is. */
export function practiceRoutes(practice: PracticeChain): ReadonlyMap<string, Route> {
  let settled: Promise<void> = Promise.resolve();
  const afterReset =
    (url: string): Route =>
    async (request, response) => {
      await settled;
      await relay(url, request, response);
    };
  return new Map<string, Route>([
    ['GET /practice/info.json', async (_, response) => replyJson(response, 200, practice.info)],
    ['POST /practice/rpc', afterReset(practice.rpcUrl)],
    ['POST /practice/other/rpc', afterReset(practice.otherRpcUrl)],
    [
      'POST /practice/others',
      async (request, response) => {
        await settled;
        await others(practice, request, response);
      },
    ],
    [
      'POST /practice/reset',
      async (_, response) => {
        const done = within(practice.reset(), practice.resetWithin ?? 15_000);
        settled = done.catch(() => {});
        try {
          await done;
          replyJson(response, 200, { reset: true });
        } catch {
          refuse(response, 502, 'The practice chain could not be reset. Starting again sets it up again.');
        }
      },
    ],
  ]);
}

/** The same, and a failure when it takes longer than `patience` milliseconds: calls that wait for it go on. */
async function within(work: Promise<void>, patience: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), patience);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What others do on the practice chain in a flight of the school. */
async function others(practice: PracticeChain, request: IncomingMessage, response: ServerResponse) {
  const text = await jsonText(request, response);
  if (text === undefined) return;
  const asked = askedOfOthers(text);
  if (asked === undefined)
    return refuse(response, 400, 'This is nothing that others do on a practice chain.');
  try {
    if (asked.kind === 'send') return replyJson(response, 200, { done: await practice.sendAs(asked.call) });
    await practice.holdBlocks(asked.hold);
    replyJson(response, 200, { done: true });
  } catch {
    refuse(response, 502, 'The practice chain did not do it.');
  }
}

/** The body of a request, or undefined where it was refused. */
async function jsonText(request: IncomingMessage, response: ServerResponse): Promise<string | undefined> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    refuse(response, 415, 'Send JSON, as application/json.');
    return undefined;
  }
  const text = await readBody(request, maxBodyBytes);
  if (text === undefined) refuse(response, 413, 'The request is larger than 1 MiB.');
  return text;
}

async function relay(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await jsonText(request, response);
  if (text === undefined) return;
  const calls = practiceCalls(text);
  if ('answer' in calls) return replyJson(response, 200, calls.answer);
  replyJson(response, 200, await ask(url, calls.forward, response));
}

async function ask(url: string, calls: Call | readonly Call[], response: ServerResponse): Promise<unknown> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const late = AbortSignal.timeout(deadline);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls),
      signal: AbortSignal.any([left.signal, late]),
    });
    return await answer.json();
  } catch {
    const why = late.aborted ? 'did not answer in time' : 'does not answer';
    const problem = ({ id }: Call) => failed(id, -32000, `The practice chain ${why}.`);
    return 'method' in calls ? problem(calls) : calls.map(problem);
  }
}

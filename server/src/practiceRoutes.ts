import type { IncomingMessage, ServerResponse } from 'node:http';
import { failed } from './jsonRpc.ts';
import { jsonText } from './jsonText.ts';
import { type Call, practiceCalls } from './practiceCalls.ts';
import { askedOfOthers, type Sent } from './practiceOthers.ts';
import { refuse, replyJson } from './reply.ts';

/** A practice chain as the server is handed it. `info` is served as it is; `marker` is how the page recognizes it. */
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

const deadline = 30_000;

/** What `/practice/…` answers, and where its nodes are. */
export type PracticeRoutes = Readonly<{
  /** By method and path. The caller has checked that our own page asks. */
  routes: ReadonlyMap<string, Route>;
  /** The address of the node that answers under a path, once it is not being reset; undefined where none does. */
  nodeAt: (path: string) => Promise<string | undefined>;
}>;

/** Puts a practice chain behind paths of this server. */
export function practiceRoutes(practice: PracticeChain): PracticeRoutes {
  let settled: Promise<void> = Promise.resolve();
  const nodes = new Map([
    ['/practice/rpc', practice.rpcUrl],
    ['/practice/other/rpc', practice.otherRpcUrl],
  ]);
  const afterReset =
    (url: string): Route =>
    async (request, response) => {
      await settled;
      await relay(url, request, response);
    };
  const nodeAt = async (path: string): Promise<string | undefined> => {
    await settled;
    return nodes.get(path);
  };
  const routes = new Map<string, Route>([
    ['GET /practice/info.json', async (_, response) => replyJson(response, 200, practice.info)],
    ...[...nodes].map(([path, url]) => [`POST ${path}`, afterReset(url)] as const),
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
  return { routes, nodeAt };
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

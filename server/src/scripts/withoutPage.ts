import { createServer } from 'node:http';
import { listen } from '../listen.ts';
import { isEnded, refuse } from '../reply.ts';
import type { Running } from '../server.ts';
import { answerCall } from './answerCall.ts';
import { answerScripts } from './answerScripts.ts';
import { type Clock, machineClock } from './clock.ts';
import { errorIs, type Outcome, resultText } from './outcome.ts';
import { tokenOf } from './tokenOf.ts';
import { type CallNews, waitingCalls } from './waitingCalls.ts';

/**
 * Decides on a call in the place of a person. `goAhead` must be asked directly before anything is signed: it is false
 * where nobody waits for the answer any more.
 */
export type Decide = (call: string, goAhead: () => boolean) => Promise<Outcome>;

type Run = { sent: boolean; gone: boolean };

/**
 * The endpoint for scripts alone: JSON-RPC at `/scripts/<token>` on this machine, on one network, with `decide` in the
 * place of a page and of who sits before it. Resolves with the address for scripts, too. Throws one sentence when the
 * token is too easy to guess.
 */
export async function startWithoutPage(it: {
  port: number;
  token?: string;
  clock?: Clock;
  chainId: number;
  node: string;
  accounts: () => Promise<readonly string[]>;
  decide: Decide;
}): Promise<Running & Readonly<{ endpoint: string }>> {
  const token = tokenOf(it.token);
  const clock = it.clock ?? machineClock;
  const runs = new Map<string, Run>();
  let port = it.port;

  const tell = (news: CallNews): void => {
    const before = runs.get(news.id);
    if (news.is === 'ask') {
      // An asker that comes back to what was passed on already gets the answer to that.
      if (before?.sent) return;
      const run: Run = { sent: false, gone: false };
      runs.set(news.id, run);
      void decideOn(news.id, news.call, run);
    } else if (before && !before.sent) {
      before.gone = true;
      runs.delete(news.id);
    }
  };

  const decideOn = async (id: string, call: string, run: Run): Promise<void> => {
    const goAhead = (): boolean => {
      run.sent = !run.gone;
      return run.sent;
    };
    const outcome = await it
      .decide(call, goAhead)
      .catch(() => errorIs(-32603, 'Readback could not decide on this request.'));
    if (run.gone) return;
    runs.delete(id);
    waiting.reply(id, outcome);
  };

  const waiting = waitingCalls({
    clock,
    tell,
    noPage: () => undefined,
    isSigned: (id) => runs.get(id)?.sent === true,
  });

  const ofAccounts = async (method: string): Promise<Outcome> => {
    try {
      const accounts = await it.accounts();
      if (method === 'eth_coinbase') return resultText(JSON.stringify(accounts[0] ?? null));
      if (accounts.length === 0 && method === 'eth_requestAccounts')
        return errorIs(4100, 'The signer has no account.');
      return resultText(JSON.stringify(accounts));
    } catch {
      return errorIs(-32603, 'The signer does not say which accounts it has.');
    }
  };

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    if (isEnded(request)) return void response.destroy();
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!path.startsWith('/scripts/')) return refuse(response, 404, 'There is nothing here.');
    answerScripts(request, response, { path, token, port, clock }, ({ claimed, left }) => {
      const answer = answerCall({
        clock,
        left,
        port: () => port,
        nodeAt: async () => undefined,
        state: () => ({ accounts: [], chainId: it.chainId, node: it.node }),
        noNode: () => errorIs(4901, 'There is no node.'),
        elsewhere: 'start it with a node of that network',
        sign: (text) => waiting.ask({ text, claimed, chainId: it.chainId }, left),
      });
      return async (call) => (ofSigner.has(call.method) ? ofAccounts(call.method) : answer(call));
    }).catch(() => response.destroy());
  });
  port = await listen(server, it.port);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    endpoint: `${url}/scripts/${token}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const run of runs.values()) run.gone ||= !run.sent;
        waiting.endAll(errorIs(4900, 'Readback was stopped.'));
        server.closeAllConnections();
      }),
  };
}

const ofSigner: ReadonlySet<string> = new Set(['eth_accounts', 'eth_requestAccounts', 'eth_coinbase']);

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { notOwnPage } from '../ownPage.ts';
import { answerCall } from './answerCall.ts';
import { answerScripts } from './answerScripts.ts';
import { type Clock, machineClock } from './clock.ts';
import { openPages } from './openPages.ts';
import { errorIs, type Outcome } from './outcome.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { tokenOf } from './tokenOf.ts';
import { waitingCalls } from './waitingCalls.ts';

/** How scripts get in. `token` is made again unless it is given. */
export type Scripts = Readonly<{ token?: string; clock?: Clock }>;

/** The endpoint for scripts: JSON-RPC at `/scripts/<token>`, and the connection to the pages where people decide. */
export type Endpoint = Readonly<{
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close: () => void;
}>;

/** Where pages connect. */
export const pagePath = '/scripts/page';

/** In milliseconds: how long calls wait when no page is open any more, since a page may be reloading. */
const reloading = 10_000;

/**
 * Makes the endpoint. `nodeAt` gives the address of the node behind a path of this server. Throws one sentence when the
 * token is too easy to guess.
 */
export function scriptsEndpoint(
  scripts: Scripts,
  around: Readonly<{ port: () => number; nodeAt: (path: string) => Promise<string | undefined> }>,
): Endpoint {
  const token = tokenOf(scripts.token);
  const clock = scripts.clock ?? machineClock;
  const url = (): string => `http://127.0.0.1:${around.port()}`;
  const noPage = (): Outcome =>
    errorIs(
      4900,
      `No Readback page is open on this machine. Open ${url()}, connect a wallet, and try again.`,
    );
  let stopWaiting = (): void => {};

  const waiting = waitingCalls({
    clock,
    tell: (news) => pages.tell(news),
    noPage: () => (pages.isAny() ? undefined : noPage()),
  });
  const pages = openPages({
    clock,
    first: () => [{ is: 'hello', endpoint: `${url()}/scripts/${token}` }, ...waiting.shown()],
    heard: ({ id, outcome }, from) => {
      const { replier, others } = waiting.reply(id, outcome);
      if (replier) from.send(JSON.stringify(replier));
      if (others) pages.tell(others, from);
    },
    opened: () => stopWaiting(),
    allLeft: () => {
      stopWaiting = clock.after(reloading, () => waiting.endAll(noPage()));
    },
  });

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const at = { path, token, port: around.port(), clock };
    await answerScripts(request, response, at, ({ claimed, left }) =>
      answerCall({
        ...around,
        clock,
        left,
        state: pages.state,
        noNode: () =>
          pages.isAny()
            ? errorIs(4901, 'Readback is on no network: choose one there, then try again.')
            : noPage(),
        elsewhere: 'switch the network in Readback, then try again',
        sign: (text) => waiting.ask({ text, claimed, chainId: pages.state()?.chainId }, left),
      }),
    );
  };

  return {
    answer,
    upgrade: (request, socket, head) => {
      if (request.url !== pagePath) return refuseUpgrade(socket, 404, 'There is nothing here.');
      const stranger =
        request.headers.origin === undefined
          ? 'This is answered only to the page that this server serves.'
          : notOwnPage(request, around.port());
      if (stranger) return refuseUpgrade(socket, 403, stranger);
      if (pages.isFull()) return refuseUpgrade(socket, 503, 'Too many Readback pages are open.');
      pages.add(request, socket, head);
    },
    close: () => {
      stopWaiting();
      waiting.endAll(errorIs(4900, 'Readback was stopped.'));
      pages.close();
    },
  };
}

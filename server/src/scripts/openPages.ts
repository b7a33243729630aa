import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from './clock.ts';
import { type PageMessage, type PageState, pageMessage } from './pageMessage.ts';

/** The pages that are connected. */
export type OpenPages = Readonly<{
  /** Takes over a connection that our own page opened. The caller has checked that it is. */
  add: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  isFull: () => boolean;
  isAny: () => boolean;
  /** The newest state of a page that is open, or the last one there was. */
  state: () => PageState | undefined;
  tell: (message: unknown, except?: WebSocket) => void;
  close: () => void;
}>;

/** How many pages may be open at once. */
const mostPages = 20;
/** The longest message of a page, in bytes. */
const mostPayload = 1024 * 1024;
/** In milliseconds: how often a page is asked whether it is still there. */
const between = 20_000;
/** In bytes: a page that leaves so much unread is dropped. It gets everything again when it comes back. */
const mostUnread = 64 * 1024 * 1024;

type Page = { readonly socket: WebSocket; alive: boolean; state?: PageState; statedAt: number };

/** Holds the connections to the pages. `first` is what a page is told when it opens. */
export function openPages(it: {
  clock: Clock;
  first: () => readonly unknown[];
  heard: (message: Extract<PageMessage, { is: 'reply' }>, from: WebSocket) => void;
  opened: () => void;
  allLeft: () => void;
}): OpenPages {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: mostPayload,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const pages = new Set<Page>();
  /** Also those that are being closed. */
  const sockets = new Set<WebSocket>();
  let last: PageState | undefined;
  let states = 0;

  const state = (): PageState | undefined => {
    const stated = [...pages].filter((page) => page.state).toSorted((a, b) => b.statedAt - a.statedAt);
    return stated[0]?.state ?? last;
  };

  const hear = (page: Page, text: string): void => {
    const message = pageMessage(text);
    if (message.is === 'reply') return it.heard(message, page.socket);
    states += 1;
    page.statedAt = states;
    page.state = message.state;
  };

  const open = (socket: WebSocket): void => {
    const page: Page = { socket, alive: true, statedAt: 0 };
    pages.add(page);
    sockets.add(socket);
    // What is wrong with a connection closes it, which is heard below.
    socket.on('error', () => {});
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      try {
        if (isBinary || !(data instanceof Buffer)) throw new Error('A message is text.');
        hear(page, data.toString('utf8'));
      } catch (error) {
        socket.close(1008, error instanceof Error ? error.message : '');
        leave(page);
      }
    });
    socket.once('close', () => {
      sockets.delete(socket);
      leave(page);
    });
    it.opened();
    for (const message of it.first()) send(socket, message);
  };

  const leave = (page: Page): void => {
    const before = state();
    if (!pages.delete(page)) return;
    if (![...pages].some((other) => other.state)) last = before;
    if (pages.size === 0) it.allLeft();
  };

  let stopLooking = (): void => {};
  const look = (): void => {
    for (const page of pages) {
      if (page.alive) page.socket.ping();
      else page.socket.terminate();
      page.alive = false;
    }
    stopLooking = it.clock.after(between, look);
  };
  stopLooking = it.clock.after(between, look);

  return {
    add: (request, socket, head) => server.handleUpgrade(request, socket, head, open),
    isFull: () => sockets.size >= mostPages,
    isAny: () => pages.size > 0,
    state,
    tell: (message, except) => {
      for (const { socket } of pages) if (socket !== except) send(socket, message);
    },
    close: () => {
      stopLooking();
      for (const socket of sockets) socket.terminate();
      server.close();
    },
  };
}

function send(socket: WebSocket, message: unknown): void {
  socket.send(JSON.stringify(message), () => {});
  if (socket.bufferedAmount > mostUnread) socket.terminate();
}

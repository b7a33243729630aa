import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { type Running, startServer } from '../../server.ts';
import { type HandClock, handClock } from './handClock.ts';

export const token = 'a-token-that-only-tests-know';

/** What a node of a test answers; undefined: nothing, ever. */
type NodeAnswer = Readonly<{ status?: number; headers?: Record<string, string>; body: string }> | undefined;

export type Site = Readonly<{ server: Running; clock: HandClock; address: string }>;

export type Message = Readonly<Record<string, unknown>> & Readonly<{ is: string; id: string; call: string }>;

export type Page = Readonly<{
  heard: Message[];
  socket: WebSocket;
  say: (message: unknown) => void;
  asks: (count: number) => Promise<readonly Message[]>;
  hears: (part: object) => Promise<void>;
  leave: () => Promise<void>;
  /** Settles with why the server closed it. */
  closed: Promise<string>;
}>;

export type Answer = Readonly<{ status: number; headers: IncomingMessage['headers']; text: string }>;

/**
 * A server with the endpoint on, whose clock the test moves. It looks after dead pages only on demand: while a test
 * moves the clock, no page has time to say that it lives.
 */
export async function site(practiceUrl?: string, { looks = false } = {}): Promise<Site> {
  const clock = handClock(looks ? undefined : 20_000);
  const practice = practiceUrl === undefined ? undefined : practiceAt(practiceUrl);
  const server = await startServer({
    port: 0,
    networks: [],
    scripts: { token, clock },
    ...(practice && { practice }),
  });
  return { server, clock, address: `${server.url}/scripts/${token}` };
}

function practiceAt(rpcUrl: string) {
  const nothing = { reset: async () => {}, sendAs: async () => true, holdBlocks: async () => {} };
  return { rpcUrl, otherRpcUrl: rpcUrl, info: {}, marker: {}, ...nothing };
}

/** A page that is connected, as the server's own page would be. */
export async function openPage({ server }: Site, state?: object): Promise<Page> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/scripts/page`, { origin: server.url });
  const heard: Message[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))));
  const closed = new Promise<string>((resolve) =>
    socket.once('close', (code, reason) => resolve(`${code} ${String(reason)}`)),
  );
  await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
  const page: Page = {
    heard,
    socket,
    closed,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    asks: async (count) => {
      const asks = () => heard.filter((it) => it.is === 'ask');
      await soon(() => asks().length).toBe(count);
      return asks();
    },
    hears: (part) => soon(() => heard).toContainEqual(expect.objectContaining(part)),
    leave: async () => {
      socket.close();
      await closed;
    },
  };
  if (state) {
    page.say({ is: 'state', ...state });
    // The server answers a ping after all that came before it.
    await new Promise((resolve) => {
      socket.once('pong', resolve);
      socket.ping();
    });
  }
  return page;
}

/** Asks until what it gives is as expected. */
export function soon<T>(what: () => T) {
  return expect.poll(what, { interval: 5, timeout: 8_000 });
}

/** Sends JSON-RPC as a script does. `leave` breaks the connection. */
export function send(
  { address }: Pick<Site, 'address'>,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Readonly<{ answer: Promise<Answer>; leave: () => void }> {
  const request = httpRequest(address, {
    method,
    agent: false,
    headers: { 'content-type': 'application/json', 'user-agent': 'script/1', ...headers },
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
  });
  // Many tests leave, and do not look at what comes of it.
  answer.catch(() => {});
  request.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
  return { answer, leave: () => request.destroy() };
}

/** One call, answered. */
export async function call(site: Site, method: string, params: unknown = []): Promise<Answered> {
  return JSON.parse((await send(site, rpc(method, params)).answer).text);
}

export type Answered = Readonly<{ id: unknown; result?: unknown; error?: { code: number; message: string } }>;

export function rpc(method: string, params: unknown = [], id: unknown = 1): object {
  return { jsonrpc: '2.0', id, method, params };
}

/** A node that answers as it is told, and keeps what it heard. */
export async function fakeNode(answer: (body: string) => NodeAnswer) {
  const heard: string[] = [];
  let gone = 0;
  const node = createServer((request, response) => {
    let body = '';
    response.once('close', () => (gone += response.writableFinished ? 0 : 1));
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      heard.push(body);
      const it = answer(body);
      if (it) response.writeHead(it.status ?? 200, it.headers).end(it.body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => node.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(node.address() as AddressInfo).port}`,
    heard,
    gone: () => gone,
    close: () => {
      node.closeAllConnections();
      node.close();
    },
  };
}

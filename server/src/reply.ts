import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers with JSON that no cache keeps. */
export function replyJson(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': bytes.length,
  });
  response.end(bytes);
}

/** Connections on which something was refused. */
const ended = new WeakSet<Socket>();

/**
 * Whether a request came over a connection on which one before it was refused: it is answered nothing. It may be here
 * already when the connection ends.
 */
export function isEnded({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
  return ended.has(socket);
}

/** Refuses with one sentence. The connection ends, and nothing else that it carries is answered: see `isEnded`. */
export function refuse(response: ServerResponse, status: number, sentence: string): void {
  if (response.socket) ended.add(response.socket);
  response.setHeader('connection', 'close');
  replyJson(response, status, { error: sentence });
}

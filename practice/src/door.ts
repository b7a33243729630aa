import { randomBytes } from 'node:crypto';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Place } from './unbrowsable.ts';

export type Door = Readonly<{
  /** `http://127.0.0.1:<port>/<secret>` */
  url: string;
  close: () => void;
}>;

/**
 * Opens the one way to a node that would answer anybody: an address that nobody can guess, for JSON over POST that no
 * website sends. Everything else is refused, and never reaches the node.
 */
export async function openDoor(node: Place): Promise<Door> {
  const path = `/${randomBytes(16).toString('hex')}`;
  const agent = new Agent({ keepAlive: true });
  // A process that is busy for long must not lose a connection to itself.
  const patient = { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 };
  const server = createServer(patient, (asked, answer) => {
    if (isOurs(asked, path)) pass(asked, answer, { ...node, agent });
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** A browser adds `Origin` to every POST of a website, and sends JSON to others only with their consent. */
function isOurs({ method, url, headers }: IncomingMessage, path: string): boolean {
  const isJson = headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json';
  return method === 'POST' && url === path && isJson && headers.origin === undefined;
}

function pass(asked: IncomingMessage, answer: ServerResponse, to: Place & Readonly<{ agent: Agent }>): void {
  const length = asked.headers['content-length'];
  const onward = request({
    ...to,
    method: 'POST',
    path: '/',
    headers: {
      'content-type': 'application/json',
      ...(length === undefined ? {} : { 'content-length': length }),
    },
  });
  onward.on('response', (from) => {
    answer.writeHead(from.statusCode ?? 502, { 'content-type': 'application/json' });
    from.pipe(answer);
    from.on('error', () => answer.destroy());
  });
  onward.on('error', () => answer.destroy());
  asked.on('error', () => onward.destroy());
  asked.pipe(onward);
}

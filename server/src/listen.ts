import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Makes the server listen to this machine, on `port` or on the next free one of ten, or on any. Resolves with the
 * port it got. Port 0 is any.
 */
export async function listen(server: Server, port: number): Promise<number> {
  const wanted =
    port === 0 ? [] : Array.from({ length: 10 }, (_, at) => port + at).filter((it) => it < 65_536);
  for (const it of [...wanted, 0]) {
    try {
      server.listen(it, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (!isTaken(error) || it === 0) throw error;
    }
  }
  throw new Error('No port is free.');
}

/** Also a port that only an administrator may open. */
function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE' || code === 'EACCES';
}

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Refuses a WebSocket with one sentence, as `refuse` does a request. */
export function refuseUpgrade(socket: Duplex, status: number, sentence: string): void {
  const body = JSON.stringify({ error: sentence });
  // A connection that breaks meanwhile is gone, as it should be.
  socket.on('error', () => {});
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

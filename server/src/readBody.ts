import type { IncomingMessage } from 'node:http';

/** In bytes. Whoever sends more than this has the connection closed before the refusal can be read. */
const mostDiscarded = 64 * 1024 * 1024;

/**
 * The bytes of the body, or undefined when it has more than `maxBytes`: what is too much is read and dropped, since a client
 * that is still sending does not see the refusal. Rejects when the connection breaks.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > mostDiscarded) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream must survive a body that is too large: the refusal goes back over the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostDiscarded) return undefined;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return undefined;
  return Buffer.concat(chunks);
}

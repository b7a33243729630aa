import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './readBody.ts';
import { refuse } from './reply.ts';

const maxBodyBytes = 1024 * 1024;

/** The body of a request that sends JSON, or undefined where it was refused. Whether it is JSON is not inspected. */
export async function jsonText(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | undefined> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    refuse(response, 415, 'Send JSON, as application/json.');
    return undefined;
  }
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    refuse(response, 415, 'Send JSON that is not compressed.');
    return undefined;
  }
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) {
    refuse(response, 413, 'The request is larger than 1 MiB.');
    return undefined;
  }
  // Decoding would put other characters in the place of wrong bytes.
  if (!isUtf8(body)) {
    refuse(response, 400, 'The request is not UTF-8.');
    return undefined;
  }
  return body.toString('utf8');
}

import type { ServerResponse } from 'node:http';

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

/** Refuses with one sentence. The connection ends, so that what else it carries is not read. */
export function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('connection', 'close');
  replyJson(response, status, { error: sentence });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A node behind a wire: every request to it takes so many milliseconds more. `count` says how many there were. */
export type FarNode = Readonly<{ url: string; count: () => number; forget: () => void; close: () => void }>;

export async function farNode(target: string, latency: number): Promise<FarNode> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    request.on('data', (it: Buffer) => chunks.push(it));
    request.on('end', () => {
      void pass(target, Buffer.concat(chunks), latency).then((answer) => {
        response.setHeader('content-type', 'application/json');
        response.end(answer);
      });
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => requests,
    forget: () => {
      requests = 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(target: string, body: Buffer, latency: number): Promise<string> {
  await new Promise((settle) => setTimeout(settle, latency));
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(target, { method: 'POST', headers, body: body.toString() });
  return answer.text();
}

/** Asks one thing; rejects where the node answers with an error. */
export async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const answer: unknown = await (await fetch(url, { method: 'POST', headers, body })).json();
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) {
    throw new Error(`${method}: ${JSON.stringify(answer).slice(0, 300)}`);
  }
  return answer.result;
}

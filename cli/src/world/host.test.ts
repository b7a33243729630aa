import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { host } from './host.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

function serving(answer: RequestListener): Promise<string> {
  return new Promise((resolve) => {
    server = createServer(answer).listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server?.address() as AddressInfo | null)?.port}/`);
    });
  });
}

const bounds = () => ({ signal: new AbortController().signal, deadline: 8_000, maxBytes: 1_000 });

describe('a host', () => {
  it('that never answers is left alone after the first questions', async () => {
    let asked = 0;
    const url = await serving(() => {
      asked += 1;
    });
    const silent = host('silent.test', 50);
    const first = await Promise.all([1, 2].map(() => silent.fetchJson(url, {}, bounds())));
    const later = await silent.fetchJson(url, {}, bounds());
    expect([...first, later]).toEqual(Array(3).fill({ s: 'unknown', why: 'timeout', source: 'silent.test' }));
    // On a busy machine the time may be over before a question arrives.
    expect(asked).toBeLessThanOrEqual(2);
    expect(silent.record()).toEqual({ name: 'silent.test', questions: 2, silent: 'timeout' });
  });

  it('that answered once is asked again after it missed a question', async () => {
    let asked = 0;
    const url = await serving((request, response) => {
      asked += 1;
      if (asked === 2) request.socket.destroy();
      else response.end('{"it":1}');
    });
    const there = host('there.test');
    const ask = () => there.fetchJson(url, {}, bounds());
    expect([await ask(), await ask(), await ask()].map(({ s }) => s)).toEqual(['known', 'unknown', 'known']);
  });

  it('is read no further than its bounds, and not at all where it sends us elsewhere', async () => {
    const url = await serving((request, response) => {
      if (request.url === '/long') response.end(JSON.stringify('x'.repeat(2_000)));
      else if (request.url === '/none') response.writeHead(404).end('no');
      else if (request.url === '/text') response.end('hello');
      else response.writeHead(302, { location: '/long' }).end();
    });
    const it = host('it.test');
    const whys = ['long', 'none', 'text', 'away'].map(async (path) => {
      const answer = await it.fetchJson(url + path, {}, bounds());
      return answer.s === 'unknown' ? answer.why : answer.s;
    });
    expect(await Promise.all(whys)).toEqual(['tooLarge', 'notFound', 'malformed', 'offline']);
  });
});

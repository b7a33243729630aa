import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { known, unknown } from '@readback/core/model/known.ts';
import { allowsPages } from './lib/askNode.ts';
import { endpointsPage } from './lib/endpointsPage.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function node(headers: Record<string, string>): Promise<{ url: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  server = createServer((request, response) => {
    asked.push(request);
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  }).listen(0, '127.0.0.1');
  await new Promise((settle) => server?.once('listening', settle));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/key`, asked };
}

test('a node that says so answers pages of any host', async () => {
  const { url, asked } = await node({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type, X-More',
  });
  expect(await allowsPages(url)).toMatchObject({ allowed: true });
  expect(asked.map((it) => [it.method, it.headers.origin])).toEqual([
    ['OPTIONS', 'https://page.example'],
    ['POST', 'https://page.example'],
  ]);
});

test.each([
  {},
  { 'access-control-allow-origin': 'https://only.example', 'access-control-allow-headers': '*' },
  { 'access-control-allow-origin': '*' },
])('a node that allows too little does not (%j)', async (headers) => {
  const { url } = await node(headers);
  expect((await allowsPages(url))?.allowed).toBe(false);
});

test('the command says what it found and never the key in an address', async () => {
  const { url } = await node({});
  const script = resolve(import.meta.dirname, 'probe.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--no-write', url]);
  expect(stdout).toMatch(/Chain ID +1\n/);
  expect(stdout).toMatch(/Simulates requests \(eth_simulateV1\) +no\n/);
  expect(stdout).toMatch(/\(CORS\) +no \(no such header\)/);
  expect(stdout).not.toContain('key');
});

test('what a node says of itself cannot write into the page', () => {
  const no = { can: 'no', said: '|</td><img src=x> [a](b)\n# Title' } as const;
  const page = endpointsPage(
    [
      {
        name: 'node.example',
        pages: undefined,
        capabilities: {
          chainId: known(1),
          client: known('a|b\n\n# c'),
          latest: unknown('timeout'),
          simulate: no,
          simulateTransfers: no,
          proof: no,
          trace: no,
          batch: no,
          logs: no,
          archive: no,
          safe: no,
          finalized: no,
          requests: 3,
        },
      },
    ],
    new Date('2026-01-02T03:04:05Z'),
  );
  expect(page).toContain('Checked on 2026-01-02: node.example.');
  expect(page).not.toMatch(/^# (c|Title)/m);
  expect(page).not.toMatch(/[^\\]<img/);
  for (const line of page.split('\n').filter((it) => it.startsWith('|'))) {
    expect(line.match(/(?<!\\)\|/g), line).toHaveLength(3);
  }
});

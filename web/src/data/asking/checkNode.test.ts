/// <reference types="node" />
import { type Anvil, startAnvil } from '@readback/core/world/testing/anvil.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

vi.mock('../networks/config.ts', () => ({ loadConfig: async () => undefined }));

const { checkNode } = await import('./checkNode.ts');

const never = new AbortController().signal;
let anvil: Anvil;
let server: Server | undefined;

beforeAll(async () => {
  anvil = await startAnvil();
});

afterAll(() => anvil.stop());

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function node(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((settle) => server?.once('listening', settle));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
}

describe('before a node is used', () => {
  test('it is asked which chain it is on and what it can do', async () => {
    expect(await checkNode(anvil.url, 31337, never)).toMatchObject({ simulate: { can: 'yes' } });
  });

  test('one of another chain is refused, by both names, after one question', async () => {
    let asked = 0;
    const url = await node((_, response) => {
      asked += 1;
      response.end('{"jsonrpc":"2.0","id":1,"result":"0xa"}');
    });
    await expect(checkNode(url, 8453, never)).rejects.toMatchObject({
      message: expect.stringMatching(
        /^127\.0\.0\.1:\d+ is a node for OP Mainnet \(chain 10\), not for Base \(chain 8453\)\. This node was not used\.$/,
      ),
    });
    expect(asked).toBe(1);
  });

  test.each<[string, RequestListener, RegExp]>([
    ['is no node', (_, response) => response.end('<h1>Hello</h1>'), /not as a node would/],
    ['refuses', (_, response) => response.writeHead(403).end('{"message":"no"}'), /refused the request/],
    ['is cut off', (request) => request.destroy(), /could not be reached/],
    [
      'sends too much',
      (_, response) => response.end(`"${'a'.repeat(300_000)}"`),
      /far more data than requested/,
    ],
  ])('one that %s is refused with the reason, without its key', async (_, listener, reason) => {
    const error = await checkNode(await node(listener), 1, never).catch((it: unknown) => it);
    expect(error).toMatchObject({ message: expect.stringMatching(reason) });
    expect((error as Error).message).not.toContain('secret');
  });
});

/// <reference types="node" />
import type { Bounds } from '@readback/core/world/world.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

/** A real node on this machine, enabled as network 1. Gives the asker and what reached the node. */
async function node(listener: RequestListener) {
  const received: { method: string | undefined; headers: unknown; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body: JSON.parse(body) });
      listener(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { ask: await asker(url), received, endpoint: new URL(url).host };
}

async function asker(rpc: string) {
  vi.resetModules();
  vi.stubGlobal('document', { baseURI: 'http://127.0.0.1/' });
  const network = {
    chainId: 1,
    name: 'Test',
    symbol: 'ETH',
    decimals: 18,
    rpc,
    practice: false,
    custom: false,
  };
  vi.doMock('../networks/config.ts', async (original) => ({
    ...(await original<typeof import('../networks/config.ts')>()),
    loadConfig: async () => ({ networks: [network], practice: null }),
    networkOf: (chainId: number) => (chainId === 1 ? network : undefined),
  }));
  return (await import('./askNode.ts')).askNode;
}

function bounds(change: Partial<Bounds> = {}): Bounds {
  return { signal: new AbortController().signal, deadline: 2_000, maxBytes: 10_000, ...change };
}

const question = { chainId: 1, method: 'eth_chainId', params: [] };

function says(text: string, status = 200): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(text);
  };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('a node', () => {
  test('is asked one thing by one POST without cookies or a referrer', async () => {
    const it = await node(says('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
    await expect(it.ask(question, bounds())).resolves.toEqual({
      s: 'known',
      v: { result: '0x1', endpoint: it.endpoint },
    });
    expect(it.received).toHaveLength(1);
    expect(it.received[0]).toMatchObject({
      method: 'POST',
      body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    });
    expect(it.received[0]?.headers).not.toHaveProperty('cookie');
    expect(it.received[0]?.headers).not.toHaveProperty('referer');
  });

  test('that answers with an error gives that error, also with a status of its own', async () => {
    const error =
      '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x08c379a0"}}';
    for (const status of [200, 400, 500]) {
      const it = await node(says(error, status));
      await expect(it.ask(question, bounds())).resolves.toMatchObject({
        s: 'known',
        v: { error: { code: 3, message: 'execution reverted', data: '0x08c379a0' } },
      });
      expect(it.received).toHaveLength(1);
    }
  });

  test('is never asked to sign or to send, nor anything unheard of', async () => {
    const it = await node(says('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
    for (const method of [
      'eth_sendRawTransaction',
      'eth_sendTransaction',
      'personal_sign',
      'anvil_setBalance',
      '',
    ]) {
      await expect(it.ask({ ...question, method }, bounds())).resolves.toMatchObject({
        s: 'unknown',
        why: 'unsupported',
      });
    }
    expect(it.received).toHaveLength(0);
  });

  test('of a network that is not enabled is not contacted', async () => {
    const it = await node(says('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
    await expect(it.ask({ ...question, chainId: 5 }, bounds())).resolves.toEqual({
      s: 'unknown',
      why: 'notAsked',
    });
    expect(it.received).toHaveLength(0);
  });

  test('that sends too much is cut off', async () => {
    let written = 0;
    const it = await node((_, response) => {
      const chunk = 'a'.repeat(65_536);
      const more = () => {
        while (written < 200_000_000 && !response.destroyed) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
      };
      more();
    });
    await expect(it.ask(question, bounds())).resolves.toMatchObject({ s: 'unknown', why: 'tooLarge' });
    expect(written).toBeLessThan(20_000_000);
  });

  test('that never answers, or never finishes, is given up at the deadline', async () => {
    const mute = await node(() => {});
    await expect(mute.ask(question, bounds({ deadline: 50 }))).resolves.toMatchObject({
      s: 'unknown',
      why: 'timeout',
    });
    const slow = await node((_, response) => void response.write('{"jsonrpc"'));
    await expect(slow.ask(question, bounds({ deadline: 50 }))).resolves.toMatchObject({
      s: 'unknown',
      why: 'timeout',
    });
  });

  test('is let go when nobody waits for its answer any more', async () => {
    const it = await node(() => {});
    const controller = new AbortController();
    const answer = it.ask(question, bounds({ signal: controller.signal, deadline: 60_000 }));
    setTimeout(() => controller.abort(), 20);
    await expect(answer).resolves.toMatchObject({ s: 'unknown', why: 'timeout' });
  });

  test('that talks nonsense is not believed', async () => {
    const nonsense = [
      '',
      'hello',
      '[]',
      'null',
      '{}',
      '{"result":1}',
      '{"jsonrpc":"2.0"}',
      '{"jsonrpc":"2.0","id":2,"result":"0x1"}',
      '{"jsonrpc":"2.0","result":"0x1"}',
      '{"jsonrpc":"2.0","id":2,"error":{"code":3,"message":"of another question"}}',
      '{"jsonrpc":"2.0","error":7}',
    ];
    for (const text of nonsense) {
      const it = await node(says(text));
      await expect(it.ask(question, bounds()), text).resolves.toMatchObject({
        s: 'unknown',
        why: 'malformed',
      });
    }
  });

  test('that refuses by its status is said to refuse, or to be busy, with what it asks to wait', async () => {
    const it = await node(says('{"message":"no key"}', 403));
    await expect(it.ask(question, bounds())).resolves.toMatchObject({ s: 'unknown', why: 'refused' });
    expect(it.received).toHaveLength(1);
    const busy = await node((_, response) => {
      response.writeHead(429, { 'retry-after': '7' });
      response.end('{"message":"too many requests"}');
    });
    await expect(busy.ask(question, bounds())).resolves.toMatchObject({
      s: 'unknown',
      why: 'busy',
      wait: 7,
      source: busy.endpoint,
    });
    expect(busy.received).toHaveLength(1);
  });

  test('cannot send the question on to someone else', async () => {
    const other = await node(says('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
    const it = await node((_, response) => {
      response.writeHead(307, { location: `http://${other.endpoint}/` });
      response.end();
    });
    await expect(it.ask(question, bounds())).resolves.toMatchObject({ s: 'unknown' });
    expect(other.received).toHaveLength(0);
  });

  test('that is down is said to be out of reach', async () => {
    const ask = await asker('http://127.0.0.1:9/');
    await expect(ask(question, bounds())).resolves.toMatchObject({ s: 'unknown', why: 'offline' });
  });
});

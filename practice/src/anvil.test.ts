import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Anvil, startAnvil } from './anvil.ts';
import { rpc } from './rpc.ts';
import { blocked, type Place } from './unbrowsable.ts';

test('a chain that is stopped answers no more', async () => {
  const anvil = await startAnvil(31337);
  expect(await rpc(anvil.url, 'eth_chainId')).toBe('0x7a69');
  await anvil.stop();
  await anvil.gone;
  await expect(rpc(anvil.url, 'eth_chainId')).rejects.toThrow();
});

test('a chain listens to this machine only, each at a place of its own', async () => {
  const [one, other] = await Promise.all([startAnvil(31337), startAnvil(31338)]);
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}$/);
  expect(one.at.host).toMatch(/^(127\.\d+\.\d+\.\d+|::1)$/);
  expect(other.url).not.toBe(one.url);
  await Promise.all([one.stop(), other.stop()]);
});

describe('a website in a browser on this machine', () => {
  let anvil: Anvil;
  const rich = '0x0000000000000000000000000000000000001234';
  const order = { jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [rich, '0x5'] };
  const post = (url: string, headers: Readonly<Record<string, string>>) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(order) });
  const held = () => rpc(anvil.url, 'eth_getBalance', [rich, 'latest']);
  const json = { 'content-type': 'application/json' };

  beforeAll(async () => {
    anvil = await startAnvil(31337);
  });
  afterAll(() => anvil.stop());

  test('cannot give the node orders, even if it knew the address', async () => {
    const { origin } = new URL(anvil.url);
    const tries: [string, Readonly<Record<string, string>>][] = [
      [anvil.url, { 'content-type': 'text/plain' }],
      [anvil.url, { 'content-type': 'application/x-www-form-urlencoded' }],
      [anvil.url, { ...json, origin: 'https://elsewhere.example' }],
      [anvil.url, { ...json, origin: 'null' }],
      [anvil.url, { ...json, origin }],
      [origin, json],
      [`${origin}/`, { 'content-type': 'text/plain' }],
      [`${anvil.url}/`, json],
      [`${origin}/${'0'.repeat(32)}`, json],
    ];
    for (const [url, headers] of tries) expect((await post(url, headers)).status).toBe(404);
    expect(await held()).toBe('0x0');
    expect((await post(anvil.url, json)).status).toBe(200);
    expect(await held()).toBe('0x5');
  });

  test('is told nothing by the answer, and gets no consent to send JSON', async () => {
    const asked = { 'access-control-request-method': 'POST', origin: 'https://elsewhere.example' };
    const answer = await fetch(anvil.url, { method: 'OPTIONS', headers: asked });
    expect(answer.status).toBe(404);
    expect([...answer.headers.keys()].filter((it) => it.startsWith('access-control'))).toEqual([]);
  });

  test('gets no WebSocket', async () => {
    const { port, pathname } = new URL(anvil.url);
    for (const path of ['/', pathname]) {
      expect(await upgraded({ host: '127.0.0.1', port: Number(port) }, path)).toBe(false);
    }
  });

  test('does not reach the port of Anvil itself: browsers connect to none of those', async () => {
    const { host, port } = anvil.at;
    expect(blocked).toContain(port);
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    // It listens there, and would take orders by WebSocket.
    expect(await upgraded(anvil.at, '/')).toBe(true);
    const refused = await fetch(url).catch((error: unknown) => error);
    expect(refused).toMatchObject({ cause: { message: 'bad port' } });
  });

  test.each(blocked)('port %i is refused by what follows the Fetch standard', async (port) => {
    const refused = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
    expect(refused).toMatchObject({ cause: { message: 'bad port' } });
  });
});

function upgraded({ host, port }: Place, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: 'https://elsewhere.example',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const asked = request({ host, port, path, headers });
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(true);
    });
    asked.on('response', (answer) => {
      answer.resume();
      resolve(false);
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL', 'exit'] as const)(
  'no chain outlives a program that ends by %s',
  async (end) => {
    const pid = await endedProgram(end);
    await expect.poll(() => runs(pid), { timeout: 5_000 }).toBe(false);
  },
);

async function endedProgram(end: NodeJS.Signals | 'exit'): Promise<number> {
  const module = fileURLToPath(new URL('anvil.ts', import.meta.url));
  const program = `
    const { startAnvil } = await import(${JSON.stringify(module)});
    const { url, pid } = await startAnvil(31337);
    console.log(url, pid);
    process.stdin.once('data', () => process.exit(0));
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [chunk] = await once(child.stdout, 'data');
  const [url = '', pid] = String(chunk).trim().split(' ');
  expect(await answers(url)).toBe(true);
  expect(runs(Number(pid))).toBe(true);
  const ended = once(child, 'exit');
  if (end === 'exit') child.stdin.write('end\n');
  else child.kill(end);
  await ended;
  return Number(pid);
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await rpc(url, 'eth_chainId')) === '0x7a69';
  } catch {
    return false;
  }
}

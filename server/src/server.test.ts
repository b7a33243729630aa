import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Network, publicNetworks } from './networks.ts';
import { type Running, startServer } from './server.ts';

type Answer = Readonly<{ status: number; headers: IncomingMessage['headers']; text: string }>;

const largeScript = 'export const words = 1;\n'.repeat(500);

let dist: string;
let node: Server;
let nodeUrl: string;
let server: Running;
let host: string;
const heard: string[] = [];
let resets = 0;
let others = 0;
const nothing = { reset: async () => {}, sendAs: async () => true, holdBlocks: async () => {} };

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'readback-server-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Readback</title>');
  cpSync(join(import.meta.dirname, '../../web/public'), dist, { recursive: true });
  writeFileSync(join(dist, 'assets/index-abc.js'), 'export {};');
  writeFileSync(join(dist, 'assets/engine.worker-abc.js'), 'export {};');
  writeFileSync(join(dist, 'assets/large-abc.js'), largeScript);
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, '../readback-secret.txt'), 'secret');
  node = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      heard.push(body);
      const hangs = body.includes('eth_blockNumber');
      if (!hangs) response.end('{"jsonrpc":"2.0","id":1,"result":"0x7a69"}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => node.once('listening', resolve));
  nodeUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  server = await startServer({
    dist,
    port: 0,
    networks: publicNetworks,
    practice: {
      rpcUrl: nodeUrl,
      otherRpcUrl: 'http://127.0.0.1:1',
      info: { accounts: [], labels: [], records: [], addresses: {} },
      marker: { chainId: 31337 },
      reset: async () => {
        resets += 1;
      },
      sendAs: async ({ value }) => {
        others += 1;
        return value === 0n;
      },
      holdBlocks: async () => {
        others += 1;
      },
    },
  });
  host = `127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  node.closeAllConnections();
  node.close();
  rmSync(dist, { recursive: true, force: true });
  rmSync(join(dist, '../readback-secret.txt'), { force: true });
});

beforeEach(() => {
  heard.length = 0;
});

describe('the page', () => {
  test('is served, is not kept by a cache, and its named assets are kept for good', async () => {
    const page = await get('/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<title>Readback</title>');
    expect(page.headers['cache-control']).toBe('no-store');
    const asset = await get('/assets/index-abc.js?x=1');
    expect([asset.status, asset.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(asset.headers['cache-control']).toContain('immutable');
    const again = await get('/assets/index-abc.js', { 'if-none-match': asset.headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('travels small to whoever takes gzip, and as it is to whoever does not', async () => {
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'gzip'],
      ['br;q=1, gzip;q=0.5', 'gzip'],
      ['gzip;q=0, br', undefined],
      ['identity', undefined],
    ] as const) {
      const { headers } = await get('/assets/large-abc.js', { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(coding);
      expect(headers.vary).toBe('accept-encoding');
      const bytes = Number(headers['content-length']);
      if (coding) expect(bytes).toBeLessThan(largeScript.length / 10);
      else expect(bytes).toBe(largeScript.length);
    }
    expect((await get('/assets/large-abc.js')).text).toBe(largeScript);
    const small = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip' });
    expect(small.headers['content-encoding'], 'what would grow').toBe(undefined);
  });

  test('may run only its own code and speak only to this device and to hosts that encrypt', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    const directives = new Map(
      String(policy)
        .split('; ')
        .map((it) => [it.split(' ', 1)[0], it.slice(it.indexOf(' ') + 1)]),
    );
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self' https://app.safe.global",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'readback',
    });
    const device = ['http://127.0.0.1:*', 'http://localhost:*'];
    const relays = ['ws://127.0.0.1:*', 'ws://localhost:*'];
    const reached = ["'self'", 'https:', 'wss:', ...device, ...relays];
    expect(directives.get('connect-src')?.split(' ').toSorted()).toEqual(reached.toSorted());
    const pictures = ["'self'", 'blob:', 'data:', 'https:', ...device];
    expect(directives.get('img-src')?.split(' ').toSorted()).toEqual(pictures.toSorted());
    expect(directives.get('frame-src')).toBe('https: http://localhost:* http://127.0.0.1:*');
    expect(policy).not.toMatch(/unsafe|\*(?!;| |$)| \*|\/\/\*|http: /);
  });

  test('may speak to a node that does not encrypt when its host names that one', async () => {
    const plain = { ...publicNetworks[0], rpc: 'http://192.168.1.5:8545/key' } as Network;
    const other = await startServer({ dist, port: 0, networks: [plain] });
    const policy = (await get('/', {}, other.port)).headers['content-security-policy'];
    expect(policy).toMatch(/connect-src [^;]* http:\/\/192\.168\.1\.5:8545;/);
    await other.close();
  });

  test('says the other security headers with every answer, refusals too', async () => {
    for (const path of ['/', '/assets/index-abc.js', '/config.json', '/nothing', '/practice/nothing']) {
      expect((await get(path)).headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('usb=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  });

  test('has a worker that can reach nothing', async () => {
    const { headers } = await get('/assets/engine.worker-abc.js');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
    );
    expect(headers['content-security-policy']).not.toContain('connect-src');
  });

  test.each([
    '/../readback-secret.txt',
    '/..%2freadback-secret.txt',
    '/%2e%2e/readback-secret.txt',
    '/assets/../../readback-secret.txt',
    '/assets/..\\..\\readback-secret.txt',
    '//etc/passwd',
    '/etc/passwd',
    '/.vite/manifest.json',
    '/%00',
    '/%',
    '/__proto__',
    '/constructor',
    'http://127.0.0.1/etc/passwd',
  ])('no request reaches a file beside it (%s)', async (path) => {
    const said = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(said).not.toContain('secret');
  });

  test('survives a request that makes no sense', async () => {
    await raw('GARBAGE\r\n\r\n');
    await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=9-2\r\nConnection: close\r\n\r\n`);
    expect((await get('/')).status).toBe(200);
  });

  test('lets another site read what it is called and its icons, and nothing else', async () => {
    const manifest = await get('/manifest.json');
    const { icons } = JSON.parse(manifest.text) as { icons: readonly { src: string }[] };
    const shown = ['/manifest.json', ...icons.map(({ src }) => `/${src}`)];
    for (const path of shown) {
      const { status, headers } = await get(path);
      expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 200, '*']);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    for (const path of ['/', '/index.html', '/theme.js', '/config.json', '/assets/index-abc.js', '/none']) {
      const { headers } = await get(path);
      expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('is only read', async () => {
    const { status, headers } = await ask('POST', '/', { origin: `http://${host}` });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('what the page is told', () => {
  test('names every network, the practice chains first, with addresses of this server', async () => {
    const { networks, practice } = JSON.parse((await get('/config.json')).text);
    expect(practice).toEqual({ rpc: '/practice/rpc', marker: { chainId: 31337 } });
    expect(networks.slice(0, 2)).toMatchObject([
      { chainId: 31337, rpc: '/practice/rpc', practice: true },
      { chainId: 31338, rpc: '/practice/other/rpc', practice: true },
    ]);
    expect(networks.slice(2)).toEqual(publicNetworks);
  });

  test('names no practice chain when there is none', async () => {
    const plain = await startServer({ dist, port: 0, networks: publicNetworks });
    expect(JSON.parse((await get('/config.json', {}, plain.port)).text)).toEqual({
      networks: publicNetworks,
      practice: null,
    });
    expect((await get('/practice/info.json', {}, plain.port)).status).toBe(404);
    await plain.close();
  });
});

describe('the practice chain', () => {
  test('answers the page', async () => {
    const { status, text } = await call('eth_chainId');
    expect([status, JSON.parse(text).result]).toEqual([200, '0x7a69']);
    expect((await get('/practice/info.json')).text).toBe(
      '{"accounts":[],"labels":[],"records":[],"addresses":{}}',
    );
  });

  test.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1',
    '127.0.0.1:1',
    'localhost.evil.example',
    '0.0.0.0',
  ])('answers nobody who calls this machine %s', async (name) => {
    const headers = { host: name, origin: `http://${name}`, 'content-type': 'application/json' };
    for (const path of ['/practice/rpc', '/practice/other/rpc', '/practice/reset', '/practice/others']) {
      expect((await ask('POST', path, headers, '{}')).status).toBe(403);
    }
    for (const path of ['/practice/info.json', '/config.json']) {
      expect((await get(path, headers)).status).toBe(403);
    }
    expect([heard, resets, others]).toEqual([[], 0, 0]);
  });

  test('answers under each name of this machine', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      const headers = { host: `${name}:${server.port}`, 'sec-fetch-site': 'same-origin' };
      expect((await get('/config.json', headers)).status).toBe(200);
    }
  });

  test.each([
    ['https://evil.example', undefined],
    ['null', undefined],
    ['http://localhost:1', undefined],
    [undefined, undefined],
    ['own', 'cross-site'],
    ['own', 'same-site'],
    ['own', 'none'],
  ])('answers no POST of another page (origin %s, site %s)', async (origin, site) => {
    const headers = {
      'content-type': 'application/json',
      ...(origin && { origin: origin === 'own' ? `http://${host}` : origin }),
      ...(site && { 'sec-fetch-site': site }),
    };
    for (const path of ['/practice/rpc', '/practice/other/rpc', '/practice/reset', '/practice/others']) {
      const { status, text } = await ask(
        'POST',
        path,
        headers,
        '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
      );
      expect(status).toBe(403);
      expect(JSON.parse(text).error).toMatch(/only to the page/);
    }
    expect([heard, resets, others]).toEqual([[], 0, 0]);
  });

  test('has no answer that another page may read', async () => {
    const { headers } = await call('eth_chainId');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect((await ask('OPTIONS', '/practice/rpc', { origin: 'https://evil.example' })).status).toBe(403);
  });

  test.each([
    'eth_sendTransaction',
    'eth_sign',
    'personal_sign',
    'eth_accounts',
    'anvil_setBalance',
    'anvil_impersonateAccount',
    'evm_revert',
    'evm_mine',
    'hardhat_setCode',
    'debug_traceBlockByNumber',
    'txpool_content',
    'admin_nodeInfo',
    '__proto__',
    'ETH_CHAINID',
  ])('does not let the page call %s', async (method) => {
    const { status, text } = await call(method);
    expect([status, JSON.parse(text).error.code, heard]).toEqual([200, -32601, []]);
  });

  test('refuses a batch that hides a refused call, and sends none of it', async () => {
    const batch = [
      { jsonrpc: '2.0', id: 7, method: 'eth_chainId' },
      { jsonrpc: '2.0', id: 8, method: 'eth_sendTransaction', params: [{}] },
    ];
    const { text } = await post(JSON.stringify(batch));
    expect(JSON.parse(text)).toMatchObject([
      { id: 7, error: { code: -32600 } },
      { id: 8, error: { code: -32601 } },
    ]);
    expect(heard).toEqual([]);
  });

  test('is asked only what was understood', async () => {
    await post('{"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","method":"eth_chainId","more":1}');
    expect(heard).toEqual(['{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}']);
  });

  test.each(['', '{', '[]', '[1]', 'null', '"eth_chainId"', '{"method":"eth_chainId"}', '[[]]'])(
    'says what is wrong with %j',
    async (body) => {
      const { status, text } = await post(body);
      expect([status, JSON.parse(text).error.code < -32000, heard]).toEqual([200, true, []]);
    },
  );

  test('takes only JSON that says so', async () => {
    const origin = `http://${host}`;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      expect((await ask('POST', '/practice/rpc', { origin, 'content-type': type }, '{}')).status).toBe(415);
    }
    expect(heard).toEqual([]);
  });

  test('takes no body above 1 MiB, announced or not', async () => {
    const large = `"${'a'.repeat(1024 * 1024)}"`;
    expect((await post(large)).status).toBe(413);
    expect((await post(large, { 'transfer-encoding': 'chunked' })).status).toBe(413);
    expect((await post(`"${'a'.repeat(5_000_000)}"`)).status).toBe(413);
    expect((await post(`"${'a'.repeat(5_000_000)}"`, { 'transfer-encoding': 'chunked' })).status).toBe(413);
    expect(heard).toEqual([]);
  });

  test('that is not there is said as a JSON-RPC error', async () => {
    const headers = { origin: `http://${host}`, 'content-type': 'application/json' };
    const body = '{"jsonrpc":"2.0","id":5,"method":"eth_chainId"}';
    const { status, text } = await ask('POST', '/practice/other/rpc', headers, body);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { jsonrpc: '2.0', id: 5, error: { code: -32000, message: 'The practice chain does not answer.' } },
    ]);
  });

  test('is put back when the page asks', async () => {
    const { status, text } = await ask('POST', '/practice/reset', { origin: `http://${host}` });
    expect([status, text, resets]).toEqual([200, '{"reset":true}', 1]);
  });

  test('lets others act for the page, and only in the way that it understands', async () => {
    const headers = { origin: `http://${host}`, 'content-type': 'application/json' };
    const address = `0x${'11'.repeat(20)}`;
    const call = { from: address, to: address, data: '0x' };
    const act = (it: object) => ask('POST', '/practice/others', headers, JSON.stringify(it));
    expect((await act({ send: call })).text).toBe('{"done":true}');
    expect((await act({ send: { ...call, value: '0x1' } })).text).toBe('{"done":false}');
    expect((await act({ hold: true })).text).toBe('{"done":true}');
    expect((await act({ method: 'anvil_setCode' })).status).toBe(400);
    expect(others).toBe(3);
    const plain = { ...headers, 'content-type': 'text/plain' };
    expect((await ask('POST', '/practice/others', plain, '{"hold":true}')).status).toBe(415);
    expect(others).toBe(3);
  });
});

describe('the server', () => {
  test('takes the next port when one is taken', async () => {
    const other = await startServer({ dist, port: server.port, networks: [] });
    expect(other.port).not.toBe(server.port);
    expect(other.url).toBe(`http://127.0.0.1:${other.port}`);
    await other.close();
  });

  test('says what is missing when the page was not built', async () => {
    const empty = join(dist, 'nowhere');
    await expect(startServer({ dist: empty, port: 0, networks: [] })).rejects.toThrow(/no built page/);
  });

  test('ends while requests are open', async () => {
    const practice = { rpcUrl: nodeUrl, otherRpcUrl: nodeUrl, info: {}, marker: {}, ...nothing };
    const other = await startServer({ dist, port: 0, networks: [], practice });
    const headers = { origin: other.url, 'content-type': 'application/json' };
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}';
    const hanging = ask('POST', '/practice/rpc', headers, body, other.port);
    const ended = expect(hanging).rejects.toThrow();
    await expect.poll(() => heard.length).toBe(1);
    await other.close();
    await ended;
  });
});

function get(path: string, headers: Record<string, string> = {}, port = server.port): Promise<Answer> {
  return ask('GET', path, headers, undefined, port);
}

function call(method: string): Promise<Answer> {
  return post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }));
}

function post(body: string, more: Record<string, string> = {}): Promise<Answer> {
  const own = { origin: `http://${host}`, 'content-type': 'application/json' };
  return ask('POST', '/practice/rpc', { ...own, ...more }, body);
}

function ask(
  method: string,
  path: string,
  more: Record<string, string>,
  body?: string,
  port = server.port,
): Promise<Answer> {
  const headers = { host: `127.0.0.1:${port}`, ...more };
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.on('data', (chunk) => (said += chunk));
    socket.on('end', () => resolve(said));
    socket.on('error', reject);
  });
}

test('a reset that hangs ends, and what waits for it goes on', async () => {
  const hanging = await startServer({
    port: 0,
    networks: publicNetworks,
    practice: {
      ...nothing,
      rpcUrl: nodeUrl,
      otherRpcUrl: nodeUrl,
      info: {},
      marker: {},
      reset: () => new Promise(() => {}),
      resetWithin: 50,
    },
  });
  const headers = { origin: hanging.url, 'content-type': 'application/json' };
  const post = (path: string, body: string) => fetch(hanging.url + path, { method: 'POST', headers, body });
  const reset = post('/practice/reset', '{}');
  const call = post('/practice/rpc', '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}');
  expect((await reset).status).toBe(502);
  expect(await (await call).json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a69' });
  await hanging.close();
});

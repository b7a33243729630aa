import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../server.ts';
import { openPage, rpc, type Site, send, site, soon, token } from './testing/scriptsSite.ts';

let it: Site;
const accounts = rpc('eth_accounts');

beforeAll(async () => {
  it = await site();
});
afterAll(() => it.server.close());

test('a script that knows the address is answered', async () => {
  const { status, text, headers } = await send(it, accounts).answer;
  expect([status, JSON.parse(text)]).toEqual([200, { jsonrpc: '2.0', id: 1, result: [] }]);
  expect(headers['cache-control']).toBe('no-store');
  const typed = await send(it, accounts, { 'content-type': 'application/json; charset=utf-8' }).answer;
  expect(typed.status).toBe(200);
});

test('Node’s own fetch is let in', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(it.address, { method: 'POST', headers, body: JSON.stringify(accounts) });
  expect(answer.status).toBe(200);
});

test.each(['evil.example', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example', '0.0.0.0'])(
  'a foreign name that leads to this machine is refused (%s)',
  async (host) => {
    const { status, text } = await send(it, accounts, { host }).answer;
    expect([status, JSON.parse(text).error]).toEqual([403, expect.stringMatching(/only under localhost/)]);
  },
);

test('each name of this machine is let in', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])
    expect((await send(it, accounts, { host: `${name}:${it.server.port}` }).answer).status).toBe(200);
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'own' },
  { referer: 'https://evil.example/' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-user': '?1' },
  { 'sec-fetch-storage-access': 'none' },
])('no web page is let in, not even our own (%j)', async (marks) => {
  const headers = Object.entries<string>(marks).map(([name, value]) => [
    name,
    value === 'own' ? it.server.url : value,
  ]);
  for (const method of ['POST', 'OPTIONS', 'GET']) {
    const answer = await send(it, accounts, Object.fromEntries(headers), method).answer;
    expect([method, answer.status, JSON.parse(answer.text).error]).toEqual([
      method,
      403,
      'This is not for web pages.',
    ]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('a wrong address is answered like any that does not exist', async () => {
  const nothing = await send({ address: `${it.server.url}/nothing` }, '', {}, 'GET').answer;
  const wrong = [token.slice(1), `${token}x`, `x${token.slice(1)}`, '', 'page', `${token}/`, `../${token}`];
  for (const path of wrong) {
    const { status, text } = await send({ address: `${it.server.url}/scripts/${path}` }, accounts).answer;
    expect([path, status]).toEqual([path, path.startsWith('..') ? 405 : 404]);
    if (status === 404) expect(text).toBe(nothing.text);
  }
});

test('only POST is answered', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await send(it, '', {}, method).answer;
    expect([method, status, headers.allow]).toEqual([method, 405, 'POST']);
  }
});

test('only JSON that says so is read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
    expect((await send(it, accounts, { 'content-type': type }).answer).status).toBe(415);
  const broken = Buffer.from([...Buffer.from('{"jsonrpc":"2.0","id":"'), 0xff, ...Buffer.from('"}')]);
  expect((await send(it, broken).answer).status).toBe(400);
});

test('no more than 1 MiB is taken', async () => {
  for (const size of [1024 * 1024, 10_000_000]) {
    const large = `"${'a'.repeat(size)}"`;
    expect((await send(it, large).answer).status).toBe(413);
    expect((await send(it, large, { 'transfer-encoding': 'chunked' }).answer).status).toBe(413);
  }
});

test.each(['', '{', '[]', 'null', '"x"', '{"method":"x"}', '{"jsonrpc":"2.0"}', '{"a":1,"a":2}', 'NaN'])(
  'what is no JSON-RPC is an error (%j)',
  async (body) => {
    const { status, text } = await send(it, body).answer;
    expect([status, JSON.parse(text)]).toMatchObject([200, { jsonrpc: '2.0', id: null, error: {} }]);
    expect([-32700, -32600]).toContain(JSON.parse(text).error.code);
  },
);

test('a notification is answered nothing, alone and in a batch, and nobody is asked to sign it', async () => {
  const page = await openPage(it, { accounts: [], chainId: 1 });
  const silent = { ...rpc('eth_accounts'), id: undefined };
  const signing = { ...rpc('eth_sendTransaction', [{ to: '0x', value: '0x1' }]), id: undefined };
  for (const body of [silent, signing, [silent, signing]]) {
    const { status, text } = await send(it, body).answer;
    expect([status, text]).toEqual([204, '']);
  }
  const mixed = await send(it, [
    silent,
    rpc('eth_accounts', [], null),
    signing,
    rpc('eth_accounts', [], 'a'),
    1,
  ]).answer;
  expect(JSON.parse(mixed.text)).toMatchObject([
    { id: null, result: [] },
    { id: 'a', result: [] },
    { id: null, error: { code: -32600 } },
  ]);
  expect(page.heard.filter((heard) => heard.is === 'ask')).toEqual([]);
  await page.leave();
});

test('a batch is answered call by call, in its order, up to 100', async () => {
  const batch = [accounts, 1, rpc('eth_coinbase', [], 'a'), [accounts], rpc('no_such', [], 2)];
  expect(JSON.parse((await send(it, batch).answer).text)).toMatchObject([
    { id: 1, result: [] },
    { id: null, error: { code: -32600 } },
    { id: 'a', result: null },
    { id: null, error: { code: -32600 } },
    { id: 2, error: { code: -32601 } },
  ]);
  const many = (count: number) => Array.from({ length: count }, (_, id) => rpc('eth_accounts', [], id));
  const answers = JSON.parse((await send(it, many(100)).answer).text);
  expect(answers.map(({ id }: { id: number }) => id)).toEqual([...many(100).keys()]);
  expect(JSON.parse((await send(it, many(101)).answer).text)).toMatchObject({ error: { code: -32600 } });
});

test('an id comes back as it was written', async () => {
  for (const id of ['1', '"a\\u0041"', '12345678901234567890', 'null', '1e2', '-0'])
    expect((await send(it, `{"jsonrpc":"2.0","id":${id},"method":"eth_accounts"}`).answer).text).toBe(
      `{"jsonrpc":"2.0","id":${id},"result":[]}`,
    );
});

test('the page is told the address of the endpoint', async () => {
  const page = await openPage(it);
  expect(page.heard).toEqual([{ is: 'hello', endpoint: it.address }]);
  await page.leave();
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 403],
  [{ host: 'evil.example', origin: 'http://evil.example' }, 403],
  [{ origin: 'own', 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'own', path: '/scripts/other' }, 404],
  [{ origin: 'own', path: `/scripts/${token}` }, 404],
])(
  'no other page connects (%j)',
  async ({ path = '/scripts/page', ...marks }: Record<string, string>, status) => {
    const entries = Object.entries(marks).map(([name, value]) => [
      name,
      value === 'own' ? it.server.url : value,
    ]);
    const socket = new WebSocket(`ws://127.0.0.1:${it.server.port}${path}`, {
      headers: Object.fromEntries(entries),
    });
    const said = await new Promise((resolve) => socket.once('error', (error) => resolve(error.message)));
    // Some versions of Node ask about other paths first, and then do not take them for an upgrade.
    expect(said).toMatch(new RegExp(`Unexpected server response: (${status}|40[345])`));
  },
);

test('not more than 20 pages connect', async () => {
  const pages = [];
  for (let at = 0; at < 20; at += 1) pages.push(await openPage(it));
  await expect(openPage(it)).rejects.toThrow(/503/);
  await Promise.all(pages.map((page) => page.leave()));
  await (await openPage(it)).leave();
});

test('a page that is not there any more is dropped', async () => {
  const alone = await site(undefined, { looks: true });
  const [dead, alive] = [await openPage(alone), await openPage(alone)];
  dead.socket.pause();
  const pinged = new Promise((resolve) => alive.socket.once('ping', resolve));
  alone.clock.pass(20_000);
  await pinged;
  // Its pong is there once something it says later is.
  await new Promise((resolve) => alive.socket.once('pong', resolve).ping());
  alone.clock.pass(20_000);
  dead.socket.resume();
  expect(await dead.closed).toMatch(/^1006/);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  await alone.server.close();
});

test('garbage on an upgrade changes nothing', async () => {
  const socket = connect(it.server.port, '127.0.0.1');
  socket.write(
    `GET /scripts/page HTTP/1.1\r\nHost: 127.0.0.1:${it.server.port}\r\nOrigin: ${it.server.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n`,
  );
  let said = '';
  socket.on('data', (chunk) => (said += String(chunk)));
  await soon(() => said).toMatch(/^HTTP\/1\.1 400/);
  socket.destroy();
  expect((await send(it, accounts).answer).status).toBe(200);
});

/** What comes back for bytes as they are, until the server closes or `enough` of it is there. */
async function raw(text: string, enough = /\}$/): Promise<string> {
  const socket = connect(it.server.port, '127.0.0.1');
  let said = '';
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answered = new Promise((resolve) =>
    socket.on('data', (chunk) => {
      said += String(chunk);
      if (enough.test(said)) resolve(undefined);
    }),
  );
  socket.on('error', () => {});
  socket.write(text);
  await Promise.race([closed, answered]);
  socket.destroy();
  return said;
}

const post = (body: string, more: readonly string[] = [], host = `127.0.0.1:${it.server.port}`) =>
  [
    `POST /scripts/${token} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    ...more,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

test('nothing that follows what was refused on a connection is answered or waits', async () => {
  const page = await openPage(it, { accounts: [], chainId: 1, node: 'http://127.0.0.1:9/' });
  const hidden = post(JSON.stringify(rpc('eth_sendTransaction', [{}])));
  const first = [
    post('', ['Origin: https://evil.example']),
    post('', ['Sec-Fetch-Site: cross-site']),
    post('', [], 'evil.example'),
    post(hidden, ['Origin: https://evil.example']),
    post('', [], `127.0.0.1:${it.server.port}, evil.example`),
  ];
  for (const refused of first) {
    const said = await raw(refused + hidden, /never/);
    expect(said).toMatch(/^HTTP\/1\.1 403 /);
    expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  }
  // It would be there before the answer to this.
  expect((await send(it, accounts).answer).status).toBe(200);
  expect(page.heard.filter(({ is }) => is === 'ask')).toEqual([]);
  await page.leave();
});

test('what two servers would read in two ways is read in none', async () => {
  const body = JSON.stringify(accounts);
  const own = `127.0.0.1:${it.server.port}`;
  const requests: [string, string][] = [
    ['another Host behind', post(body, ['Host: evil.example'])],
    ['another Host in front', post(body, [`Host: ${own}`], 'evil.example')],
    ['the same Host twice', post(body, [`Host: ${own}`])],
    ['a user in the Host', post(body, [], `evil@${own}`)],
    ['a dot behind the name', post(body, [], `localhost.:${it.server.port}`)],
    ['two lengths', post(body, ['Content-Length: 3'])],
    ['a length and chunks', post(body, ['Transfer-Encoding: chunked'])],
    ['chunks by another name', post(body, ['Transfer-Encoding: xchunked'])],
    ['a name with a space', post(body, ['Origin : https://evil.example'])],
    ['a header on two lines', post(body, ['X: a', ' Origin: https://evil.example'])],
    ['an empty Origin', post(body, ['Origin:'])],
    ['compressed', post(body, ['Content-Encoding: gzip'])],
    ['another host in the line', post(body).replace(' /', ' http://evil.example/')],
    ['this host in the line', post(body, [], 'evil.example').replace(' /', ` http://${own}/`)],
    [
      'no Host',
      post(body)
        .replace('HTTP/1.1', 'HTTP/1.0')
        .replace(/Host: .*\r\n/, ''),
    ],
    ['two slashes', post(body).replace(' /', ' //')],
    ['a way around', post(body).replace(' /', ' /x/../')],
    ['a letter as its number', post(body).replace(token, token.replace('a', '%61'))],
    ['a tunnel', post(body).replace(/^POST \S+/, `CONNECT ${own}`)],
    ['large headers', post(body, [`X: ${'x'.repeat(100_000)}`])],
  ];
  for (const [name, text] of requests)
    expect([name, await raw(text)]).toEqual([name, expect.not.stringContaining('"result"')]);
  expect(await raw(post(body))).toContain('"result"');
});

test('fifteen hundred connections that send nothing more keep nobody else waiting', async () => {
  const slow = Array.from({ length: 1_500 }, () => {
    const socket = connect(it.server.port, '127.0.0.1').on('error', () => {});
    socket.write(post('x'.repeat(100)).slice(0, -99));
    return socket;
  });
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await send(it, accounts).answer).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('is off unless it is asked for', async () => {
  const plain = await startServer({ port: 0, networks: [] });
  const headers = { host: `127.0.0.1:${plain.port}` };
  const config = (url: string) => send({ address: `${url}/config.json` }, '', {}, 'GET').answer;
  expect(JSON.parse((await config(plain.url)).text)).not.toHaveProperty('scripts');
  expect(JSON.parse((await config(it.server.url)).text)).toMatchObject({ scripts: true });
  const refused = await send({ address: `${plain.url}/scripts/${token}` }, accounts, headers).answer;
  expect(refused.status).toBe(405);
  await plain.close();
});

test('a token that could be guessed is refused', async () => {
  for (const weak of ['', 'short', 'a'.repeat(19), `${'a'.repeat(20)}/`, `${'a'.repeat(20)}\n`])
    await expect(startServer({ port: 0, networks: [], scripts: { token: weak } })).rejects.toThrow(/token/);
});

test('each start makes a token of its own', async () => {
  const hellos = [];
  for (let at = 0; at < 2; at += 1) {
    const server = await startServer({ port: 0, networks: [], scripts: {} });
    const page = await openPage({ ...it, server });
    hellos.push(page.heard[0]?.endpoint);
    await server.close();
  }
  expect(hellos[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/scripts\/[\w-]{43}$/);
  expect(String(hellos[0]).slice(-43)).not.toBe(String(hellos[1]).slice(-43));
});

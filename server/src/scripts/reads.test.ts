import { readMethods } from '@readback/core/request/wallet/methods.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  call,
  fakeNode,
  openPage,
  type Page,
  rpc,
  type Site,
  send,
  site,
  soon,
} from './testing/scriptsSite.ts';

const account = `0x${'Ab'.repeat(20)}`;
let it: Site;
let page: Page;
let node: Awaited<ReturnType<typeof fakeNode>>;
let practice: Awaited<ReturnType<typeof fakeNode>>;
let answer: (body: string) => ReturnType<Parameters<typeof fakeNode>[0]>;

beforeAll(async () => {
  node = await fakeNode((body) => answer(body));
  practice = await fakeNode(() => ({ body: '{"jsonrpc":"2.0","id":1,"result":"practice"}' }));
  it = await site(practice.url);
  page = await openPage(it, { accounts: [account], chainId: 10, node: node.url });
});
afterAll(async () => {
  await it.server.close();
  node.close();
  practice.close();
});
beforeEach(() => {
  node.heard.length = 0;
  practice.heard.length = 0;
  answer = () => ({ body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' });
});

test('accounts and network are those of the page', async () => {
  expect((await call(it, 'eth_accounts')).result).toEqual([account]);
  expect((await call(it, 'eth_requestAccounts')).result).toEqual([account]);
  expect((await call(it, 'eth_coinbase')).result).toBe(account);
  expect((await call(it, 'eth_chainId')).result).toBe('0xa');
  expect((await call(it, 'net_version')).result).toBe('10');
  expect(node.heard).toEqual([]);
});

test('the network is switched in Readback only', async () => {
  const to = (chainId: unknown) => call(it, 'wallet_switchEthereumChain', [{ chainId }]);
  expect((await to('0xa')).result).toBe(null);
  expect((await to('0x1')).error).toEqual({
    code: 4902,
    message: 'Readback is not on network 1: switch the network in Readback, then try again.',
  });
  for (const wrong of [1, '1', '0x', '0xfffffffffffffffff', null])
    expect((await to(wrong)).error?.code).toBe(-32602);
  expect((await call(it, 'wallet_switchEthereumChain')).error?.code).toBe(-32602);
});

test('a read goes to the node of the page as it was written, and nothing else of it does', async () => {
  answer = () => ({
    body: ' {"id":1, "x":{"result":2}, "result" : [1.0, 12345678901234567890, "\\u0041}"] , "jsonrpc":"2.0"}',
  });
  const params = '[ {"to":"0x", "gas":12345678901234567890} ,1.50]';
  const body = `{"jsonrpc":"2.0","more":1,"id":"a","method":"eth_\\u0063all","params":${params}}`;
  const { text } = await send(it, body, { authorization: 'secret', cookie: 'a=b' }).answer;
  expect(text).toBe('{"jsonrpc":"2.0","id":"a","result":[1.0, 12345678901234567890, "\\u0041}"]}');
  expect(node.heard).toEqual([`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${params}}`]);
});

test.each([
  ...readMethods,
  'eth_syncing',
  'eth_getFilterChanges',
  'debug_traceBlockByNumber',
  'txpool_status',
])('a tool may read by %s', async (method) => {
  expect(await call(it, method)).toHaveProperty('result');
});

test.each([
  'eth_subscribe',
  'eth_sendBundle',
  'eth_submitWork',
  'wallet_addEthereumChain',
  'wallet_sendTransaction',
  'personal_unlockAccount',
  'anvil_setBalance',
  'anvil_impersonateAccount',
  'evm_mine',
  'hardhat_reset',
  'debug_setHead',
  'debug_traceBlockFromFile',
  'debug_standardTraceBlockToFile',
  'trace_rawTransaction',
  'admin_addPeer',
  'miner_start',
  '__proto__',
  'constructor',
  'ETH_CALL',
  '',
])('%s is not passed on', async (method) => {
  const { error } = await call(it, method);
  expect(error).toEqual({ code: -32601, message: `Readback does not pass on ${method}.` });
  expect([node.heard, page.heard.length]).toEqual([[], 1]);
});

test('a name that is no name is shown short and in plain characters', async () => {
  const { error } = await call(it, `\u202e\u0007${'x'.repeat(500)}`);
  expect(error?.message).toBe(`Readback does not pass on ??${'x'.repeat(58)}.`);
});

test('what Readback does not do yet is said', async () => {
  for (const method of ['wallet_getCapabilities', 'wallet_getCallsStatus', 'wallet_getPermissions'])
    expect((await call(it, method)).error).toMatchObject({ code: 4200 });
});

test('the error of a node comes back as it is', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' };
  answer = () => ({ status: 400, body: JSON.stringify({ jsonrpc: '2.0', id: 1, error }) });
  expect((await call(it, 'eth_call')).error).toEqual(error);
});

test.each([
  [{ status: 429, body: 'slow down' }, 'sent no JSON-RPC answer (HTTP status 429)'],
  [{ body: '' }, 'sent no JSON-RPC answer (HTTP status 200)'],
  [{ body: '[]' }, 'sent no JSON-RPC answer (HTTP status 200)'],
  [{ body: '{"id":1}' }, 'sent no JSON-RPC answer (HTTP status 200)'],
  [{ body: '{"error":"no"}' }, 'sent no JSON-RPC answer (HTTP status 200)'],
  [{ body: `"${'a'.repeat(33 * 1024 * 1024)}"` }, 'sent more than 32 MiB'],
  [
    { status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
    'points to another address, which Readback does not follow',
  ],
])('a node that answers badly is said (%#)', async (bad, what) => {
  answer = () => bad;
  const { error } = await call(it, 'eth_blockNumber');
  expect(error).toEqual({
    code: -32603,
    message: `The node of the network that is chosen in Readback ${what}.`,
  });
});

test('a node that does not answer ends after 30 seconds, once for a whole batch', async () => {
  answer = () => undefined;
  const sent = send(
    it,
    Array.from({ length: 20 }, (_, id) => rpc('eth_blockNumber', [], id)),
  );
  await soon(() => node.heard.length).toBe(8);
  it.clock.pass(30_000);
  const answers = JSON.parse((await sent.answer).text);
  await soon(() => node.gone()).toBe(8);
  expect(answers).toHaveLength(20);
  for (const { error } of answers) expect(error).toMatchObject({ code: -32603, message: /in time/ });
});

test('a node is left alone when the asker leaves', async () => {
  answer = () => undefined;
  const before = node.gone();
  const sent = send(it, rpc('eth_blockNumber'));
  await soon(() => node.heard.length).toBe(1);
  sent.leave();
  await soon(() => node.gone()).toBe(before + 1);
});

test('the newest state counts, of a page that is open, and the last one when none is', async () => {
  const alone = await site(practice.url);
  const chain = async () => (await call(alone, 'eth_chainId')).result;
  expect((await call(alone, 'eth_blockNumber')).error?.code).toBe(4900);
  const one = await openPage(alone);
  expect((await call(alone, 'eth_blockNumber')).error?.code).toBe(4901);
  expect((await call(alone, 'eth_requestAccounts')).error).toEqual({
    code: 4100,
    message: 'Connect a wallet in Readback, then try again.',
  });
  const two = await openPage(alone, { accounts: [account], chainId: 1, node: '/practice/rpc' });
  const three = await openPage(alone, { accounts: [], chainId: 2, node: '/practice/rpc' });
  expect(await chain()).toBe('0x2');
  await three.leave();
  await soon(chain).toBe('0x1');
  await two.leave();
  one.say({ is: 'state', accounts: [], chainId: 3, node: '/practice/rpc' });
  await soon(chain).toBe('0x3');
  await one.leave();
  await soon(() => alone.clock.isSet(10_000)).toBe(true);
  expect(await chain()).toBe('0x3');
  expect((await call(alone, 'eth_blockNumber')).result).toBe('practice');
  expect(practice.heard).toEqual(['{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}']);
  await alone.server.close();
});

test.each([
  ['http://127.0.0.1:1', -32603],
  ['http://user:password@127.0.0.1:1', -32603],
  ['own', 4901],
  ['/practice/rpc', 4901],
])('a network without a node that can be asked is said (%s)', async (url, code) => {
  const alone = await site();
  await openPage(alone, { accounts: [], node: url === 'own' ? alone.address : url });
  expect((await call(alone, 'eth_blockNumber')).error?.code).toBe(code);
  expect((await call(alone, 'eth_chainId')).error?.code).toBe(code);
  await alone.server.close();
});

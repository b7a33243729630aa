// @vitest-environment node
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { hashTypedData } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { known, unknown } from '@readback/core/model/known.ts';
import { activity } from '../../data/activity/activity.ts';
import { parseHere } from '../parseHere.ts';
import { changeWaiting, stillWaiting, waiting } from '../waiting/waiting.ts';
import { endWaiting, entryOfCall } from '../waiting/answerAskers.ts';
import { askedIn } from './asked.ts';
import { readDappAddress } from './dappAddress.ts';
import { mostCharacters, plainCopy } from './plainCopy.ts';
import { openSession } from './session.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const env = { sdkVersion: '9.1.0' };

let now = 0;
let posted: Record<string, unknown>[] = [];
const asked: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:8470', hash: '' });
  waiting.set([]);
  posted = [];
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function session() {
  return openSession({
    host: 'dapp.example',
    as: { account, chainId: 31337 },
    post: (it) => void posted.push(it as Record<string, unknown>),
    onAsked: () => undefined,
    now: () => now,
    ask: async (question) => {
      asked.push(question);
      return question.method === 'eth_sendRawTransaction'
        ? unknown('unsupported')
        : known({ result: '0x7', endpoint: 'node' });
    },
  });
}

const send = (id: string | number, txs: unknown, more: object = {}) => ({
  id,
  method: 'sendTransactions',
  params: { txs },
  env,
  ...more,
});
const pay = { to: friend, value: '5', data: '0x' };
const read = () => vi.waitFor(() => expect(stillWaiting().every((it) => it.incoming)).toBe(true));

test('a dapp is told the account and the network that it was opened with, and its reads go to the node', async () => {
  const { hear } = session();
  hear({ id: 'a', method: 'getSafeInfo', env });
  hear({ id: 7, method: 'rpcCall', params: { call: 'eth_getBalance', params: [account, 'latest'] }, env });
  await vi.waitFor(() => expect(posted).toHaveLength(2));
  expect(posted).toEqual([
    {
      id: 'a',
      success: true,
      version: '9.1.0',
      data: { safeAddress: account, chainId: 31337, owners: [account], threshold: 1, isReadOnly: false },
    },
    { id: 7, success: true, version: '9.1.0', data: '0x7' },
  ]);
  expect(asked).toEqual([{ chainId: 31337, method: 'eth_getBalance', params: [account, 'latest'] }]);
});

test('a flood of large messages is refused before they are copied', () => {
  const { hear } = session();
  let copied = 0;
  const counted = { ...env };
  Object.defineProperty(counted, 'sdkVersion', { enumerable: true, get: () => ((copied += 1), '9.1.0') });
  for (let id = 0; id < 2_000; id += 1) hear({ id, method: 'getSafeInfo', env: counted });
  expect(copied).toBe(300);
  expect(posted.filter(({ success }) => success === false)).toHaveLength(1_700);
});

test('one transaction waits as one, several as a batch, for the account and the network that the dapp was told', async () => {
  const { hear } = session();
  hear(send('a', [pay]));
  hear(send('b', [pay, { ...pay, value: '0x6' }]));
  await read();
  const bodies = stillWaiting().map((it) => it.incoming?.request.body);
  expect(bodies).toMatchObject([
    { kind: 'transaction', chainId: 31337, call: { value: 5n } },
    { kind: 'calls', chainId: 31337, atomic: true, calls: [{ value: 5n }, { value: 6n }] },
  ]);
  expect(stillWaiting()[0]?.incoming?.origin).toMatchObject({ via: 'frame', verified: 'dapp.example' });
  expect(posted).toEqual([]);
});

test('what the wallet gives is answered in the shapes of the protocol, and a rejection is one', async () => {
  const { hear } = session();
  hear(send('a', [pay]));
  hear({ id: 'b', method: 'signMessage', params: { message: 'Hello' }, env });
  hear(send('c', [pay]));
  await read();
  const [a, b, c] = stillWaiting().map((it) => it.id) as [string, string, string];
  endWaiting(a, 'answered', { result: '0xab' });
  endWaiting(b, 'answered', { result: '0xcd' });
  endWaiting(c, 'rejected', { error: { code: 4001, message: 'The user rejected it.' } });
  const messageHash = '0xaa744ba2ca576ec62ca0045eca00ad3917fdf7ffa34fbbae50828a5a69c1580e';
  expect(posted).toMatchObject([
    { id: 'a', success: true, data: { safeTxHash: '0xab' } },
    { id: 'b', success: true, data: { messageHash, signature: '0xcd' } },
    { id: 'c', success: false, error: 'Transaction was rejected' },
  ]);
  hear({ id: 'd', method: 'getOffChainSignature', params: messageHash, env });
  hear({ id: 'e', method: 'getOffChainSignature', params: '0x12', env });
  expect(posted.slice(3)).toMatchObject([
    { id: 'd', data: '0xcd' },
    { id: 'e', success: false },
  ]);
});

test('after an edit a dapp gets the hash of what was signed, not of what it asked for', async () => {
  await activity.ready;
  const { hear } = session();
  const types = {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Note: [{ name: 'contents', type: 'string' }],
  } as const;
  const typed = (contents: string) =>
    ({ types, domain: { name: 'Notes' }, primaryType: 'Note', message: { contents } }) as const;
  hear({ id: 'a', method: 'signTypedMessage', params: { typedData: typed('asked') }, env });
  await read();
  const [asked] = stillWaiting();
  if (!asked?.incoming) throw new Error('It was not read.');
  activity.update(activity.open(asked.incoming), { state: 'rejected' });
  expect(posted).toHaveLength(1);
  hear({ id: 'b', method: 'signTypedMessage', params: { typedData: typed('asked') }, env });
  await read();
  const [call] = stillWaiting();
  if (!call?.incoming) throw new Error('It was not read.');
  const text = JSON.stringify({
    method: 'eth_signTypedData_v4',
    params: [account, JSON.stringify(typed('edited'))],
  });
  const edited = await parseHere(text, { chainId: 31337, from: account });
  if (!edited.ok) throw new Error('It cannot be read.');
  activity.open(call.incoming);
  const next = activity.open({ ...call.incoming, request: edited.request });
  activity.update(next, { state: 'signed', signature: '0xcd' });
  const messageHash = hashTypedData(typed('edited'));
  expect(posted[1]).toMatchObject({ id: 'b', success: true, data: { messageHash, signature: '0xcd' } });
});

test('another account, another network, signing by a read, and what is odd are refused, and nothing waits', () => {
  const { hear } = session();
  hear(send('a', [{ ...pay, from: friend }]));
  hear(send('b', [{ ...pay, chainId: 1 }]));
  hear(send('c', []));
  hear(send('d', [{ ...pay, value: '-1' }]));
  hear(send('e', [pay], { env: { sdkVersion: '0.4.0' } }));
  hear({ id: 'f', method: 'personal_sign', params: [], env });
  hear({ id: 'g', method: 'signTypedMessage', params: { typedData: 'x' }, env });
  hear({ id: 'h', method: 'constructor', env });
  expect(stillWaiting()).toEqual([]);
  expect(posted.map(({ id, success }) => [id, success])).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => [id, false]),
  );
});

test('a method of a wallet goes to no node, whatever carries it', async () => {
  const { hear } = session();
  hear({ id: 1, method: 'rpcCall', params: { call: 'eth_sendRawTransaction', params: ['0x'] }, env });
  await vi.waitFor(() => expect(posted).toMatchObject([{ id: 1, success: false }]));
});

test('an id that waits is not taken twice, and what waits keeps what it was when it came', async () => {
  const { hear } = session();
  const tx = { ...pay };
  hear(send('a', [tx]));
  tx.to = account;
  hear(send('a', [{ ...pay, to: account }]));
  hear({ id: 'a', method: 'getSafeInfo', env });
  await read();
  expect(posted).toEqual([]);
  expect(stillWaiting().map((it) => it.incoming?.request.body)).toMatchObject([{ call: { to: friend } }]);
});

test('a flood is held: at most 100 wait, and messages beyond their rate are refused until time passes', () => {
  const { hear, left } = session();
  for (let at = 0; at < 10_000; at++) hear(send(at, [pay]));
  expect(stillWaiting()).toHaveLength(100);
  expect(posted).toHaveLength(9_900);
  left();
  expect(stillWaiting()).toEqual([]);
  const next = session();
  now += 60_000;
  next.hear({ id: 'a', method: 'getSafeInfo', env });
  expect(posted.at(-1)).toMatchObject({ id: 'a', success: true });
});

test('whoever left is answered nothing, and its calls no longer wait', async () => {
  const { hear, left } = session();
  hear(send('a', [pay]));
  await read();
  const [call] = stillWaiting();
  left();
  expect(waiting.get()[0]?.ended).toBe('asker');
  changeWaiting(call?.id ?? '', { ended: 'answered' });
  hear({ id: 'b', method: 'getSafeInfo', env });
  expect(posted).toEqual([]);
  const reloaded = session();
  reloaded.hear(send('c', [pay]));
  reloaded.left(true);
  expect(posted).toMatchObject([{ id: 'c', success: false }]);
  expect(entryOfCall(call?.id ?? '')).toBeUndefined();
});

test('whatever is posted is read, refused or left alone, never thrown; what is read is plain and of bounded size', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withMap: true, withDate: true }), (it) => {
      const copy = plainCopy(it);
      if (copy !== undefined) {
        const text = JSON.stringify(copy);
        expect(JSON.stringify(JSON.parse(text))).toBe(text);
      }
      expect(() => askedIn(it)).not.toThrow();
      expect(() => askedIn({ id: 'a', method: 'rpcCall', params: it, env })).not.toThrow();
      expect(() =>
        session().hear({ id: 'a', method: 'sendTransactions', params: { txs: [it] }, env }),
      ).not.toThrow();
    }),
    { numRuns: 300 },
  );
  expect(plainCopy('x'.repeat(mostCharacters + 1))).toBeUndefined();
  expect(plainCopy(Array.from({ length: mostCharacters / 4 }, () => 0))).toBeUndefined();
  const cycle: { of?: unknown } = {};
  cycle.of = cycle;
  expect(plainCopy(cycle)).toBeUndefined();
});

test('only addresses that encrypt, or of this device, are opened, and never this page itself', () => {
  const own = 'http://127.0.0.1:8470';
  const readOf = (text: string) => readDappAddress(text, own);
  expect(readOf('app.example/swap?x=1')).toEqual({
    url: 'https://app.example/swap?x=1',
    origin: 'https://app.example',
    host: 'app.example',
  });
  expect(readOf(' localhost:3000 ')).toMatchObject({ url: 'http://localhost:3000/', host: 'localhost:3000' });
  expect(readOf('http://app.example')).toEqual({ wrong: 'plain' });
  expect(readOf('https://app.example@evil.example')).toEqual({ wrong: 'login' });
  expect(readOf(`${own}/#/`)).toEqual({ wrong: 'own' });
  for (const text of [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'https://*.example',
    'a b',
    `https://app.example.${'a.'.repeat(120)}thief.example`,
  ]) {
    expect(readOf(text), text).toEqual({ wrong: 'odd' });
  }
});

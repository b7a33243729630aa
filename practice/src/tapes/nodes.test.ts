import { startAnvil as startOther } from '@readback/core/world/testing/anvil.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { afterEach, expect, test } from 'vitest';
import { startAnvil } from '../anvil.ts';
import { rpc } from '../rpc.ts';
import { askAll } from '../truth/node.ts';
import { anvilVersion } from './anvilVersion.ts';
import { deckOf } from './deck.ts';
import { putNodes, tapedNow } from './nodes.ts';
import { beginning, keyOf, type Question } from './question.ts';
import type { Tape } from './tape.ts';

let takeAway = () => {};
afterEach(() => takeAway());

const clock = ['--timestamp', String(tapedNow - 3_600)];
const start = beginning(anvilVersion, 'practice', '31337', ...clock);
const chainId: Question = { method: 'eth_chainId', params: [] };
const block: Question = { method: 'eth_blockNumber', params: [] };
const tape: Tape = new Map([
  [keyOf(start, chainId), { what: '', answer: '{"result":"0x7a69"}' }],
  [keyOf(start, block), { what: '', answer: '{"error":{"code":-32000,"message":"not now"}}' }],
]);

test('tests that start a chain ask the tape, one question or several, and hear its errors', async () => {
  const deck = deckOf(tape);
  takeAway = putNodes(deck, false);
  const { url, pid, stop } = await startAnvil(31337);
  expect(pid).toBe(0);
  expect(await rpc(url, 'eth_chainId')).toBe('0x7a69');
  await expect(rpc(url, 'eth_blockNumber')).rejects.toThrow('eth_blockNumber: not now');
  expect(await askAll(url, [chainId, block, chainId])).toEqual(['0x7a69', undefined, '0x7a69']);
  expect(deck.missing()).toEqual([]);
  await stop();
});

test('the engine may take a question that is not on the tape for a node’s silence, and still it is missed', async () => {
  const deck = deckOf(tape);
  takeAway = putNodes(deck, false);
  const { url } = await startAnvil(31337);
  const question = { chainId: 31337, method: 'eth_gasPrice', params: [] };
  const bounds = { deadline: 1_000, maxBytes: 1_000, signal: new AbortController().signal };
  expect(await rpcWorld(url).ask('rpc', question, bounds)).toMatchObject({ s: 'unknown' });
  expect(deck.missing()).toEqual(['eth_gasPrice']);
});

test('a chain that was started otherwise has nothing on the tape', async () => {
  const deck = deckOf(tape);
  takeAway = putNodes(deck, false);
  for (const { url } of [
    await startAnvil(1),
    await startAnvil(31337, ['--gas-limit', '1']),
    await startOther(),
  ])
    await expect(rpc(url, 'eth_chainId')).rejects.toThrow('not on the tape');
  expect(deck.missing()).toHaveLength(3);
});

test('whoever asked may go before it is answered', async () => {
  takeAway = putNodes(deckOf(tape), false);
  const { url } = await startAnvil(31337);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...chainId });
  const away = new AbortController();
  const asked = fetch(url, { method: 'POST', body, signal: away.signal });
  away.abort();
  await expect(asked).rejects.toThrow(/abort/i);
  await expect(fetch(url, { method: 'POST', body, signal: away.signal })).rejects.toThrow(/abort/i);
});

test('a chain that is recorded stands still, and is the same each time: what it answered is played without it', async () => {
  const tell = async () => {
    const { url, stop } = await startAnvil(31337);
    const accounts = await rpc<readonly string[]>(url, 'eth_accounts');
    const [from, to] = accounts;
    const hash = await rpc<string>(url, 'eth_sendTransaction', [{ from, to, value: '0x1' }]);
    const receipt = await rpc(url, 'eth_getTransactionReceipt', [hash]);
    const latest = await rpc<{ timestamp: string }>(url, 'eth_getBlockByNumber', ['latest', false]);
    expect(Number(latest.timestamp)).toBe(tapedNow - 3_600);
    expect(receipt).toMatchObject({ status: '0x1' });
    await stop();
    return { receipt, latest };
  };
  const recordings = [];
  for (const _ of [1, 2]) {
    const deck = deckOf(new Map());
    takeAway = putNodes(deck, true);
    recordings.push({ said: await tell(), tape: await deck.recorded() });
    expect(deck.missing()).toEqual([]);
    takeAway();
  }
  const [one, other] = recordings;
  expect(one).toEqual(other);
  takeAway = putNodes(deckOf(one?.tape ?? new Map()), false);
  expect(await tell()).toEqual(one?.said);
});

import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHere } from './corpus/readHere.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

/** What the own fields of a transaction cost, and who gets it, is said first, and never laid on the payee. */
let practice: Practice;
const payer = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const payee = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const ether = 10n ** 18n;
beforeAll(async () => {
  practice = await startPractice();
  await rpc(practice.rpcUrl, 'anvil_setBalance', [payer, `0x${(100n * ether).toString(16)}`]);
});
afterAll(() => practice.close());

const hex = (it: bigint) => `0x${it.toString(16)}`;

async function read(more: object): Promise<Readback> {
  const call = { from: payer, to: payee, chainId: '0x7a69', ...more };
  const request = JSON.stringify({ method: 'eth_sendTransaction', params: [call] });
  const now = BigInt(Math.floor(Date.now() / 1000));
  return readHere(request, { url: practice.rpcUrl, info: practice.info, now });
}

/** Cautions and Stops, the first first. */
const loud = ({ findings }: Readback) =>
  findings.flatMap((it) => (it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : []));

const priced = (price: bigint) => ({
  gas: hex(21_000n),
  maxFeePerGas: hex(price),
  maxPriorityFeePerGas: hex(price),
});

test('a fee of 95 of 100 is the first that is said, and the payee takes nothing', async () => {
  const it = await read({ value: '0x1', ...priced((95n * ether) / 21_000n) });
  expect(valueOf(it.effects)?.status).toBe('success');
  expect(loud(it)[0]).toBe('outcome.fee');
  expect(loud(it)).not.toContain('transfers.wholeBalance');
});

test('a payment of nearly all is still said as one, whatever the fee', async () => {
  const fee = 21_000n * 10n ** 10n;
  const it = await read({ value: hex(100n * ether - 2n * fee), ...priced(10n ** 10n) });
  expect(loud(it)).toContain('transfers.wholeBalance');
});

test('a fee that the account cannot pay is said as that, and not as a contract that detects a simulation', async () => {
  for (const set of [priced(1_000n * ether), { gas: '0x5208', gasPrice: hex(1_000n * ether) }]) {
    const it = await read({ value: '0x1', ...set });
    expect(loud(it)[0]).toBe('outcome.fields');
    expect(loud(it)).not.toContain('outcome.otherCourse');
    expect(it.verdict).not.toBe('read');
  }
});

test('a limit that is too low, and fees that rule each other out, are said', async () => {
  expect(loud(await read({ value: '0x1', gas: hex(20_999n) }))[0]).toBe('outcome.fields');
  const swapped = { gas: '0x5208', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' };
  expect(loud(await read({ value: '0x1', ...swapped }))[0]).toBe('outcome.fields');
});

test('an ordinary payment whose fee the wallet or an app sets is calm', async () => {
  for (const set of [
    {},
    { gas: '0x5208', maxFeePerGas: hex(3n * 10n ** 9n), maxPriorityFeePerGas: hex(10n ** 9n) },
  ]) {
    const it = await read({ value: hex(ether), ...set });
    expect([it.verdict, loud(it)]).toEqual(['read', []]);
  }
});

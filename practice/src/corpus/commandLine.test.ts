import { type Hex, encodeFunctionData, maxUint160, maxUint256, parseAbi } from 'viem';
import { readbackHere } from '@readback/cli/testing/readbackHere.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Practice, startPractice } from '../practice.ts';
import { rpc } from '../rpc.ts';
import pasted from './pasted.json' with { type: 'json' };

type Pasted = (typeof pasted)[number];
type Printed = Readonly<{ out: string; lines: readonly string[]; words: number }>;

/** What is printed of each request, as a terminal of 100 columns shows it. */
const printed = new Map<number, Printed>();
const full = new Map<number, string>();
let practice: Practice;

/** These are read once what they need is allowed. */
const prepared = new Set([4, 5, 14, 15, 43]);

beforeAll(async () => {
  practice = await startPractice();
  for (const it of pasted.filter(({ id }) => !prepared.has(id))) await print(it);
  await allow();
  for (const it of pasted.filter(({ id }) => prepared.has(id))) await print(it);
});
afterAll(() => practice?.close());

async function print(it: Pasted): Promise<void> {
  const site = it.site === undefined ? [] : ['--site', it.site];
  const how = it.offline === true ? ['--offline', '--chain', '1'] : ['--rpc', practice.rpcUrl, ...site];
  const { out, err } = await readbackHere([...how, it.request]);
  expect(err).toBe('');
  printed.set(it.id, { out, lines: out.split('\n'), words: out.trim().split(/\s+/).length });
  full.set(it.id, (await readbackHere(['--full', ...how, it.request])).out);
}

/** The allowances that an app asks for before: of the router, of Permit2 and by it, of a vault, and of Multicall3. */
async function allow(): Promise<void> {
  const { accounts, addresses } = practice.info;
  const from = accounts[0]?.address;
  const abi = parseAbi([
    'function approve(address spender, uint256 amount)',
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  ]);
  const { practiceDollar: token, router } = addresses;
  const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
  const approve = (spender: Hex, amount: bigint) =>
    encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] });
  const byPermit2 = encodeFunctionData({
    abi,
    functionName: 'approve',
    args: [token, '0x4A2B227d74fDccBcaC6ffE80D841F7a0869F5Dda', maxUint160, 2_000_000_000],
  });
  const calls: readonly (readonly [Hex, Hex])[] = [
    [token, approve(router, 3_000_000_000n)],
    [token, approve(permit2, maxUint256)],
    [permit2, byPermit2],
    [token, approve('0x858306635c27Fc1d59aC006Ba200b147662DB401', 1_000_000_000n)],
    [token, approve(addresses.multicall3, maxUint256)],
  ];
  for (const [to, data] of calls) await rpc(practice.rpcUrl, 'eth_sendTransaction', [{ from, to, data }]);
}

const at = (id: number): Printed => printed.get(id) ?? { out: '', lines: [], words: 0 };

function median(of: 'honest' | 'hostile'): number {
  const all = pasted.filter((it) => it.from === of).map(({ id }) => at(id).words);
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

test('nobody reads more words than it takes: 70 of an honest request, 110 of a hostile one, 150 of a batch of ten', () => {
  expect(pasted).toHaveLength(45);
  expect(median('honest')).toBeLessThanOrEqual(70);
  expect(median('hostile')).toBeLessThanOrEqual(110);
  expect(at(29).words).toBeLessThanOrEqual(150);
});

test.each(pasted)('$id, $what: what decides is in the first two lines', ({ id, decides }) => {
  const two = at(id).lines.slice(0, 2).join(' ').replace(/ +/g, ' ');
  for (const it of decides) expect(two).toContain(it);
});

describe('a sentence', () => {
  it.each(pasted)('is not printed twice: $id, $what', ({ id }) => {
    for (const text of [at(id).out, full.get(id) ?? '']) expect(twice(text)).toEqual([]);
  });
});

/** Sentences of at least five words that stand twice in a web page, whatever line they are broken on. */
function twice(page: string): readonly string[] {
  const text = page.replace(/\n {2,}(?=\S)/g, ' ');
  const all = text.split(/\n|(?<=[.!?]) (?=[A-Z])/).map((it) => it.trim());
  const sentences = all.filter((it) => /^[A-Z].*\.$/.test(it) && it.split(' ').length >= 5);
  return sentences.filter((it, index) => sentences.indexOf(it) !== index);
}

test('everything that was found is on the full page: each step, call and fingerprint', () => {
  const page = full.get(2) ?? '';
  for (const it of ['Who is involved', 'Step by step', 'Simulated calls', 'Fingerprints'])
    expect(page).toContain(it);
  expect(at(2).out).not.toContain('Step by step');
  expect(at(2).out).toContain('--full');
});

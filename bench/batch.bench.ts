import { decode } from '@readback/core/decode/decode.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { onThisDevice } from '@readback/core/world/onThisDevice.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  size,
  toHex,
} from 'viem';
import { median, ms, table } from './measure.ts';

// How reading grows with the number of calls in one request, and what the worst that fits into four megabytes takes.
// The worker does all of it; `e2e/long/batch.spec.ts` measures the page beside it.
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const multiSend = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';
const erc20 = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
]);
const collection = parseAbi([
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
]);
const batch = parseAbi(['function multiSend(bytes transactions)', 'function multicall(bytes[] data)']);
const account = (at: number) => pad(toHex(at + 1_000), { size: 20 });

const many = [10, 100, 1_000, 10_000].map((count) => ({
  what: `${count.toLocaleString('en')} transfers`,
  count,
  data: packed(count, (at) =>
    encodeFunctionData({ abi: erc20, functionName: 'transfer', args: [account(at), BigInt(at)] }),
  ),
}));
const hostile = [
  { what: 'as many empty calls as fit', count: 24_000, data: packed(24_000, () => '0x') },
  {
    what: 'approvals, each of another spender',
    count: 12_000,
    data: packed(12_000, (at) =>
      encodeFunctionData({ abi: erc20, functionName: 'approve', args: [account(at), BigInt(at)] }),
    ),
  },
  {
    what: 'calls that nobody can read',
    count: 20_000,
    data: packed(20_000, (at) => pad(toHex(at), { size: 4 })),
  },
  { what: 'lists of items', count: 32_000, data: items(32_000) },
  { what: 'multicalls in multicalls', count: 31, data: nested(31) },
];

const rows = [['request', 'text', 'parse', 'decode', 'whole reading', 'per call', 'revisions']];
for (const { what, count, data } of [...many, ...hostile]) {
  const text = JSON.stringify({ chainId: '0x1', to: multiSend, data });
  const parsed = parse(text, {});
  if (!parsed.ok) throw parsed.error;
  const { request } = parsed;
  const runs = { runs: 5, warm: 1 };
  const parsing = await median(() => parse(text, {}), runs);
  const decoding = await median(() => decode(request, {}), runs);
  let said: Readback[] = [];
  const reading = await median(async () => {
    said = [];
    const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
    for await (const it of read(incoming, onThisDevice(tableWorld({})), new AbortController().signal))
      said.push(it);
  }, runs);
  rows.push([
    what,
    `${(text.length / 1_000).toFixed(0)} kB`,
    ms(parsing),
    ms(decoding),
    ms(reading),
    `${((reading * 1_000) / count).toFixed(0)} µs`,
    String(said.length),
  ]);
}
table(rows);

function packed(count: number, dataOf: (at: number) => Hex): Hex {
  const calls = Array.from({ length: count }, (_, at) => {
    const data = dataOf(at);
    const word = (it: number) => pad(toHex(it), { size: 32 });
    return concatHex(['0x00', token, word(0), word(size(data)), data]);
  });
  return encodeFunctionData({ abi: batch, functionName: 'multiSend', args: [concatHex(calls)] });
}

function items(count: number): Hex {
  const list = Array.from({ length: count }, (_, at) => BigInt(at));
  return encodeFunctionData({ abi: collection, args: [account(1), account(2), list, list, '0x'] });
}

function nested(depth: number): Hex {
  let data: Hex = encodeAbiParameters([{ type: 'uint256' }], [1n]);
  for (let at = 0; at < depth; at += 1) {
    data = encodeFunctionData({ abi: batch, functionName: 'multicall', args: [[data, data]] });
    if (size(data) > 1_000_000) break;
  }
  return data;
}

/// <reference types="node" />
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Asset } from '@readback/core/model/fact.ts';
import { getAddress } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { told } from '../../data/asking/told.ts';
import { sourceChoices } from '../../data/sources/sources.ts';
import { askPriceHost } from './askPriceHost.ts';

// The page narrows its policy when its configuration is loaded; there is no page here.
vi.mock('../../data/networks/config.ts', () => ({ loadConfig: async () => ({}) }));

const address = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const usdc: Asset = { kind: 'token', chainId: 1, address };
const ether: Asset = { kind: 'native', chainId: 1 };
const key = `ethereum:${address.toLowerCase()}`;

let server: Server | undefined;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  sourceChoices.set({ on: {}, urls: {} });
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Puts up a host, and adds it as the user would. */
async function add(answer: RequestListener, on = true): Promise<string> {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sourceChoices.set({ on: { priceHost: on }, urls: { priceHost: url } });
  return new URL(url).host;
}

const says =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const priced = (price: unknown) => ({
  coins: { [key]: { price, timestamp: Math.floor(Date.now() / 1_000) - 120, decimals: 40 } },
});

test('it is asked for addresses of tokens alone, once, and that is in the list of what left this device', async () => {
  const host = await add(says(priced(1.5)));
  const before = told.get().rows.length;
  const said = await askPriceHost([usdc, ether], 'abc');
  expect(said?.host).toBe(host);
  expect([...(said?.prices.values() ?? [])].map(({ usd }) => usd)).toEqual([1_500_000_000_000_000_000n]);
  expect(asked).toEqual([`/prices/current/${key},ethereum:0x0000000000000000000000000000000000000000`]);
  expect(told.get().rows.length).toBe(before + 1);
  expect(told.get().rows.at(-1)).toMatchObject({
    to: { source: 'priceHost' },
    host,
    during: '/review/abc',
    what: `${address.toLowerCase()} 0x0000000000000000000000000000000000000000`,
  });
});

test('nobody is asked until the user adds a host, nor while it is off', async () => {
  await add(says(priced(1.5)), false);
  expect(await askPriceHost([usdc], undefined)).toBeUndefined();
  sourceChoices.set({ on: { priceHost: true }, urls: {} });
  expect(await askPriceHost([usdc], undefined)).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each<readonly [string, RequestListener]>([
  ['text for a number', says(priced('1.5'))],
  ['an absurd number', says(priced(1e25))],
  ['a page', (_, response) => void response.end('<!doctype html><h1>1.5</h1>')],
  ['an error', (_, response) => void response.writeHead(500).end(JSON.stringify(priced(1.5)))],
  [
    'more than it may',
    (_, response) => void response.end(JSON.stringify({ ...priced(1.5), more: 'x'.repeat(40_000) })),
  ],
  [
    'by a way to another host',
    (_, response) => void response.writeHead(302, { location: 'http://localhost:9/' }).end(),
  ],
  ['nothing, for longer than it may', () => {}],
])('a host that answers %s says no price', async (_, answer) => {
  await add(answer);
  expect(await askPriceHost([usdc], undefined, { deadline: 300, maxBytes: 32_768 })).toBeUndefined();
  expect(asked).toHaveLength(1);
});

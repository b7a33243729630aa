import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { erc20Abi, type Hex, toFunctionSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAbi } from '@readback/core/abi/readAbi.ts';
import { usdc } from '../testing/requests.ts';
import { askGiven, askSignatures, askVerified, type Source } from './askAbi.ts';
import { host } from './host.ts';

const transfer = 'transfer(address,uint256)';
const selector: Hex = toFunctionSelector(transfer);
const bounds = { signal: new AbortController().signal, deadline: 5_000, maxBytes: 1_000_000 };

/** Answers as Sourcify and its signature database do (their APIs, versions 2 and 1). */
const answers: Readonly<Record<string, object>> = {
  [`/v2/contract/1/${usdc}`]: {
    chainId: '1',
    address: usdc,
    match: 'exact_match',
    abi: erc20Abi,
    compilation: { name: 'Token' },
  },
  '/v1/lookup': { ok: true, result: { function: { [selector]: [{ name: transfer, filtered: false }] } } },
};

let server: Server;
let source: () => Source;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const it = answers[url.split('?')[0] ?? ''];
    response.writeHead(it === undefined ? 404 : 200).end(JSON.stringify(it));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  source = () => ({ base, host: host('it.test') });
});
afterAll(() => void server.close());

describe('what a function is called', () => {
  it('is known by the user’s file for whichever contract has the function', async () => {
    const read = readAbi(`function ${transfer.replace('address,uint256', 'address to, uint256 amount')}`);
    if (!read.ok) throw read.error;
    const ask = askGiven([{ abi: read.value, from: { by: 'user', entry: 'Token.json' } }]);
    expect(await ask({ chainId: 1, address: usdc, selector }, bounds)).toMatchObject({
      s: 'known',
      v: [{ address: usdc, from: { by: 'user', entry: 'Token.json' } }],
    });
    const other = await ask({ chainId: 1, address: usdc, selector: '0x12345678' }, bounds);
    expect(other).toEqual({ s: 'unknown', why: 'notFound' });
  });

  it('is known by Sourcify, which is asked once for a contract and says so of no other', async () => {
    asked = [];
    const ask = askVerified(source());
    const question = { source: 'sourcify', chainId: 1, address: usdc, selector } as const;
    const [one, other] = await Promise.all([
      ask(question, bounds),
      ask({ ...question, selector: '0x12345678' }, bounds),
    ]);
    expect(one).toMatchObject({
      s: 'known',
      v: { functions: [{ name: 'transfer' }], from: { name: 'Sourcify' } },
    });
    expect(other).toMatchObject({ s: 'known', v: { functions: [] } });
    expect(asked).toHaveLength(1);
    const none = await ask({ ...question, chainId: 10 }, bounds);
    expect(none).toMatchObject({ s: 'unknown', why: 'notFound' });
  });

  it('is not asked of the other sources, which want a key of the user', async () => {
    asked = [];
    const question = { source: 'etherscan', chainId: 1, address: usdc, selector } as const;
    expect(await askVerified(source())(question, bounds)).toEqual({ s: 'unknown', why: 'notAsked' });
    expect(asked).toEqual([]);
  });

  it('is guessed by the signature database', async () => {
    const found = await askSignatures(source())({ chainId: 1, selector }, bounds);
    expect(found).toEqual({ s: 'known', v: [transfer] });
  });
});

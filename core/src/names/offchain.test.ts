import {
  type Address,
  decodeAbiParameters,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { type Known, known, unknown } from '../model/known.ts';
import { fails, says, type Table, tableWorld } from '../world/testing/tableWorld.ts';
import type { Questions } from '../world/world.ts';
import { askEns } from './askEns.ts';
import { encodeLookup, gatewayHost, type Lookup, lookupIn } from './offchain.ts';

const to: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';
const far: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const service = { chainId: 1, universalResolver: to };
const signal = new AbortController().signal;
const abi = parseAbi([
  'struct Request { address sender; string[] urls; bytes data; }',
  'function query(Request[] requests) view returns (bool[] failures, bytes[] responses)',
]);

const batch = (urls: readonly string[], count = 1): Lookup => ({
  sender: to,
  urls: ['x-batch-gateway:true'],
  callData: encodeFunctionData({
    abi,
    functionName: 'query',
    args: [Array.from({ length: count }, () => ({ sender: far, urls: [...urls], data: '0x1234' as const }))],
  }),
  callback: '0xaabbccdd',
  extraData: '0x99',
});

/** A node that sends us to a gateway first and answers `0x01` once it is called back. */
function node(lookup: Lookup, calls: Hex[] = []): Table {
  return {
    eth_call: (params) => {
      const { data } = params[0] as { data: Hex };
      calls.push(data);
      return calls.length > 1
        ? says('0x01')(params)
        : fails(3, 'execution reverted', encodeLookup(lookup))(params);
    },
  };
}

type Gateway = (ask: Questions['gateway']['ask']) => Known<{ data: Hex }>;

async function ask(lookup: Lookup, gateway: Gateway, { gateways = true } = {}) {
  const calls: Hex[] = [];
  const asked: Questions['gateway']['ask'][] = [];
  const world = tableWorld(node(lookup, calls), {
    gateway: (it) => {
      asked.push(it);
      return gateway(it);
    },
  });
  return { answer: await askEns('0xabcd', { service, gateways }, world, signal), calls, asked };
}

describe('a name that lives off the chain', () => {
  test('is asked of its gateway, and the contract judges what that says', async () => {
    const url = 'https://gateway.example/{sender}/{data}.json';
    const { answer, calls, asked } = await ask(batch([url]), () => known({ data: '0x5678' }));
    expect(answer).toMatchObject({ s: 'known', v: { answer: '0x01' } });
    expect(asked).toEqual([{ url, sender: far, data: '0x1234' }]);
    expect(calls[1]?.slice(0, 10)).toBe('0xaabbccdd');
    const [response, extra] = decodeAbiParameters(
      [{ type: 'bytes' }, { type: 'bytes' }],
      `0x${calls[1]?.slice(10)}`,
    );
    expect(extra).toBe('0x99');
    expect(decodeFunctionResult({ abi, functionName: 'query', data: response })).toEqual([
      [false],
      ['0x5678'],
    ]);
  });

  test('is not asked of anybody while gateways may not be asked, and the gateway is named', async () => {
    const lookup = batch(['https://gateway.example/x']);
    const { answer, asked } = await ask(lookup, () => known({ data: '0x5678' }), { gateways: false });
    expect(answer).toEqual(unknown('notAsked', 'gateway.example'));
    expect(asked).toEqual([]);
    expect(gatewayHost(batch(['https://{sender}.gateway.example/{data}']))).toBe('0.gateway.example');
    expect(gatewayHost(batch(['not a url']))).toBe('a gateway');
  });

  test('is asked of the next address of its gateway when the first gives nothing', async () => {
    const urls = ['https://one.example/{data}', 'https://two.example/{data}'];
    const { answer, asked } = await ask(batch(urls), ({ url }) =>
      url === urls[1] ? known({ data: '0x5678' }) : unknown('offline', 'one.example'),
    );
    expect(answer.s).toBe('known');
    expect(asked.map(({ url }) => url)).toEqual(urls);
  });

  test('stays unknown with the reason when no gateway answers', async () => {
    const { answer, calls } = await ask(batch(['https://one.example']), () =>
      unknown('timeout', 'one.example'),
    );
    expect(answer).toEqual(unknown('timeout', 'one.example'));
    expect(calls).toHaveLength(1);
  });

  test('asks no more gateways than a few, however many are named', async () => {
    const none: Gateway = () => unknown('offline');
    const one = await ask(batch(Array(50).fill('https://one.example')), none);
    expect(one.asked).toHaveLength(4);
    const many = await ask(batch(['https://one.example'], 50), none);
    expect(many.asked).toHaveLength(0);
    expect(many.answer).toMatchObject({ s: 'unknown', why: 'malformed' });
  });

  test('ends where contracts send us on without end', async () => {
    const forever: Table = {
      eth_call: fails(3, 'execution reverted', encodeLookup(batch(['https://one.example']))),
    };
    const world = tableWorld(forever, { gateway: () => known({ data: '0x' }) });
    const answer = await askEns('0xabcd', { service, gateways: true }, world, signal);
    expect(answer).toEqual(unknown('tooLarge'));
    expect(world.asked).toHaveLength(5);
  });

  test('is refused when the lookup is of another contract than the one asked', async () => {
    const { answer, asked } = await ask({ ...batch(['https://one.example']), sender: far }, () =>
      known({ data: '0x' }),
    );
    expect(answer).toMatchObject({ s: 'unknown', why: 'refused' });
    expect(asked).toEqual([]);
  });

  test('without a batch goes to its gateway as it is', async () => {
    const lookup = { ...batch([]), urls: ['https://plain.example/{data}'], callData: '0x77' } as const;
    const { answer, asked, calls } = await ask(lookup, () => known({ data: '0x88' }));
    expect(answer.s).toBe('known');
    expect(asked).toEqual([{ url: 'https://plain.example/{data}', sender: to, data: '0x77' }]);
    const [response] = decodeAbiParameters(
      [{ type: 'bytes' }, { type: 'bytes' }],
      `0x${calls[1]?.slice(10)}`,
    );
    expect(response).toBe('0x88');
  });
});

test('what a node says instead of an answer is told apart', async () => {
  const at = { service };
  const say = async (table: Table) => askEns('0xabcd', at, tableWorld(table), signal);
  expect(await say({ eth_call: says('0x') })).toMatchObject({ s: 'unknown', why: 'unsupported' });
  expect(await say({ eth_call: says(7) })).toMatchObject({ s: 'unknown', why: 'malformed' });
  expect(await say({ eth_call: fails(-32000, 'busy') })).toMatchObject({ s: 'unknown', why: 'refused' });
  expect(await say({})).toMatchObject({ s: 'unknown', why: 'unsupported' });
  const nested = { data: `0x77209fe8${'00'.repeat(32)}` };
  expect(await say({ eth_call: fails(3, 'reverted', nested) })).toMatchObject({ why: 'notFound' });
});

test('a damaged lookup is none', () => {
  expect(lookupIn('0x556f1830')).toBeUndefined();
  expect(lookupIn(`0x556f1830${'ff'.repeat(64)}`)).toBeUndefined();
  expect(lookupIn(encodeAbiParameters([{ type: 'uint256' }], [1n]))).toBeUndefined();
});

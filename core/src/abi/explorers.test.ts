import { type Abi, erc20Abi, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { type Known, known, unknown } from '../model/known.ts';
import type { AbiSource } from './sources/abiSource.ts';
import { blockscout } from './sources/blockscout.ts';
import { etherscan } from './sources/etherscan.ts';
import { functionsFor } from './functionsFor.ts';

const address = '0xDFEBAd708F803af22e81044aD228Ff77C83C935c';
const codeHash: Hex = `0x${'ab'.repeat(32)}`;
const question = { chainId: 10, address, codeHash, key: 'a+key/1' } as const;

async function find(source: AbiSource, said: Known<unknown>, key: string | undefined = question.key) {
  const asked: string[] = [];
  const it = await source.find(
    { ...question, key },
    'https://source.test/',
    async (url) => {
      asked.push(url);
      return said;
    },
    AbortSignal.timeout(1_000),
  );
  return { it, asked };
}

/** A function with its own name: `f7(uint256)`. */
const many = (count: number): Abi =>
  Array.from({ length: count }, (_, at) => ({
    type: 'function',
    name: `f${at}`,
    inputs: [{ name: 'a', type: 'uint256' }],
    outputs: [],
    stateMutability: 'view',
  }));

describe('Blockscout', () => {
  /** As its documentation of version 2 has it (SmartContract), of the fields that are read. */
  const answer = {
    abi: erc20Abi,
    name: 'Token',
    is_verified: true,
    is_fully_verified: true,
    verified_at: '2025-03-04T05:06:07.000000Z',
    proxy_type: 'eip1967',
    implementations: [{ address_hash: address, name: 'Logic' }, { address_hash: 'none' }, null],
  };

  test('gives the ABI of a verified contract, and where it says that its code runs as a hint', async () => {
    const { it, asked } = await find(blockscout, known(answer));
    expect(asked).toEqual([`https://source.test/10/api/v2/smart-contracts/${address}?apikey=a%2Bkey%2F1`]);
    expect(it).toMatchObject({
      s: 'known',
      v: {
        name: 'Token',
        match: 'exact',
        elsewhere: [address],
        from: { by: 'source', name: 'Blockscout', asOf: '2025-03-04', subject: codeHash },
      },
    });
  });

  test('is not asked without a key', async () => {
    const { it, asked } = await find(blockscout, known(answer), '');
    expect(it).toEqual(unknown('notAsked', 'Blockscout'));
    expect(asked).toEqual([]);
  });

  test('does not pass off the ABI of a contract with the same code', async () => {
    const twin = { ...answer, is_verified: false, verified_twin_address_hash: address };
    expect((await find(blockscout, known(twin))).it).toEqual(unknown('notFound', 'Blockscout'));
  });

  test('that makes no sense is not believed', async () => {
    for (const said of [
      null,
      [],
      'ok',
      { is_verified: true },
      { is_verified: true, abi: 'abi' },
      { is_verified: true, abi: many(100_000) },
      { is_verified: true, abi: [...erc20Abi, { type: 'function', name: 'a\u202eb', inputs: [] }] },
    ])
      expect((await find(blockscout, known(said))).it).toEqual(unknown('malformed', 'Blockscout'));
    expect((await find(blockscout, known({}))).it).toEqual(unknown('notFound', 'Blockscout'));
    const proto = JSON.parse('{"__proto__":{"is_verified":true}}') as unknown;
    expect((await find(blockscout, known(proto))).it).toEqual(unknown('notFound', 'Blockscout'));
  });
});

describe('Etherscan', () => {
  const ok = (abi: string) => known({ status: '1', message: 'OK', result: abi });

  test('gives the ABI of a verified contract', async () => {
    const { it, asked } = await find(etherscan, ok(JSON.stringify(erc20Abi)));
    const url = new URL(asked[0] ?? '');
    expect([url.origin, url.pathname]).toEqual(['https://source.test', '/v2/api']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      chainid: '10',
      module: 'contract',
      action: 'getabi',
      address,
      apikey: 'a+key/1',
    });
    expect(it).toMatchObject({ v: { match: 'partial', from: { name: 'Etherscan', subject: codeHash } } });
  });

  test('says by a sentence that it has none, or that it does not answer', async () => {
    const said = (result: string) => known({ status: '0', message: 'NOTOK', result });
    const none = await find(etherscan, said('Contract source code not verified'));
    expect(none.it).toEqual(unknown('notFound', 'Etherscan'));
    const limit = await find(etherscan, said('Max calls per sec rate limit reached (3/sec)'));
    expect(limit.it).toEqual(unknown('refused', 'Etherscan'));
  });

  test('is not asked without a key', async () => {
    expect((await find(etherscan, ok('[]'), '')).asked).toEqual([]);
  });

  test('that makes no sense is not believed', async () => {
    const twice = '[{"type":"function","name":"a","name":"b","inputs":[]}]';
    const results = [
      '',
      '[]',
      'function approve(address a)',
      twice,
      '['.repeat(100_000),
      JSON.stringify(many(5_000)),
    ];
    for (const result of results)
      expect((await find(etherscan, ok(result))).it, result.slice(0, 40)).toEqual(
        unknown('malformed', 'Etherscan'),
      );
    const large = JSON.stringify([{ type: 'function', name: 'a', inputs: [], doc: 'x'.repeat(10_485_760) }]);
    expect((await find(etherscan, ok(large))).it).toEqual(unknown('malformed', 'Etherscan'));
    for (const said of [null, [], { status: '1', result: erc20Abi }])
      expect((await find(etherscan, known(said))).it).toEqual(unknown('malformed', 'Etherscan'));
  });
});

test('of an ABI only the functions with one selector go to a review', async () => {
  const { it } = await find(etherscan, known({ status: '1', result: JSON.stringify(erc20Abi) }));
  if (it.s !== 'known') throw new Error('no ABI');
  expect(functionsFor(it.v, '0x095ea7b3').functions).toMatchObject([{ name: 'approve' }]);
  expect(functionsFor(it.v, '0x12345678').functions).toEqual([]);
});

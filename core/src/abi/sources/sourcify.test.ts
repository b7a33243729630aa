import { erc20Abi } from 'viem';
import { expect, test } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import { sourcify } from './sourcify.ts';

const address = '0xdFEBAd708F803af22e81044aD228Ff77C83C935c';
const question = { chainId: 11155111, address } as const;

/** As the service's own description of its API has it (apiv2.yaml, VerifiedContract). */
const answer = {
  match: 'exact_match',
  creationMatch: 'match',
  runtimeMatch: 'exact_match',
  chainId: '11155111',
  address,
  verifiedAt: '2024-07-24T12:00:00Z',
  matchId: '3266227',
  abi: erc20Abi,
  compilation: { name: 'Storage' },
};

async function find(said: Known<unknown>, codeHash?: `0x${string}`) {
  const asked: string[] = [];
  const it = await sourcify.find(
    { ...question, codeHash },
    'https://source.test/server/',
    async (url) => {
      asked.push(url);
      return said;
    },
    AbortSignal.timeout(1_000),
  );
  return { it, asked };
}

test('a verified contract gives its ABI, with its name, date and the code it is of', async () => {
  const { it, asked } = await find(known(answer), `0x${'ab'.repeat(32)}`);
  expect(asked).toEqual([
    `https://source.test/server/v2/contract/11155111/${address}?fields=abi,compilation.name,proxyResolution`,
  ]);
  expect(it).toMatchObject({
    s: 'known',
    v: {
      name: 'Storage',
      match: 'exact',
      from: { by: 'source', name: 'Sourcify', asOf: '2024-07-24', subject: `0x${'ab'.repeat(32)}` },
    },
  });
  expect(it.s === 'known' && it.v.abi.functions.length).toBeGreaterThan(5);
});

test('why there is no answer is handed on', async () => {
  for (const why of ['notFound', 'offline', 'switchedOff'] as const)
    expect((await find(unknown(why))).it).toEqual(unknown(why));
});

test('an answer that is not one for this contract is not believed', async () => {
  const wrong: unknown[] = [
    null,
    [],
    'text',
    { ...answer, chainId: '1' },
    { ...answer, chainId: 11155111 },
    { ...answer, address: `0x${'00'.repeat(20)}` },
    { ...answer, match: null },
    { ...answer, abi: [{ type: 'function', name: 'f', inputs: [{ type: 'uint257' }] }] },
    { ...answer, abi: [] },
    Object.create({ ...answer }),
  ];
  for (const it of wrong)
    expect((await find(known(it))).it, JSON.stringify(it)).toMatchObject({ s: 'unknown', why: 'malformed' });
});

test('what it says of proxies is handed on as a hint, and what is not an address is left out', async () => {
  const logic = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const said = (proxyResolution: unknown) => find(known({ ...answer, proxyResolution }));
  const implementations = [{ address: logic.toLowerCase() }, { address: 'logic' }, null, logic];
  const proxy = { isProxy: true, proxyType: 'EIP1967Proxy', implementations };
  expect((await said(proxy)).it).toMatchObject({ v: { elsewhere: [logic] } });
  for (const none of [{ ...proxy, isProxy: false }, { ...proxy, implementations: {} }, null, 'proxy']) {
    const { it } = await said(none);
    expect(it.s).toBe('known');
    expect(it).not.toHaveProperty('v.elsewhere');
  }
  const flood = Array.from({ length: 1_000 }, () => ({ address: logic }));
  const { it } = await said({ ...proxy, implementations: flood });
  expect(it.s === 'known' && it.v.elsewhere).toHaveLength(4);
});

test('a name that would deceive is left out', async () => {
  const { it } = await find(known({ ...answer, verifiedAt: 'now', compilation: { name: 'Sto\u202erage' } }));
  expect(it.s === 'known' && 'name' in it.v).toBe(false);
  expect(it.s === 'known' && 'asOf' in it.v.from).toBe(false);
});

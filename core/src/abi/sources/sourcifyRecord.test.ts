import { expect, test } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import { sourcifyRecord } from './sourcifyRecord.ts';

const address = '0xdFEBAd708F803af22e81044aD228Ff77C83C935c';

/** As the service's own description of its API has it (apiv2.yaml, VerifiedContract). */
const answer = {
  match: 'match',
  chainId: '11155111',
  address,
  verifiedAt: '2024-07-24T12:00:00Z',
  deployment: {
    transactionHash: `0x${'b6'.repeat(32)}`,
    blockNumber: '21721660',
    transactionIndex: '57',
    deployer: '0xDFEBAd708F803af22e81044aD228Ff77C83C935c',
  },
  compilation: { name: 'Storage' },
};

async function ask(said: Known<unknown>) {
  const asked: string[] = [];
  const fetchJson = async (url: string) => {
    asked.push(url);
    return said;
  };
  const signal = AbortSignal.timeout(1_000);
  const it = await sourcifyRecord(
    { chainId: 11155111, address },
    'https://s.test/server/',
    fetchJson,
    signal,
  );
  return { it, asked };
}

test('a published contract gives its name, its block and the day on which it was published', async () => {
  const { it, asked } = await ask(known(answer));
  expect(asked).toEqual([
    `https://s.test/server/v2/contract/11155111/${address}?fields=deployment,compilation.name`,
  ]);
  expect(it).toEqual(
    known({
      verified: true,
      name: 'Storage',
      createdBlock: 21_721_660n,
      from: { by: 'source', name: 'Sourcify', asOf: '2024-07-24' },
    }),
  );
});

test('one without a block on record, or with nonsense for it, is published all the same', async () => {
  for (const deployment of [undefined, null, {}, { blockNumber: '-1' }, { blockNumber: [5] }]) {
    const { it } = await ask(known({ ...answer, deployment }));
    expect(it).toMatchObject({ s: 'known', v: { verified: true } });
    expect(it.s === 'known' && it.v.createdBlock).toBeFalsy();
  }
});

test('one that is not there is not published', async () => {
  expect((await ask(unknown('notFound', 's.test'))).it).toMatchObject({ s: 'known', v: { verified: false } });
});

test('an answer for another contract, or without a match, is malformed, and a failure stays one', async () => {
  const other = [
    { ...answer, chainId: '1' },
    { ...answer, address: `0x${'1'.repeat(40)}` },
    { ...answer, match: null },
    [],
    'yes',
  ];
  for (const it of other) expect((await ask(known(it))).it).toEqual(unknown('malformed', 'Sourcify'));
  expect((await ask(unknown('timeout', 's.test'))).it).toEqual(unknown('timeout', 's.test'));
});

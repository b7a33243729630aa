import { expect, test } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import { findSignatures } from './signatureDatabase.ts';

const selector = '0xa9059cbb';

async function find(said: Known<unknown>) {
  const asked: string[] = [];
  const it = await findSignatures(
    selector,
    'https://names.test/signature-database/',
    async (url) => {
      asked.push(url);
      return said;
    },
    AbortSignal.timeout(1_000),
  );
  return { it, asked };
}

/** As the service's own description has it (openchain.xyz API, which Sourcify took over). */
const listing = (names: unknown) =>
  known({ ok: true, result: { event: {}, function: { [selector]: names } } });

test('all signatures that are listed for four bytes are given: none of them is more than a guess', async () => {
  const names = [
    'transfer(address,uint256)',
    'many_msg_babbage(bytes1)',
    'join_tg_invmru_haha_fd06787(address,bool)',
  ];
  const { it, asked } = await find(listing(names.map((name) => ({ name, filtered: false }))));
  expect(asked).toEqual(['https://names.test/signature-database/v1/lookup?function=0xa9059cbb&filter=true']);
  expect(it).toEqual(known(names));
});

test('what has other four bytes, is not a signature, or was filtered as junk, is left out', async () => {
  const odd = [
    { name: 'approve(address,uint256)' },
    { name: 'transfer(address to,uint256 amount)' },
    { name: 'transfer(address,uint256) ' },
    { name: 'trans\u202efer(address,uint256)' },
    { name: `t${'a'.repeat(2_000)}(address)` },
    { name: 'join_tg_invmru_haha_fd06787(address,bool)', filtered: true },
    { name: 7 },
    null,
    'transfer(address,uint256)',
  ];
  expect((await find(listing(odd))).it).toEqual(unknown('notFound', 'Signature database'));
  const twice = [...odd, { name: 'transfer(address,uint256)' }, { name: 'transfer(address,uint256)' }];
  expect((await find(listing(twice))).it).toEqual(known(['transfer(address,uint256)']));
});

test('a selector that nobody listed has none', async () => {
  expect((await find(listing(null))).it).toEqual(unknown('notFound', 'Signature database'));
  expect((await find(known({ ok: true, result: { function: {} } }))).it).toEqual(
    unknown('notFound', 'Signature database'),
  );
});

test('an answer that makes no sense is not believed', async () => {
  for (const said of [
    null,
    [],
    {},
    { ok: false, result: { function: {} } },
    { ok: true, result: { function: [] } },
  ])
    expect((await find(known(said))).it).toEqual(unknown('malformed', 'Signature database'));
  expect((await find(listing({ length: 1, 0: { name: 'transfer(address,uint256)' } }))).it).toMatchObject({
    why: 'malformed',
  });
  expect((await find(unknown('offline'))).it).toEqual(unknown('offline'));
});

import 'fake-indexeddb/auto';
import { known, unknown } from '@readback/core/model/known.ts';
import { erc20Abi, parseAbi } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { abis, type KeptAbi, keptAbi } from './abis.ts';
import { askAbi } from '../world/askAbi.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hash = (digit: string) => `0x${digit.repeat(64)}` as const;

const pasted: KeptAbi = {
  chainId: 1,
  address,
  codeHash: hash('1'),
  name: 'Vault',
  abi: parseAbi(['function park(address who, uint256 amount)']),
  origin: { by: 'user', took: 'lines' },
  keptAt: 1,
};
const fetched: KeptAbi = {
  ...pasted,
  codeHash: hash('2'),
  name: '',
  abi: erc20Abi,
  origin: { by: 'source', name: 'Sourcify', match: 'exact', asOf: '2024-07-24' },
  keptAt: 2,
};

beforeEach(async () => {
  await abis.ready;
  abis.clear();
});

test('ABIs of one contract are told apart by the code that they are of', () => {
  abis.keep(pasted);
  abis.keep(fetched);
  abis.keep({ ...pasted, keptAt: 3, name: 'Vault again' });
  expect(abis.of(1, address).map(({ name, keptAt }) => [name, keptAt])).toEqual([
    ['Vault again', 3],
    ['', 2],
  ]);
  expect(abis.of(10, address)).toEqual([]);
  expect(abis.of(1, address.toLowerCase() as typeof address)).toHaveLength(2);
});

test('a name that the user gives stays with the ABI', () => {
  abis.keep(pasted);
  abis.rename(pasted, '  My vault ');
  expect(abis.of(1, address)[0]?.name).toBe('My vault');
  abis.remove(pasted);
  expect(abis.all()).toEqual([]);
});

test('who had an ABI that was forgotten is known until there is one again, and of none that the user gave', () => {
  abis.keep(fetched);
  abis.keep(pasted);
  expect(abis.forgottenOf(fetched)).toBeUndefined();
  abis.remove(fetched);
  abis.remove(pasted);
  expect(abis.forgottenOf(fetched)).toBe('Sourcify');
  expect(abis.forgottenOf({ ...fetched, codeHash: hash('3') })).toBeUndefined();
  expect(abis.forgottenOf(pasted)).toBeUndefined();
  abis.keep(fetched);
  expect(abis.forgottenOf(fetched)).toBeUndefined();
});

test('of fetched ABIs the oldest give way, of pasted ones none', () => {
  abis.keep({ ...pasted, keptAt: 0 });
  for (let at = 1; at <= 305; at += 1) {
    abis.keep({ ...fetched, codeHash: `0x${at.toString(16).padStart(64, '0')}`, keptAt: at });
  }
  expect(abis.all()).toHaveLength(301);
  expect(abis.all().at(-1)).toMatchObject({ name: 'Vault' });
  expect(abis.all().at(-2)?.keptAt).toBe(6);
});

test('a review is given only the function it asks for, and told who gave it', async () => {
  abis.keep(pasted);
  abis.keep(fetched);
  expect(await askAbi({ chainId: 1, address, selector: '0x095ea7b3' })).toMatchObject(
    known([
      {
        functions: [{ name: 'approve' }],
        from: { by: 'source', name: 'Sourcify', asOf: '2024-07-24', subject: hash('2') },
      },
    ]),
  );
  const own = await askAbi({ chainId: 1, address, selector: '0x9bf5a8d3' });
  expect(own).toEqual(unknown('notFound'));
});

test('the user’s own ABI says that it is the user’s, and is there before the disk has it', async () => {
  await abis.written();
  abis.keep({ ...pasted, abi: parseAbi(['function approve(address who, uint256 sum)']) });
  const it = await askAbi({ chainId: 1, address, selector: '0x095ea7b3' });
  expect(it).toMatchObject(known([{ from: { by: 'user', entry: 'ABI of Vault' } }]));
});

test('what was kept and is damaged is not taken', () => {
  expect(keptAbi(JSON.parse(JSON.stringify(pasted)), 1)).toEqual(pasted);
  for (const damaged of [
    { ...pasted, chainId: 'one' },
    { ...pasted, address: '0x12' },
    { ...pasted, abi: [] },
    { ...pasted, abi: [{ type: 'function', name: 'f', inputs: [{ type: 'uint257' }] }] },
    { ...pasted, codeHash: '0x12' },
    { ...pasted, origin: { by: 'nobody' } },
    null,
  ])
    expect(keptAbi(damaged, 1)).toBeUndefined();
  expect(keptAbi(pasted, 2)).toBeUndefined();
});

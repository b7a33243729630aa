import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readOverrides } from './readOverrides.ts';

const folder = mkdtempSync(join(tmpdir(), 'readback-overrides-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const word = (it: string) => `0x${it.padStart(64, '0')}`;
function file(it: unknown): string {
  const path = join(folder, 'it.json');
  writeFileSync(path, typeof it === 'string' ? it : JSON.stringify(it));
  return path;
}

it('reads accounts as nodes take them, and the block to run at', async () => {
  const all = {
    [account.toLowerCase()]: {
      balance: '0xde',
      nonce: 7,
      code: '0x6001',
      stateDiff: { [word('2')]: word('ff') },
    },
    block: { number: '120', time: 1_900_000_000 },
  };
  expect(await readOverrides(file(all), folder)).toEqual({
    overrides: [
      {
        address: account,
        balance: 222n,
        nonce: 7n,
        code: '0x6001',
        storage: [{ slot: word('2'), value: word('ff') }],
      },
    ],
    number: 120n,
    timestamp: 1_900_000_000n,
  });
});

it.each([
  'nothing',
  '[]',
  { bob: { balance: 1 } },
  { [account]: { balance: -1 } },
  { [account]: { state: {} } },
  { [account]: { stateDiff: { '0x2': word('1') } } },
  { [account]: { code: '0x1' } },
  { block: { hash: word('1') } },
])('refuses what it does not know (%j)', async (all) => {
  await expect(readOverrides(file(all), folder)).rejects.toThrow(/--override/);
});

it('refuses a file that is not there', async () => {
  await expect(readOverrides('missing.json', folder)).rejects.toThrow(/cannot be read/);
});

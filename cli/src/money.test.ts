import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTokenChain, type TokenChain } from '@readback/core/balances/testing/chain.ts';
import { feedCode } from '@readback/core/money/testing/feedCode.ts';
import { alice, bob } from '@readback/core/simulate/testing/chain.ts';
import { toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readbackHere } from './testing/readbackHere.ts';
import { asked } from './testing/requests.ts';

const ethFeed = '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419';
let chain: TokenChain;
/** A registry without a descriptor. */
let registry: string;

beforeAll(async () => {
  chain = await startTokenChain();
  await chain.ask('anvil_setChainId', [1]);
  await chain.ask('anvil_setCode', [ethFeed, feedCode(3_000)]);
  await chain.ask('anvil_mine', ['0x1']);
  registry = mkdtempSync(join(tmpdir(), 'readback-money-'));
  for (const name of ['index.calldata.json', 'index.eip712.json']) writeFileSync(join(registry, name), '{}');
});
afterAll(async () => {
  await chain?.stop();
  rmSync(registry, { recursive: true, force: true });
});

const half = asked({ chainId: '0x1', from: alice, to: bob, value: toHex(5n * 10n ** 17n) });

async function read(...more: readonly string[]) {
  const { out, code, err } = await readbackHere([
    '--rpc',
    chain.url,
    '--registry',
    registry,
    '--from',
    alice,
    ...more,
    half,
  ]);
  expect(err).toBe('');
  return { out, code, flat: out.replace(/\s+/g, ' ') };
}

const queries = (flat: string) => Number(/127\.0\.0\.1:\d+: (\d+) queries/.exec(flat)?.[1]);

it('with --money, an amount has its value beside it, and never instead of it', async () => {
  const { flat } = await read('--money');
  expect(flat).toContain('-0.5 ETH (≈ $1,500)');
});

it('all of it says what one is worth, by which feed, since when, and at which block', async () => {
  const { flat } = await read('--money', '--full');
  expect(flat).toContain('-0.5 ETH (≈ $1,500)');
  expect(flat).toMatch(
    new RegExp(
      `One ETH: ≈ \\$3,000 Chainlink feed ETH / USD \\(${ethFeed}\\), updated .* UTC Read at block \\d+ from`,
    ),
  );
});

it('without it nothing is said of dollars, and the node is asked one question less', async () => {
  const [without, withMoney] = [await read('--full'), await read('--full', '--money')];
  expect(without.flat).not.toMatch(/≈|\$|dollar|Chainlink/);
  expect(queries(withMoney.flat)).toBe(queries(without.flat) + 1);
});

it('the verdict, its exit code and all of the readback are the same, byte for byte', async () => {
  const [without, withMoney] = [await read('--json'), await read('--json', '--money')];
  expect(JSON.parse(without.out)).toMatchObject({ verdict: 'read', effects: { s: 'known' } });
  expect(withMoney.code).toBe(without.code);
  const timeless = (out: string) => out.replace(/"receivedAt": ?"?\d+"?/g, '');
  expect(timeless(withMoney.out)).toBe(timeless(without.out));
});

it('a feed that stood still says nothing, and everything else stays', async () => {
  await chain.ask('anvil_setCode', [ethFeed, feedCode(3_000, 9_000)]);
  const { flat, code } = await read('--money', '--full');
  await chain.ask('anvil_setCode', [ethFeed, feedCode(3_000)]);
  expect(flat).toContain('-0.5 ETH');
  expect(flat).not.toContain('≈');
  expect(code).toBe(0);
});

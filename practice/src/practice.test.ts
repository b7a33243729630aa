import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, user } from './accounts.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

let folder: string;
const open: Practice[] = [];

async function start(): Promise<Practice> {
  const practice = await startPractice(folder);
  open.push(practice);
  return practice;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'readback-practice-'));
});

afterAll(async () => {
  await Promise.all(open.map((it) => it.close()));
  rmSync(folder, { recursive: true, force: true });
});

describe('a practice chain', () => {
  test('is deployed at the first start and taken from the kept state at the second, with the same addresses', async () => {
    const first = await start();
    const second = await start();
    expect([first.from, second.from]).toEqual(['deployed', 'kept']);
    expect(timeless(second.info)).toEqual(timeless(first.info));
    for (const address of Object.values(first.info.addresses)) {
      expect(await codeOf(second, address)).toBe(await codeOf(first, address));
    }
    expect(await codeOf(second, second.info.addresses.router)).not.toBe('0x');
  });

  test('is deployed again when the kept state is damaged', async () => {
    const [name = ''] = readdirSync(folder);
    const path = join(folder, name);
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.replace('0x1f8b', '0x1f8c'));
    const repaired = await start();
    expect(repaired.from).toBe('deployed');
    expect(readFileSync(path, 'utf8')).not.toBe(whole.replace('0x1f8b', '0x1f8c'));
    expect((await start()).from).toBe('kept');
  });

  test('is deployed again when the kept state can be read but not loaded', async () => {
    const [name = ''] = readdirSync(folder);
    const { createHash } = await import('node:crypto');
    const body = JSON.stringify({ state: '0x1234', info: {} });
    writeFileSync(join(folder, name), `${createHash('sha256').update(body).digest('hex')}\n${body}\n`);
    const repaired = await start();
    expect(repaired.from).toBe('deployed');
    expect(repaired.info.accounts).toEqual(accounts);
  });

  test('is recognised by its marker, on both chains', async () => {
    const { rpcUrl, otherRpcUrl } = await start();
    for (const [url, chainId] of [
      [rpcUrl, 31337],
      [otherRpcUrl, 31338],
    ] as const) {
      expect(Number(await rpc<Hex>(url, 'eth_chainId'))).toBe(chainId);
      expect(await rpc(url, 'eth_getCode', [practiceMarker.address, 'latest'])).toBe(practiceMarker.code);
    }
  });

  test('goes back to its first state, again and again, and its clock does not', async () => {
    const practice = await start();
    const before = await stateOf(practice);
    for (let time = 0; time < 3; time++) {
      await pay(practice.rpcUrl);
      await pay(practice.otherRpcUrl);
      expect(await stateOf(practice)).not.toEqual(before);
      await practice.reset();
      expect(await stateOf(practice)).toEqual(before);
    }
    await Promise.all([practice.reset(), practice.reset()]);
    expect(await stateOf(practice)).toEqual(before);
    const { timestamp } = await latest(practice.rpcUrl);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(30);
  });

  test('has a head whose state root is that of its state', async () => {
    const { rpcUrl } = await start();
    const { stateRoot } = await latest(rpcUrl);
    const { accountProof } = await rpc<{ accountProof: Hex[] }>(rpcUrl, 'eth_getProof', [user, [], 'latest']);
    const { keccak256 } = await import('viem');
    expect(keccak256(accountProof[0] ?? '0x')).toBe(stateRoot);
  });

  test('lets the user start without a history', async () => {
    const { rpcUrl } = await start();
    expect(await rpc(rpcUrl, 'eth_getTransactionCount', [user, 'latest'])).toBe('0x0');
  });
});

function codeOf(practice: Practice, address: string): Promise<Hex> {
  return rpc(practice.rpcUrl, 'eth_getCode', [address, 'latest']);
}

function latest(url: string): Promise<Readonly<{ number: Hex; timestamp: Hex; stateRoot: Hex }>> {
  return rpc(url, 'eth_getBlockByNumber', ['latest', false]);
}

async function stateOf({ rpcUrl, otherRpcUrl }: Practice): Promise<readonly unknown[]> {
  const asks = [rpcUrl, otherRpcUrl].flatMap((url) => [
    latest(url).then((it) => it.number),
    rpc(url, 'eth_getBalance', [user, 'latest']),
    rpc(url, 'eth_getTransactionCount', [user, 'latest']),
  ]);
  return Promise.all(asks);
}

async function pay(url: string): Promise<void> {
  await rpc(url, 'eth_sendTransaction', [{ from: user, to: accounts[1]?.address, value: '0x1' }]);
  await rpc(url, 'evm_mine');
}

/** What a start says of the chain, without the ages of contracts, which count from the start. */
function timeless({ records, ...rest }: PracticeInfo) {
  return { ...rest, records: records.map(({ createdAt: _createdAt, ...it }) => it) };
}

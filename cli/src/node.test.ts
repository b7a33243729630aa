import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alice, bob, chainId, startChain, type TestChain } from '@readback/core/simulate/testing/chain.ts';
import { deploySafe, safeTx } from '@readback/core/simulate/testing/safe.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { signedHash } from '@readback/core/request/frozen/signedHash.ts';
import { type Address, encodeFunctionData, maxUint256, parseAbi, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readbackHere } from './testing/readbackHere.ts';
import { readback } from './testing/readbackProcess.ts';
import { asked } from './testing/requests.ts';

let chain: TestChain;
let token: Address;

beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 1_000n]) }),
  );
});
afterAll(() => chain?.stop());

const approvedTx = { kind: 'safeTransaction', chainId, version: '1.4.1' } as const;
const jsonOf = (it: object) =>
  Object.fromEntries(
    Object.entries(it).map(([key, value]) => [key, typeof value === 'bigint' ? String(value) : value]),
  );

const here = (fields: object) => asked({ chainId: toHex(chainId), from: alice, ...fields });

describe('with a node', () => {
  it('a payment is run, and what changes is shown with the fee', async () => {
    const request = here({ to: bob, value: toHex(10n ** 18n) });
    const { out, code, err } = await readback(['--full', '--rpc', chain.url, '--from', alice, request]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('What changes if the request goes through');
    expect(out).toMatch(/\(your account\): -1 ETH/);
    expect(out).toContain('Gas fee paid by');
    expect(out).toMatch(/127\.0\.0\.1:\d+: \d+ queries/);
  });

  it('says of a payment that nobody could be compared, and nothing of what pays nobody', async () => {
    const said =
      'Addresses were not compared with those that you saved or paid: the command line has no address book.';
    const whole = async (request: string) =>
      (await readbackHere(['--full', '--rpc', chain.url, '--from', alice, request])).out.replace(/\s+/g, ' ');
    const paying = chain.data('Token', 'transfer', [bob, 1n]);
    expect(await whole(here({ to: bob, value: '0x1' }))).toContain(said);
    expect(await whole(here({ to: token, data: paying }))).toContain(said);
    expect(await whole(here({ to: token, data: chain.data('Token', 'approve', [bob, 0n]) }))).not.toContain(
      said,
    );
    const { out } = await readbackHere([
      '--full',
      '--rpc',
      chain.url,
      '--json',
      here({ to: bob, value: '0x1' }),
    ]);
    const { verdict, findings } = JSON.parse(out) as Readback;
    expect(verdict).toBe('read');
    expect(findings.find(({ rule }) => rule === 'transfers.lookAlike')).toMatchObject({
      outcome: 'unknown',
      missing: ['book'],
    });
  });

  it('a state that is changed by hand is said, and is never read back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'readback-override-'));
    const file = join(folder, 'state.json');
    writeFileSync(file, JSON.stringify({ [alice]: { balance: toHex(5n * 10n ** 18n) } }));
    const request = here({ to: bob, value: toHex(10n ** 18n) });
    const { out, code } = await readbackHere(['--full', '--rpc', chain.url, '--override', file, request]);
    rmSync(folder, { recursive: true });
    expect(code).toBe(3);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'You changed the state of an account by hand for this simulation.',
    );
  });

  it('a transaction of an account that the chain impersonates is a Caution, by its hash and as JSON', async () => {
    const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
    await chain.ask('anvil_setBalance', [from, toHex(10n ** 20n)]);
    await chain.ask('anvil_impersonateAccount', [from]);
    const hash = String(await chain.ask('eth_sendTransaction', [{ from, to: bob, value: '0x5' }]));
    await chain.receipt(hash);
    const json = JSON.stringify(await chain.ask('eth_getTransactionByHash', [hash]));
    for (const text of [hash, json]) {
      const { out, code } = await readbackHere([
        '--full',
        '--rpc',
        chain.url,
        '--chain',
        String(chainId),
        text,
      ]);
      expect(code).toBe(3);
      expect(out).toContain('[chain.unproven]');
      expect(out).not.toContain('has signed this transaction already');
    }
  });

  it('a hash that a Safe approves is a Stop, and with its transaction what that is', async () => {
    const safe = await deploySafe(chain, [alice], 1n);
    await chain.receipt(await chain.send(alice, { to: safe, value: 10n ** 18n }));
    const run = async (value: bigint, hashOf = value, beside = true) => {
      const tx = { safe, ...jsonOf(safeTx({ to: bob, value })) };
      const body = { ...approvedTx, safe, tx: safeTx({ to: bob, value: hashOf }) } as const;
      const abi = parseAbi(['function approveHash(bytes32)']);
      const data = encodeFunctionData({ abi, args: [signedHash(body) ?? '0x'] });
      const text = `${here({ to: safe, data })}${beside ? JSON.stringify(tx) : ''}`;
      return readbackHere(['--full', '--rpc', chain.url, '--chain', String(chainId), '--from', alice, text]);
    };
    expect((await run(10n ** 16n, 10n ** 16n, false)).code).toBe(4);
    const calm = await run(10n ** 16n);
    expect(calm.out).toMatch(/payment of 0.01 ETH from 0x/);
    expect(calm.code).toBe(0);
    expect((await run(10n ** 18n)).code).toBe(3);
    const other = await run(10n ** 16n, 10n ** 18n);
    expect(other.code).toBe(4);
    expect(other.out.replace(/\s+/g, ' ')).toContain('approves a hash that does not match the transaction');
  });

  it('an allowance without limit for a plain account is a Stop', async () => {
    const data = chain.data('Token', 'approve', [bob, maxUint256]);
    const { out, code } = await readback([
      '--full',
      '--rpc',
      chain.url,
      '--from',
      alice,
      here({ to: token, data }),
    ]);
    expect(code).toBe(4);
    expect(out.split('\n')[0]).toBe('Stop');
    expect(out.replace(/\s+/g, ' ')).toMatch(
      / can spend [^:]+: 0 base units of 0x[0-9a-fA-F]{40} → unlimited/,
    );
  });

  it('what moves and every call inside is written out, and of a failing run what the contract says', async () => {
    const moves = chain.data('Token', 'transfer', [bob, 7n]);
    const { out } = await readbackHere(['--full', '--rpc', chain.url, here({ to: token, data: moves })]);
    const flat = out.replace(/\s+/g, ' ');
    expect(flat).toMatch(/Transfers 7 base units of 0x\w{40} from 0x\w{40}( \([^)]*\))? to 0x\w{40}/);
    expect(flat).toMatch(/Simulated calls 1 transfer on 0x\w{40} \d+ gas/);

    const tooMuch = chain.data('Token', 'transfer', [bob, 10n ** 30n]);
    const failing = await readbackHere(['--full', '--rpc', chain.url, here({ to: token, data: tooMuch })]);
    expect(failing.out).toContain('The request fails in the simulation');
    expect(failing.out).toMatch(/^ {2}1 {2}failed {2}transfer on /m);
  });

  it('of another network, it is a Stop', async () => {
    const { out, code } = await readbackHere([
      '--full',
      '--rpc',
      chain.url,
      asked({ to: bob, value: '0x1' }),
    ]);
    expect(code).toBe(4);
    expect(out).toContain('[chain.node]');
  });

  it('a transaction by its hash is read back as it would have been before it was sent', async () => {
    const data = chain.data('Token', 'transfer', [bob, 7n]);
    const hash = await chain.send(alice, { to: token, data });
    await chain.receipt(hash);
    await chain.receipt(await chain.send(alice, { to: token, data }));
    const { out, err } = await readbackHere(['--full', '--rpc', chain.url, hash]);
    expect(err).toBe('');
    expect(out).toContain('transfer(address,uint256)');
    expect(out).toMatch(/-7 base units/);
    const block = Number((await chain.receipt(hash)).blockNumber);
    expect(out).toContain(`Simulated on block ${block - 1} `);
    expect(out).toContain(`mined in block ${block}`);
  });

  it('a transaction that the node does not have is an error, and one without a node says what is missing', async () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const unknown = await readbackHere(['--full', '--rpc', chain.url, hash]);
    expect([unknown.out, unknown.code]).toEqual(['', 2]);
    expect(unknown.err).toContain('does not have this transaction');
    const alone = await readbackHere([hash]);
    expect([alone.out, alone.code]).toEqual(['', 2]);
    expect(alone.err).toContain('With --rpc URL');
  });

  it('that cannot be reached, it is not fully read and raises no alarm', async () => {
    const request = here({ to: bob, value: '0x1' });
    const { out, err, code } = await readbackHere(['--full', '--rpc', 'http://127.0.0.1:1', request]);
    expect(code).toBe(5);
    expect(err).toBe('');
    expect(out).not.toMatch(/^ {2}(Stop|Caution):/m);
    expect(out).toContain('127.0.0.1:1');
  });
});

describe('a file that says that everything of a spender is revoked', () => {
  it('is compared with what its events say that it may take, and what is left is named', async () => {
    const other = await chain.deploy('Token');
    const approve = (to: Address, amount: bigint) => ({
      to,
      data: chain.data('Token', 'approve', [bob, amount]),
    });
    for (const of of [token, other]) await chain.receipt(await chain.send(alice, approve(of, 5n)));
    const folder = mkdtempSync(join(tmpdir(), 'readback-revoke-'));
    const file = join(folder, 'intent.json');
    const clauses = [{ kind: 'revoke', spender: { address: bob } }];
    writeFileSync(file, JSON.stringify({ account: alice, chainId, clauses }));
    const run = () =>
      readbackHere(['--full', '--rpc', chain.url, '--intent', file, here(approve(token, 0n))]);
    const left = await run();
    expect(left.code).toBe(4);
    expect(left.out.replace(/\s+/g, ' ')).toMatch(/Permission all revoked: 0x\w+ .* stays/);
    expect(left.out.toLowerCase()).toContain(other.toLowerCase());
    await chain.receipt(await chain.send(alice, approve(other, 0n)));
    const gone = await run();
    expect(gone.out).not.toContain('The request does');
    rmSync(folder, { recursive: true });
  });
});

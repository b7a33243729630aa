import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSignatures } from '@readback/core/safe/ownerSignature.ts';
import { signedHash } from '@readback/core/request/frozen/signedHash.ts';
import type { SafeTx } from '@readback/core/model/request.ts';
import {
  alice,
  bob,
  carol,
  chainId,
  startChain,
  type TestChain,
} from '@readback/core/simulate/testing/chain.ts';
import { deploySafe, safeTx } from '@readback/core/simulate/testing/safe.ts';
import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readbackHere } from '../testing/readbackHere.ts';

const [ana, ben] = [
  privateKeyToAccount(numberToHex(201, { size: 32 })),
  privateKeyToAccount(numberToHex(202, { size: 32 })),
];
/** Where the list of owners begins. */
const start: Address = '0x0000000000000000000000000000000000000001';
const folder = mkdtempSync(join(tmpdir(), 'readback-safe-'));
let chain: TestChain;
let safe: Address;

beforeAll(async () => {
  chain = await startChain();
  safe = getAddress(await deploySafe(chain, [ana.address, ben.address, alice], 2n));
  await chain.receipt(await chain.send(alice, { to: safe, value: 10n ** 18n }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await chain?.stop();
});

function file(name: string, tx: Partial<SafeTx>, more: object = {}): string {
  const path = join(folder, name);
  const fields = { safe, chainId, ...safeTx(tx), ...more };
  const text = JSON.stringify(fields, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it));
  writeFileSync(path, text);
  return path;
}

const queue = (...args: readonly string[]) =>
  readbackHere(['safe', safe, ...args, '--chain', String(chainId), '--rpc', chain.url]);

const hashOf = (tx: Partial<SafeTx>): Hex => {
  const hash = signedHash({ kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx: safeTx(tx) });
  if (hash === undefined) throw new Error('A Safe transaction has a hash.');
  return hash;
};

const pay = { to: bob, value: 10n ** 17n } as const;

describe('readback safe', () => {
  it('says who must sign, and that nothing waits', async () => {
    const { out, code, err } = await queue();
    expect(err).toBe('');
    expect(code).toBe(0);
    const text = out.replace(/\s+/g, ' ');
    expect(text).toContain(`Safe ${safe} on the practice chain (31337), version 1.4.1, at block`);
    expect(text).toContain('2 of 3 owners must sign; the next nonce is 0.');
    expect(text).toContain(`Owner ${ana.address}.`);
    expect(text).toContain('Nothing waits.');
  });

  it('reads each proposal back, with its hash and who has signed it', async () => {
    const signature = await ana.sign({ hash: hashOf(pay) });
    const { out, code } = await queue(file('one.json', pay, { signature }));
    const text = out.replace(/\s+/g, ' ');
    expect(code).toBe(0);
    expect(text).toContain('Nonce 0, next.');
    expect(text).toMatch(/Read back.*0\.1 ETH/);
    expect(text).toContain(`Safe transaction hash: ${hashOf(pay)}`);
    expect(text).toContain(`Signed by ${ana.address}; one more owner must sign.`);
  });

  it('joins the signatures of several files, and what it writes is read again and executed', async () => {
    const first = file('ana.json', pay, { signature: await ana.sign({ hash: hashOf(pay) }) });
    const second = file('ben.json', pay, {
      confirmations: [{ owner: ben.address, signature: await ben.sign({ hash: hashOf(pay) }) }],
    });
    const written = join(folder, 'both.json');
    writeFileSync(written, (await queue(first, second, '--json')).out);
    const again = await queue(written);
    expect(again.out.replace(/\s+/g, ' ')).toContain('enough owners have signed to execute it.');
    const [{ execution, verdict }] = JSON.parse((await queue(written, '--json')).out).results;
    expect(verdict).toBe('read');
    const mark = await chain.ask('evm_snapshot', []);
    const before = BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex);
    await chain.receipt(await chain.send(carol, { to: execution.to, data: execution.data }));
    expect(BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex) - before).toBe(pay.value);
    expect((await queue(written)).out).toContain('One proposal has a nonce that the Safe has used.');
    await chain.turnBack(mark);
  });

  it('names rivals, a nonce that nobody has, what strangers signed, and a hash that is of something else', async () => {
    const other = { to: carol, value: 1n, nonce: 2n } as const;
    const { out, code } = await queue(
      file('a.json', { ...pay, nonce: 2n }, { safeTxHash: hashOf(other) }),
      file('b.json', other, { signature: `0x${'22'.repeat(53)}` }),
      file('c.json', { to: safe, nonce: 2n }, { signature: await ben.sign({ hash: hashOf(pay) }) }),
    );
    const text = out.replace(/\s+/g, ' ');
    expect(code).toBe(4);
    expect(text).toContain('Nonce 2: 3 proposals, of which at most one can be executed.');
    expect(text).toContain(`The file states another hash, ${hashOf(other)}`);
    expect(text).toContain('Not counted: a signature of 53 bytes; an owner’s has 65 or more.');
    expect(text).toContain('signed, and is not an owner.');
    expect(text).toContain('An empty transaction: it only uses the nonce');
    expect(text).toContain('No proposal has nonce 0, 1: what comes after cannot be executed before that.');
  });

  describe('of which an earlier proposal changes who must sign', () => {
    const later = { ...pay, nonce: 1n } as const;
    const signed = async () => ({
      signatures: packSignatures([
        { by: 'key', owner: ana.address, bytes: await ana.sign({ hash: hashOf(later) }) },
        { by: 'key', owner: ben.address, bytes: await ben.sign({ hash: hashOf(later) }) },
      ]),
    });
    const owners = parseAbi([
      'function swapOwner(address,address,address)',
      'function changeThreshold(uint256)',
    ]);

    it.each([
      [
        'another owner',
        encodeFunctionData({ abi: owners, functionName: 'swapOwner', args: [start, ana.address, carol] }),
      ],
      ['a threshold', encodeFunctionData({ abi: owners, functionName: 'changeThreshold', args: [3n] })],
    ])('%s: says that later signatures may not be enough', async (name, data) => {
      const { out } = await queue(
        file(`${name}.json`, { to: safe, data }),
        file('later.json', later, await signed()),
      );
      const text = out.replace(/\s+/g, ' ');
      expect(text).toContain('enough owners have signed, as the Safe is now.');
      expect(text).toContain(
        'Who must sign changes with nonce 0. These signatures may not be enough after that.',
      );
    });

    it('and a payment before it changes nobody', async () => {
      const { out } = await queue(file('first.json', pay), file('later.json', later, await signed()));
      const text = out.replace(/\s+/g, ' ');
      expect(text).not.toContain('changes who must sign');
      expect(text).toContain('Each is read as if it were the next.');
    });
  });

  it.each<[string, () => Promise<{ code: number; err: string }>, RegExp]>([
    [
      'an account that is no Safe',
      () => safeCommand(bob),
      /No contract is deployed at this address on that network/,
    ],
    ['a file of something else', () => queue('{ "to": 1 }'), /not a Safe transaction/],
    ['no node', () => readbackHere(['safe', safe, '--chain', '1']), /needs a node: --rpc/],
    ['no network', () => readbackHere(['safe', safe, '--rpc', chain.url]), /--chain/],
    ['another option', () => queue('--full'), /Use: readback safe/],
  ])('refuses %s, and says why', async (_, run, why) => {
    const { code, err } = await run();
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});

const safeCommand = (of: Address) =>
  readbackHere(['safe', of, '--chain', String(chainId), '--rpc', chain.url]);

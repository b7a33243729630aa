import fc from 'fast-check';
import {
  type Address,
  bytesToHex,
  concatHex,
  encodeFunctionData,
  getAddress,
  hashTypedData,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../model/known.ts';
import type { SafeTx } from '../model/request.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { deployHandler, deploySafe, safeTx } from '../simulate/testing/safe.ts';
import { safeTransactionHashes } from '../request/safe/safeTransactionHashes.ts';
import type { ReadAt } from '../world/chainRead.ts';
import { pinBlock } from '../world/pin.ts';
import { solidity } from '../world/solidity.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { readAgreement } from './agreement.ts';
import { execution } from './execution.ts';
import { packSignatures } from './ownerSignature.ts';
import { hashedBySafe, type Proposal, proposalsIn } from './proposal.ts';
import { executionSignatures, mergedProposals, type Queue, queueOf } from './queue.ts';
import { readSafeAccount, type SafeAccount } from './safeAccount.ts';

const keyOf = (at: number) => privateKeyToAccount(numberToHex(at + 100, { size: 32 }));
const [ana, ben, eve] = [keyOf(1), keyOf(2), keyOf(3)];

const abi = parseAbi([
  'function approveHash(bytes32)',
  'function enableModule(address)',
  'function addOwnerWithThreshold(address, uint256)',
]);

let chain: TestChain;
/** Two of alice, Ana and the Safe of Ben alone. */
let parent: Address;
let child: Address;

beforeAll(async () => {
  chain = await startChain();
  child = getAddress(await deploySafe(chain, [ben.address], 1n, await deployHandler(chain)));
  parent = getAddress(await deploySafe(chain, [alice, ana.address, child], 2n));
  await chain.receipt(await chain.send(alice, { to: parent, value: 10n ** 18n }));
});
afterAll(() => chain?.stop());

const at = async (): Promise<ReadAt> => {
  const world = rpcWorld(chain.url);
  const { signal } = new AbortController();
  const block = valueOf(await pinBlock(world, chainId, signal));
  if (block === undefined) throw new Error('The chain does not answer.');
  return { world, block, signal };
};

/** As the service says it, with signatures that it says are of some owners. */
function asked(safe: Address, tx: Partial<SafeTx>, more: object = {}): string {
  const fields = { safe, chainId, ...safeTx(tx), ...more };
  return JSON.stringify(fields, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it));
}

const one = (text: string): Proposal => {
  const [it] = proposalsIn(text, {});
  if (it === undefined) throw new Error('There is none.');
  return it;
};

async function safeAt(read: ReadAt, safe: Address): Promise<SafeAccount> {
  const it = valueOf(await readSafeAccount(read, safe));
  if (it === undefined) throw new Error('This is no Safe.');
  return it;
}

async function queued(safe: Address, ...texts: readonly string[]): Promise<Queue> {
  const read = await at();
  const account = await safeAt(read, safe);
  const proposals = mergedProposals(
    texts.flatMap((it) => proposalsIn(it, { chainId })).map((it) => hashedBySafe(it, account)),
  );
  const each = await Promise.all(
    proposals.map(async (proposal) => ({
      proposal,
      agreement: await readAgreement(read, account, proposal),
    })),
  );
  return queueOf(account, each);
}

describe('a Safe', () => {
  it('is read at one block, with the owners of an owner that is a Safe', async () => {
    const read = await at();
    const account = await safeAt(read, parent);
    expect(account).toMatchObject({
      version: '1.4.1',
      threshold: 2n,
      nonce: 0n,
      singleton: { isShipped: false },
      modules: { list: [], isWhole: true },
      block: { number: read.block.parentNumber },
    });
    expect(account.guard).toBeUndefined();
    const owner = account.owners.find((it) => it.account === child);
    expect(owner?.safe).toMatchObject({ threshold: 1n, owners: [{ account: ben.address }] });
  });

  it('is not what has no owners, and not what nobody is at', async () => {
    const token = await chain.deploy('Token');
    const read = await at();
    expect(await readSafeAccount(read, token)).toMatchObject({ s: 'unknown', why: 'unanswered' });
    expect(await readSafeAccount(read, bob)).toMatchObject({ s: 'unknown', why: 'notFound' });
  });

  it('that owns itself by another is read without an end', async () => {
    const mark = await chain.ask('evm_snapshot', []);
    const data = encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [parent, 1n] });
    await carryOut(child, { to: child, data }, [ben]);
    const account = await safeAt(await at(), parent);
    const inner = account.owners.find((it) => it.account === child)?.safe;
    expect(inner?.owners.map((it) => it.account)).toContain(parent);
    expect(inner?.owners.find((it) => it.account === parent)?.safe).toBeUndefined();
    await chain.turnBack(mark);
  });

  it('with more modules than a page holds has all of them', async () => {
    const mark = await chain.ask('evm_snapshot', []);
    const modules = Array.from({ length: 70 }, (_, n) => numberToHex(n + 1_000, { size: 20 }));
    for (const [nonce, module] of modules.entries()) {
      const data = encodeFunctionData({ abi, functionName: 'enableModule', args: [module] });
      await carryOut(child, { to: child, data, nonce: BigInt(nonce) }, [ben]);
    }
    const { modules: found } = await safeAt(await at(), child);
    expect(found.isWhole).toBe(true);
    expect(found.list.map((it) => it.toLowerCase()).toSorted()).toEqual(modules);
    await chain.turnBack(mark);
  });
});

describe('what waits for a Safe', () => {
  const pay = { to: bob, value: 5n } as const;

  it('has the hash that its contract computes, whatever its fields hold', async () => {
    const computed = parseAbi([solidity.getTransactionHash]);
    const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((it) => getAddress(bytesToHex(it)));
    const number = fc.oneof(fc.bigInt(0n, 5n), fc.bigInt(0n, 2n ** 256n - 1n));
    const data = fc.uint8Array({ maxLength: 200 }).map((it) => bytesToHex(it));
    const tx = fc.record({
      to: address,
      value: number,
      data,
      operation: fc.constantFrom(0, 1),
      safeTxGas: number,
      baseGas: number,
      gasPrice: number,
      gasToken: fc.oneof(fc.constant(zeroAddress), address),
      refundReceiver: fc.oneof(fc.constant(zeroAddress), address),
      nonce: number,
    });
    await fc.assert(
      fc.asyncProperty(tx, async ({ operation, ...rest }) => {
        const its: SafeTx = { ...rest, operation: operation === 0 ? 0 : 1 };
        const { to, value, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = its;
        const gasFields = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const;
        const args = [to, value, its.data, its.operation, ...gasFields, nonce] as const;
        const call = { to: parent, data: encodeFunctionData({ abi: computed, args }) };
        expect(one(asked(parent, its)).digest).toBe(await chain.ask('eth_call', [call, 'latest']));
      }),
      { numRuns: 60, seed: 37 },
    );
  });

  it('counts a key, an approval on chain and a contract, and is executed with them', async () => {
    const mark = await chain.ask('evm_snapshot', []);
    const proposal = one(asked(parent, pay));
    const signed = await ben.sign({ hash: messageHash(child, proposal) });
    const signatures = packSignatures([
      { by: 'key', owner: ana.address, bytes: await ana.sign({ hash: proposal.digest }) },
      { by: 'contract', owner: child, data: signed },
    ]);
    const queue = await queued(parent, asked(parent, pay, { signatures }));
    const [next] = queue.byNonce[0]?.rivals ?? [];
    expect(next).toMatchObject({ place: 'next', missing: 0, isRejection: false });
    expect(next?.agreement.agreed.map(({ by }) => by).toSorted()).toEqual(['contract', 'key']);
    await chain.turnBack(mark);
  });

  it('is executed with an approval that nobody handed over, and one key', async () => {
    const mark = await chain.ask('evm_snapshot', []);
    const proposal = one(asked(parent, pay));
    const data = encodeFunctionData({ abi, functionName: 'approveHash', args: [proposal.digest] });
    await carryOut(child, { to: parent, data }, [ben]);
    const signature = await ana.sign({ hash: proposal.digest });
    const queue = await queued(parent, asked(parent, pay, { signature }));
    const [next] = queue.byNonce[0]?.rivals ?? [];
    if (next === undefined) throw new Error('Nothing waits.');
    const account = await safeAt(await at(), parent);
    const packed = executionSignatures(account, next);
    if (packed === undefined) throw new Error('Owners are missing.');
    const before = BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex);
    await chain.receipt(await chain.send(bob, execution(parent, proposal.request.body.tx, packed), gas));
    expect((await safeAt(await at(), parent)).nonce).toBe(1n);
    expect(BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex)).not.toBe(before);
    const after = await queued(parent, asked(parent, pay, { signature }));
    expect(after.past).toHaveLength(1);
    await chain.turnBack(mark);
  });

  it('is a rejection where it is empty, and none where it pays for gas', async () => {
    const empty = { to: parent, value: 0n } as const;
    const queue = await queued(
      parent,
      asked(parent, empty),
      asked(parent, { ...empty, gasPrice: 10n ** 15n, baseGas: 10n ** 6n, refundReceiver: bob }),
    );
    expect(queue.byNonce[0]?.rivals.map(({ isRejection }) => isRejection)).toEqual([true, false]);
  });

  it('does not count strangers, bytes that are no signature, or an approval and a contract that the chain denies', async () => {
    const proposal = one(asked(parent, pay));
    const byEve = await eve.sign({ hash: proposal.digest });
    const denied = packSignatures([
      { by: 'approval', owner: alice },
      { by: 'contract', owner: child, data: byEve },
    ]);
    const queue = await queued(
      parent,
      asked(parent, pay, { signatures: denied }),
      asked(parent, pay, {
        confirmations: [
          { owner: ana.address, signature: byEve },
          { owner: ana.address, signature: `0x${'11'.repeat(53)}` },
        ],
      }),
    );
    const [next] = queue.byNonce[0]?.rivals ?? [];
    expect(queue.byNonce[0]?.rivals).toHaveLength(1);
    expect(next?.missing).toBe(2);
    expect(next?.agreement).toMatchObject({
      agreed: [],
      strangers: [eve.address],
      misnamed: [{ said: ana.address, by: eve.address }],
      faults: [{ why: 'short', bytes: 53 }],
    });
    expect(new Set(next?.agreement.denied)).toEqual(new Set([alice, child]));
  });

  it('stands by nonce: rivals together, gaps named, and what is for another Safe apart', async () => {
    const queue = await queued(
      parent,
      asked(parent, { ...pay, nonce: 3n }),
      asked(parent, { to: parent, nonce: 3n }),
      asked(parent, { ...pay, nonce: 0n }),
      asked(child, pay),
      asked(parent, pay, { chainId: 1 }),
    );
    expect(queue.byNonce.map(({ nonce, rivals }) => [nonce, rivals.map((it) => it.isRejection)])).toEqual([
      [0n, [false]],
      [3n, [false, true]],
    ]);
    expect(queue.gaps).toEqual([1n, 2n]);
    expect(queue.elsewhere).toHaveLength(2);
  });
});

/** What the owners of a Safe sign, so that it agrees to what another Safe hashes: a message of it, over those bytes. */
function messageHash(safe: Address, { request }: Proposal): Hex {
  const { domainHash, messageHash: hash } = safeTransactionHashes(request.body);
  return hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: concatHex(['0x1901', domainHash, hash]) },
  });
}

const gas = { gas: numberToHex(1_000_000) };

/** A transaction of a Safe, signed by the keys of its owners and executed. */
async function carryOut(safe: Address, tx: Partial<SafeTx>, by: readonly PrivateKeyAccount[]): Promise<void> {
  const { nonce } = await safeAt(await at(), safe);
  const proposal = one(asked(safe, { nonce, ...tx }));
  const signatures = await Promise.all(
    by.map(async (it) => ({
      by: 'key' as const,
      owner: it.address,
      bytes: await it.sign({ hash: proposal.digest }),
    })),
  );
  const call = execution(safe, proposal.request.body.tx, packSignatures(signatures));
  const receipt = await chain.receipt(await chain.send(alice, call, gas));
  expect(receipt.status).toBe('0x1');
}

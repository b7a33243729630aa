import { type Address, getAddress, type Hex, numberToHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimalJson } from '../kit/decimalJson.ts';
import { valueOf } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { type Agreeable, agreeable } from '../request/safe/agreeable.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { deployHandler, deploySafe, safeTx } from '../simulate/testing/safe.ts';
import type { ReadAt } from '../world/chainRead.ts';
import { pinBlock } from '../world/pin.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { readAgreement } from './agreement.ts';
import { canAct } from './canAct.ts';
import { execution } from './execution.ts';
import { packSignatures } from './ownerSignature.ts';
import { proposalsIn } from './proposal.ts';
import { executionSignatures, mergedProposals, type Queued, queueOf } from './queue.ts';
import { fileOfQueued } from './queueFile.ts';
import { readSafeAccount, type SafeAccount } from './safeAccount.ts';
import { approvalOfOwner, messageOfOwner, type SignedSafeMessage, signaturesThrough } from './throughSafe.ts';

const keyOf = (at: number) => privateKeyToAccount(numberToHex(at + 300, { size: 32 }));
const [ana, ben, cas, dan, eve] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4), keyOf(5)];
const version = '1.4.1';

let chain: TestChain;
let handler: Address;
/** Two of Ana, Ben; then two of it, Cas; then two of that, Dan. */
let top: Address;
let middle: Address;
let last: Address;

beforeAll(async () => {
  chain = await startChain();
  handler = await deployHandler(chain);
  top = getAddress(await deploySafe(chain, [ana.address, ben.address], 2n, handler));
  middle = getAddress(await deploySafe(chain, [top, cas.address], 2n, handler));
  last = getAddress(await deploySafe(chain, [middle, dan.address], 2n, handler));
  await chain.receipt(await chain.send(alice, { to: last, value: 10n ** 18n }));
});
afterAll(() => chain?.stop());

const at = async (): Promise<ReadAt> => {
  const world = rpcWorld(chain.url);
  const { signal } = new AbortController();
  const block = valueOf(await pinBlock(world, chainId, signal));
  if (block === undefined) throw new Error('The chain does not answer.');
  return { world, block, signal };
};

const pay = safeTx({ to: bob, value: 7n });
const file = (more: object = {}) => decimalJson({ safe: last, chainId, ...pay, ...more });
const agreed = (body: Body): Agreeable => {
  const it = agreeable(body);
  if (it === undefined) throw new Error('Nobody can agree to this.');
  return it;
};
const payment = () => {
  const [it] = proposalsIn(file(), {});
  if (it === undefined) throw new Error('There is none.');
  return agreed(it.request.body);
};
const sign = (of: Agreeable, by: PrivateKeyAccount) => by.sign({ hash: of.digest });

async function read(...texts: readonly string[]): Promise<{ account: SafeAccount; next: Queued }> {
  const here = await at();
  const account = valueOf(await readSafeAccount(here, last));
  if (account === undefined) throw new Error('This is no Safe.');
  const each = mergedProposals(texts.flatMap((it) => proposalsIn(it, { chainId }))).map(async (proposal) => ({
    proposal,
    agreement: await readAgreement(here, account, proposal),
  }));
  const next = queueOf(account, await Promise.all(each)).byNonce[0]?.rivals[0];
  if (next === undefined) throw new Error('Nothing waits.');
  return { account, next };
}

/** What an owner who signs for `middle`, or for `top` within it, passes on: one signature, as it was made. */
async function passedOn(by: PrivateKeyAccount, through: 'middle' | 'top'): Promise<string> {
  const of = payment();
  const its = agreed(messageOfOwner({ address: middle, version }, of, version));
  const inner = agreed(messageOfOwner({ address: top, version }, its, version));
  const messages: readonly SignedSafeMessage[] =
    through === 'middle'
      ? [{ it: its, says: of.bytes, signatures: [await sign(its, by)] }]
      : [
          { it: its, says: of.bytes, signatures: [] },
          { it: inner, says: its.bytes, signatures: [await sign(inner, by)] },
        ];
  const confirmations = signaturesThrough(of, messages).map((one) => ({
    owner: one.owner,
    signature: packSignatures([one]),
  }));
  return file({ confirmations });
}

const byDan = async () => file({ signature: await sign(payment(), dan) });

async function executes({ account, next }: Awaited<ReturnType<typeof read>>): Promise<void> {
  const packed = executionSignatures(account, next);
  if (packed === undefined) throw new Error('Owners are missing.');
  const before = BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex);
  const gas = { gas: numberToHex(2_000_000) };
  const call = execution(last, next.proposal.request.body.tx, packed);
  const receipt = await chain.receipt(await chain.send(alice, call, gas));
  expect(receipt.status).toBe('0x1');
  expect(BigInt((await chain.ask('eth_getBalance', [bob, 'latest'])) as Hex) - before).toBe(7n);
}

/** A Safe approves on chain what another hashes, signed by keys of its owners, and by a Safe that is one of them. */
async function approvesOnChain(by: Address, of: Agreeable, keys: readonly PrivateKeyAccount[], inner?: Hex) {
  const nonce = BigInt((await chain.ask('eth_call', [{ to: by, data: '0xaffed0e0' }, 'latest'])) as Hex);
  const body = approvalOfOwner({ address: by, version }, of, nonce);
  const its = agreed(body);
  const signed = await Promise.all(
    keys.map(async (it) => ({ by: 'key', owner: it.address, bytes: await sign(its, it) }) as const),
  );
  const approved = inner === undefined ? [] : [{ by: 'approval', owner: top } as const];
  const call = execution(by, body.tx, packSignatures([...signed, ...approved]));
  const receipt = await chain.receipt(await chain.send(alice, call, { gas: numberToHex(2_000_000) }));
  expect(receipt.status).toBe('0x1');
}

describe('three Safes, one the owner of the other', () => {
  it('agree by signatures that each owner passes on by itself, in any order, and it is executed', async () => {
    const mark = await chain.ask('evm_snapshot', []);
    const parts = [
      await passedOn(ana, 'top'),
      await byDan(),
      await passedOn(cas, 'middle'),
      await passedOn(ben, 'top'),
    ];
    for (const missing of parts) {
      const { next } = await read(...parts.filter((it) => it !== missing));
      expect(next.missing).toBe(1);
      expect(next.agreement.denied).toEqual([]);
    }
    const all = await read(...parts);
    expect(all.next.missing).toBe(0);
    await executes(all);
    await chain.turnBack(mark);
  });

  it('say who of whose owners still has to sign, and keep what was signed in the file that is passed on', async () => {
    const one = await read(await passedOn(ana, 'top'), await passedOn(cas, 'middle'));
    const [inner] = one.next.agreement.inner;
    expect(inner).toMatchObject({
      owner: middle,
      missing: 1,
      agreement: { agreed: [{ owner: cas.address }] },
    });
    expect(inner?.agreement.inner).toMatchObject([
      { owner: top, missing: 1, agreement: { agreed: [{ owner: ana.address }] } },
    ]);
    const mark = await chain.ask('evm_snapshot', []);
    const written = decimalJson(fileOfQueued(one.next));
    const all = await read(written, await passedOn(ben, 'top'), await byDan());
    expect(all.next.missing).toBe(0);
    await executes(all);
    await chain.turnBack(mark);
  });

  it('agree by approvals on chain and by signatures, mixed', async () => {
    const mark = await chain.ask('evm_snapshot', []);
    // The first approves on chain the message of the second, which Cas signs, too.
    const its = agreed(messageOfOwner({ address: middle, version }, payment(), version));
    await approvesOnChain(top, its, [ana, ben]);
    const mixed = await read(await passedOn(cas, 'middle'), await byDan());
    expect(mixed.next.missing).toBe(0);
    await executes(mixed);
    await chain.turnBack(mark);

    const again = await chain.ask('evm_snapshot', []);
    // The first approves on chain the transaction by which the second approves on chain.
    const nonce = 0n;
    const second = agreed(approvalOfOwner({ address: middle, version }, payment(), nonce));
    await approvesOnChain(top, second, [ana, ben]);
    await approvesOnChain(middle, payment(), [cas], '0x');
    const onChain = await read(await byDan());
    expect(onChain.next.agreement.agreed.map(({ by }) => by).toSorted()).toEqual(['approval', 'key']);
    await executes(onChain);
    await chain.turnBack(again);
  });

  it('count nothing of who owns none of them, and nothing that was signed for something else', async () => {
    const stranger = await read(await passedOn(eve, 'top'), await passedOn(cas, 'middle'), await byDan());
    expect(stranger.next.missing).toBe(1);
    const of = payment();
    const its = agreed(messageOfOwner({ address: middle, version }, of, version));
    const other = { ...of, digest: numberToHex(9, { size: 32 }), bytes: '0x1901' } as const;
    expect(signaturesThrough(other, [{ it: its, says: of.bytes, signatures: ['0x11'] }])).toEqual([]);
  });
});

describe('two Safes that own each other', () => {
  it('are locked where each needs the other, and not where keys are enough', async () => {
    const mark = await chain.ask('evm_snapshot', []);
    const one = getAddress(await deploySafe(chain, [ana.address, ben.address], 2n, handler));
    const two = getAddress(await deploySafe(chain, [one, cas.address], 2n, handler));
    const reads = async () => {
      const account = valueOf(await readSafeAccount(await at(), two));
      if (account === undefined) throw new Error('This is no Safe.');
      return account;
    };
    expect(canAct(await reads())).toBe(true);
    // The first gets the second as an owner in the place of Ben.
    const swap = { to: one, data: swapOwner(ana.address, ben.address, two) };
    const body: Body = { kind: 'safeTransaction', chainId, safe: one, version, tx: safeTx(swap) };
    const its = agreed(body);
    const signatures = packSignatures([
      { by: 'key', owner: ana.address, bytes: await sign(its, ana) },
      { by: 'key', owner: ben.address, bytes: await sign(its, ben) },
    ]);
    await chain.receipt(await chain.send(alice, execution(one, safeTx(swap), signatures)));
    expect(canAct(await reads())).toBe(false);
    await chain.turnBack(mark);
  });
});

function swapOwner(before: Address, old: Address, next: Address): Hex {
  const words = [before, old, next].map((it) => it.slice(2).toLowerCase().padStart(64, '0'));
  return `0xe318b52b${words.join('')}`;
}

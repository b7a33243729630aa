import { encodeFunctionData, getAddress, type Hex, numberToHex, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { known, unknown, valueOf } from '../../model/known.ts';
import type { SafeTx } from '../../model/request.ts';
import { safeTransactionHashes } from '../../request/safe/safeTransactionHashes.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { deploySafe, safeTx } from '../../simulate/testing/safe.ts';
import type { ReadAt } from '../../world/chainRead.ts';
import { pinBlock } from '../../world/pin.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { readAgreement } from '../agreement.ts';
import { packSignatures } from '../ownerSignature.ts';
import { type Proposal, proposalsIn } from '../proposal.ts';
import { mergedProposals, type Queue, queueOf } from '../queue.ts';
import { readSafeAccount, type SafeAccount } from '../safeAccount.ts';
import { type AskService, readService, type ServiceQueue } from './readService.ts';
import { type ServiceStops, serviceStops } from './serviceStops.ts';
import { type Lie, serviceStandIn, type StandInTx } from './testing/serviceStandIn.ts';

const keyOf = (at: number) => privateKeyToAccount(numberToHex(at + 500, { size: 32 }));
const [ana, ben, eve] = [keyOf(1), keyOf(2), keyOf(3)];

let chain: TestChain;
let account: SafeAccount;
let at: ReadAt;

beforeAll(async () => {
  chain = await startChain();
  const safe = getAddress(await deploySafe(chain, [alice, ana.address, ben.address], 2n));
  const world = rpcWorld(chain.url);
  const { signal } = new AbortController();
  const block = valueOf(await pinBlock(world, chainId, signal));
  if (block === undefined) throw new Error('The chain does not answer.');
  at = { world, block, signal };
  const read = valueOf(await readSafeAccount(at, safe));
  if (read === undefined) throw new Error('This is no Safe.');
  account = read;
});
afterAll(() => chain?.stop());

const pay = { to: bob, value: 5n } as const;
const transfer = parseAbi(['function transfer(address to, uint256 amount)']);

/** A transaction as the service has it, signed by some. */
async function listed(tx: Partial<SafeTx>, by = [ana], more: Partial<StandInTx> = {}): Promise<StandInTx> {
  const whole = safeTx(tx);
  const { digest } = safeTransactionHashes({
    kind: 'safeTransaction',
    chainId,
    safe: account.address,
    version: account.version,
    tx: whole,
  });
  const confirmations = await Promise.all(
    by.map(async (key) => ({ owner: key.address, signature: await key.sign({ hash: digest }) })),
  );
  return { tx: whole, hash: digest, confirmations, ...more };
}

function standIn(all: readonly StandInTx[], lie?: Lie) {
  const { address, version, nonce, threshold, singleton } = account;
  const owners = account.owners.map((one) => one.account);
  const safe = { address, chainId, version, nonce, threshold, owners, singleton: singleton.address };
  return serviceStandIn(safe, all, lie);
}

const asks =
  (service: ReturnType<typeof serviceStandIn>, most = 500_000): AskService =>
  async (path) => {
    const { status, body } = await service.answer({ method: 'GET', path });
    if (status === 404) return unknown('notFound');
    return body.length > most ? unknown('tooLarge') : known(body);
  };

type Read = Readonly<{ service: ServiceQueue; queue: Queue; stops: ServiceStops }>;

/** What is known of it once the service was asked, with what this device has. */
async function read(all: readonly StandInTx[], lie?: Lie, here: readonly Proposal[] = []): Promise<Read> {
  const service = valueOf(await readService(asks(standIn(all, lie)), account, here));
  if (service === undefined) throw new Error('The service does not answer.');
  const proposals = mergedProposals([...here, ...service.entries.map(({ proposal }) => proposal)]);
  const each = proposals.map(async (proposal) => ({
    proposal,
    agreement: await readAgreement(at, account, proposal),
  }));
  const queue = queueOf(account, await Promise.all(each));
  return { service, queue, stops: serviceStops(service, account, queue) };
}

/** What an answer holds under its path, changed. */
type Fields = Record<string, unknown>;
const inQueue =
  (change: (tx: Fields) => Fields | string): Lie =>
  (answer, path) => {
    if (!path.includes('/multisig-transactions/')) return answer;
    const page = answer as { results: readonly Fields[] };
    return { ...page, results: page.results.map(change) };
  };
const inSafe =
  (more: Fields): Lie =>
  (answer, path) =>
    path.includes('/multisig-transactions/') ? answer : { ...(answer as object), ...more };

/** What was passed on by file, signed by some. */
function file({ tx, hash, confirmations }: StandInTx): readonly Proposal[] {
  const text = JSON.stringify(
    { safe: account.address, chainId, ...tx, safeTxHash: hash, confirmations },
    (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one),
  );
  return proposalsIn(text, { chainId });
}

describe('an honest service', () => {
  it('says what waits, and nothing is a Stop: its hashes and signatures hold on chain', async () => {
    const data = encodeFunctionData({ abi: transfer, args: [bob, 7n] });
    const decoded = {
      method: 'transfer',
      parameters: [
        { name: 'to', type: 'address', value: bob },
        { name: 'amount', type: 'uint256', value: '7' },
      ],
    };
    const all = [
      await listed(pay, [ana, ben]),
      await listed({ to: ana.address, data, nonce: 1n }, [ben], { decoded }),
    ];
    const { service, queue, stops } = await read(all);
    expect(service).toMatchObject({ isWhole: true, refused: [], said: 2n });
    expect(queue.byNonce.map(({ rivals }) => rivals.map(({ missing }) => missing))).toEqual([[0], [1]]);
    expect(queue.byNonce[0]?.rivals[0]?.agreement.hash).toEqual(known(all[0]?.hash));
    expect(stops).toMatchObject({ safe: [], isBehind: false, refused: [] });
    expect([...stops.byHash]).toEqual([]);
  });

  it('that has not seen the last block yet, or has the signature of a former owner, is no liar', async () => {
    const behind = { ...account, nonce: account.nonce + 1n };
    const service = valueOf(
      await readService(asks(standIn([await listed({ ...pay, nonce: 1n })])), behind, []),
    );
    if (service === undefined) throw new Error('The service does not answer.');
    const stops = serviceStops(service, behind, queueOf(behind, []));
    expect(stops).toMatchObject({ safe: [], isBehind: true });
    const { queue, stops: others } = await read([await listed(pay, [ana, eve])]);
    expect(queue.byNonce[0]?.rivals[0]).toMatchObject({
      missing: 1,
      agreement: { strangers: [eve.address] },
    });
    expect([...others.byHash]).toEqual([]);
  });

  it('with 200 waiting is read whole, in few questions, and smaller pages where they are too large', async () => {
    const nonces = Array.from({ length: 200 }, (_, n) => BigInt(n));
    const all = await Promise.all(nonces.map((nonce) => listed({ ...pay, nonce }, [])));
    const service = standIn(all);
    const whole = valueOf(await readService(asks(service), account, []));
    expect([whole?.entries.length, whole?.isWhole, service.asked.length]).toEqual([200, true, 3]);
    const small = standIn(all);
    const most = 40_000;
    const again = valueOf(await readService(asks(small, most), account, []));
    expect([again?.entries.length, again?.isWhole, again?.refused]).toEqual([200, true, []]);
    expect(small.asked.length).toBeLessThan(20);
  });

  it('is asked by its first API where it does not have the second', async () => {
    const service = standIn([await listed(pay)]);
    const first: AskService = async (path) =>
      path.startsWith('v2/') ? unknown('notFound') : asks(service)(path);
    expect(valueOf(await readService(first, account, []))?.entries).toHaveLength(1);
  });
});

describe('a transaction that is not what the service says', () => {
  const other = '0x00000000000000000000000000000000000000aa';
  const fields: readonly (readonly [keyof SafeTx, unknown])[] = [
    ['to', other],
    ['value', '6'],
    ['data', '0x12'],
    ['operation', 1],
    ['safeTxGas', '1'],
    ['baseGas', '1'],
    ['gasPrice', '1'],
    ['gasToken', other],
    ['refundReceiver', other],
    ['nonce', '1'],
  ];

  it.each(fields)(
    'in %s is not taken over, and the field is named where this device has the true one',
    async (field, value) => {
      const it = await listed(pay, [ana, ben]);
      const swapped = inQueue((tx) => ({ ...tx, [field]: value }));
      const alone = await read([it], swapped);
      expect(alone.queue.byNonce).toEqual([]);
      expect(alone.stops.refused).toMatchObject([{ why: 'otherHash', hash: it.hash }]);
      const beside = await read([it], swapped, file(it));
      expect(beside.stops.refused).toMatchObject([{ why: 'otherHash', hash: it.hash, field }]);
      expect(beside.queue.byNonce[0]?.rivals.map(({ proposal }) => proposal.digest)).toEqual([it.hash]);
    },
  );

  it.each([
    ['has no hash', { safeTxHash: null }, 'noHash'],
    ['has the hash of another', { safeTxHash: `0x${'ab'.repeat(32)}` }, 'otherHash'],
    ['is for another Safe', { safe: other }, 'otherSafe'],
    ['has a value with more than 256 bits', { value: `1${'0'.repeat(78)}` }, 'malformed'],
    ['lacks what is signed', { to: null }, 'malformed'],
    ['has half a byte', { data: '0x1' }, 'malformed'],
    ['has another operation than a call and a delegatecall', { operation: 2 }, 'malformed'],
  ] as const)('that %s is not taken over', async (_, more, why) => {
    const { queue, stops } = await read(
      [await listed(pay)],
      inQueue((tx) => ({ ...tx, ...more })),
    );
    expect(queue.byNonce).toEqual([]);
    expect(stops.refused).toMatchObject([{ why }]);
  });

  it('of another network is not taken over', async () => {
    const whole = safeTx(pay);
    const body = {
      kind: 'safeTransaction',
      chainId: 1,
      safe: account.address,
      version: account.version,
      tx: whole,
    } as const;
    const { stops } = await read([
      { tx: whole, hash: safeTransactionHashes(body).digest, confirmations: [] },
    ]);
    expect(stops.refused).toMatchObject([{ why: 'otherNetwork' }]);
  });

  it('costs the others nothing: they are read', async () => {
    const [one, two] = [await listed(pay), await listed({ ...pay, nonce: 1n })];
    const { queue, stops } = await read(
      [one, two],
      inQueue((tx) => (tx['safeTxHash'] === one.hash ? 'nothing' : tx)),
    );
    expect(queue.byNonce.map(({ nonce }) => nonce)).toEqual([1n]);
    expect(stops.refused).toMatchObject([{ why: 'malformed' }]);
  });
});

describe('what a service says of a transaction, and is not so, is a Stop that names it', () => {
  const whats = ({ stops }: Read) => [...stops.byHash.values()].flat().map(({ what }) => what);

  it.each<readonly [string, (tx: Fields) => Fields, string]>([
    ['how many must sign', (tx) => ({ ...tx, confirmationsRequired: 1 }), 'required'],
    ['that it was executed', (tx) => ({ ...tx, isExecuted: true }), 'executed'],
    [
      'that bytes without a call are one',
      (tx) => ({ ...tx, dataDecoded: { method: 'harmless', parameters: [] } }),
      'decoded',
    ],
  ])('%s', async (_, lie, what) => {
    const found = await read([await listed(pay)], inQueue(lie));
    expect(whats(found)).toEqual([what]);
    expect(found.queue.byNonce[0]?.rivals[0]?.missing).toBe(1);
  });

  it('whose a signature is: of a stranger in the name of an owner', async () => {
    const it = await listed(pay, []);
    const signature = await eve.sign({ hash: it.hash });
    const found = await read([{ ...it, confirmations: [{ owner: ana.address, signature }] }]);
    expect(whats(found)).toEqual(['misnamed']);
    expect(found.queue.byNonce[0]?.rivals[0]?.missing).toBe(2);
  });

  it('whose a signature is: of an owner for something else', async () => {
    const it = await listed(pay, []);
    const signature = await ana.sign({ hash: `0x${'77'.repeat(32)}` });
    const found = await read([{ ...it, confirmations: [{ owner: ana.address, signature }] }]);
    expect(whats(found)).toEqual(['misnamed']);
  });

  it('that bytes are a signature, and that an owner approved it on chain', async () => {
    const it = await listed(pay, []);
    const short = { owner: ana.address, signature: `0x${'11'.repeat(53)}` } as const;
    const approval = {
      owner: ben.address,
      signature: packSignatures([{ by: 'approval', owner: ben.address }]),
    };
    const found = await read([{ ...it, confirmations: [short, approval] }]);
    expect(whats(found).toSorted()).toEqual(['denied', 'unreadable']);
    expect(found.queue.byNonce[0]?.rivals[0]?.missing).toBe(2);
  });

  it('a rival that enough owners signed, and that it hides', async () => {
    const [shown, hidden] = [await listed(pay), await listed({ to: eve.address, value: 9n }, [ana, ben])];
    const found = await read([shown], undefined, file(hidden));
    expect(whats(found)).toEqual(['hidden']);
    expect(found.stops.byHash.has(hidden.hash)).toBe(true);
    const early = await listed({ to: eve.address, value: 9n }, [ana]);
    expect(whats(await read([shown], undefined, file(early)))).toEqual([]);
  });

  it('what a file got wrong is not laid to the service', async () => {
    const it = await listed(pay);
    const short = { owner: ben.address, signature: `0x${'11'.repeat(53)}` } as const;
    const found = await read([it], undefined, file({ ...it, confirmations: [short] }));
    expect(found.queue.byNonce[0]?.rivals[0]?.agreement.faults).toHaveLength(1);
    expect(whats(found)).toEqual([]);
  });
});

describe('what a service says of the Safe, and the chain does not, is a Stop that names it', () => {
  const other = getAddress('0x00000000000000000000000000000000000000aa');

  it.each<readonly [string, () => Fields, object]>([
    ['another Safe', () => ({ address: other }), { what: 'address' }],
    ['another threshold', () => ({ threshold: 1 }), { what: 'threshold', says: '1', is: '2' }],
    ['a nonce that the Safe has not reached', () => ({ nonce: '3' }), { what: 'nonce', says: '3', is: '0' }],
    [
      'an owner too many',
      () => ({ owners: [...ownersOf(), other] }),
      { what: 'owners', says: other, is: '' },
    ],
    [
      'an owner that changed meanwhile',
      () => ({ owners: [...ownersOf().slice(1), other] }),
      { what: 'owners', says: other, is: alice },
    ],
    ['a module that is not there', () => ({ modules: [other] }), { what: 'modules', says: other }],
    ['a guard', () => ({ guard: other }), { what: 'guard', says: other, is: '' }],
    ['another fallback handler', () => ({ fallbackHandler: other }), { what: 'fallbackHandler' }],
    ['other code', () => ({ masterCopy: other }), { what: 'singleton', says: other }],
    ['another version', () => ({ version: '1.3.0' }), { what: 'version', says: '1.3.0', is: '1.4.1' }],
  ])('%s', async (_, more, stop) => {
    const { stops } = await read([await listed(pay)], inSafe(more()));
    expect(stops.safe).toMatchObject([stop]);
  });

  const ownersOf = () => account.owners.map((one) => one.account);

  it('a module that it hides', async () => {
    const { service } = await read([]);
    const withModule = { ...account, modules: { list: [other], isWhole: true } };
    expect(serviceStops(service, withModule, queueOf(withModule, [])).safe).toEqual([
      { what: 'modules', says: '', is: other },
    ]);
  });
});

describe('what a service says of bytes', () => {
  const to = getAddress('0x00000000000000000000000000000000000000bb');
  const data = encodeFunctionData({ abi: transfer, args: [to, 7n] });
  const said = (value: unknown, type = 'uint256') => ({
    method: 'transfer',
    parameters: [
      { name: 'to', type: 'address', value: to },
      { name: 'amount', type, value },
    ],
  });
  const sends = parseAbi(['function multiSend(bytes transactions)']);
  const inner = (call: Hex): Hex =>
    `0x00${to.slice(2)}${'0'.repeat(64)}${numberToHex((call.length - 2) / 2, { size: 32 }).slice(2)}${call.slice(2)}`;
  const batch = encodeFunctionData({ abi: sends, args: [inner(data)] });
  const batchSaid = (amount: string, operation = 0) => ({
    method: 'multiSend',
    parameters: [
      {
        name: 'transactions',
        type: 'bytes',
        value: inner(data),
        valueDecoded: [{ operation, to, value: '0', data, dataDecoded: said(amount) }],
      },
    ],
  });

  it.each<readonly [string, Hex, unknown, boolean]>([
    ['as they are', data, said('7'), true],
    ['with another amount', data, said('8'), false],
    ['with another type', data, said('7', 'uint128'), false],
    ['with a parameter less', data, { ...said('7'), parameters: said('7').parameters.slice(1) }, false],
    ['by another name', data, { ...said('7'), method: 'approve' }, false],
    ['in another form', data, 'a transfer', false],
    ['of a batch as they are', batch, batchSaid('7'), true],
    ['of a batch with another amount inside', batch, batchSaid('700'), false],
    ['of a batch with a hidden delegatecall', batch, batchSaid('7', 1), false],
  ])('%s', async (_, bytes, decoded, isRight) => {
    const { stops } = await read([await listed({ to, data: bytes }, [ana], { decoded })]);
    expect([...stops.byHash.values()].flat().map(({ what }) => what)).toEqual(isRight ? [] : ['decoded']);
  });
});

describe('an answer that cannot be read', () => {
  const all = async () => [await listed(pay)];
  const only =
    (lie: (answer: unknown) => unknown): Lie =>
    (answer, path) =>
      path.includes('/multisig-transactions/') ? lie(answer) : answer;

  it.each<readonly [string, Lie]>([
    ['is cut off', only(() => '{"results": [')],
    ['is no page', only(() => '[]')],
    ['has a key twice', only(() => '{"results": [], "results": []}')],
    ['is a page of the web', only(() => '<html>')],
    [
      'is of the Safe, and no Safe',
      (answer, path) => (path.includes('/multisig-transactions/') ? answer : {}),
    ],
  ])('%s: nothing of it counts', async (_, lie) => {
    expect(await readService(asks(standIn(await all(), lie)), account, [])).toMatchObject({
      why: 'malformed',
    });
  });

  it('without an end is read so far, and it is said that there is more', async () => {
    const service = standIn(
      await all(),
      only((answer) => ({ ...(answer as object), next: 'https://elsewhere.test/', count: 9 })),
    );
    const found = valueOf(await readService(asks(service), account, []));
    expect(found?.isWhole).toBe(false);
    expect(service.asked.length).toBeLessThanOrEqual(62);
    expect(service.asked.every(({ path }) => !path.includes('elsewhere'))).toBe(true);
  });

  it('that says more wait than it gives is not whole', async () => {
    const { service } = await read(
      await all(),
      only((answer) => ({ ...(answer as object), count: 4 })),
    );
    expect(service).toMatchObject({ isWhole: false, said: 4n });
  });

  it('with a field that is too large refuses that one, and reads the others', async () => {
    const huge = await listed({ ...pay, data: `0x${'00'.repeat(30_000)}` });
    const service = standIn([huge, await listed({ ...pay, nonce: 1n })]);
    const found = valueOf(await readService(asks(service, 50_000), account, []));
    expect(found?.refused).toEqual([{ why: 'tooLarge' }]);
    expect(found?.entries).toHaveLength(1);
  });

  it('is no answer where a later page is missing, since a rival may be on it', async () => {
    let count = 0;
    const service = standIn(
      await all(),
      only((answer) => ({ ...(answer as object), next: 'x' })),
    );
    const ask: AskService = async (path) => ((count += 1) > 2 ? unknown('busy') : asks(service)(path));
    expect(await readService(ask, account, [])).toMatchObject({ s: 'unknown', why: 'busy' });
  });
});

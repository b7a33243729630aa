import { type Hex, pad, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Hearback } from '../../model/hearback.ts';
import { unknown } from '../../model/known.ts';
import type { Body, SafeTx } from '../../model/request.ts';
import { safeTransactionHashes } from '../../request/safe/safeTransactionHashes.ts';
import { safeTxTypedData } from '../../request/safe/safeTypedData.ts';
import { says, type Table } from '../../world/testing/tableWorld.ts';
import { account as safe, execution, safeSays } from '../carried/testing/wrappings.ts';
import { alice, bob, carol, type Ledger } from '../testing/ledger.ts';
import { quickly } from '../testing/quickly.ts';
import { readOn } from '../testing/readOn.ts';
import { allShown, scene, token, transferData } from '../testing/scene.ts';
import { hearSafe, type SafeAnswer } from './safe.ts';

const { signal } = new AbortController();
const pace = { ...quickly, unseen: 3 };

const tx: SafeTx = {
  to: token,
  value: 0n,
  data: transferData(bob.address, 5n),
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 7n,
};
const body = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx } as const satisfies Body;
const typed: Body = { kind: 'typedData', signer: alice.address, ...safeTxTypedData(body) };
const proposed: Body = {
  kind: 'transaction',
  chainId: 1,
  from: safe,
  call: { to: tx.to, value: 0n, data: tx.data },
  set: {},
};
const { digest } = safeTransactionHashes(body);

const signed: Hearback = {
  verdict: 'same',
  effects: 'notApplicable',
  differs: [],
  lines: [],
  facts: {},
  says: [{ id: 'hearback.signature.same', args: { signer: 'signature.signer' } }],
};

const nonceIs = (chain: Ledger, next: bigint) => chain.answer(safe, '0xaffed0e0', next);
/** The Safe says that it carried out a transaction of this hash. */
const carriedOut = (hash: Hex, ok = true) => ({
  ...safeSays(safe, ok),
  topics: [safeSays(safe, ok).topics[0] ?? '0x', hash],
});

type Case = Readonly<{
  of?: Body;
  answer?: Partial<SafeAnswer>;
  next?: bigint;
  /** Whether what happens is after the block that was read, which is known. */
  pinned?: boolean;
  act?: (chain: Ledger) => Promise<unknown>;
  before?: (chain: Ledger) => Promise<unknown>;
  more?: Table;
}>;

async function heardOf({ of = body, answer, next, pinned = true, act, before, more }: Case) {
  const chain = scene();
  chain.code(safe, '0x60');
  chain.mine();
  await before?.(chain);
  chain.mine();
  const whole = readOn(chain, of);
  const read = pinned ? whole : { ...whole, effects: unknown('notAsked') };
  if (next !== undefined) nonceIs(chain, next);
  await act?.(chain);
  chain.mine();
  const world = chain.world(more);
  const words = await allShown(
    hearSafe(read, { account: alice.address, earlier: signed, ...answer }, world, signal, pace),
    read,
  );
  return { words, asked: world.asked.map(({ method }) => method) };
}

const execute =
  (hash: Hex, data: Hex = execution(tx), ok = true) =>
  async (chain: Ledger) => {
    const sent = await chain.send(bob, { to: safe, data });
    chain.mine([{ tx: sent, logs: [carriedOut(hash, ok)] }]);
  };

const heardLines = [
  'from: …eEEe | …eEEe',
  'to: …00A1 | …00A1',
  'value: 0 wei | 0 wei',
  'data: 0xa9059cbb…0005 | 0xa9059cbb…0005',
];

describe('what an owner of a Safe signed', () => {
  test('is said once to wait while the Safe has not come to it, and keeps the word on the signature', async () => {
    const { words, asked } = await heardOf({ next: 7n });
    expect(words).toEqual([
      {
        is: 'same notApplicable',
        says: ['hearback.signature.same (signer no signature.signer)', 'hearback.safe.waiting (safe …eEEe)'],
        rows: [],
        differs: [],
        beside: [],
      },
    ]);
    expect(asked.filter((method) => method === 'eth_getLogs')).toHaveLength(pace.unseen);
    // It is said once, and not of what was not heard.
    const waiting: Hearback = {
      ...signed,
      says: [...signed.says, { id: 'hearback.safe.waiting', args: { safe: 'hearback.safe' } }],
    };
    expect((await heardOf({ next: 7n, answer: { earlier: waiting } })).words).toEqual([]);
    expect((await heardOf({ next: 7n, answer: { earlier: undefined } })).words).toEqual([]);
    // Where nobody knows the number, nothing is said of waiting.
    expect((await heardOf({})).words).toEqual([]);
  });

  test.each([
    ['a Safe transaction', body],
    ['typed data', typed],
  ] as const)('is found where the Safe says its hash, asked for as %s', async (_, of) => {
    const { words } = await heardOf({ of, next: 8n, act: execute(digest) });
    expect(words.map(({ is, says: its, rows }) => ({ is, says: its, rows }))).toEqual([
      {
        is: 'carried asRead',
        says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.effects.asRead'],
        rows: heardLines,
      },
    ]);
  });

  test('counts by its hash, whatever the transaction looks like that carried it', async () => {
    const { words } = await heardOf({ next: 8n, act: execute(digest, '0x12345678') });
    expect(words.map(({ is }) => is)).toEqual(['carried asRead']);
    const failed = await heardOf({ next: 8n, act: execute(digest, '0x12345678', false) });
    expect(failed.words.map(({ is }) => is)).toEqual(['carried reverted']);
  });

  test('can no longer happen once the Safe did something else with its number', async () => {
    const { words } = await heardOf({ next: 8n, act: execute(pad('0x12')) });
    expect(words).toEqual([
      {
        is: 'replaced notApplicable',
        says: ['hearback.safe.passed (safe …eEEe)'],
        rows: [],
        differs: [],
        beside: [],
      },
    ]);
  });

  test('is not called replaced where the Safe says nothing of what it did, or nobody knows since when', async () => {
    const notFound = {
      is: 'same notApplicable',
      says: ['hearback.signature.same (signer no signature.signer)', 'hearback.safe.notFound (safe …eEEe)'],
      rows: [],
      differs: [],
      beside: [],
    };
    expect((await heardOf({ next: 8n })).words).toEqual([notFound]);
    expect((await heardOf({ next: 8n, pinned: false, act: execute(pad('0x12')) })).words).toEqual([notFound]);
    expect((await heardOf({ next: 8n, more: { eth_getLogs: () => unknown('timeout') } })).words).toEqual([
      notFound,
    ]);
    expect((await heardOf({ next: 8n, answer: { earlier: undefined } })).words).toEqual([
      {
        is: 'cannotTell cannotTell',
        says: ['hearback.safe.notFound (safe …eEEe)'],
        rows: [],
        differs: [],
        beside: [],
      },
    ]);
    // What was said of the Safe on an earlier visit is not said beside it.
    const waiting: Hearback = {
      ...signed,
      says: [...signed.says, { id: 'hearback.safe.waiting', args: { safe: 'hearback.safe' } }],
    };
    expect((await heardOf({ next: 8n, answer: { earlier: waiting } })).words).toEqual([notFound]);
  });

  test('is looked for from the block that was read on, and else half a day back', async () => {
    const before = execute(digest);
    expect((await heardOf({ next: 7n, before })).words.map(({ is }) => is)).toEqual(['same notApplicable']);
    expect((await heardOf({ next: 8n, before, pinned: false })).words.map(({ is }) => is)).toEqual([
      'carried cannotTell',
    ]);
    const noNumber = { eth_blockNumber: () => unknown('timeout') };
    expect(
      (await heardOf({ next: 7n, before, pinned: false, more: noNumber })).words.map(
        ({ says: its }) => its[1],
      ),
    ).toEqual(['hearback.safe.waiting (safe …eEEe)']);
  });
});

describe('what a Safe proposes', () => {
  const answer = { account: safe, earlier: undefined };

  test('is found by the hash that it gave, in whatever case', async () => {
    const upper = digest.toUpperCase().replace('X', 'x') as Hex;
    const { words } = await heardOf({
      of: proposed,
      answer: { ...answer, safeTxHash: upper },
      act: execute(digest),
    });
    expect(words.map(({ is, rows }) => [is, rows])).toEqual([['carried asRead', heardLines]]);
  });

  test('and is another is different: its own hash proves nothing of what was read', async () => {
    const other = { ...proposed, call: { ...proposed.call, data: transferData(carol.address, 9n) } };
    const { words } = await heardOf({
      of: other,
      answer: { ...answer, safeTxHash: digest },
      act: execute(digest),
    });
    expect(words.map(({ is }) => is.split(' ')[0])).toEqual(['different']);
  });

  test('without a hash, or without a number, leads to no word', async () => {
    expect((await heardOf({ of: proposed, answer, act: execute(digest) })).asked).toEqual([]);
    const waits = await heardOf({
      of: proposed,
      answer: { ...answer, safeTxHash: pad('0x12') },
      next: 9n,
      act: execute(digest),
    });
    expect(waits.words).toEqual([]);
    expect(waits.asked).not.toContain('eth_call');
    expect(
      (await heardOf({ of: { kind: 'message', bytes: '0x12' }, answer: { ...answer, safeTxHash: digest } }))
        .asked,
    ).toEqual([]);
  });
});

test('nobody is asked after the user has gone', async () => {
  const chain = scene();
  const read = readOn(chain, body);
  const stop = new AbortController();
  const world = chain.world({
    eth_getLogs: () => {
      stop.abort();
      return says([])([]);
    },
  });
  nonceIs(chain, 8n);
  chain.mine();
  expect(
    await allShown(
      hearSafe(read, { account: alice.address, earlier: signed }, world, stop.signal, pace),
      read,
    ),
  ).toEqual([]);
});

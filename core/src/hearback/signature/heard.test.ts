import { concatHex, type Hex, hexToBigInt, numberToHex, sliceHex, stringToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Body, TypedData } from '../../model/request.ts';
import { fails, type Reply, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { alice, bob, carol } from '../testing/ledger.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { shown, toldBy } from '../testing/shown.ts';
import { hearSignature } from './signature.ts';

const { signal } = new AbortController();
const message: Body = { kind: 'message', bytes: stringToHex('Hello, tower') };
const text = 'Hello, tower';
const noCode: Table = { eth_getCode: says('0x'), eth_call: says('0x') };
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

type Case = Readonly<{
  body?: Body;
  signature: Hex;
  account?: typeof alice.address;
  table?: Table;
  /** The network of the wallet, now and when it was read. */
  now?: number;
  atFirst?: number;
}>;

async function heardOf({
  body = message,
  signature,
  account = alice.address,
  table = noCode,
  now = 1,
  atFirst,
}: Case) {
  const wallet = now === 0 ? {} : { wallet: { chainId: now, account, name: 'Test' } };
  const chains: number[] = [];
  const inner = tableWorld(table, { session: () => known({ host: 'localhost', ...wallet }) });
  const world = {
    ask: ((kind: never, question: { chainId?: number }, bounds: never) => {
      if (question.chainId !== undefined) chains.push(question.chainId);
      return inner.ask(kind, question as never, bounds);
    }) as typeof inner.ask,
  };
  const fact = {
    id: 'session.chain',
    value: known({ kind: 'chain', chainId: atFirst ?? 0 } as const),
    from: [],
  };
  const read = readbackOf(body, atFirst === undefined ? {} : { facts: { 'session.chain': fact } });
  const hearback = await hearSignature(read, { account, signature }, world, signal);
  return {
    ...shown(hearback, read),
    told: toldBy(hearback),
    chains: [...new Set(chains)],
    asked: inner.asked,
  };
}

const short = async (it: Case) => {
  const { is, says: words, rows, differs, beside } = await heardOf(it);
  return { is, says: words, rows, differs, beside };
};

describe('a signature', () => {
  test('by the key of the account is the same, and nobody is asked', async () => {
    const {
      told,
      asked,
      chains: _,
      ...it
    } = await heardOf({ signature: await alice.signMessage({ message: text }) });
    expect(it).toEqual({
      is: 'same notApplicable',
      says: ['hearback.signature.same (signer alice)'],
      rows: ['signer: alice | alice'],
      differs: [],
      beside: [],
    });
    expect(told).toEqual({ 'signature.account': 'request', 'signature.signer': 'of signature.account' });
    expect(asked).toEqual([]);
  });

  test('in the upper half of the curve is the same, with a warning', async () => {
    const it = await alice.signMessage({ message: text });
    const s = numberToHex(order - hexToBigInt(sliceHex(it, 32, 64)), { size: 32 });
    const v = sliceHex(it, 64, 65) === '0x1b' ? '0x1c' : '0x1b';
    expect((await heardOf({ signature: concatHex([sliceHex(it, 0, 32), s, v]) })).says).toEqual([
      'hearback.signature.same (signer alice)',
      'hearback.signature.highS',
    ]);
  });

  test('by another key is different, and shows whose it is', async () => {
    expect(await short({ signature: await bob.signMessage({ message: text }) })).toEqual({
      is: 'different notApplicable',
      says: ['hearback.signature.different (signer bob, account alice)'],
      rows: ['signer: alice | bob ≠'],
      differs: ['signature.signer'],
      beside: [],
    });
  });

  test.each(['0x', '0x123', 'none', '0x12zz', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`])(
    'that is none is different: %s',
    async (it) => {
      expect(await short({ signature: it as Hex })).toEqual({
        is: 'different notApplicable',
        says: ['hearback.signature.malformed'],
        rows: [],
        differs: ['signature.account'],
        beside: ['signature.account alice'],
      });
    },
  );

  test('of half a byte too many is none, and no contract is asked of it', async () => {
    const it = `${await alice.signMessage({ message: text })}1` as Hex;
    const yes: Table = { eth_getCode: says('0x60'), eth_call: says(`0x1626ba7e${'00'.repeat(28)}`) };
    const heard = await heardOf({ signature: it, table: yes });
    expect([heard.is, heard.says, heard.asked]).toEqual([
      'different notApplicable',
      ['hearback.signature.malformed'],
      [],
    ]);
  });

  test('for a contract account is what the contract says', async () => {
    const signature = await bob.signMessage({ message: text });
    const contract = (eth_call: Reply): Case => ({
      signature,
      account: carol.address,
      table: { eth_getCode: says('0x60'), eth_call },
    });
    expect(await short(contract(says(`0x1626ba7e${'00'.repeat(28)}`)))).toEqual({
      is: 'same notApplicable',
      says: ['hearback.signature.byContract (signer carol)'],
      rows: ['signer: carol | carol'],
      differs: [],
      beside: [],
    });
    for (const no of [
      says(`0x1626ba7d${'00'.repeat(28)}`),
      says(`0x1626ba7e${'00'.repeat(27)}01`),
      says('0x1626ba7e'),
      fails(3, 'execution reverted'),
    ])
      expect(await short(contract(no))).toEqual({
        is: 'different notApplicable',
        says: ['hearback.signature.refused (account carol)'],
        rows: [],
        differs: ['signature.account'],
        beside: [],
      });
    for (const silent of [() => unknown('timeout'), fails(-32005, 'too many requests'), says(12)])
      expect(await short(contract(silent))).toEqual({
        is: 'cannotTell notApplicable',
        says: ['hearback.signature.cannotTell'],
        rows: ['signer: carol | bob ≠'],
        differs: [],
        beside: [],
      });
  });

  test('is asked of the contract over what was read back, on the newest block', async () => {
    const signature = await bob.signMessage({ message: text });
    const { asked } = await heardOf({ signature, account: carol.address });
    expect(asked.map(({ method }) => method)).toEqual(['eth_getCode', 'eth_call']);
    expect(asked[0]?.params).toEqual([carol.address, 'latest']);
    const [call, at] = (asked[1]?.params ?? []) as [{ to: string; data: string }, string];
    expect([call.to, call.data.slice(0, 10), at]).toEqual([carol.address, '0x1626ba7e', 'latest']);
    expect(call.data).toContain(signature.slice(2));
  });

  test('that says it is for a contract which does not stand yet cannot be told', async () => {
    const signature: Hex = `0x${'11'.repeat(96)}${'6492'.repeat(16)}`;
    expect(await short({ signature })).toEqual({
      is: 'cannotTell notApplicable',
      says: ['hearback.signature.cannotTell'],
      rows: [],
      differs: [],
      beside: ['signature.account alice'],
    });
  });
});

describe('the network that a contract account is asked on', () => {
  const signed = () => bob.signMessage({ message: text });

  test('is that of the request, else that of the wallet when it was read, else the one it is on now', async () => {
    const signature = await signed();
    expect((await heardOf({ signature, now: 5 })).chains).toEqual([5]);
    expect((await heardOf({ signature, now: 5, atFirst: 10 })).chains).toEqual([10]);
    expect(
      (await heardOf({ signature, now: 5, atFirst: 10, body: noted({ chainId: 137n }) })).chains,
    ).toEqual([137]);
    expect((await heardOf({ signature, now: 5, body: noted({}) })).chains).toEqual([5]);
    expect((await heardOf({ signature, now: 5, body: noted({ chainId: 0n }) })).chains).toEqual([5]);
    expect((await heardOf({ signature, now: 5, body: noted({ chainId: 1n }) })).chains).toEqual([1]);
    expect((await heardOf({ signature, now: 5, body: noted({ chainId: 2n ** 60n }) })).chains).toEqual([5]);
  });

  test('is none where nobody names one: whose key it is, is all that is known', async () => {
    expect(await short({ signature: await signed(), now: 0 })).toEqual({
      is: 'cannotTell notApplicable',
      says: ['hearback.signature.cannotTell'],
      rows: ['signer: alice | bob ≠'],
      differs: [],
      beside: [],
    });
  });
});

/** A note in typed data, with such a domain. */
function noted(domain: TypedData['domain'], declared: readonly string[] = Object.keys(domain)): Body {
  const types = { name: 'string', chainId: 'uint256' } as Readonly<Record<string, string>>;
  const typed: TypedData = {
    types: {
      EIP712Domain: declared.map((name) => ({ name, type: types[name] ?? 'string' })),
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    domain,
    message: { text: 'hold short' },
  };
  return { kind: 'typedData', json: '', typed };
}

describe('what is signed', () => {
  test('in typed data is its hash, and nothing where its domain lacks what it declares', async () => {
    const body = noted({ name: 'Tower', chainId: 1n });
    if (body.kind !== 'typedData') throw new Error('no typed data');
    const signature = await alice.signTypedData(body.typed as never);
    expect((await heardOf({ body, signature })).is).toBe('same notApplicable');
    const lacking = noted({ name: 'Tower' }, ['name', 'chainId']);
    expect(await short({ body: lacking, signature })).toEqual({
      is: 'cannotTell notApplicable',
      says: ['hearback.signature.cannotTell'],
      rows: [],
      differs: [],
      beside: ['signature.account alice'],
    });
  });

  test('is by whom the request names, and not by who was connected', async () => {
    const signature = await alice.signMessage({ message: text });
    const named: Body = { ...message, signer: bob.address } as Body;
    expect((await heardOf({ body: named, signature })).rows).toEqual(['signer: bob | alice ≠']);
    expect((await heardOf({ body: named, signature, account: carol.address })).rows).toEqual([
      'signer: bob | alice ≠',
    ]);
    const typed = noted({ name: 'Tower' });
    if (typed.kind !== 'typedData') throw new Error('no typed data');
    const note = await alice.signTypedData(typed.typed as never);
    expect(
      (await heardOf({ body: { ...typed, signer: alice.address }, signature: note, account: bob.address }))
        .is,
    ).toBe('same notApplicable');
  });

  test('is nothing of what is sent', async () => {
    const call = { to: bob.address, value: 0n, data: '0x' as const };
    const body: Body = { kind: 'transaction', chainId: 1, call, set: {} };
    expect((await heardOf({ body, signature: await alice.signMessage({ message: text }) })).says).toEqual([
      'hearback.signature.cannotTell',
    ]);
  });
});

import fc from 'fast-check';
import { type Address, encodeAbiParameters, type Hex, maxUint256, padHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import {
  callData,
  execTransaction,
  friend,
  from,
  multiSend,
  multiSendAddress,
  multiSendCallOnly,
  packed,
  safe,
  token,
  transfer,
} from '../decode/testing/requests.ts';
import { insideOf } from '../decode/findArgs.ts';
import type { Body, Call, Incoming } from '../model/request.ts';
import type { Arg, Step } from '../model/step.ts';
import { amended } from './amend.ts';
import type { AmendAct } from './amendTarget.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { readTypedData } from '../request/typedData/readTypedData.ts';

const stranger: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const saved: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

function read(body: Body, raw = '') {
  const request = freeze(body, raw);
  const incoming: Incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 };
  return { incoming, steps: decode(request, {}).steps };
}

/** In its one normal form. */
function frozen(body: Body): Body {
  return freeze(body, '').body;
}

function transaction(call: Partial<Call>): Body {
  return {
    kind: 'transaction',
    chainId: 1,
    from,
    call: { to: token, value: 0n, data: '0x', ...call },
    set: {},
  };
}

function approve(spender: Address, amount: bigint): Hex {
  return callData('approve(address,uint256)', spender, amount);
}

const set = (fact: string, value: bigint): AmendAct => ({ kind: 'setInteger', fact, value });
const use = (fact: string, address: Address): AmendAct => ({ kind: 'setAddress', fact, address });

describe('an argument of a call', () => {
  test('an allowance without limit becomes what is needed, byte for byte', () => {
    const it = amended(
      read(transaction({ data: approve(friend, maxUint256) })),
      set('step.0.arg.amount', 3_000n),
    );
    expect(it).toEqual(transaction({ data: approve(friend, 3_000n) }));
  });

  test('a receiver becomes the one that was saved', () => {
    const it = amended(read(transaction({ data: transfer(friend, 5n) })), use('step.0.arg.to', saved));
    expect(it).toEqual(transaction({ data: transfer(saved, 5n) }));
  });

  test('also in a batch, a multicall, a Safe transaction and the packed bytes of MultiSend', () => {
    const bad = approve(friend, maxUint256);
    const good = approve(friend, 7n);
    const calls = (data: Hex): Body => ({
      kind: 'calls',
      chainId: 1,
      from,
      atomic: true,
      calls: [
        { to: token, value: 0n, data: transfer(friend, 1n) },
        { to: token, value: 0n, data },
      ],
    });
    expect(amended(read(calls(bad)), set('step.1.arg.amount', 7n))).toEqual(calls(good));

    const multicall = (data: Hex) =>
      transaction({ data: callData('multicall(bytes[])', [transfer(friend, 1n), data]) });
    expect(amended(read(multicall(bad)), set('step.0.1.arg.amount', 7n))).toEqual(multicall(good));

    const packedCalls = (data: Hex) =>
      transaction({
        to: multiSendCallOnly,
        data: multiSend(packed({ to: token, data: transfer(friend, 1n) }, { to: token, data })),
      });
    const both = read(packedCalls(bad));
    expect(both.steps[0]?.steps).toHaveLength(2);
    expect(amended(both, set('step.0.1.arg.amount', 7n))).toEqual(frozen(packedCalls(good)));

    const inSafe = (data: Hex): Body => ({
      kind: 'safeTransaction',
      chainId: 1,
      safe,
      version: '1.4.1',
      tx: {
        to: multiSendAddress,
        value: 0n,
        data: multiSend(packed({ to: token, data: transfer(friend, 1n) }, { to: token, data })),
        operation: 1,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        gasToken: padHex('0x', { size: 20 }),
        refundReceiver: padHex('0x', { size: 20 }),
        nonce: 4n,
      },
    });
    expect(amended(read(inSafe(bad)), set('step.0.0.1.arg.amount', 7n))).toEqual(frozen(inSafe(good)));
  });

  test('a payment of the chain’s own currency, also inside packed bytes', () => {
    const pay = (to: Address, value: bigint) => transaction({ to, value });
    expect(amended(read(pay(friend, 5n)), use('step.0.to', saved))).toEqual(pay(saved, 5n));
    expect(amended(read(pay(friend, 5n)), set('step.0.value', 4n))).toEqual(pay(friend, 4n));
    expect(amended(read(pay(friend, 5n)), use('request.to', saved))).toEqual(pay(saved, 5n));
    expect(amended(read(pay(friend, 5n)), set('request.value', 4n))).toEqual(pay(friend, 4n));
    const inside = (to: Address, value: bigint) =>
      transaction({
        to: multiSendCallOnly,
        data: multiSend(packed({ to: token, data: transfer(friend, 1n) }, { to, value })),
      });
    expect(amended(read(inside(friend, 9n)), use('step.0.1.to', saved))).toEqual(frozen(inside(saved, 9n)));
    expect(amended(read(inside(friend, 9n)), set('step.0.1.value', 8n))).toEqual(frozen(inside(friend, 8n)));
  });

  test('a value that its type cannot hold, a fact that is not there, or the value that it has, changes nothing', () => {
    const it = read(
      transaction({ data: callData('approve(address,address,uint160,uint48)', token, friend, 1n, 2) }),
    );
    expect(amended(it, set('step.0.arg.amount', 2n ** 160n))).toBeUndefined();
    expect(amended(it, set('step.0.arg.amount', -1n))).toBeUndefined();
    expect(amended(it, set('step.0.arg.amount', 1n))).toBeUndefined();
    expect(amended(it, set('step.0.arg.nothing', 1n))).toBeUndefined();
    expect(amended(it, set('step.4.arg.amount', 5n))).toBeUndefined();
    expect(amended(it, set('effect.0.delta', 5n))).toBeUndefined();
    expect(amended(it, set('step.0.arg.spender', 5n))).toBeUndefined();
    expect(amended(it, set('step.0.arg.amount', 2n ** 160n - 1n))).toBeDefined();
  });

  test('a value that two arguments share cannot be changed for one of them', () => {
    // Both elements lie at the same offset.
    const element = transfer(friend, 1n);
    const words = encodeAbiParameters([{ type: 'bytes' }], [element]).slice(66);
    const offset = padHex('0x40', { size: 32 }).slice(2);
    const head = `${padHex('0x20', { size: 32 }).slice(2)}${padHex('0x02', { size: 32 }).slice(2)}`;
    const data = `0xac9650d8${head}${offset}${offset}${words}` as const;
    const it = read(transaction({ data }));
    expect(it.steps[0]?.steps).toHaveLength(2);
    expect(amended(it, set('step.0.1.arg.amount', 7n))).toBeUndefined();
  });
});

describe('a value of typed data', () => {
  const json = (value: string, spender: Address = friend) =>
    `{ "types": {"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"},{"name":"verifyingContract","type":"address"}],
     "Permit":[{"name":"owner","type":"address"},{"name":"spender","type":"address"},{"name":"value","type":"uint256"},{"name":"nonce","type":"uint256"},{"name":"deadline","type":"uint256"}]},
     "domain":{"name":"USD \\u0043oin","chainId":1,"verifyingContract":"${token}"}, "primaryType":"Permit",
     "message":{"owner":"${from}","spender":"${spender}", "value": ${value} ,"nonce":7,"deadline":"1900000000"}}`;
  const permit = (text: string): Body => ({
    kind: 'typedData',
    signer: from,
    json: text,
    typed: readTypedData(text).typed,
  });

  test('is replaced in the text, and the rest of the text stays', () => {
    const it = amended(read(permit(json(`"${maxUint256}"`))), set('step.0.arg.value', 3_000n));
    expect(it).toMatchObject({ json: json('"3000"') });
    expect(amended(read(permit(json('7'))), use('step.0.arg.spender', saved))).toMatchObject({
      json: json('7', saved),
    });
  });

  test('of two fields with the same value only the named one changes', () => {
    const it = amended(read(permit(json('7'))), set('step.0.arg.value', 8n));
    expect(it).toMatchObject({ json: json('8'), typed: { message: { nonce: expect.anything() } } });
    expect((it as Extract<Body, { kind: 'typedData' }>).json).toContain('"nonce":7');
  });
});

describe('what others have signed', () => {
  const tx = {
    to: token,
    value: 0n,
    data: transfer(friend, 1n),
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: padHex('0x', { size: 20 }),
    refundReceiver: padHex('0x', { size: 20 }),
    nonce: 4n,
  } as const;
  const body: Body = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
  const act = set('step.0.0.arg.amount', 2n);

  test('a Safe transaction with confirmations stays as it is; without, it can be changed', () => {
    const confirmed = '{"confirmations":[{"owner":"0x1"}]}';
    expect(amended(read(body, confirmed), act)).toBeUndefined();
    expect(amended(read(body, '{"confirmations":[]}'), act)).toEqual({
      ...body,
      tx: { ...tx, data: transfer(friend, 2n) },
    });
  });

  test('so does one that is carried out with signatures, a permit that is handed in, and what is signed or mined', () => {
    const carried = execTransaction(token, 0n, transfer(friend, 1n), 0);
    const args = [token, 0n, transfer(friend, 1n), 0, 0n, 0n, 0n, tx.gasToken, tx.gasToken];
    const signature =
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';
    const signed = callData(signature, ...args, `0x${'11'.repeat(64)}1b`);
    expect(amended(read(transaction({ to: safe, data: carried })), act)).toBeDefined();
    expect(amended(read(transaction({ to: safe, data: signed })), act)).toBeUndefined();
    const word = padHex('0x1', { size: 32 });
    const permit = callData(
      'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
      from,
      friend,
      5n,
      9n,
      27,
      word,
      word,
    );
    const it = read(transaction({ data: permit }));
    expect(it.steps[0]?.reading).toBe('canonical');
    expect(amended(it, set('step.0.arg.value', 4n))).toBeUndefined();
    const plain = read(transaction({ data: transfer(friend, 1n) }));
    const change = set('step.0.arg.amount', 2n);
    expect(amended(plain, change)).toBeDefined();
    const mined = { blockHash: word, blockNumber: 1n };
    expect(amended({ ...plain, incoming: { ...plain.incoming, mined } }, change)).toBeUndefined();
    const sent = { ...transaction({ data: transfer(friend, 1n) }), signed: { hash: word, signature: word } };
    expect(amended(read(sent as Body), change)).toBeUndefined();
  });
});

describe('any request', () => {
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as Address);
  const amount = fc.bigInt({ min: 0n, max: maxUint256 });
  type Carried = Readonly<{ to: Address; data: Hex }>;
  const plain: fc.Arbitrary<Carried> = fc.oneof(
    fc.tuple(address, amount).map(([to, it]) => ({ to: token, data: transfer(to, it) })),
    fc.tuple(address, amount).map(([to, it]) => ({ to: token, data: approve(to, it) })),
  );
  const wrap = (inner: fc.Arbitrary<readonly Carried[]>): fc.Arbitrary<Carried> =>
    fc.oneof(
      inner.map((all) => ({
        to: stranger,
        data: callData(
          'multicall(bytes[])',
          all.map(({ data }) => data),
        ),
      })),
      inner.map((all) => ({ to: multiSendCallOnly, data: multiSend(packed(...all)) })),
      inner.map(([one = { to: token, data: '0x' as Hex }]) => ({
        to: safe,
        data: execTransaction(one.to, 0n, one.data, 0),
      })),
    );
  const level = (inner: fc.Arbitrary<Carried>) => fc.array(inner, { minLength: 1, maxLength: 3 });
  const nested = fc.oneof(plain, wrap(level(plain)), wrap(level(wrap(level(plain)))));

  test('decoded again differs in the one argument, and in the bytes that carry it', () => {
    let made = 0;
    fc.assert(
      fc.property(nested, fc.nat(), amount, address, ({ to, data }, pick, value, other) => {
        const it = read(transaction({ to, data }));
        const leaves = it.steps.flatMap(leavesOf);
        const leaf = leaves[pick % leaves.length];
        if (leaf === undefined) return;
        const act = leaf.arg.value.kind === 'address' ? use(leaf.fact, other) : set(leaf.fact, value);
        const body = amended(it, act);
        if (body === undefined) return;
        made += 1;
        const after = new Map(
          read(body)
            .steps.flatMap(leavesOf)
            .map(({ fact, arg }) => [fact, words(arg)]),
        );
        const differs = leaves.filter(({ fact, arg }) => after.get(fact) !== words(arg));
        expect(after.size).toBe(leaves.length);
        expect(differs.map(({ fact }) => fact)).toEqual([leaf.fact]);
        const wanted = act.kind === 'setAddress' ? act.address.toLowerCase() : String(act.value);
        expect(after.get(leaf.fact)).toBe(wanted);
        // Undone, it is what it was.
        const undo = leaf.arg.value.kind === 'address' ? leaf.arg.value.address : undefined;
        const old = leaf.arg.value.kind === 'integer' ? leaf.arg.value.value : 0n;
        const back = amended(read(body), undo ? use(leaf.fact, undo) : set(leaf.fact, old));
        expect(back).toEqual(it.incoming.request.body);
      }),
      { numRuns: 300, seed: 6 },
    );
    expect(made).toBeGreaterThan(200);
  });

  /** Of the innermost calls: what stands around them is bytes. */
  function leavesOf(step: Step): readonly { fact: string; arg: Arg }[] {
    if (step.steps.length > 0) return step.steps.flatMap(leavesOf);
    return step.args.flatMap((arg) =>
      insideOf(arg).length > 0 ? [] : [{ fact: `step.${step.id}.arg.${arg.name}`, arg }],
    );
  }

  function words({ value }: Arg): string {
    if (value.kind === 'address') return value.address.toLowerCase();
    return value.kind === 'integer' ? value.value.toString() : '';
  }
});

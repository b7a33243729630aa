import { type Address, concatHex, getAddress, type Hex, numberToHex, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import { knownDelegates } from '../../shipped/knownDelegates.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { hearingNode } from '../transaction/node.ts';
import { type FoundInside, findInside } from './find.ts';
import { carriedSays } from './rows.ts';
import {
  account,
  byMode,
  type Carrier,
  execution,
  handleOps,
  type Inner,
  multiSend,
  operationSays,
  other,
  packed,
  relayer,
  safeSays,
  token,
  type Wrapping,
  wrappings,
} from './testing/wrappings.ts';
import type { Wanted } from './wanted.ts';

const transfer = (amount: string): Hex =>
  `0xa9059cbb${relayer.slice(2).toLowerCase().padStart(64, '0')}${amount.padStart(64, '0')}`;

const pay: Inner = { to: token, value: 0n, data: transfer('5') };
const coins: Inner = { to: relayer, value: 9n, data: '0x' };
const evil: Inner = { to: token, value: 0n, data: transfer('ff') };

function wanted(calls: readonly Inner[]): Wanted {
  return {
    chainId: 1,
    account,
    calls: calls.map(({ to, value, data }) => ({ op: 'call', to, value, data })),
    authorizations: [],
  };
}

/** A trace of a carrier whose calls were made, or were made and undone. */
function traceOf({ from, to, data, caller }: Carrier, calls: readonly Inner[], as: Address, error?: string) {
  return {
    type: 'CALL',
    from,
    to,
    input: data,
    value: '0x0',
    calls: calls.map((call) => ({
      type: call.op === 1 ? 'DELEGATECALL' : 'CALL',
      from: caller ?? as,
      to: call.to,
      value: numberToHex(call.value),
      input: caller === undefined ? call.data : concatHex([call.data, as]),
      ...(error === undefined ? {} : { error }),
    })),
  };
}

type More = Readonly<{
  ok?: boolean;
  trace?: object;
  code?: Hex;
  trusted?: boolean;
  list?: readonly Address[];
  authority?: Address;
  everywhere?: boolean;
}>;

function found(carrier: Carrier, calls: readonly Inner[], more: More = {}): Promise<FoundInside> {
  const { from, to, data, logs } = carrier;
  const table: Table = {
    eth_getCode: says(more.code ?? '0x6001'),
    eth_call: says(numberToHex(more.trusted === false ? 0n : 1n, { size: 32 })),
    debug_traceTransaction: more.trace === undefined ? fails(-32601, 'no such method') : says(more.trace),
  };
  const authorizationList = more.list?.map((delegate) => ({
    chainId: more.everywhere === true ? 0 : 1,
    delegate,
    nonce: 0n,
    authority: more.authority ?? account,
    signature: concatHex([numberToHex(1n, { size: 32 }), numberToHex(1n, { size: 32 }), '0x00']),
  }));
  const sent = {
    hash: zeroHash,
    from,
    to,
    value: 0n,
    data,
    nonce: 0n,
    gas: 1n,
    authorizations: authorizationList?.length ?? 0,
    blobs: [],
    ...(authorizationList === undefined ? {} : { authorizationList }),
  };
  const receipt = {
    ok: more.ok ?? true,
    blockHash: zeroHash,
    blockNumber: 1n,
    gasUsed: 1n,
    gasPrice: 1n,
    fee: 1n,
    logs,
  };
  const node = hearingNode(tableWorld(table), 1, AbortSignal.timeout(5_000));
  return findInside(wanted(calls), { sent, receipt }, node);
}

const idsOf = (it: FoundInside) => carriedSays(it, wanted([pay])).map(({ id }) => id);

const callsFor = ({ many }: Wrapping): readonly Inner[] => (many ? [pay, coins] : [pay]);

describe.each(wrappings.map((it) => [it.name, it] as const))('%s', (_, wrapping) => {
  const calls = callsFor(wrapping);
  const honest = wrapping.build(calls, account);
  const trace = traceOf(honest, calls, account);

  test('carries exactly what was read back', async () => {
    expect(await found(honest, calls, { trace })).toMatchObject({ is: 'carried', failed: false });
    const without = await found(honest, calls);
    expect(without).toMatchObject(
      wrapping.needsTrace ? { is: 'cannotTell' } : { is: 'carried', failed: false },
    );
  });

  test('carries none of it when the whole failed', async () => {
    expect(await found({ ...honest, logs: [] }, calls, { ok: false })).toMatchObject({
      is: 'carried',
      failed: true,
    });
  });

  const twins: readonly (readonly [string, readonly Inner[], Address])[] = [
    ['other data', calls.map((call, n) => (n === 0 ? evil : call)), account],
    ['another receiver', calls.map((call, n) => (n === 0 ? { ...call, to: other } : call)), account],
    ['another value', calls.map((call, n) => (n === 0 ? { ...call, value: 1n } : call)), account],
    ['the calls of another account', calls, other],
    ...(wrapping.many
      ? ([
          ['a call more at the end', [...calls, evil], account],
          ['a call more at the beginning', [evil, ...calls], account],
          ['a call more in between', [pay, evil, coins], account],
          ['a call twice', [pay, pay, coins], account],
          ['a call less', [pay], account],
          ['another order', [coins, pay], account],
        ] as const)
      : []),
    ...(wrapping.delegates
      ? ([['a delegatecall instead', calls.map((call) => ({ ...call, op: 1 as const })), account]] as const)
      : []),
  ];

  test.each(twins)('with %s does not carry it', async (_name, inner, as) => {
    const hostile = wrapping.build(inner, as);
    expect((await found(hostile, calls)).is).not.toBe('carried');
    expect((await found(hostile, calls, { trace: traceOf(hostile, inner, as) })).is).toBe('not');
  });

  test('whose calls are not in the trace does not carry it', async () => {
    const { is } = await found(honest, calls, { trace: traceOf(honest, [evil], account) });
    // What the account and the entry point say themselves needs no trace.
    expect(is).toBe(honest.logs.length > 0 && !wrapping.needsTrace ? 'carried' : 'not');
  });

  test('whose calls were undone carried nothing through', async () => {
    const failed = honest.logs.map((log) =>
      log.topics.length === 2 ? safeSays(account, false) : operationSays(log.address, account, false),
    );
    if (failed.length > 1) failed.shift();
    const undone = traceOf(honest, calls, account, 'execution reverted');
    const { is, ...rest } = await found({ ...honest, logs: failed }, calls, { trace: undone });
    expect([is, rest]).toEqual(['carried', expect.objectContaining({ failed: true })]);
  });

  test('of an account that has no code, or without its events, is not taken for carried', async () => {
    const silent = { ...honest, logs: [] };
    const { is } = await found(silent, calls, { code: '0x', trusted: false });
    expect(is).not.toBe('carried');
  });
});

describe('what looks like a wrapping and is none', () => {
  const from = relayer;

  test('an unknown library that a Safe runs as itself instead of MultiSend', async () => {
    const data = execution(packed([pay, coins], other));
    const carrier = { from, to: account, data, logs: [safeSays(account)] };
    const { is } = await found(carrier, [pay, coins], { trace: traceOf(carrier, [pay, coins], account) });
    expect(is).toBe('not');
  });

  test('a contract that is called like an entry point, and emits like one', async () => {
    const data = handleOps('0.7', [[account, byMode([pay])]]);
    const carrier = { from, to: other, data, logs: [operationSays(other, account)] };
    expect(await found(carrier, [pay])).toMatchObject({ is: 'cannotTell', why: 'notSeenToRun' });
    const nothing = traceOf(carrier, [], account);
    expect((await found(carrier, [pay], { trace: nothing })).is).toBe('not');
  });

  test('a stranger instead of Multicall3, who shows one Safe transaction and carries out another', async () => {
    const honest = wrappings.find(({ name }) => name.includes('Multicall3'))?.build([pay], account);
    if (honest === undefined) throw new Error('no such wrapping');
    const carrier = { ...honest, to: other };
    expect(await found(carrier, [pay])).toMatchObject({ is: 'cannotTell' });
    expect((await found(carrier, [pay], { trace: traceOf(carrier, [evil], account) })).is).toBe('not');
  });

  test('a Safe that also pays for the gas', async () => {
    const data = execution(pay, { gasPrice: 10n ** 12n });
    const carrier = { from, to: account, data, logs: [safeSays(account)] };
    const trace = traceOf(carrier, [pay], account);
    expect(await found(carrier, [pay], { trace })).toMatchObject({ is: 'not', found: true, refund: true });
  });

  test('a Safe that carries out more than can be seen', async () => {
    const logs = [safeSays(account), safeSays(account)];
    const carrier = { from, to: account, data: execution(pay), logs };
    expect(await found(carrier, [pay])).toMatchObject({ is: 'not', found: true, unseen: true });
  });

  test('a bundle with a second operation of the same account', async () => {
    const to: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
    const data = handleOps('0.7', [
      [account, byMode([pay])],
      [account, byMode([evil])],
    ]);
    const logs = [operationSays(to, account), operationSays(to, account)];
    const hostile = await found({ from, to, data, logs }, [pay]);
    expect(hostile).toMatchObject({ is: 'not', found: true });
    expect(hostile.is === 'not' && hostile.more.map(({ step }) => step.data)).toEqual([evil.data]);
  });

  test('an authorization beside it, which hands the account to other code', async () => {
    const carrier = { from: account, to: account, data: byMode([pay]), logs: [] };
    const trace = traceOf(carrier, [pay], account);
    expect(await found(carrier, [pay], { trace, list: [other] })).toMatchObject({ is: 'not', found: true });
    const others = await found(carrier, [pay], { trace, list: [other], authority: relayer });
    expect(others).toMatchObject({ is: 'not', found: true });
    expect(await found(carrier, [pay], { trace })).toMatchObject({ is: 'carried' });
  });

  test('and with published code, by which a wallet makes several calls at once, it is carried, and said', async () => {
    const carrier = { from: account, to: account, data: byMode([pay]), logs: [] };
    const trace = traceOf(carrier, [pay], account);
    const [known = other] = [...knownDelegates].map((it) => getAddress(it));
    const it = await found(carrier, [pay], { trace, list: [known] });
    expect(it).toMatchObject({ is: 'carried', upgrades: [{ step: { to: known } }] });
    expect(idsOf(it)).toEqual(['hearback.carried.account', 'hearback.carried.upgraded']);
    const loud = await found(carrier, [pay], { trace, list: [other] });
    expect(idsOf(loud)).toEqual(['hearback.carried.handedOver']);
    for (const more of [{ everywhere: true }, { authority: relayer }]) {
      const it = await found(carrier, [pay], { trace, list: [known], ...more });
      expect([more, it.is]).toEqual([more, 'not']);
    }
    const two = await found(carrier, [pay], { trace, list: [known, other] });
    expect([two.is, idsOf(two)]).toEqual([
      'not',
      ['hearback.carried.handedOver', 'hearback.carried.handedOver'],
    ]);
  });

  test('the very call with an authorization of another account is no carrier', async () => {
    const carrier = { from: account, to: pay.to, data: pay.data, logs: [] };
    const trace = traceOf(carrier, [], account);
    expect((await found(carrier, [pay], { trace, list: [other], authority: relayer })).is).toBe('not');
  });

  test('an authorization of someone else in a bundle is theirs', async () => {
    const honest = wrappings.find(({ name }) => name === 'a user operation of entry point 0.7');
    const carrier = honest?.build([pay], account);
    if (carrier === undefined) throw new Error('no such wrapping');
    expect((await found(carrier, [pay], { list: [other], authority: relayer })).is).toBe('carried');
    expect((await found(carrier, [pay], { list: [other] })).is).toBe('not');
  });

  test('a forwarder that the contract does not trust', async () => {
    const carrier = wrappings.find(({ name }) => name === 'a forwarder')?.build([pay], account);
    if (carrier === undefined) throw new Error('no such wrapping');
    const trace = traceOf(carrier, [pay], account);
    expect((await found(carrier, [pay], { trusted: false, trace })).is).toBe('not');
  });

  test('Multicall3, which calls as itself', async () => {
    const to: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
    const data = packed([pay]).data;
    expect((await found({ from: account, to, data, logs: [] }, [pay])).is).toBe('not');
    expect((await found({ from: account, to: multiSend, data, logs: [] }, [pay])).is).toBe('not');
  });

  test('calldata that nobody can read tells nothing, and with a trace that it is not there', async () => {
    const carrier = { from, to: other, data: '0xdeadbeef0000' as const, logs: [] };
    expect(await found(carrier, [pay])).toEqual({ is: 'cannotTell', why: 'unread' });
    expect((await found(carrier, [pay], { trace: traceOf(carrier, [evil], account) })).is).toBe('not');
    const hidden = traceOf(carrier, [pay], account);
    expect(await found(carrier, [pay], { trace: hidden })).toEqual({ is: 'cannotTell', why: 'unread' });
  });
});

import { concatHex, type Hex, size } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/step.ts';
import { maxDepth } from '../codec/budget.ts';
import { decode } from './decode.ts';
import {
  callData,
  execTransaction,
  friend,
  from,
  multiSend,
  multiSendAddress,
  packed,
  requestOf,
  safe,
  token,
  transaction,
  transfer,
} from './testing/requests.ts';

const read = (data: Hex, abis: Parameters<typeof decode>[1]['abis'] = []) =>
  decode(transaction({ data }), { abis }).steps[0];

describe('one call', () => {
  test('a token transfer is read to its last byte', () => {
    const data = transfer(friend, 5n);
    const { steps, complete } = decode(transaction({ data }), {});
    expect(complete).toBe(true);
    expect(steps).toEqual([
      {
        id: '0',
        op: 'call',
        actor: from,
        to: token,
        value: 0n,
        data,
        bytes: [0, 68],
        runs: 'always',
        reading: 'canonical',
        oddities: [],
        fn: {
          name: 'transfer',
          signature: 'transfer(address,uint256)',
          selector: '0xa9059cbb',
          from: [{ by: 'source', name: 'ERC-20' }],
        },
        args: [
          { name: 'to', type: 'address', value: { kind: 'address', address: friend }, bytes: [4, 36] },
          { name: 'amount', type: 'uint256', value: { kind: 'integer', value: 5n }, bytes: [36, 68] },
        ],
        steps: [],
      },
    ]);
  });

  test('an approval is one of ERC-20 or of ERC-721, and says both', () => {
    const step = read(callData('approve(address,uint256)', friend, 1n));
    expect(step?.fn?.from).toEqual([
      { by: 'source', name: 'ERC-20' },
      { by: 'source', name: 'ERC-721' },
    ]);
  });

  test('a payment without calldata is read: there is nothing to read', () => {
    expect(decode(transaction({ value: 7n }), {})).toMatchObject({
      complete: true,
      steps: [{ reading: 'canonical', value: 7n, args: [] }],
    });
  });

  test.each(['0x12', '0x123456'] as const)(
    'calldata %s is too short for a function and stays unread',
    (data) => {
      expect(decode(transaction({ data }), {})).toMatchObject({
        complete: false,
        steps: [{ reading: 'unread' }],
      });
    },
  );

  test.each(['0x00000000', '0xdeadbeef', `0xdeadbeef${'00'.repeat(64)}`] as const)(
    'the selector of %s is not known: bytes only',
    (data) => {
      const { steps, complete } = decode(transaction({ data }), {});
      expect(complete).toBe(false);
      expect(steps[0]).toMatchObject({ reading: 'unread', args: [], data });
      expect(steps[0]).not.toHaveProperty('fn');
    },
  );

  test('code to be deployed stays unread', () => {
    const { steps, complete } = decode(transaction({ to: null, data: '0x6000' }), {});
    expect(complete).toBe(false);
    expect(steps[0]).toMatchObject({ op: 'create', to: null, reading: 'unread' });
  });

  test('four bytes behind a transfer are listed, and the transfer is still read', () => {
    expect(read(concatHex([transfer(friend, 5n), '0xdeadbeef']))).toMatchObject({
      reading: 'lenient',
      oddities: [{ at: 68, what: 'trailingBytes' }],
      fn: { name: 'transfer' },
    });
  });

  test('a transfer that is cut short is not read, and says why', () => {
    expect(read(transfer(friend, 5n).slice(0, -2) as Hex)).toMatchObject({
      reading: 'unread',
      oddities: [{ what: 'overrun' }],
      args: [],
    });
  });

  test('who asks without naming an account leaves the authority unknown', () => {
    const body = {
      kind: 'transaction',
      chainId: 1,
      call: { to: token, value: 1n, data: '0x' },
      set: {},
    } as const;
    expect(decode(requestOf(body), {}).steps[0]?.actor).toBe('unknown');
  });
});

describe('ABIs that were given', () => {
  const given = (...functions: string[]) => [
    { address: token, functions, from: { by: 'user', entry: 'pasted' } as const },
  ];

  test('are tried after the standards, whose functions keep their names', () => {
    const step = read(transfer(friend, 5n), given('function transfer(address amount, uint256 to)'));
    expect(step?.args.map(({ name }) => name)).toEqual(['to', 'amount']);
    expect(step?.fn?.from).toEqual([
      { by: 'source', name: 'ERC-20' },
      { by: 'user', entry: 'pasted' },
    ]);
  });

  test('cannot make a transfer read as a harmless function of the same four bytes', () => {
    const lie = given('workMyDirefulOwner(uint256 ticket, uint256 stamp)');
    expect(read(transfer(friend, 5n), lie)?.fn?.signature).toBe('transfer(address,uint256)');
    // Contracts of old compilers ignore what is before an address; as two numbers it is canonical.
    const dirty = `${transfer(friend, 5n).slice(0, 10)}01${transfer(friend, 5n).slice(12)}` as Hex;
    expect(read(dirty, lie)).toMatchObject({
      reading: 'lenient',
      fn: { signature: 'transfer(address,uint256)' },
    });
  });

  test('that fit the bytes as well as a standard are named as a guess, and make the reading odd', () => {
    const step = read(transfer(friend, 5n), given('workMyDirefulOwner(uint256 ticket, uint256 stamp)'));
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 0, what: 'otherFunction' }] });
    expect(step?.fn?.from).toEqual([
      { by: 'source', name: 'ERC-20' },
      { by: 'guess', why: 'workMyDirefulOwner(uint256,uint256)' },
    ]);
    // The same function, and no function of these four bytes, take nothing from the standard.
    for (const own of ['transfer(address payee, uint256 wad)', 'claim()'])
      expect(read(transfer(friend, 5n), given(own))).toMatchObject({ reading: 'canonical', oddities: [] });
  });

  test('do not win over a standard when only the standard fits the bytes', () => {
    const step = read(transfer(friend, 5n), given('many_msg_babbage(bytes1)'));
    expect(step?.fn?.signature).toBe('transfer(address,uint256)');
  });

  test('of another address are not used', () => {
    const step = decode(transaction({ data: '0x4e71d92d' }), {
      abis: [{ address: friend, functions: ['claim()'], from: { by: 'user', entry: 'x' } }],
    }).steps[0];
    expect(step?.reading).toBe('unread');
  });

  test('that are nonsense are ignored', () => {
    const step = read(
      transfer(friend, 5n),
      given('', 'function', 'transfer(addres,uint)', 'x'.repeat(20_000)),
    );
    expect(step?.reading).toBe('canonical');
  });
});

describe('calls inside calls', () => {
  test('ten transfers in one Safe transaction are ten steps that the Safe makes', () => {
    const entries = Array.from({ length: 10 }, (_, i) => ({ to: token, data: transfer(friend, BigInt(i)) }));
    const data = execTransaction(multiSendAddress, 0n, multiSend(packed(...entries)), 1);
    const { steps, complete } = decode(transaction({ to: safe, data }), {});
    expect(complete).toBe(true);
    const [multi] = steps[0]?.steps ?? [];
    expect(multi).toMatchObject({ id: '0.0', op: 'delegatecall', actor: safe, to: multiSendAddress });
    expect(multi?.steps).toHaveLength(10);
    for (const [i, step] of (multi?.steps ?? []).entries())
      expect(step).toMatchObject({
        id: `0.0.${i}`,
        op: 'call',
        actor: safe,
        to: token,
        reading: 'canonical',
        args: [{}, { value: { value: BigInt(i) } }],
      });
  });

  test('a step says where its calldata lies in that of its parent', () => {
    const entries = [1n, 2n].map((amount) => ({ to: token, data: transfer(friend, amount) }));
    const data = execTransaction(multiSendAddress, 0n, multiSend(packed(...entries)), 1);
    const check = (parent: Step): number =>
      parent.steps.reduce((count, inner) => {
        expect(`0x${parent.data.slice(2 + inner.bytes[0] * 2, 2 + inner.bytes[1] * 2)}`).toBe(inner.data);
        return count + 1 + check(inner);
      }, 0);
    const root = decode(transaction({ to: safe, data }), {}).steps[0];
    expect(root === undefined ? 0 : check(root)).toBe(3);
  });

  test('calls nested forty deep are read down to the limit, and what is below is said to be unread', () => {
    let data = transfer(friend, 1n);
    for (let depth = 0; depth < 40; depth += 1) data = execTransaction(safe, 0n, data, 0);
    const { steps, complete } = decode(transaction({ to: safe, data }), {});
    expect(complete).toBe(false);
    let deepest = steps[0];
    while (deepest?.steps[0] !== undefined) deepest = deepest.steps[0];
    expect(deepest).toMatchObject({ reading: 'unread', oddities: [{ what: 'budget' }] });
    expect(deepest?.id.split('.')).toHaveLength(maxDepth + 2);
  });

  test('a hundred thousand calls cost no more than the budget, and the request is not fully read', () => {
    const data = callData(
      'multicall(bytes[])',
      Array.from({ length: 100_000 }, () => '0x'),
    );
    const { steps, complete } = decode(transaction({ data }), {});
    expect(complete).toBe(false);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ reading: 'unread', oddities: [{ what: 'budget' }] });
  });

  test('calls that double at each level stop at the bytes they are made of', () => {
    let data: Hex = '0x';
    for (let depth = 0; depth < 14; depth += 1) data = callData('multicall(bytes[])', [data, data]);
    expect(size(data)).toBeGreaterThan(1_000_000);
    const count = (all: readonly Step[]): number => all.reduce((sum, step) => sum + 1 + count(step.steps), 0);
    const { steps, complete } = decode(transaction({ data }), {});
    expect(complete).toBe(false);
    expect(count(steps)).toBeLessThan(20_001);
  });
});

describe('other bodies', () => {
  const call = { to: token, value: 0n, data: transfer(friend, 1n) };

  test('calls of a batch are steps of their own, which may fail singly unless it is atomic', () => {
    const body = (atomic: boolean) =>
      requestOf({ kind: 'calls', chainId: 1, from, atomic, calls: [call, call] });
    expect(decode(body(true), {}).steps.map(({ id, runs }) => [id, runs])).toEqual([
      ['0', 'always'],
      ['1', 'always'],
    ]);
    expect(decode(body(false), {}).steps.map(({ runs }) => runs)).toEqual(['mayFail', 'mayFail']);
  });

  test('a message has no steps', () => {
    expect(decode(requestOf({ kind: 'message', bytes: '0x41' }), {})).toEqual({ steps: [], complete: true });
  });

  test('a Safe transaction is a permission for a call that the Safe makes later', () => {
    const tx = {
      to: token,
      value: 0n,
      data: transfer(friend, 25_000_000_000n),
      operation: 0,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: '0x0000000000000000000000000000000000000000',
      refundReceiver: '0x0000000000000000000000000000000000000000',
      nonce: 63n,
    } as const;
    const body = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx } as const;
    const { steps, complete } = decode(requestOf(body), {});
    expect(complete).toBe(true);
    expect(steps[0]).toMatchObject({
      op: 'permission',
      to: safe,
      runs: 'later',
      fn: { name: 'SafeTx' },
      steps: [{ id: '0.0', op: 'call', actor: safe, to: token, runs: 'later', fn: { name: 'transfer' } }],
    });
    expect(decode(requestOf({ ...body, version: 'nonsense' }), {}).steps[0]?.steps).toHaveLength(1);
  });
});

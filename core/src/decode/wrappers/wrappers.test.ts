import { describe, expect, test } from 'vitest';
import { decode } from '../decode.ts';
import {
  callData,
  execTransaction,
  friend,
  from,
  multiSend,
  multiSendAddress,
  packed,
  safe,
  token,
  transaction,
  transfer,
} from '../testing/requests.ts';

const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const pay = transfer(friend, 1n);

describe('Safe', () => {
  test('execTransaction makes its call as the Safe', () => {
    const data = execTransaction(token, 9n, pay, 0);
    expect(decode(transaction({ to: safe, data }), {}).steps[0]).toMatchObject({
      actor: from,
      steps: [{ op: 'call', actor: safe, to: token, value: 9n, runs: 'always' }],
    });
  });

  test('a delegatecall of execTransaction runs as the Safe, and moves no value', () => {
    const data = execTransaction(friend, 9n, '0x', 1);
    expect(decode(transaction({ to: safe, data }), {}).steps[0]).toMatchObject({
      steps: [{ op: 'delegatecall', actor: safe, to: friend, value: 0n }],
    });
  });

  test('an operation of 2 is refused by the Safe: nothing is read', () => {
    const data = execTransaction(token, 0n, pay, 2);
    expect(decode(transaction({ to: safe, data }), {})).toMatchObject({
      complete: false,
      steps: [{ reading: 'unread', oddities: [{ at: 100, what: 'unknownOperation' }], steps: [] }],
    });
  });

  test('setup hides a delegatecall of the new Safe, unless it names nobody', () => {
    const none = '0x0000000000000000000000000000000000000000';
    const signature = 'setup(address[],uint256,address,bytes,address,address,uint256,address)';
    const data = (to: string) => callData(signature, [from], 1n, to, pay, none, none, 0n, none);
    expect(decode(transaction({ to: safe, data: data(friend) }), {}).steps[0]?.steps).toMatchObject([
      { op: 'delegatecall', actor: safe, to: friend, data: pay },
    ]);
    expect(decode(transaction({ to: safe, data: data(none) }), {}).steps[0]?.steps).toEqual([]);
  });

  test('a call from a module may fail without undoing anything', () => {
    const data = callData('execTransactionFromModule(address,uint256,bytes,uint8)', token, 0n, pay, 0);
    expect(decode(transaction({ to: safe, data }), {}).steps[0]?.steps).toMatchObject([
      { actor: safe, runs: 'mayFail' },
    ]);
  });

  test('what is inside a call that may fail may fail too', () => {
    const many = multiSend(packed({ to: token, data: pay }));
    const signature = 'execTransactionFromModule(address,uint256,bytes,uint8)';
    const data = callData(signature, multiSendAddress, 0n, many, 1);
    expect(decode(transaction({ to: safe, data }), {}).steps[0]?.steps[0]?.steps[0]?.runs).toBe('mayFail');
  });
});

describe('multicall', () => {
  test.each([
    ['multicall(bytes[])', []],
    ['multicall(uint256,bytes[])', [1_900_000_000n]],
    ['multicall(bytes32,bytes[])', [`0x${'11'.repeat(32)}`]],
  ])(
    '%s calls the contract itself with the authority of the caller and the same value',
    (signature, before) => {
      const inner = callData('refundETH()');
      const data = callData(signature, ...before, [inner, inner]);
      const step = decode(transaction({ to: router, value: 4n, data }), {}).steps[0];
      expect(step).toMatchObject({ reading: 'canonical' });
      expect(step?.steps).toHaveLength(2);
      for (const it of step?.steps ?? [])
        expect(it).toMatchObject({ op: 'delegatecall', actor: from, to: router, value: 4n, data: inner });
    },
  );

  test('what the contract calls from within its multicall, it calls as itself', () => {
    const inner = callData('aggregate((address,bytes)[])', [[token, pay]]);
    const data = callData('multicall(bytes[])', [inner]);
    expect(decode(transaction({ to: router, data }), {}).steps[0]?.steps[0]?.steps).toMatchObject([
      { op: 'call', actor: router, to: token },
    ]);
  });
});

describe('Multicall3', () => {
  const inside = (signature: string, ...args: readonly unknown[]) =>
    decode(transaction({ to: multicall3, data: callData(signature, ...args) }), {}).steps[0]?.steps;

  test('makes its calls as itself, so that a transfer inside is not one of yours', () => {
    expect(inside('aggregate((address,bytes)[])', [[token, pay]])).toMatchObject([
      { op: 'call', actor: multicall3, to: token, runs: 'always', fn: { name: 'transfer' } },
    ]);
  });

  test('says which calls may fail', () => {
    const calls = [
      [token, true, pay],
      [token, false, pay],
    ];
    expect(inside('aggregate3((address,bool,bytes)[])', calls)?.map(({ runs }) => runs)).toEqual([
      'mayFail',
      'always',
    ]);
    expect(inside('tryAggregate(bool,(address,bytes)[])', false, [[token, pay]])?.[0]?.runs).toBe('mayFail');
    expect(inside('tryAggregate(bool,(address,bytes)[])', true, [[token, pay]])?.[0]?.runs).toBe('always');
  });

  test('sends the value that each call names', () => {
    const calls = [[friend, false, 5n, '0x']];
    expect(inside('aggregate3Value((address,bool,uint256,bytes)[])', calls)).toMatchObject([
      { to: friend, value: 5n, data: '0x', reading: 'canonical' },
    ]);
  });
});

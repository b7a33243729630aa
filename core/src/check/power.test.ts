import { type Address, concatHex, encodeFunctionData, type Hex, numberToHex, parseAbi, size } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Body, SafeTx } from '../model/request.ts';
import { answer } from './testing/answers.ts';
import { call, contract, dataOf, friend, key, me, safe, transaction, usdc } from './testing/views.ts';

const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';
const zero: Address = '0x0000000000000000000000000000000000000000';
const unread = transaction(contract, '0x3f1a77c2');

function safeTx(to: Address, data: Hex, operation: 0 | 1, more: Partial<SafeTx> = {}): Body {
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zero, refundReceiver: zero, nonce: 0n };
  const tx = { to, value: 0n, data, operation, ...gas, ...more };
  return { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
}

function batch(operation: 0 | 1, to: Address): Hex {
  const data: Hex = '0xa9059cbb';
  const part = concatHex([
    numberToHex(operation, { size: 1 }),
    to,
    numberToHex(0, { size: 32 }),
    numberToHex(size(data), { size: 32 }),
    data,
  ]);
  return encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions) payable']),
    functionName: 'multiSend',
    args: [part],
  });
}

describe('foreign code that runs as the account', () => {
  const rule = 'power.delegatecall';

  it('is stopped in a Safe transaction', () => {
    expect(answer(rule, safeTx(key, '0x12345678', 1))).toBe('stop');
  });

  it('is stopped inside a batch of a known library', () => {
    expect(answer(rule, safeTx(multiSend, batch(1, key), 1))).toBe('stop');
  });

  it('is silent for the libraries of Safe, for plain calls, and for a contract that calls itself', () => {
    expect(answer(rule, safeTx(usdc, '0x', 0))).toBe('notApplicable');
    const inner = encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256)']),
      functionName: 'transfer',
      args: [friend, 1n],
    });
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [[inner]]))).toBe('clear');
  });

  it('is not known for a call that could not be read', () => {
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('code that is replaced', () => {
  const rule = 'power.codeReplaced';
  const changeMasterCopy = encodeFunctionData({
    abi: parseAbi(['function changeMasterCopy(address)']),
    functionName: 'changeMasterCopy',
    args: [key],
  });

  it('is stopped for a Safe and a caution for a proxy', () => {
    expect(answer(rule, safeTx(safe, changeMasterCopy, 0))).toBe('stop');
    expect(answer(rule, call(contract, 'upgradeTo(address a)', [key]))).toBe('caution');
  });

  it('is silent elsewhere', () => {
    expect(answer(rule, call(usdc, 'transfer(address a, uint256 b)', [friend, 1n]))).toBe('notApplicable');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('a change of who controls', () => {
  const rule = 'power.control';

  it('is a caution', () => {
    expect(answer(rule, call(contract, 'transferOwnership(address a)', [key]))).toBe('caution');
    const data = encodeFunctionData({
      abi: parseAbi(['function enableModule(address)']),
      functionName: 'enableModule',
      args: [key],
    });
    expect(answer(rule, safeTx(safe, data, 0))).toBe('caution');
  });

  it('is silent elsewhere', () => {
    expect(answer(rule, call(usdc, 'transfer(address a, uint256 b)', [friend, 1n]))).toBe('notApplicable');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('a Safe that refunds gas', () => {
  const rule = 'power.refund';

  it('is a caution', () => {
    expect(answer(rule, safeTx(friend, '0x', 0, { gasPrice: 1n, refundReceiver: key }))).toBe('caution');
  });

  it('is silent without a price', () => {
    expect(answer(rule, safeTx(friend, '0x', 0))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('an account that hands itself to code', () => {
  const rule = 'power.authorization';

  it('is stopped', () => {
    expect(answer(rule, { kind: 'authorization', chainId: 1, delegate: key, nonce: 0n })).toBe('stop');
  });

  it('has nothing to say of a transaction', () => {
    expect(answer(rule, transaction(me, '0x', 1n))).toBe('notApplicable');
  });
});

describe('power over a Safe', () => {
  const one = [
    ['changeThreshold(uint256 threshold)', [1n]],
    ['addOwnerWithThreshold(address owner, uint256 threshold)', [friend, 1n]],
    ['removeOwner(address previousOwner, address owner, uint256 threshold)', [friend, key, 1n]],
  ] as const;

  it('is stopped where one owner is enough from then on, and a caution else', () => {
    for (const [signature, args] of one) {
      expect(answer('power.control', safeTx(safe, dataOf(signature, args), 0))).toBe('stop');
    }
    const two = dataOf('changeThreshold(uint256 threshold)', [2n]);
    expect(answer('power.control', safeTx(safe, two, 0))).toBe('caution');
  });

  it('is a caution where a library of Safe replaces its code', () => {
    const migrate = dataOf('migrateSingleton()', []);
    expect(
      answer('power.codeReplaced', safeTx('0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6', migrate, 1)),
    ).toBe('caution');
  });

  it('is stopped where it approves what nobody can read', () => {
    const rule = 'power.blindHash';
    const hash = `0x${'ab'.repeat(32)}`;
    expect(answer(rule, call(safe, 'approveHash(bytes32 hashToApprove)', [hash]))).toBe('stop');
    const sign = dataOf('signMessage(bytes data)', [hash]);
    expect(answer(rule, safeTx('0xd53cd0aB83D845Ac265BE939c57F53AD838012c9', sign, 1))).toBe('stop');
    expect(answer(rule, call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]))).toBe(
      'notApplicable',
    );
  });

  it('may be set up with the library that makes an L2 Safe', () => {
    const data = dataOf('setupToL2(address singleton)', [contract]);
    expect(
      answer('power.delegatecall', safeTx('0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54', data, 1)),
    ).not.toBe('stop');
  });
});

describe('an account that borrows its code', () => {
  const rule = 'power.borrowedCode';

  it('is noted when it signs', () => {
    expect(answer(rule, unread, { codes: { [me]: 'delegated' } })).toBe('note');
    expect(answer(rule, unread)).toBe('clear');
    expect(answer(rule, { kind: 'message', signer: me, bytes: '0x' })).toBe('notApplicable');
  });
});

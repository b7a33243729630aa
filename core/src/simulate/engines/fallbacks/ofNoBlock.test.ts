import { describe, expect, test } from 'vitest';
import { isOfNoBlock } from './ofNoBlock.ts';

const traced = (...ops: readonly string[]) => ({
  failed: false,
  structLogs: ops.map((op, n) => ({ pc: n, op, depth: 1 })),
});

describe('a call that asks for nothing of its block', () => {
  test.each([
    ['a transfer of a token', ['PUSH1', 'CALLDATALOAD', 'SLOAD', 'SUB', 'SSTORE', 'LOG3', 'RETURN']],
    ['one that passes all its gas on', ['DUP1', 'GAS', 'DELEGATECALL', 'RETURNDATACOPY', 'STOP']],
    ['one that hashes and creates', ['SHA3', 'KECCAK256', 'CREATE2', 'EXTCODEHASH', 'STOP']],
  ])('is the same in any: %s', (_, ops) => {
    expect(isOfNoBlock(traced(...ops))).toBe(true);
  });
});

describe('a call that may be another one in another block', () => {
  test.each([
    'BLOCKHASH',
    'COINBASE',
    'TIMESTAMP',
    'NUMBER',
    'DIFFICULTY',
    'PREVRANDAO',
    'GASLIMIT',
    'BASEFEE',
    'BLOBBASEFEE',
    'BLOBHASH',
    'GASPRICE',
    'BALANCE',
    'SELFBALANCE',
    'SLOTNUM',
    'opcode 0x4b not defined',
    '',
  ])('asks for %s', (op) => {
    expect(isOfNoBlock(traced('PUSH1', op, 'STOP'))).toBe(false);
  });

  test.each([
    ['looks at the gas that is left', ['EXTCODESIZE', 'GAS', 'SUB', 'STOP']],
    ['gives a call so much gas that it may fail elsewhere', ['PUSH2', 'CALL', 'STOP']],
    ['ends with gas that nobody is given', ['PUSH1', 'GAS', 'STOP']],
  ])('%s', (_, ops) => {
    expect(isOfNoBlock(traced(...ops))).toBe(false);
  });
});

describe('a list of steps that says nothing', () => {
  test.each([
    ['of a call that failed', { ...traced('PUSH1', 'STOP'), failed: true }],
    ['that was cut at its end', traced('PUSH1', 'ADD')],
    ['that was cut at its beginning', { failed: false, structLogs: [{ pc: 9, op: 'STOP', depth: 1 }] }],
    ['that ends inside another call', { failed: false, structLogs: [{ pc: 0, op: 'STOP', depth: 2 }] }],
    ['without steps', traced()],
    ['of another form', { calls: [] }],
    ['that is none', null],
  ])('%s', (_, result) => {
    expect(isOfNoBlock(result)).toBe(false);
  });
});

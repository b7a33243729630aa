import { expect, test } from 'vitest';
import { readerCode, readerOutput } from './reader.ts';
import { compiledYul } from '../simulate/testing/contracts.ts';

test('the reader is what its source compiles to', () => {
  const source = `
    mstore(0x00, gasprice()) mstore(0x20, number()) mstore(0x40, timestamp()) mstore(0x60, balance(caller()))
    let out := 0x80
    for { let at := 0 } lt(at, calldatasize()) {} {
      let head := calldataload(at)
      let len := byte(0, head)
      let target := shr(96, shl(8, head))
      at := add(at, 21)
      let word := add(out, 0x20)
      switch len
      case 0 { mstore(out, 1) mstore(word, balance(target)) }
      case 1 {
        mstore(out, 1)
        extcodecopy(target, word, 0, 0x20)
        if or(xor(extcodesize(target), 23), xor(shr(232, mload(word)), 0xef0100)) { mstore(word, extcodehash(target)) }
      }
      default {
        let skip := 0
        if gt(len, 127) { skip := shl(5, byte(0, calldataload(at))) at := add(at, 1) len := and(len, 127) }
        calldatacopy(add(out, 0x40), at, len)
        let ok := staticcall(200000, target, add(out, 0x40), len, 0, 0)
        ok := and(ok, gt(returndatasize(), add(skip, 31)))
        mstore(out, ok)
        if ok { returndatacopy(word, skip, 0x20) }
        at := add(at, len)
      }
      out := add(out, 0x40)
    }
    return(0, out)`;
  expect(compiledYul('Reader', source)).toBe(readerCode);
});

test('an answer of another length is not an answer', () => {
  expect(readerOutput('0x', 0)).toBeUndefined();
  expect(readerOutput(`0x${'00'.repeat(128)}`, 1)).toBeUndefined();
  expect(readerOutput(`0x${'00'.repeat(192)}`, 1)?.words).toEqual([{ s: 'unknown', why: 'unanswered' }]);
});

import { expect, test } from 'vitest';
import { readerCode, readerOutput } from './reader.ts';
import { compiledYul } from './testing/contracts.ts';

test('the reader is what its source compiles to', () => {
  const source = `
    mstore(0x00, gasprice()) mstore(0x20, number()) mstore(0x40, timestamp()) mstore(0x60, balance(caller()))
    let out := 0x80
    for { let at := 0 } lt(at, calldatasize()) {} {
      let head := calldataload(at)
      let len := byte(0, head)
      let target := shr(96, shl(8, head))
      at := add(at, 21)
      switch len
      case 0 { mstore(out, 1) mstore(add(out, 0x20), balance(target)) }
      default {
        calldatacopy(add(out, 0x40), at, len)
        let ok := staticcall(200000, target, add(out, 0x40), len, add(out, 0x20), 0x20)
        mstore(out, and(ok, gt(returndatasize(), 31)))
        at := add(at, len)
      }
      out := add(out, 0x40)
    }
    return(0, out)`;
  expect(compiledYul('Reader', source)).toBe(readerCode);
});

test('an answer of another length is no answer', () => {
  expect(readerOutput('0x', 0)).toBeUndefined();
  expect(readerOutput(`0x${'00'.repeat(128)}`, 1)).toBeUndefined();
  expect(readerOutput(`0x${'00'.repeat(192)}`, 1)?.words).toEqual([{ s: 'unknown', why: 'refused' }]);
});

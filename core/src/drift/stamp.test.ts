import { expect, it } from 'vitest';
import { compiledYul } from '../simulate/testing/contracts.ts';
import { stampCode, stampIn } from './stamp.ts';

it('the stamp is what its source compiles to', () => {
  const source = `
    let code := datasize("Stamp")
    let length := sub(codesize(), code)
    let room := add(0x40, length)
    codecopy(0x40, code, length)
    for { let at := 0x40 } lt(at, room) {} {
      let head := mload(at)
      let len := byte(0, head)
      let target := shr(96, shl(8, head))
      at := add(at, 21)
      switch len
      case 0 { mstore(0x20, extcodehash(target)) }
      default {
        if iszero(staticcall(200000, target, at, len, 0, 0)) { revert(0, 0) }
        returndatacopy(room, 0, returndatasize())
        mstore(0x20, keccak256(room, returndatasize()))
        at := add(at, len)
      }
      mstore(0, keccak256(0, 0x40))
    }
    mstore(0x20, mload(0)) mstore(0, 1)
    return(0, 0x40)`;
  expect(compiledYul('Stamp', source)).toBe(stampCode);
});

it('only one and a hash is taken for a stamp', () => {
  const one = `0x${'0'.repeat(63)}1`;
  expect(stampIn(`${one}${'ab'.repeat(32)}`)).toBe('ab'.repeat(32));
  for (const it of [one, '0x', null, 7, `${one}${'ab'.repeat(33)}`, `0x${'ab'.repeat(64)}`])
    expect(stampIn(it)).toBeUndefined();
});

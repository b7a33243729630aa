import { keccak256, toHex } from 'viem';
import { expect, test } from 'vitest';
import { hashOfCode } from './hashOfCode.ts';

test('code has its own hash, however much other code was asked for between', () => {
  const codes = Array.from({ length: 100 }, (_, at) => toHex(at, { size: 40 }));
  for (const it of [...codes, ...codes.toReversed(), ...codes]) expect(hashOfCode(it)).toBe(keccak256(it));
  expect(hashOfCode('0x')).toBe(keccak256('0x'));
});

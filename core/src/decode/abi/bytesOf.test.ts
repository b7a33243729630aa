import fc from 'fast-check';
import { bytesToHex, hexToBytes } from 'viem';
import { expect, test } from 'vitest';
import { bytesOf } from './bytesOf.ts';

test('any bytes come out as viem reads them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(bytesOf(bytesToHex(bytes))).toEqual(hexToBytes(bytesToHex(bytes)));
    }),
  );
});

test('hex in upper case is read, and what is no hex is refused as viem refuses it', () => {
  expect(bytesOf('0xABcd')).toEqual(new Uint8Array([0xab, 0xcd]));
  expect(bytesOf('0x1')).toEqual(hexToBytes('0x1'));
  expect(() => bytesOf('0xzz')).toThrow();
  expect(() => bytesOf('0x1é')).toThrow();
});

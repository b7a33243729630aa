import fc from 'fast-check';
import { type Address, bytesToHex, checksumAddress } from 'viem';
import { expect, test } from 'vitest';
import { checksumOf } from './checksum.ts';

test('the checksum of any address is the one that viem works out', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const lower = bytesToHex(bytes);
      expect(checksumOf(lower)).toBe(checksumAddress(lower));
      expect(checksumOf(lower)).toBe(checksumAddress(lower));
    }),
  );
});

test('the addresses of EIP-55 come out as they are there', () => {
  const examples: readonly Address[] = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ];
  for (const address of examples) expect(checksumOf(address.toLowerCase() as Address)).toBe(address);
});

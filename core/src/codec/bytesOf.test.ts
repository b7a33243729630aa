import { hexToBytes } from 'viem';
import { expect, test } from 'vitest';
import { bytesOf } from './bytesOf.ts';

const long = `0x${'00ff7f80'.repeat(100)}` as const;

test('long calldata is the same bytes with the means of the platform and without', () => {
  const native = Object.getOwnPropertyDescriptor(Uint8Array, 'fromHex');
  const wanted = hexToBytes(long);
  expect(bytesOf(long)).toEqual(wanted);
  const asked: string[] = [];
  try {
    Object.defineProperty(Uint8Array, 'fromHex', {
      configurable: true,
      value: (text: string) => {
        asked.push(text);
        return wanted;
      },
    });
    expect(bytesOf(long)).toBe(wanted);
    expect(asked).toEqual([long.slice(2)]);
    Object.defineProperty(Uint8Array, 'fromHex', { configurable: true, value: undefined });
    expect(bytesOf(long)).toEqual(wanted);
  } finally {
    if (native === undefined) Reflect.deleteProperty(Uint8Array, 'fromHex');
    else Object.defineProperty(Uint8Array, 'fromHex', native);
  }
});

test('what is not hex is refused, however long it is', () => {
  for (const odd of [`0x${'0g'.repeat(200)}`, '0x0g'] as const)
    expect(() => bytesOf(odd), odd.slice(0, 8)).toThrow();
});

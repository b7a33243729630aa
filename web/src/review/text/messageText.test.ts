import { bytesToHex, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { messageText } from './messageText.ts';

describe('a message to sign', () => {
  it('is text with every character of it, a byte order mark too', () => {
    expect(messageText(stringToHex('\uFEFFSign in'))).toEqual({ kind: 'text', text: '\uFEFFSign in' });
  });

  it('stays bytes when it is not text', () => {
    expect(messageText(bytesToHex(new Uint8Array([0xff, 0xfe])))).toEqual({
      kind: 'bytes',
      hex: '0xfffe',
      bytes: 2,
    });
  });
});

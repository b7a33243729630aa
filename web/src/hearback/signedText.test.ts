import { stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { digestOf } from '../verify/digestOf.ts';
import { signedText } from './signedText.ts';

test('what is given is exactly what was signed, as text where it is one', () => {
  for (const [bytes, as] of [
    [stringToHex('I am learning \n to read. '), 'text'],
    [stringToHex('one\r\ntwo'), 'bytes'],
    ['0xff00', 'bytes'],
    [stringToHex('\ufeffmarked'), 'text'],
  ] as const) {
    const given = signedText({ kind: 'message', bytes });
    expect(given?.as).toBe(as);
    expect(digestOf(as, given?.text ?? '')).toEqual(digestOf('bytes', bytes));
  }
});

test('a blind hash is not offered: nobody knows what it is of', () => {
  expect(signedText({ kind: 'message', bytes: `0x${'11'.repeat(32)}`, blind: true })).toBeUndefined();
});

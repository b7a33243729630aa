import { expect, test } from 'vitest';
import { decoded } from './decoded.ts';

const text = '{"method":"personal_sign","params":["ü"]}';

test('a byte order mark is no part of the text, in UTF-8 and in UTF-16', () => {
  expect(decoded(Buffer.from(text))).toBe(text);
  expect(decoded(Buffer.from(`\ufeff${text}`))).toBe(text);
  expect(decoded(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
});

test('a second one is, and what is no text is none', () => {
  expect(decoded(Buffer.from(`\ufeff\ufeff${text}`))).toBe(`\ufeff${text}`);
  expect(() => decoded(Buffer.from([0xc3, 0x28]))).toThrow(TypeError);
  expect(() => decoded(Buffer.from([0xff, 0xfe, 0x00, 0xd8]))).toThrow(TypeError);
  expect(decoded(new Uint8Array())).toBe('');
});

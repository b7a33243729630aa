import fc from 'fast-check';
import { expect, test } from 'vitest';
import { iconOf, iconType, readIcon } from './siteIcon.ts';

const zeros = (length: number) => Array.from({ length }, () => 0);
const side = (pixels: number) => [0, 0, pixels >> 8, pixels & 255];
const pngOf = (width: number, height: number, more = 0) =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...side(width),
    ...side(height),
    ...zeros(more),
  ]);
const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a small PNG and an ICO file are icons, by what their bytes say', () => {
  expect(iconType(pngOf(64, 64))).toBe('image/png');
  expect(iconType(Uint8Array.from([0, 0, 1, 0, 1, 0, ...zeros(40)]))).toBe('image/x-icon');
});

test('a drawing that may hold a script, a page, or another picture is none', () => {
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><title>Not found</title>',
    'GIF89a                          ',
    '',
  ])
    expect(iconOf(bytesOf(text))).toBeUndefined();
});

test('one that is too large, on disk or once it is drawn, is none', () => {
  expect(iconType(pngOf(30_000, 64))).toBeUndefined();
  expect(iconType(pngOf(0, 64))).toBeUndefined();
  expect(iconType(pngOf(64, 64, 32_745))).toBeUndefined();
  expect(iconType(Uint8Array.from([0, 0, 1, 0, 200, 0, ...zeros(40)]))).toBeUndefined();
});

test('what comes from elsewhere is an icon only as data, under its own type', () => {
  const icon = iconOf(pngOf(32, 32)) ?? '';
  expect(readIcon(icon)).toBe(icon);
  for (const other of [
    icon.replace('png', 'x-icon'),
    icon.replace('data:', 'https://site.example/'),
    icon.replace('image/png', 'image/svg+xml'),
    `${icon}"); background: url(https://site.example`,
    'https://site.example/icon.png',
    { toString: () => icon },
    undefined,
  ])
    expect(readIcon(other)).toBeUndefined();
});

test('nothing at all makes another address of it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readIcon(`data:image/png;base64,${text}`)).toBeUndefined();
    }),
  );
});

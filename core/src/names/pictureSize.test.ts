import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avatarPlace } from './avatarPlace.ts';
import { pictureSize } from './pictureSize.ts';

const ascii = (text: string) => Array.from(text, (it) => it.charCodeAt(0));
const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256);
const little = (value: number, size: number) => big(value, size).toReversed();

const png = (width: number, height: number) => [
  0x89,
  ...ascii('PNG\r\n\x1a\n'),
  ...big(13, 4),
  ...ascii('IHDR'),
  ...big(width, 4),
  ...big(height, 4),
  ...big(0x0806, 2),
  ...big(0, 3),
];
/** With a table of four colors and one extension before the frame, whose size may be another. */
const gif = (width: number, height: number, frame: readonly [number, number] = [width, height]) => [
  ...ascii('GIF89a'),
  ...little(width, 2),
  ...little(height, 2),
  ...big(0x810000, 3),
  ...big(0, 12),
  ...big(0x21f904, 3),
  ...big(0, 5),
  ...big(0x2c, 1),
  ...big(0, 4),
  ...little(frame[0], 2),
  ...little(frame[1], 2),
  0,
];
const riff = (...chunk: readonly number[]) => [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...chunk];
const webp = (width: number, height: number) =>
  riff(...ascii('VP8X'), 10, 0, 0, 0, 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3));
const lossless = (width: number, height: number) =>
  riff(...ascii('VP8L'), 5, 0, 0, 0, 0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4));
const lossy = (width: number, height: number) =>
  riff(...ascii('VP8 '), 9, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2));
const jpeg = (width: number, height: number) => [
  ...big(0xffd8ffe0, 4),
  ...big(0x00040101, 4),
  ...big(0xffc4000301, 5),
  ...big(0xffc2000b08, 5),
  ...big(height, 2),
  ...big(width, 2),
  ...big(0x01011100, 4),
];

const kinds = { png, gif, webp, lossless, lossy, jpeg };

test.each(Object.entries(kinds))('the size of a picture is read before it is drawn: %s', (_, make) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16_000 }), fc.integer({ min: 1, max: 16_000 }), (width, height) => {
      expect(pictureSize(Uint8Array.from(make(width, height)))).toEqual({ width, height });
    }),
  );
});

test('a frame that is larger than the screen of its GIF counts', () => {
  expect(pictureSize(Uint8Array.from(gif(1, 1, [30_000, 20_000])))).toEqual({
    width: 30_000,
    height: 20_000,
  });
});

test('whatever bytes come, a size comes or none does', () => {
  const start = fc.constantFrom(...Object.values(kinds).map((make) => make(3, 3)));
  fc.assert(
    fc.property(start, fc.nat(40), fc.uint8Array(), (bytes, kept, noise) => {
      const size = pictureSize(Uint8Array.from([...bytes.slice(0, kept), ...noise]));
      expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true);
    }),
  );
});

test('a picture that would unpack to hundreds of megabytes is not shown, however few its bytes are', () => {
  const uri = (kind: string, bytes: readonly number[]) =>
    `data:image/${kind};base64,${btoa(String.fromCharCode(...bytes))}`;
  const all = [
    ['png', png],
    ['gif', gif],
    ['webp', webp],
    ['jpeg', jpeg],
  ] as const;
  for (const [kind, make] of all) {
    expect(avatarPlace(uri(kind, make(512, 512))), kind).toMatchObject({ kind: 'data' });
    expect(avatarPlace(uri(kind, make(18_000, 18_000))), kind).toBeUndefined();
    expect(avatarPlace(uri(kind, make(60_000, 1))), kind).toBeUndefined();
    expect(avatarPlace(uri(kind, make(512, 512).slice(0, 12))), kind).toBeUndefined();
  }
});

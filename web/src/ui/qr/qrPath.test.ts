import { generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { mostQr, qrPath, quiet } from './qrPath.ts';

/** The modules that a path draws, read back from it. */
function drawn(path: string): ReadonlySet<string> {
  const dark = new Set<string>();
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(run); at += 1) dark.add(`${Number(x) + at - quiet},${Number(y) - quiet}`);
  }
  return dark;
}

test('every dark module is drawn, and no other', () => {
  const text = 'https://readback.example/#/check?r=v1.AbC-_09';
  const code = generate(text);
  const expected = new Set<string>();
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) expected.add(`${x},${y}`);
  }
  const path = qrPath(text);
  expect(drawn(path?.path ?? '')).toEqual(expected);
  expect(path?.size).toBe(code.size + 2 * quiet);
});

test('what no camera could read is not drawn', () => {
  expect(qrPath('a'.repeat(mostQr))).toBeDefined();
  expect(qrPath('a'.repeat(mostQr + 1))).toBeUndefined();
});

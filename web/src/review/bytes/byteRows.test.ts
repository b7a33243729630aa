import type { ByteUse } from '@readback/core/decode/byteMap.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteRows } from './byteRows.ts';

const selector: ByteUse = { bytes: [0, 4], what: 'selector' };
const use = (start: number, end: number, arg = 'a'): ByteUse => ({ bytes: [start, end], what: 'value', arg });

describe('the bytes of a call, in rows', () => {
  test('are the selector, and then words of 32', () => {
    const rows = byteRows(
      70,
      [selector, use(4, 36), use(36, 68, 'b'), { bytes: [68, 70], what: 'extra' }],
      [],
    );
    expect(rows.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 36],
      [36, 68],
      [68, 70],
    ]);
    expect(rows.map(({ parts }) => parts[0]?.uses[0]?.what)).toEqual(['selector', 'value', 'value', 'extra']);
  });

  test('are cut where what they are for changes, and name both uses of what is read twice', () => {
    const [, row] = byteRows(36, [selector, use(4, 20), use(10, 36, 'b')], []);
    expect(row?.parts.map(({ start, end, uses }) => [start, end, uses.map(({ arg }) => arg)])).toEqual([
      [4, 10, ['a']],
      [10, 20, ['a', 'b']],
      [20, 36, ['b']],
    ]);
  });

  test('say what is odd where it is, and at the last byte what lies behind it', () => {
    const rows = byteRows(
      68,
      [selector, use(4, 36), use(36, 68, 'b')],
      [
        { at: 40, what: 'dirtyBits' },
        { at: 68, what: 'overrun' },
      ],
    );
    expect(rows.map(({ parts }) => parts.flatMap(({ oddities }) => oddities))).toEqual([
      [],
      [],
      ['dirtyBits', 'overrun'],
    ]);
  });

  test('hold every byte once, in order, each with exactly the uses that name it', () => {
    const anyUse = fc
      .tuple(fc.nat(300), fc.integer({ min: 1, max: 200 }))
      .map(([start, length]) => use(start, start + length));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.array(anyUse, { maxLength: 12 }), (size, made) => {
        const uses = [...made].sort((a, b) => a.bytes[0] - b.bytes[0] || a.bytes[1] - b.bytes[1]);
        const parts = byteRows(size, uses, []).flatMap((row) => row.parts);
        let at = 0;
        for (const part of parts) {
          expect(part.start).toBe(at);
          at = part.end;
          for (let byte = part.start; byte < part.end; byte += 1)
            expect(part.uses).toEqual(uses.filter(({ bytes }) => bytes[0] <= byte && byte < bytes[1]));
        }
        expect(at).toBe(size);
      }),
    );
  });
});

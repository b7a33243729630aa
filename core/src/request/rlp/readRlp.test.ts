import fc from 'fast-check';
import { type Hex, toHex, toRlp } from 'viem';
import { describe, expect, test } from 'vitest';
import { mostRlpItems, readRlp, type RlpItem } from './readRlp.ts';

type Nested = Hex | readonly Nested[];

const plain = (item: RlpItem): Nested => (item.kind === 'bytes' ? item.hex : item.items.map(plain));
const again = (bytes: Hex): Hex => toRlp(plain(readRlp(bytes)) as Hex);

const value = fc.uint8Array({ maxLength: 70 }).map((it) => toHex(it));
const nested = fc.letrec<{ node: Nested }>((tie) => ({
  node: fc.oneof({ maxDepth: 5, depthSize: 'small' }, value, fc.array(tie('node'), { maxLength: 5 })),
})).node;

describe('RLP', () => {
  test('that viem writes is read back to the same values', () => {
    fc.assert(
      fc.property(nested, (it) => {
        expect(plain(readRlp(toRlp(it as Hex)))).toEqual(it);
      }),
    );
  });

  test('that was changed, cut or extended is refused, or is the one encoding of what it says', () => {
    const change = fc.record({ at: fc.nat(), byte: fc.nat(255), how: fc.constantFrom('set', 'cut', 'add') });
    fc.assert(
      fc.property(nested, change, (it, { at, byte, how }) => {
        const digits = toRlp(it as Hex).slice(2);
        const place = (at % (digits.length / 2)) * 2;
        const two = byte.toString(16).padStart(2, '0');
        const tail = how === 'cut' ? '' : digits.slice(place + (how === 'set' ? 2 : 0));
        const bytes: Hex = `0x${digits.slice(0, place)}${how === 'cut' ? '' : two}${tail}`;
        try {
          expect(again(bytes)).toBe(bytes);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ParseError' });
        }
      }),
    );
  });

  // Yellow Paper, appendix B, and the invalid cases of the RLP tests in ethereum/tests, by their kinds.
  test.each([
    ['0x', 'rlp.tooEarly'],
    ['0x8100', 'rlp.unneeded'],
    ['0x817f', 'rlp.unneeded'],
    ['0xb80161', 'rlp.notShortest'],
    ['0xb90040' + '61'.repeat(64), 'rlp.notShortest'],
    ['0xf80161', 'rlp.notShortest'],
    ['0x8261', 'rlp.tooEarly'],
    ['0xc26161' + '00', 'rlp.extra'],
    ['0xc482' + '6161', 'rlp.tooEarly'],
    ['0xc3c482' + '61', 'rlp.tooEarly'],
    ['0xbfffffffffffffffff', 'rlp.tooLong'],
    ['0xff0100000000000000', 'rlp.tooLong'],
    ['0xb8', 'rlp.tooEarly'],
  ])('%s is refused', (bytes, sentence) => {
    expect(() => readRlp(bytes as Hex)).toThrow(sentence);
  });

  test('does no more work than its limits allow', () => {
    const deep: Hex = `0x${Array.from({ length: 12 }, (_, n) => (0xc0 + 11 - n).toString(16)).join('')}`;
    expect(() => readRlp(deep)).toThrow('rlp.tooDeep');
    const count = mostRlpItems + 10;
    const wide: Hex = `0xf9${count.toString(16).padStart(4, '0')}${'01'.repeat(count)}`;
    expect(() => readRlp(wide)).toThrow('rlp.tooMany');
  });

  test('says where it goes wrong', () => {
    expect(() => readRlp('0xc38100')).toThrow(expect.objectContaining({ at: 2 + 3 * 2 }));
  });
});

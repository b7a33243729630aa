import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, print } from './line.ts';

const paper = { columns: 60, colour: false };

describe('a line on a terminal', () => {
  it('breaks between words and goes on further in', () => {
    const text = 'one two three four five six seven eight nine ten eleven twelve thirteen';
    expect(print([line(2, text)], paper)).toBe(
      '  one two three four five six seven eight nine ten eleven\n    twelve thirteen\n',
    );
  });

  it('never breaks a hash or an address', () => {
    const hash = `0x${'ab'.repeat(32)}`;
    expect(print([line(2, 'Hash ', hash)], { columns: 40, colour: false })).toContain(hash);
  });

  it('is coloured only when colour is asked for', () => {
    const red = [line(0, { text: 'Stop', tone: 'stop' })];
    expect(print(red, paper)).toBe('Stop\n');
    expect(print(red, { ...paper, colour: true })).toBe('\u001b[1;31mStop\u001b[0m\n');
  });

  it('lets no character through that is not seen, whoever wrote the text', () => {
    const character = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\u001b[31m',
        '\u202e',
        '\u200b',
        '\u009b',
        '\r',
        '\n',
        '\t',
        '\u2028',
        '\u00ad',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 30 }), (parts) => {
        const out = print([line(2, ...parts)], paper);
        expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it('shows every visible character of what it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 90 }), { maxLength: 6 }), (parts) => {
        const out = print([line(4, ...parts)], paper);
        expect(out.replace(/\s/g, '')).toBe(parts.join('').replace(/\s/g, ''));
      }),
    );
  });
});

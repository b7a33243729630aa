import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlain, safeSpans } from './safeSpans.ts';

const kinds = (text: string, options = {}): string[] => safeSpans(text, options).map((span) => span.kind);

test('ordinary text in any one script is left alone', () => {
  for (const text of [
    'USDC',
    'Uniswap V2',
    'été',
    'Привет мир',
    'ΑΒΓ',
    '日本語 text',
    'مرحبا',
    'naïve café №5',
    '🙂',
  ]) {
    expect(isPlain(text), text).toBe(true);
  }
});

test('invisible and misleading characters are each made visible as what they are', () => {
  const cases: [number, string][] = [
    ...[0x202a, 0x202e, 0x2066, 0x2069, 0x200e, 0x200f, 0x061c].map((it): [number, string] => [it, 'bidi']),
    ...[0x200b, 0x200c, 0x200d, 0xfeff, 0xad, 0x2060, 0xfe0f, 0xe0041, 0xe0101, 0x180e].map(
      (it): [number, string] => [it, 'hidden'],
    ),
    ...[0xa0, 0x2003, 0x3000, 0x3164, 0x2800, 0x034f, 0xfffa, 0x13430, 0x1343f].map(
      (it): [number, string] => [it, 'hidden'],
    ),
    ...[0x00, 0x07, 0x09, 0x1b, 0x7f, 0x9b, 0xd800, 0xdfff, 0xe000, 0xfffe].map((it): [number, string] => [
      it,
      'control',
    ]),
    ...[0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029].map((it): [number, string] => [it, 'lineBreak']),
  ];
  for (const [codePoint, kind] of cases) {
    const it = String.fromCodePoint(codePoint);
    expect(safeSpans(`a${it}b`), codePoint.toString(16)).toEqual([
      { kind: 'plain', text: 'a' },
      { kind, text: it, codePoint },
      { kind: 'plain', text: 'b' },
    ]);
  }
});

test('a letter of another script inside a word is marked, in the word only', () => {
  expect(safeSpans('USD\u0421 Сбер')).toEqual([
    { kind: 'plain', text: 'USD' },
    { kind: 'lookAlike', text: '\u0421', codePoint: 0x421 },
    { kind: 'plain', text: ' Сбер' },
  ]);
  expect(kinds('\u0405\u0405L')).toEqual(['lookAlike', 'plain']);
  expect(kinds('vit\u0430lik.eth')).toEqual(['plain', 'lookAlike', 'plain']);
  expect(kinds('\u{1d414}SDC')).toContain('lookAlike');
  expect(kinds('ＵＳＤＣ')).not.toContain('plain');
});

test('a message may have lines and tabs, but no other breaks', () => {
  expect(isPlain('one\n\ttwo', { lines: 'many' })).toBe(true);
  expect(kinds('one\rtwo', { lines: 'many' })).toEqual(['plain', 'lineBreak', 'plain']);
});

test('stacked marks are hidden from the third on', () => {
  expect(isPlain('e\u0301\u0323')).toBe(true);
  expect(kinds('e\u0301\u0323\u0302\u0303')).toEqual(['plain', 'hidden', 'hidden']);
});

test('a long text is cut, whole characters only, and its full length is told', () => {
  const spans = safeSpans('a'.repeat(199) + '🙂'.repeat(100));
  expect(spans.map((span) => span.text.length)).toEqual([199, 200]);
  expect(spans[1]).toMatchObject({ kind: 'cut', fullLength: 399 });
  expect(safeSpans('\u200b'.repeat(1_000_000))).toHaveLength(2);
});

test('no text is ever lost or changed', () => {
  const odd = fc.constantFrom(
    '\u202e',
    '\u200b',
    '\u0421',
    'a',
    '\n',
    '\ud800',
    '\udc00',
    '🙂',
    '\u0301',
    'Ｕ',
    ' ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      texts,
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('one', 'many'),
      (text, max, lines) => {
        const spans = safeSpans(text, { lines, max } as const);
        expect(spans.map((span) => span.text).join('')).toBe(text);
        expect(spans.every((span) => span.text !== '')).toBe(true);
      },
    ),
  );
});

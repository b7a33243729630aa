import type { SourceLanguage } from '@readback/core/abi/sources/publishedSource.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { codeLines, lineCount } from './codeLines.ts';
import { codeOnly } from './codeOnly.ts';

function linesOf(text: string, language: SourceLanguage) {
  const lines = codeLines(text, language, new Map());
  return lines && [...lines];
}

describe('Solidity', () => {
  it.each([
    ['a; // b', 'a;  '],
    ['a; // b\nc;', 'a;  \nc;'],
    ['a; // b\r\nc;', 'a;  \r\nc;'],
    ['a;\r// b\r\nc;\rd;', 'a;\r \r\nc;\rd;'],
    ['a; /* b\rc */ d;', 'a;  \r  d;'],
    ['a; /// @notice b\nc;', 'a;  \nc;'],
    ['a; /* b\n * c\r\n */ d;', 'a;  \n \r\n  d;'],
    ['a; /**/ b;', 'a;   b;'],
    ['a; /*/ b */ c;', 'a;   c;'],
    ['a; /** @dev b **/ c;', 'a;   c;'],
    ['a / b; a /* / */ / b;', 'a / b; a   / b;'],
    ['a = "b"; c', "a = ''; c"],
    ["a = 'b'; c", "a = ''; c"],
    ['a = "// b"; c; // "d', "a = ''; c;  "],
    ['a = "/* b"; c; /* " */ d', "a = ''; c;   d"],
    [String.raw`a = "b\"c"; d`, "a = ''; d"],
    [String.raw`a = "b\\"; d`, "a = ''; d"],
    [String.raw`a = 'b\'c"'; d`, "a = ''; d"],
    ['a = "b\\\nc"; d', "a = ''\n ; d"],
    ['a = "b\\\r\nc"; d', "a = ''\r\n ; d"],
    ['a = unicode"b 🙂"; c', "a = unicode''; c"],
    ['a = hex"00ff"; c', "a = hex''; c"],
    ['a = "b" "c"; d', "a = '' ''; d"],
    ['a; /* b', 'a;  '],
    ['a; // b', 'a;  '],
    ['a = "b', "a = ''"],
    ['a = "b\nc;', "a = ''\nc;"],
    ['a = "b\\', "a = ''"],
    ['assembly ("memory-safe") { let a := 1 -> }', "assembly ('') { let a := 1 -> }"],
    ['\uFEFFcontract A {}', 'contract A {}'],
  ])('%j', (text, code) => {
    expect(codeOnly(text, 'solidity')).toBe(code);
  });

  it.each(['# a', 'a ` b', 'a @b', 'a é', 'a \u202E b', 'a\u00A0b', 'a \\ b', 'a \0'])(
    'is not what has %j outside of strings and comments',
    (text) => expect(codeOnly(text, 'solidity')).toBeUndefined(),
  );
});

it.each([
  ['a; // b\rc;', 'solidity'],
  ['a; // b\vc;', 'solidity'],
  ['a; // b\fc;', 'solidity'],
  ['a = "b\rc";', 'solidity'],
  ['a # b\rc', 'vyper'],
  ['a = "b\rc"', 'vyper'],
] as const)('what ends a comment or string to some compilers alone is not read: %j', (text, language) => {
  expect(codeOnly(text, language)).toBeUndefined();
});

describe('Vyper', () => {
  it.each([
    ['a = 1 # b', 'a = 1  '],
    ['# @version ^0.4\r\na = 1', ' \r\na = 1'],
    ['a = 7 // 2', 'a = 7 // 2'],
    ['a = "# b" # "c', "a = ''  "],
    ['"""\nb "c" # d\n"""\na', "''\n \n \na"],
    ["'''b'c''\"\"\"'''\na", "''\na"],
    ['"""b \\""" c"""\na', "''\na"],
    ['"""b""""c"', "''''"],
    ['a = ""\nb', "a = ''\nb"],
    ['a = "b\nc', "a = ''\nc"],
    ['a = "b\\\nc"\nd', "a = ''\n \nd"],
    ['a = b"c" + x"00"', "a = b'' + x''"],
    ['"""b\nc', "''\n "],
    ['@external\ndef a(): pass', '@external\ndef a(): pass'],
  ])('%j', (text, code) => {
    expect(codeOnly(text, 'vyper')).toBe(code);
  });

  it.each(['a = 1; /* $ */', 'a ? b', 'a é'])('is not what has %j outside of strings and comments', (text) =>
    expect(codeOnly(text, 'vyper')).toBeUndefined(),
  );
});

const canary = 'Zxcanary';

type Part = Readonly<{ text: string; code: string }>;

const newlines = fc.constantFrom('\n', '\r\n', '\r');
const feeds = fc.constantFrom('\n', '\r\n');
const ends = (text: string) => (text.match(/\r\n|[\r\n]/g) ?? []).map((it) => `${it} `).join('');

/** Texts that hold the mark among what could end a comment or a string too early, or begin another one. */
const bodyOf = (...bits: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(canary, ' ', 'é', '\u202E', '🙂', '\u2028', ...bits), newlines), {
      maxLength: 8,
    })
    .map((all) => all.join(''));

const codeParts = (words: readonly string[]): fc.Arbitrary<Part> =>
  fc.oneof(fc.constantFrom(...words), newlines).map((text) => ({ text: ` ${text} `, code: ` ${text} ` }));

const lineParts = (open: string, ...bits: readonly string[]): fc.Arbitrary<Part> =>
  fc.tuple(bodyOf(...bits), feeds).map(([body, end]) => ({
    text: `${open}${body.replaceAll(/[\r\n]/g, '')}${end}`,
    code: ` ${end}`,
  }));

const blockParts: fc.Arbitrary<Part> = bodyOf('//', '"', "'", '\\', '*', '/ ', '/*', 'hex"').map((body) => {
  const inside = body.replaceAll('*/', '* /');
  return { text: `/*${inside}*/`, code: ` ${ends(inside)}` };
});

/** `long`: what opens and closes one of many lines. */
const stringParts = (prefixes: readonly string[], quotes: readonly string[]): fc.Arbitrary<Part> =>
  fc
    .tuple(
      fc.constantFrom(...prefixes),
      fc.constantFrom(...quotes),
      bodyOf('//', '/*', '*/', '#', '\\\\', '\\"', "\\'", '\\\n', '\\\r\n', '"', "'"),
    )
    .map(([prefix, quote, body]) => {
      const isLong = quote.length === 3;
      const one = quote[0] ?? '';
      const inside = body.replaceAll(/\\\r\n|\\[\s\S]|\r\n|[\s\S]/g, (it) =>
        it === one || (!isLong && /^[\r\n]/.test(it)) ? '' : it,
      );
      const code = ` ${prefix}''${ends(inside)} `;
      return { text: ` ${prefix}${quote}${inside}${quote} `, code };
    });

const texts: Readonly<Record<SourceLanguage, fc.Arbitrary<Part>>> = {
  solidity: fc.oneof(
    codeParts(['contract A {', '}', 'a = b / c;', 'uint256 x = 0xff;', 'a * b', 'return;']),
    lineParts('//', '/*', '"', "'", '\\', '/', ' @notice '),
    blockParts,
    stringParts(['', 'hex', 'unicode'], ['"', "'"]),
  ),
  vyper: fc.oneof(
    codeParts(['@external', 'def a():', 'a: uint256 = b // c', 'x[1] = 2', 'a = b \\']),
    lineParts('#', '"', '"""', "'''", '\\', '#'),
    stringParts(['', 'b', 'x'], ['"', "'", '"""', "'''"]),
  ),
};

describe.each(['solidity', 'vyper'] as const)('of any source in %s', (language) => {
  const source = fc.array(texts[language], { maxLength: 12 });
  const open =
    language === 'solidity' ? ['//', '/*', '"', "'", 'hex"', 'unicode"'] : ['#', '"', "'", '"""', "'''"];

  test('the code is left to the letter, with every end of a line, and nothing else', () => {
    fc.assert(
      fc.property(source, (parts) => {
        const text = parts.map((it) => it.text).join('');
        expect(codeOnly(text, language)).toBe(parts.map((it) => it.code).join(''));
      }),
      { numRuns: 2_000 },
    );
  });

  test('no mark in a comment or string is in any line, also where the last one is open, and lines keep their numbers', () => {
    fc.assert(
      fc.property(source, fc.constantFrom('', ...open), bodyOf('*', '\\'), (parts, last, body) => {
        const tail = last === '' ? '' : ` ${last}${body.replaceAll(/[\r\n]/g, '')}`;
        const text = parts.map((it) => it.text).join('') + tail;
        const lines = linesOf(text, language);
        expect(lines).toHaveLength(lineCount(text));
        expect(JSON.stringify(lines)).not.toContain(canary);
        const marked = parts.map((it) => it.code).join('');
        const own = marked.split(/\r\n|[\r\n]/);
        for (const [at, line] of own.entries()) {
          const words = line.match(/\w+/g) ?? [];
          if (at < own.length - 1) expect(lines?.[at]?.code.match(/\w+/g) ?? []).toEqual(words);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('any text whatever is read to its end or refused, with all its lines', () => {
    const bits = [
      '"',
      "'",
      '"""',
      '/*',
      '*/',
      '//',
      '#',
      '\\',
      '\r',
      '\n',
      '\r\n',
      'hex',
      canary,
      ' ',
      '\v',
      'é',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 30 }), (all) => {
        const text = all.join('');
        const code = codeOnly(text, language);
        if (code === undefined) return;
        expect(ends(code)).toBe(ends(text));
        expect(code).toMatch(/^[\s!-~]*$/);
        expect(code).not.toContain('"');
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the lines that may go out', () => {
  const of = (text: string) => linesOf(text, 'solidity')?.map((it) => it?.sent ?? '');

  it('have a handle for each address and each number as long as one, the same for the same value', () => {
    const one = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
    const lines = of(
      [
        `address a = ${one};`,
        `address b = ${one.toLowerCase()};`,
        `bytes32 c = 0x${'0'.repeat(24)}${one.slice(2)};`,
        `uint160 d = ${BigInt(one)};`,
        `uint256 e = 0x${one.slice(2, 12)}_${one.slice(12)};`,
        `function f_${one.slice(2)}() {`,
        'uint256 g = 1_000_000_000_000_000_000 + 0xffffffff + 1e24;',
      ].join('\n'),
    );
    expect(lines).toEqual([
      'address a = ADDR1;',
      'address b = ADDR1;',
      'bytes32 c = NUM2;',
      'uint160 d = NUM3;',
      'uint256 e = ADDR1;',
      'function NAME4() {',
      'uint256 g = 1_000_000_000_000_000_000 + 0xffffffff + 1e24;',
    ]);
  });

  test('hold no address, however it is written', () => {
    const address = fc
      .bigInt({ min: 1n << 80n, max: (1n << 160n) - 1n })
      .map((it) => it.toString(16).padStart(40, '0'));
    fc.assert(
      fc.property(
        address,
        fc.constantFrom('0x', '_', 'x_0', '0x000000000000000000000000'),
        (digits, before) => {
          const text = `a = ${before}${digits}; b = ${BigInt(`0x${digits}`)}; c = 0x${digits.replace(/.{4}/g, '$&_')}0;`;
          const sent = (of(text) ?? []).join('');
          for (const it of [digits, digits.slice(0, 12), String(BigInt(`0x${digits}`)).slice(0, 12)])
            expect(sent).not.toContain(it);
        },
      ),
    );
  });

  it('are shown as they stand in the source', () => {
    const text = 'a = 0xdAC17F958D2ee523a2206206994597C13D831ec7; // b';
    expect(linesOf(text, 'solidity')?.[0]?.code).toBe(text.slice(0, -5));
  });

  it('are indented as the source is, within bounds, and empty where there is no code', () => {
    expect(of(`contract A {\n\n\tuint a;  // b\n  }\n${' '.repeat(90)}b;\n"c"`)).toEqual([
      'contract A {',
      '',
      '    uint a;',
      '',
      `${' '.repeat(32)}b;`,
      '',
    ]);
  });
});

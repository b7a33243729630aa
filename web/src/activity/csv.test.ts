import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('cells are in quotes, and quotes in them are doubled', () => {
  expect(csv([['a', 'say "hi"', 'two\nlines, here']])).toBe('"a","say ""hi""","two\nlines, here"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '−1', '\ufeff=1', '\n=cmd|x'])(
  'a spreadsheet runs nothing of %j',
  (text) => {
    expect(csv([[text]])).toBe(`"'${text}"\r\n`);
  },
);

test('whatever is in a cell, it stays one cell and begins with nothing that runs', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 })), (rows) => {
      const back = read(csv(rows));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [at, row] of rows.entries())
        for (const [column, text] of row.entries()) {
          const cell = back[at]?.[column] ?? '';
          expect([text, `'${text}`]).toContain(cell);
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        }
    }),
  );
});

/** A reader of RFC 4180, for cells that are all in quotes. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    let value = '';
    for (at += 1; ; at += 1) {
      if (text[at] !== '"') value += text[at];
      else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else break;
    }
    row.push(value);
    at += 1;
    if (text[at] === ',') at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

/**
 * Rows as CSV (RFC 4180), every cell in quotes. A cell that a spreadsheet could take for a formula begins with an
 * apostrophe: what is in a request is someone else's text.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** What begins a formula, in any program and in full width too, also after blanks that a program cuts off. */
const formula = /^[\s\p{Cc}\ufeff]*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

function cell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

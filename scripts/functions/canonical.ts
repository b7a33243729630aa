import type { Defaults } from './defaults.ts';
import { addStruct, parseRow, lineEntries } from './functionsFile.ts';
import type { Parameter } from './parameter.ts';
import { rowText } from './rowText.ts';

/** A row longer than this has what it does on a line of its own. */
const longest = 150;

/** A file of functions as this writes it: each row without roles that go without saying, its clauses in their order. */
export function canonical(text: string, defaults: Defaults): string {
  const structs = new Map<string, readonly Parameter[]>();
  const lines = text.trimEnd().split('\n');
  let done = 0;
  const written: string[] = [];
  for (const { line, text: entry, count } of lineEntries(text)) {
    written.push(...lines.slice(done, line - 1));
    done = line - 1 + count;
    if (entry.startsWith('struct ')) addStruct(entry.slice(7), structs);
    if (/^(?:source|about|at|after|struct|checks|believes|takes|asks|kept|proof) /.test(entry))
      written.push(...lines.slice(line - 1, done));
    else written.push(wrapped(rowText(parseRow(entry, structs, defaults), structs, defaults)));
  }
  return `${[...written, ...lines.slice(done)].join('\n')}\n`;
}

function wrapped(row: string): string {
  const end = row.lastIndexOf('): ') + 2;
  return row.length <= longest ? row : `${row.slice(0, end)}\n  ${row.slice(end + 1)}`;
}

import * as words from '@readback/phrases/words/cli/help.ts';
import { exitCodes } from '../exitCode.ts';
import { type OptionName, type OptionRow, optionTable } from './table.ts';

/** What `readback --help` prints. `docs/command-line.md` holds the same text. */
export function helpText(): string {
  const options: readonly (OptionRow & { name: OptionName })[] = optionTable;
  const rows = options.map(({ name, value }): readonly [string, string] => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    words.optionWords[name],
  ]);
  const codes = exits.map((name): readonly [string, string] => [String(exitCodes[name]), words.exits[name]]);
  return [
    words.lead,
    '',
    ...words.uses,
    '',
    words.takes,
    '',
    words.options,
    ...columns(rows, 20),
    '',
    words.codes,
    ...columns(codes, 20),
    '',
    words.conformance,
    words.streams,
  ].join('\n');
}

/** In the order of the help. */
const exits = ['read', 'unwritten', 'usage', 'caution', 'stop', 'notFullyRead'] as const;

const width = 96;

function columns(rows: readonly (readonly [string, string])[], left: number): readonly string[] {
  return rows.flatMap(([head, says]) =>
    wrapped(says, width - left - 2).map((line, at) => `  ${(at === 0 ? head : '').padEnd(left)}${line}`),
  );
}

function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

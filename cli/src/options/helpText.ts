import { exitCodes } from '../exitCode.ts';
import { type OptionRow, optionTable } from './table.ts';

/** What `readback --help` prints. `docs/command-line.md` holds the same text. */
export function helpText(): string {
  const options: readonly OptionRow[] = optionTable;
  const rows = options.map(({ name, value, says }): readonly [string, string] => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    says,
  ]);
  const codes = exits.map(([name, says]): readonly [string, string] => [String(exitCodes[name]), says]);
  return [
    'Reads a wallet request back in plain words, before you sign it.',
    '',
    'readback [options] TEXT     reads this text',
    'readback [options] FILE     reads this file',
    '… | readback [options]      reads standard input',
    'readback conformance DIR    runs the ERC-7730 tests in a folder',
    '',
    'Calldata, transactions, request JSON, typed data, messages: anything a wallet can be asked to sign.',
    '',
    'Options:',
    ...columns(rows, 18),
    '',
    'Exit codes; if several apply, the first of 4, 5, 3:',
    ...columns(codes, 18),
    '',
    'readback conformance exits with 0 only if every case passes, otherwise with 1.',
    'The readback goes to standard output, errors in the command to standard error.',
  ].join('\n');
}

const exits: readonly (readonly [keyof typeof exitCodes, string])[] = [
  ['read', 'Read back: it does what the readback says, and no rule found a problem.'],
  ['unwritten', 'The output could not be written: a closed pipe, or a full disk.'],
  ['usage', 'The command or its input is wrong. Nothing was read.'],
  ['caution', 'Caution: read the warnings before you sign.'],
  ['stop', 'Stop: do not sign this.'],
  ['notFullyRead', 'Not fully read: the readback says what is unknown.'],
];

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

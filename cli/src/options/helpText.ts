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
    'readback [options] TEXT     reads what is pasted',
    'readback [options] FILE     reads what is in the file',
    '… | readback [options]      reads what is piped in',
    'readback conformance DIR    runs the ERC-7730 tests in a folder',
    '',
    'Calldata, transactions, request JSON, typed data, messages: whatever a wallet can be asked to sign.',
    '',
    'Options:',
    ...columns(rows, 18),
    '',
    'Exit codes, the worst first where several apply (4, 5, 3):',
    ...columns(codes, 18),
    '',
    'readback conformance ends with 0 only if every case passes, and with 1 where one does not.',
    'The readback goes to standard output, and what is wrong with the command to standard error.',
  ].join('\n');
}

const exits: readonly (readonly [keyof typeof exitCodes, string])[] = [
  ['read', 'Read back: it does what is said, and nothing was found against it.'],
  ['unwritten', 'The output could not be written: a closed pipe, or a full disk.'],
  ['usage', 'The command or its input is wrong. Nothing was read.'],
  ['caution', 'Caution: read what is said before you sign.'],
  ['stop', 'Stop: do not sign this.'],
  ['notFullyRead', 'Not fully read: what is not known is said.'],
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

import type { ConformanceResult, FileResult } from '@readback/core/label/erc7730/conformance/run.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/conformance.ts';
import { foreign } from '../text/foreign.ts';
import { type Line, line } from '../text/line.ts';

/** One file of tests: how many passed, and each case that did not. */
export function fileLines({ file, cases }: FileResult): readonly Line[] {
  const passed = cases.filter(({ status }) => status === 'pass').length;
  const all = passed === cases.length;
  return [
    line(
      0,
      { text: (all ? words.pass : words.fail).padEnd(6), tone: all ? 'read' : 'stop' },
      foreign(file, 400),
      {
        text: `  ${fill(words.passed, { passed, all: cases.length })}`,
        tone: 'faint',
      },
    ),
    ...cases
      .filter(({ status }) => status !== 'pass')
      .map(({ description, status, message }) =>
        line(
          6,
          fill(words.failed, {
            name: foreign(description),
            status,
            message: message === undefined ? words.noReason : foreign(message, 600),
          }),
        ),
      ),
  ];
}

/** How it went in all. */
export function summaryLine({ files, counts }: ConformanceResult): Line {
  const all = counts.pass + counts.fail + counts.error + counts.skipped;
  return line(0, {
    text: fill(words.summary, { ...counts, all, files: files.length }),
    tone: 'strong',
  });
}

import type { ConformanceResult, FileResult } from '@readback/core/label/erc7730/conformance/run.ts';
import { foreign } from '../text/foreign.ts';
import { type Line, line } from '../text/line.ts';

/** One file of tests: how many passed, and each case that did not. */
export function fileLines({ file, cases }: FileResult): readonly Line[] {
  const passed = cases.filter(({ status }) => status === 'pass').length;
  const all = passed === cases.length;
  return [
    line(0, { text: all ? 'pass  ' : 'FAIL  ', tone: all ? 'read' : 'stop' }, foreign(file, 400), {
      text: `  ${passed} of ${cases.length}`,
      tone: 'faint',
    }),
    ...cases
      .filter(({ status }) => status !== 'pass')
      .map(({ description, status, message }) =>
        line(6, `${foreign(description)} (${status}): ${foreign(message ?? 'no reason given', 600)}`),
      ),
  ];
}

/** How it went in all. */
export function summaryLine({ files, counts }: ConformanceResult): Line {
  const { pass, fail, error, skipped } = counts;
  const all = pass + fail + error + skipped;
  return line(0, {
    text: `${all} cases in ${files.length} files: ${pass} passed, ${fail} failed, ${error} could not be run, ${skipped} skipped`,
    tone: 'strong',
  });
}

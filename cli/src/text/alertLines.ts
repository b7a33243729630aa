import type { Finding, Severity } from '@readback/core/model/finding.ts';
import { plain } from '@readback/phrases/plain.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/page.ts';
import { type Line, line, type Tone } from './line.ts';
import type { Page } from './pageContent.ts';

type Fired = Extract<Finding, { outcome: 'fired' }>;

const severities: readonly Severity[] = ['stop', 'caution', 'note'];
const tones: Readonly<Record<Severity, Tone>> = { stop: 'stop', caution: 'caution', note: 'faint' };

/** The rules that fired, the gravest first: what is the matter, why it matters, and what to do. */
export function alertLines({ readback, facts }: Page): readonly Line[] {
  return readback.findings
    .filter((it): it is Fired => it.outcome === 'fired')
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
    .flatMap(({ severity, says, why, remedy, rule }) => [
      line(2, { text: `${words.severities[severity]}: `, tone: tones[severity] }, plain(says, facts), {
        text: ` [${rule}]`,
        tone: 'faint',
      }),
      line(4, plain(why, facts)),
      ...(remedy === undefined ? [] : [line(4, fill(words.remedy, { remedy: plain(remedy, facts) }))]),
    ]);
}

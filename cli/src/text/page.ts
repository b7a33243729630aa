import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Readback, Verdict } from '@readback/core/model/readback.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/cli/page.ts';
import { alertLines } from './alertLines.ts';
import { askedLines } from './askedLines.ts';
import { callLines } from './callLines.ts';
import { changeLines } from './changeLines.ts';
import { claimLines } from './claimLines.ts';
import { fingerprintLines } from './fingerprintLines.ts';
import { blank, type Line, line, type Tone } from './line.ts';
import { moveLines } from './moveLines.ts';
import { partyLines } from './partyLines.ts';
import { requestLine } from './requestLine.ts';
import { sourceLines } from './sourceLines.ts';
import { stepLines } from './stepLines.ts';
import { unreadLines } from './unreadLines.ts';
import type { Page, PageContext } from './pageContent.ts';

/**
 * A readback as lines of text: the verdict first, then the sentence, what to mind, what is not known, who is
 * involved, what changes, the steps, the fingerprints, and whom was asked.
 */
export function pageLines(readback: Readback, context: PageContext): readonly Line[] {
  const facts: FindFact = (id) => factAt(readback, id);
  const page: Page = { readback, facts, context };
  const sections: readonly (readonly Line[])[] = [
    [
      line(0, { text: words.verdicts[readback.verdict], tone: toneOf(readback.verdict) }),
      ...(readback.sentence.length === 0
        ? []
        : [line(0, { text: plain(readback.sentence, facts), tone: 'strong' })]),
      requestLine(page),
    ],
    section(words.sections.alerts, alertLines(page)),
    section(words.sections.unread, unreadLines(page)),
    section(words.sections.parties, partyLines(page)),
    section(words.sections.changes, changeLines(page)),
    section(words.sections.moves, moveLines(page)),
    askedLines(page),
    section(words.sections.steps, stepLines(page)),
    section(words.sections.calls, callLines(page)),
    section(words.sections.claims, claimLines(page)),
    section(words.sections.fingerprints, fingerprintLines(page)),
    section(words.sections.sources, sourceLines(page)),
  ];
  return sections.filter((it) => it.length > 0).flatMap((it, at) => (at === 0 ? it : [blank, ...it]));
}

/** A heading and what stands below it; nothing where there is nothing. */
function section(title: string, lines: readonly Line[]): readonly Line[] {
  return lines.length === 0 ? [] : [line(0, { text: title, tone: 'strong' }), ...lines];
}

function toneOf(verdict: Verdict): Tone {
  return verdict === 'pending' ? 'notFullyRead' : verdict;
}

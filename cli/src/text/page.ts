import { groupBy } from '@readback/core/kit/groupBy.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Readback, Verdict } from '@readback/core/model/readback.ts';
import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/cli/page.ts';
import { askedLines } from './askedLines.ts';
import { callLines } from './callLines.ts';
import { changeLines } from './changeLines.ts';
import { claimLines } from './claimLines.ts';
import { fingerprintLines } from './fingerprintLines.ts';
import { blank, type Line, line, type Tone } from './line.ts';
import { moveLines } from './moveLines.ts';
import { partyLines } from './partyLines.ts';
import { requestLine } from './requestLine.ts';
import { isDifference, saidHead, saidLines } from './saidLines.ts';
import { setLines } from './setLines.ts';
import { moneyLines } from './worth.ts';
import { stepLines } from './stepLines.ts';
import { wantsSite } from './wantsSite.ts';
import type { Page, PageContext } from './pageContent.ts';
import type { Severity } from '@readback/core/model/finding.ts';
import { alikeOf } from '@readback/core/narrate/alike.ts';
import { fill } from '@readback/phrases/fill.ts';
import { foreign } from './foreign.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

/**
 * A readback as lines of text: the verdict first, then the sentence, what to mind, how it compares with what was said, what
 * is not known, what the transaction sets, who is involved, what changes, the steps, the fingerprints, and whom was asked.
 */
export function pageLines(readback: Readback, context: PageContext): readonly Line[] {
  const facts: FindFact = (id) => factAt(readback, id);
  const page: Page = { readback, facts, context };
  const sections: readonly (readonly Line[])[] = [
    [
      line(0, { text: words.verdicts[verdictName(readback)], tone: toneOf(readback.verdict) }),
      ...(readback.sentence.length === 0
        ? []
        : [line(0, { text: plain(readback.sentence, facts), tone: 'strong' })]),
      ...saidHead(page),
      requestLine(page),
    ],
    section(words.sections.alerts, alertLines(page)),
    section(words.sections.said, saidLines(page)),
    section(words.sections.unread, unreadLines(page)),
    section(words.sections.set, setLines(page)),
    section(words.sections.parties, partyLines(page)),
    section(words.sections.changes, changeLines(page)),
    section(words.sections.money, moneyLines(page)),
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

/** A heading and what is below it; nothing where there is nothing. */
function section(title: string, lines: readonly Line[]): readonly Line[] {
  return lines.length === 0 ? [] : [line(0, { text: title, tone: 'strong' }), ...lines];
}

function toneOf(verdict: Verdict): Tone {
  return verdict === 'pending' ? 'notFullyRead' : verdict;
}

const tones: Readonly<Record<Severity, Tone>> = { stop: 'stop', caution: 'caution', note: 'faint' };

/**
 * The rules that fired, the gravest first: what is the matter, of what else it is true, why it matters, and what to do.
 * The same reason, and the same advice, is given once.
 */
function alertLines({ readback, facts }: Page): readonly Line[] {
  const told = new Set<string>();
  const once = (text: string): readonly Line[] => {
    if (told.has(text)) return [];
    told.add(text);
    return [line(4, text)];
  };
  return alikeOf(
    readback.findings.filter((it) => !isDifference(it)),
    facts,
  ).flatMap(({ first: { severity, says, why, remedy, rule }, same }) => [
    line(2, { text: `${words.severities[severity]}: `, tone: tones[severity] }, plain(says, facts), {
      text: ` [${rule}]`,
      tone: 'faint',
    }),
    ...(same === undefined ? [] : [line(4, plain(same, facts))]),
    ...once(plain(why, facts)),
    ...(remedy === undefined ? [] : once(fill(words.remedy, { remedy: plain(remedy, facts) }))),
  ]);
}

/** What could not be read and why, and which option of the command would help. */
function unreadLines({ readback, facts, context }: Page): readonly Line[] {
  const noBook = readback.findings.some(
    ({ outcome, missing }) => outcome === 'unknown' && missing.includes('book'),
  );
  const lines = [
    // What is unknown for one reason is before it, together.
    ...[...groupBy(readback.unread, ({ why }) => plain(why, facts))].map(([why, all]) =>
      line(2, [...all.map(({ says }) => plain(says, facts)), why].join(' ')),
    ),
    ...(noBook ? [line(2, words.noBook)] : []),
  ];
  if (wantsSite(readback)) return [...lines, line(2, words.askSite)];
  if (readback.unread.length === 0) return lines;
  const wantsNode = readback.unread.some(({ id }) => id === 'effects' || id === 'checks');
  if (!wantsNode || context.hasNode) return lines;
  return [...lines, line(2, context.offline ? words.askNodeOnline : words.askNode)];
}

/** Whom this readback asked, and who did not answer. */
function sourceLines({ context: { asked, offline } }: Page): readonly Line[] {
  if (offline) return [line(2, words.nobodyOffline)];
  const rows = asked.filter(({ questions }) => questions > 0);
  if (rows.length === 0) return [line(2, words.nobody)];
  return rows.map(({ name, questions: count, silent }) => {
    const values = { name: foreign(name), count };
    return line(
      2,
      silent === undefined
        ? fill(words.asked, values)
        : fill(words.askedSilent, { ...values, why: whyWords[silent] }),
    );
  });
}

import { size } from 'viem';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { isOwnLimit, limitPhrases } from '@readback/core/model/limits.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { type Alike, alikeOf } from '@readback/core/narrate/alike.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { otherBlockWords, otherGasWords } from '@readback/phrases/engineWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import { plain, utcWords } from '@readback/phrases/plain.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/cli/brief.ts';
import * as page from '@readback/phrases/words/cli/page.ts';
import { kinds } from '@readback/phrases/words/cli/request.ts';
import { argLines } from '../argLines.ts';
import { askedLines } from '../askedLines.ts';
import { type Line, line, type Tone } from '../line.ts';
import type { PageContext } from '../pageContent.ts';
import { requestLine } from '../requestLine.ts';
import { isDifference, saidHead, saidLines } from '../saidLines.ts';
import { wantsSite } from '../wantsSite.ts';
import { accountsOf, endsOf } from './accounts.ts';
import type { Brief } from './brief.ts';
import { paidLines } from './paidLines.ts';
import { briefChanges } from './briefChanges.ts';

/**
 * What decides, and nothing twice: the verdict with its first reason, the sentence, what else to mind, what is unknown,
 * what changes. The rest of a readback is on the full page.
 */
export function briefLines(readback: Readback, context: PageContext): readonly Line[] {
  const brief = briefOf(readback, context);
  const { found, lead } = findingsOf(brief);
  return [
    headLine(brief),
    ...saidHead(brief, brief.say),
    ...paidLines(brief),
    ...(lead === undefined ? [] : [line(0, leadWords(brief, lead))]),
    ...found.filter((it) => it !== lead).map((it) => findingLine(brief, it)),
    ...contentLines(brief),
    whereLine(brief),
    ...saidLines(brief, brief.say),
    ...unknownLines(brief),
    ...briefChanges(brief),
    ...noteLines(brief),
    line(0, { text: sourceWords(brief), tone: 'faint' }),
  ];
}

/** The verdict with the sentence, and its first reason: what one line of a list of requests says. */
export function decisiveLines(readback: Readback, context: PageContext): readonly Line[] {
  const brief = briefOf(readback, context);
  const { lead } = findingsOf(brief);
  return [headLine(brief), ...(lead === undefined ? [] : [line(0, leadWords(brief, lead))])];
}

function briefOf(readback: Readback, context: PageContext): Brief {
  const facts: FindFact = (id) => factAt(readback, id);
  const account = accountsOf(context.own);
  const say: Brief['say'] = (phrases) => plain(phrases, facts, utcWords, account);
  return { readback, facts, context, account, told: new Set(), say };
}

/** The findings, those that are alike as one, and the one that the verdict rests on. */
function findingsOf({ readback, facts }: Brief): Readonly<{ found: readonly Alike[]; lead?: Alike }> {
  const found = alikeOf(
    readback.findings.filter((it) => !isDifference(it)),
    facts,
  );
  const lead = found.find(({ first }) => first.severity === readback.verdict && first.muted !== true);
  return lead === undefined ? { found } : { found, lead };
}

/** The verdict, what keeps it from being whole where that is one thing, and what the request does. */
function headLine(brief: Brief): Line {
  const { readback, context } = brief;
  const { verdict, unread } = readback;
  const tone: Tone = verdict === 'pending' ? 'notFullyRead' : verdict;
  const needsNode =
    !context.hasNode && unread.some(({ id, why }) => id === 'effects' && why.id === 'why.notAsked');
  const values = {
    verdict: page.verdicts[verdictName(readback)],
    lacks: needsNode ? 'node' : verdict === 'read' && lacksBook(readback) ? 'book' : 'nothing',
  };
  return line(
    0,
    { text: fill(words.head, values), tone },
    { text: ` ${ended(capital(brief.say(readback.sentence)))}`, tone: 'strong' },
  );
}

function lacksBook({ findings }: Readback): boolean {
  return findings.some(({ outcome, missing }) => outcome === 'unknown' && missing.includes('book'));
}

/** The first ground of the verdict. What the sentence says already is not said once more. */
function leadWords(brief: Brief, lead: Alike): string {
  const title = brief.say(lead.first.says);
  const isTold = plain(brief.readback.sentence, brief.facts).startsWith(
    plain(lead.first.says, brief.facts).replace(/\.$/, ''),
  );
  return `${isTold ? '' : `${capital(title)} `}${reasonOf(brief, lead, true)}`;
}

/** Of what else it is true, why it matters and what to do, but for what was told of another finding. */
function reasonOf({ say, told }: Brief, { first, same }: Alike, remedy: boolean): string {
  const all = [
    ...(same === undefined ? [] : [say(same)]),
    say(first.why),
    ...(remedy && first.remedy !== undefined ? [say(first.remedy)] : []),
  ].filter((it) => !told.has(it));
  for (const it of all) told.add(it);
  return all.join(' ');
}

/** What is less grave than the verdict is named; what else decides has its reason, too. */
function findingLine(brief: Brief, it: Alike): Line {
  const { say, readback } = brief;
  const { severity, says, remedy } = it.first;
  const decides = severity === readback.verdict;
  const more = decides
    ? ` ${reasonOf(brief, it, false)}`
    : severity === 'caution' && readback.verdict !== 'stop' && remedy !== undefined
      ? ` ${[...(it.same === undefined ? [] : [say(it.same)]), say(remedy)].join(' ')}`
      : it.same === undefined
        ? ''
        : ` ${say(it.same)}`;
  const tone: Tone = severity === 'note' ? 'faint' : severity;
  return line(
    0,
    { text: fill(words.severity, { severity: page.severities[severity] }), tone },
    ` ${capital(say(says))}${more}`,
  );
}

/** What is signed, where no sentence tells it: the message that does not fit in one, and fields that nobody knows. */
function contentLines(brief: Brief): readonly Line[] {
  const { readback } = brief;
  const { body } = readback.incoming.request;
  if (body.kind === 'message') {
    const lines = askedLines(brief);
    const isTold = readback.sentence.some(({ id }) => id.startsWith('sentence.signIn'));
    const fits = lines.length <= 2 && size(body.bytes) <= mostQuoted;
    return fits || isTold ? [] : lines;
  }
  const isOpen = readback.unread.some(({ id, gap }) => gap === 'bytes' && /^(?:signed|step)\./.test(id));
  const signed = readback.steps.filter(({ op }) => isOpen && op === 'permission');
  return signed.flatMap(({ args }) => argLines(args, 2, brief));
}

/** In bytes: what a sentence quotes of a message, whole. */
const mostQuoted = 200;

function whereLine(brief: Brief): Line {
  const { readback, context } = brief;
  const { request, mined } = readback.incoming;
  if (mined !== undefined || context.others.length > 0) return requestLine(brief);
  const chainId = chainOf(request.body);
  const from = readback.parties.find(({ role }) => role === 'from' || role === 'signer')?.address;
  const isOwn = from !== undefined && context.own.has(from.toLowerCase());
  const text = fill(words.where, {
    kind: request.body.kind,
    title: kinds[request.body.kind],
    hasChain: chainId === undefined ? 'no' : 'yes',
    chain: chainId === undefined ? '' : chainName(chainId),
    chainId: String(chainId),
    hasFrom: isOwn ? 'yes' : 'no',
    from: from === undefined ? '' : endsOf(from),
  });
  return line(0, { text, tone: 'faint' });
}

/** What is unknown, and what would help. The sentence says it of a message that is not text. */
function unknownLines(brief: Brief): readonly Line[] {
  const { readback, context, say } = brief;
  const { unread } = readback;
  const effects = unread.find(({ id }) => id === 'effects')?.why;
  const lacks = effects?.id === 'unread.lacks' && effects.args.what === 'account' ? 'account' : undefined;
  const needs = lacks ?? (!context.hasNode && effects?.id === 'why.notAsked' ? 'node' : undefined);
  const needed = needs === undefined ? [] : unread.filter(({ id }) => id === 'checks' || id === 'effects');
  const checks = needed.find(({ id }) => id === 'checks')?.says.args;
  const count = checks !== undefined && 'count' in checks ? Number(checks.count) : 0;
  const noBook = readback.verdict !== 'read' && lacksBook(readback);
  return [
    ...unread
      .filter((it) => !needed.includes(it) && it.why.id !== 'unread.notText')
      .map(({ says, why }) => line(0, say([says, why]))),
    ...(needs === undefined
      ? []
      : [line(0, fill(words.need, { count, needs, offline: context.offline ? 'yes' : 'no' }))]),
    ...(noBook ? [line(0, words.noBook)] : []),
    ...(wantsSite(readback) ? [line(0, page.askSite)] : []),
  ];
}

/** What was assumed and not inspected, where that is of this request alone; another block that brings something else. */
function noteLines({ readback, say }: Brief): readonly Line[] {
  const effects = valueOf(readback.effects);
  if (effects === undefined) return [];
  const { notLookedAt, assumed } = effects;
  const own = limitPhrases({
    notLookedAt: notLookedAt.filter((it) => !isOwnLimit(it)),
    assumed: assumed.filter((it) => !isOwnLimit(it)),
  });
  const others = [otherBlockWords(effects.otherBlock), otherGasWords(effects.otherGas)].filter(
    (it) => it?.differs,
  );
  return [
    ...own.map((it) => line(0, { text: say(it), tone: 'faint' })),
    ...others.map((it) => line(0, { text: it?.says ?? '', tone: 'caution' })),
  ];
}

function sourceWords({ readback }: Brief): string {
  const block = valueOf(readback.effects)?.block;
  const where =
    block === undefined
      ? []
      : [fill(words.simulated, { block: String(block.parentNumber), node: block.endpoint })];
  return [...where, words.more].join(' ');
}

/** An account of the user may be what a sentence begins with. */
function capital(text: string): string {
  return text.startsWith(words.yourAccount) ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : text;
}

function ended(text: string): string {
  return /[.!?]”?$/.test(text) ? text : `${text}.`;
}

import { isGuessed } from '@readback/core/decode/guessed.ts';
import { delegateTo } from '@readback/core/label/steps/delegateTo.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import type { Step } from '@readback/core/model/step.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { oddityWords } from '@readback/phrases/words/oddities.ts';
import { runsWords } from '@readback/phrases/words/steps.ts';
import { fill } from '@readback/phrases/fill.ts';
import { guessWords } from '@readback/phrases/guessWords.ts';
import * as calls from '@readback/phrases/words/calls.ts';
import * as words from '@readback/phrases/words/cli/steps.ts';
import { argLines } from './argLines.ts';
import { foreign } from './foreign.ts';
import { hexLines } from './hexLines.ts';
import { type Line, line, type Piece } from './line.ts';
import { addressWords, amountWords } from './names.ts';
import type { Page } from './pageContent.ts';
import { stepPlace } from './stepPlace.ts';

/** How many steps are written out; a batch may have thousands. */
const most = 200;

/** The decoded steps as a tree: what is called where with which values, and on whose authority. */
export function stepLines(page: Page): readonly Line[] {
  const lines: Line[] = [];
  let left = most;
  let skipped = 0;
  const visit = (step: Step, depth: number, outer?: Step): void => {
    if (left <= 0) skipped += 1;
    else {
      left -= 1;
      lines.push(...oneStep(step, 2 + depth * 2, page, outer));
    }
    for (const inner of step.steps) visit(inner, depth + 1, step);
  };
  for (const step of page.readback.steps) visit(step, 0);
  return skipped === 0 ? lines : [...lines, line(2, fill(words.moreSteps, { count: skipped }))];
}

function oneStep(step: Step, indent: number, page: Page, outer: Step | undefined): readonly Line[] {
  const inner = indent + 2;
  const runs = delegateTo(step, outer, page.facts);
  return [
    line(indent, { text: `${stepPlace(step.id)}  `, tone: 'faint' }, ...title(step, page)),
    ...signature(step, inner),
    ...by(step, inner, page),
    ...(runs === undefined || runs === 'itself'
      ? []
      : [line(inner, { text: words.delegates[runs], tone: runs === 'library' ? 'faint' : 'caution' })]),
    // Typed data has no bytes: what its message says is shown, however little anybody knows of it.
    ...(step.reading === 'unread' && step.op !== 'permission' ? [] : argLines(step.args, inner, page)),
    // The bytes are all that is known where nobody knows what they mean.
    ...(step.op !== 'permission' && (step.reading === 'unread' || isGuessed(step))
      ? hexLines(step.data, inner, true)
      : []),
    ...step.oddities.map((it) =>
      line(inner, {
        text:
          it.at > 0
            ? fill(words.oddity, { says: oddityWords[it.what], at: String(it.at) })
            : oddityWords[it.what],
        tone: 'caution',
      }),
    ),
  ];
}

function title(step: Step, { readback, facts, context }: Page): readonly Piece[] {
  const chainId = chainOf(readback.incoming.request.body);
  const to =
    step.to === null
      ? ''
      : ` ${fill(words.to[isPayment(step) ? 'payment' : step.op], { who: addressWords(step.to, facts, context.own) })}`;
  const asset = { kind: 'native', chainId: chainId ?? 0 } as const;
  const value =
    step.value === 0n
      ? ''
      : `, ${chainId === undefined ? fill(words.wei, { value: String(step.value) }) : amountWords(step.value, asset, facts)}`;
  return [{ text: nameOf(step), tone: 'strong' }, { text: `${to}${value}` }];
}

function isPayment({ op, fn, data, value }: Step): boolean {
  return op === 'call' && fn === undefined && data === '0x' && value > 0n;
}

function nameOf(step: Step): string {
  if (step.op === 'create') return calls.created;
  if (step.fn !== undefined) {
    const name = foreign(step.fn.name, 80);
    return isGuessed(step) ? fill(words.guessed, { name }) : name;
  }
  if (step.data === '0x') return step.value > 0n ? calls.payment : calls.withoutData;
  return words.unread;
}

/** The exact function, and who says that the bytes mean it. */
function signature({ fn, op }: Step, indent: number): readonly Line[] {
  if (fn === undefined || op === 'permission') return [];
  const said = fn.from.map(sourceOf).join(', ');
  const guess = fn.from.length > 0 && fn.from.every(({ by: it }) => it === 'guess');
  return [
    line(
      indent,
      { text: `${foreign(fn.signature, 400)} ${fn.selector}`, tone: 'faint' },
      { text: said === '' ? '' : `  ${said}`, tone: guess ? 'caution' : 'faint' },
    ),
  ];
}

function sourceOf(from: Provenance): string {
  switch (from.by) {
    case 'guess':
      return fill(words.sources.guess, { why: guessWords(from.why) ?? foreign(from.why) });
    case 'source':
      return fill(from.unproven === true ? words.sources.sourceUnproven : words.sources.source, {
        name: foreign(from.name),
      });
    case 'user':
      return fill(from.unproven === true ? words.sources.userUnproven : words.sources.user, {
        entry: foreign(from.entry),
      });
    case 'request':
      return words.sources.request;
    case 'chain':
      return words.sources.chain;
    case 'derived':
      return words.sources.derived;
  }
}

/** Whose authority is used, where it is not the user's. */
function by({ actor, runs }: Step, indent: number, { facts, context }: Page): readonly Line[] {
  const who =
    actor === 'unknown'
      ? words.doneByAnyone
      : context.own.has(actor.toLowerCase())
        ? undefined
        : fill(words.doneBy, { who: addressWords(actor, facts) });
  const said = [who, runsWords[runs]].filter((it) => it !== undefined).join('; ');
  return said === '' ? [] : [line(indent, { text: said, tone: 'faint' })];
}

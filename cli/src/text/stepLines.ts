import { isGuessed } from '@readback/core/decode/guessed.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import type { Step } from '@readback/core/model/step.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { oddityWords, runsWords } from '@readback/phrases/words/steps.ts';
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
  const visit = (step: Step, depth: number): void => {
    if (left <= 0) skipped += 1;
    else {
      left -= 1;
      lines.push(...oneStep(step, 2 + depth * 2, page));
    }
    for (const inner of step.steps) visit(inner, depth + 1);
  };
  for (const step of page.readback.steps) visit(step, 0);
  return skipped === 0 ? lines : [...lines, line(2, `… and ${skipped} more steps: --json has all of them.`)];
}

function oneStep(step: Step, indent: number, page: Page): readonly Line[] {
  const inner = indent + 2;
  return [
    line(indent, { text: `${stepPlace(step.id)}  `, tone: 'faint' }, ...title(step, page)),
    ...signature(step, inner),
    ...by(step, inner, page),
    ...(step.op === 'delegatecall'
      ? [
          line(inner, {
            text: 'Delegatecall: the code at that address runs with all the power of the account.',
            tone: 'caution',
          }),
        ]
      : []),
    ...(step.reading === 'unread' ? [] : argLines(step.args, inner, page)),
    // The bytes are all that is known where nobody knows what they mean.
    ...(step.reading === 'unread' || isGuessed(step) ? hexLines(step.data, inner, true) : []),
    ...step.oddities.map((it) =>
      line(inner, { text: `${oddityWords[it.what]}${it.at > 0 ? ` (byte ${it.at})` : ''}`, tone: 'caution' }),
    ),
  ];
}

function title(step: Step, { readback, facts, context }: Page): readonly Piece[] {
  const chainId = chainOf(readback.incoming.request.body);
  const to = step.to === null ? '' : ` ${opWords[step.op]} ${addressWords(step.to, facts, context.own)}`;
  const asset = { kind: 'native', chainId: chainId ?? 0 } as const;
  const value =
    step.value === 0n
      ? ''
      : `, ${chainId === undefined ? `${step.value} wei` : amountWords(step.value, asset, facts)}`;
  return [{ text: nameOf(step), tone: 'strong' }, { text: `${to}${value}` }];
}

function nameOf(step: Step): string {
  if (step.op === 'create') return 'New contract';
  if (step.fn !== undefined) {
    const name = foreign(step.fn.name, 80);
    return isGuessed(step) ? `Unread call, by a guess ${name}` : name;
  }
  if (step.data === '0x') return step.value > 0n ? 'Payment' : 'Call without data';
  return 'Unread call';
}

const opWords: Readonly<Record<Step['op'], string>> = {
  call: 'on',
  delegatecall: 'run as its own by code of',
  create: 'at',
  permission: 'to be used with',
};

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
      return `a guess: ${foreign(from.why)}`;
    case 'source':
      return `by ${foreign(from.name)}${unproven(from)}`;
    case 'user':
      return `by your ${foreign(from.entry)}${unproven(from)}`;
    case 'request':
      return 'by the request';
    case 'chain':
      return 'by the chain';
    case 'derived':
      return 'computed';
  }
}

/** An ABI may be of other code than what stands there. */
function unproven({ unproven: it }: Readonly<{ unproven?: true }>): string {
  return it === true ? ' (not compared with the code)' : '';
}

/** Whose authority is used, where it is not the user's. */
function by({ actor, runs }: Step, indent: number, { facts, context }: Page): readonly Line[] {
  const who =
    actor === 'unknown'
      ? 'done by whoever signs or sends it'
      : context.own.has(actor.toLowerCase())
        ? undefined
        : `done by ${addressWords(actor, facts)}`;
  const said = [who, runsWords[runs]].filter((it) => it !== undefined).join('; ');
  return said === '' ? [] : [line(indent, { text: said, tone: 'faint' })];
}

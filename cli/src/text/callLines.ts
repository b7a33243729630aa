import type { TracedCall } from '@readback/core/model/effects.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Step } from '@readback/core/model/step.ts';
import { callName, kindWords, toWord } from '@readback/phrases/callWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/steps.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import { addressWords, amountWords } from './names.ts';
import type { Page } from './pageContent.ts';
import { stepPlace } from './stepPlace.ts';

/** How many are written out. */
const most = 60;

/** How far a deep call is moved in, in levels. */
const deepest = 12;

/** The calls as they ran, each under the one that made it, with gas and value, and why those failed that did. */
export function callLines(page: Page): readonly Line[] {
  const effects = valueOf(page.readback.effects);
  const calls = valueOf(effects?.calls);
  if (effects === undefined || calls === undefined) return [];
  const steps = new Map<string, Step>();
  collect(page.readback.steps, steps);
  const shown = calls.length <= most ? calls : shortened(calls, effects.revert?.at);
  const lines = shown.flatMap((call) => callLine(call, steps, effects.block.chainId, page));
  if (shown.length === calls.length) return lines;
  return [...lines, line(2, fill(words.moreCalls, { count: calls.length - shown.length }))];
}

/** The first ones, and the way to the one that failed. */
function shortened(calls: readonly TracedCall[], failed: string | undefined): readonly TracedCall[] {
  return calls.filter(
    ({ id }, at) => at < most || (failed !== undefined && (failed === id || failed.startsWith(`${id}.`))),
  );
}

function callLine(
  call: TracedCall,
  steps: ReadonlyMap<string, Step>,
  chainId: number,
  { facts, context }: Page,
): readonly Line[] {
  const { id, to, value, gasUsed, ok, revert } = call;
  const indent = 2 + 2 * Math.min(deepest, id.split('.').length - 1);
  const name = callName(call, call.step === undefined ? undefined : steps.get(call.step));
  const kind = kindWords[call.op];
  const rest = [
    to === null ? '' : ` ${toWord(call)} ${addressWords(to, facts, context.own)}`,
    kind === undefined ? '' : `, ${kind}`,
    value === 0n ? '' : `, ${amountWords(value, { kind: 'native', chainId }, facts)}`,
  ];
  const head = line(
    indent,
    { text: `${stepPlace(id)}  `, tone: 'faint' },
    ...(ok ? [] : [{ text: `${words.failed}  `, tone: 'caution' } as const]),
    { text: foreign(name.text, 80), tone: 'strong' },
    rest.join(''),
    { text: `  ${fill(words.gas, { gas: String(gasUsed) })}`, tone: 'faint' },
  );
  if (ok || revert?.reason === undefined) return [head];
  return [head, line(indent + 2, fill(words.says, { reason: foreign(revert.reason) }))];
}

function collect(list: readonly Step[], into: Map<string, Step>): void {
  for (const step of list) {
    into.set(step.id, step);
    collect(step.steps, into);
  }
}

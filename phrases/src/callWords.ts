import { isGuessed } from '@readback/core/decode/guessed.ts';
import type { TracedCall } from '@readback/core/model/effects.ts';
import type { Step } from '@readback/core/model/step.ts';
import * as words from '#words/calls.ts';
import { standardNames } from './standardNames.ts';

/**
 * What a call is called. `step`: by the step of the request that it carries out. `standard`: four bytes that a
 * standard gives a name to; any contract may mean something else by them. `bytes`: nobody was asked.
 */
export type CallName = Readonly<{ text: string; by: 'step' | 'standard' | 'bytes' | 'none' }>;

/** The name of a call, for one line. The name of a step is foreign text. */
export function callName(call: TracedCall, step: Step | undefined): CallName {
  const { op, selector, size, value } = call;
  if (op === 'create') return { text: words.created, by: 'none' };
  if (op === 'selfdestruct') return { text: words.destroyed, by: 'none' };
  if (step?.fn && !isGuessed(step)) return { text: step.fn.name, by: 'step' };
  if (size === 0) return { text: value > 0n ? words.payment : words.withoutData, by: 'none' };
  const known = size >= 4 ? standardNames[selector.toLowerCase()] : undefined;
  return known === undefined ? { text: selector, by: 'bytes' } : { text: known, by: 'standard' };
}

/** How it stands to the one that is called. */
export function toWord({ op, size }: TracedCall): string {
  if (op === 'delegatecall' || op === 'callcode') return words.to.code;
  if (op === 'create') return words.to.created;
  return op === 'selfdestruct' || size === 0 ? words.to.paid : words.to.called;
}

/** What is special about a kind of call, beside its name. */
export const kindWords: Readonly<Record<TracedCall['op'], string | undefined>> = {
  call: undefined,
  staticcall: words.onlyReads,
  delegatecall: 'delegatecall',
  callcode: 'callcode',
  create: undefined,
  selfdestruct: 'selfdestruct',
};

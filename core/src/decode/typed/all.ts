import type { Step } from '../../model/step.ts';
import type { TypedMeaning } from './meaning.ts';
import { signedFormOf } from './signedForms.ts';
import { typedFormOf } from './typedForms.ts';

type Read = Pick<Step, 'op' | 'reading' | 'args'> & Readonly<{ fn?: Readonly<{ signature: string }> }>;

/** Whether a step of typed data is a hash of something that is not shown. */
export function isBlind({ op, fn }: Pick<Read, 'op' | 'fn'>): boolean {
  return op === 'permission' && fn !== undefined && typedFormOf(fn.signature)?.blind === true;
}

/** What a step of typed data means, where its form says so; undefined for calls, and for what could not be read. */
export function typedMeaning({ op, reading, fn, args }: Read): TypedMeaning | undefined {
  if (op !== 'permission' || reading === 'unread' || fn === undefined) return undefined;
  const meaning = typedFormOf(fn.signature)?.means?.(args);
  return meaning !== undefined && isCalm(meaning) && signedFormOf(fn.signature) === undefined
    ? undefined
    : meaning;
}

/** What gives nobody anything is only said of typed data that has the names of its form, too. */
function isCalm({ kind }: TypedMeaning): boolean {
  return kind === 'vote' || kind === 'attest' || kind === 'logIn';
}

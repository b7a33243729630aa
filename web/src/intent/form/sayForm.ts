/** What the form of what is meant comes to, with what was said besides: no screen, and nobody is asked. */
import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { type IntentDraft, isUntouched, nextDraft, type SaidPart } from './draft.ts';
import { isForSame, joinParts } from './joinParts.ts';
import { feeIn, type FormRead, type IntentErrors, onNetwork, readIntentDraft } from './readIntentDraft.ts';

/** What is done once the form is read: read back all, say something else besides, or edit what was said before. */
export type Next = Readonly<{ to: 'read' } | { to: 'also' } | { to: 'edit'; at: number }>;

export type SayForm = Readonly<{
  draft: IntentDraft;
  /** What is said of the same request besides. */
  parts: readonly SaidPart[];
  read: Omit<FormRead, 'now'>;
  /** The network that the form is for. */
  chainId: number | undefined;
}>;

type Said = ReturnType<typeof readIntentDraft>;

/** Whether nothing is said in the form, beside what was said before: then only that counts. */
export function skipsForm({ draft, parts }: Pick<SayForm, 'draft' | 'parts'>): boolean {
  return parts.length > 0 && isUntouched(draft);
}

/** What the form says, or which of its fields need another value. `now` in milliseconds since the epoch. */
export function readForm(form: SayForm, now: number): Said {
  return skipsForm(form) ? lastPart(form) : readFields(form, now);
}

/** The fields, as something of the whole: what matters on no network cannot be said beside anything else. */
function readFields({ draft, parts, read }: SayForm, now: number): Said {
  const result = readIntentDraft(draft, { ...read, now });
  if (parts.length === 0 || onNetwork(draft)) return result;
  return { ok: false, errors: { ...(result.ok ? {} : result.errors), want: words.alone } };
}

/** What was said last, at the fee that the form says now. */
function lastPart({ draft, parts, read }: SayForm): Said {
  const errors: { fee?: string } = {};
  const fee = feeIn(draft, read, (field, says) => {
    errors[field] = says;
  });
  const last = parts.at(-1);
  if (last === undefined || errors.fee !== undefined) return { ok: false, errors };
  const { feeMost: _, ...intent } = last.intent;
  return { ok: true, intent: fee === undefined ? intent : { ...intent, feeMost: fee } };
}

/** Whether something that was said before is for another account or network than the form is for now. */
export function isElsewhere(intent: Intent, { read, chainId }: Pick<SayForm, 'read' | 'chainId'>): boolean {
  return !isForSame(intent, { account: read.account.named?.address ?? intent.account, chainId });
}

/** What comes of a press: everything in one, the form for the next part, or that something has to be changed first. */
export type Step =
  | Readonly<{ is: 'wrong' }>
  | Readonly<{ is: 'read'; intent: Intent }>
  | Readonly<{ is: 'form'; parts: readonly SaidPart[]; draft: IntentDraft }>;

export function stepAfter(next: Next, form: SayForm, now: number): Step {
  const { draft, parts } = form;
  const said = readForm(form, now);
  if (!said.ok) return { is: 'wrong' };
  const all = skipsForm(form) ? parts : [...parts, { draft, intent: said.intent }];
  const [coming, ...later] = next.to === 'edit' ? [] : draft.next;
  if (coming !== undefined) {
    const { account, chain, fee } = draft;
    return {
      is: 'form',
      parts: all,
      draft: { ...nextDraft(draft), ...coming, account, chain, fee, next: later },
    };
  }
  if (next.to === 'read') {
    const [first, ...others] = all.map(({ intent }) => intent);
    if (first === undefined || parts.some(({ intent }) => isElsewhere(intent, form))) return { is: 'wrong' };
    return {
      is: 'read',
      intent: { ...joinParts([first, ...others], said.intent.feeMost), saidAt: now },
    };
  }
  const edited = next.to === 'edit' ? parts[next.at] : undefined;
  const { account, chain, fee } = draft;
  return {
    is: 'form',
    parts: all.filter((it) => it !== edited),
    // Account, network and fee are of all that is said.
    draft: edited ? { ...edited.draft, account, chain, fee } : nextDraft(draft),
  };
}

/** What words left out, field by field: what they say beyond the form is asked once it is read back. */
export function errorsShown(said: Said | undefined, byWords: boolean): IntentErrors {
  if (!said || said.ok) return {};
  if (!byWords) return said.errors;
  const { checked: _checked, words: _words, ...errors } = said.errors;
  return errors;
}

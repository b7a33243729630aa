import type { ValueSlot } from '@readback/assistant/draft/draft.ts';
import type { Clause, Quote } from '@readback/core/model/intent.ts';
import type { InWords, IntentDraft } from './draft.ts';
import { amountOf } from './draftFields.ts';

/**
 * Where the values of what is meant are in the words that it was said in. A field that was changed since is not a quote. Places are
 * those of the words without what is blank around them.
 */
export function quotesOf(
  clauses: readonly Clause[],
  draft: IntentDraft,
  { text, drafted }: InWords,
): readonly Quote[] {
  const blank = text.length - text.trimStart().length;
  const offered = Object.entries(drafted.offers ?? {}).flatMap(([slot, all]) =>
    all.map((it) => [slot, it] as const),
  );
  return [...Object.entries(drafted.values), ...offered].flatMap(([name, value]) => {
    const slot = name as ValueSlot;
    const typed = typedFor(slot, draft);
    if (typed === '' || (typed !== value.text && typed !== amountOf(value))) return [];
    const path = pathOf(slot, clauses);
    return path === undefined ? [] : [{ slot: path, start: value.start - blank, end: value.end - blank }];
  });
}

/** What is in the field now; undefined where the field has another form than the words. */
function typedFor(slot: ValueSlot, draft: IntentDraft): string | undefined {
  switch (slot) {
    case 'pay':
    case 'get': {
      const { choice, token, symbol } = draft[slot];
      return choice === 'other' ? token : choice === '' ? symbol : undefined;
    }
    case 'until':
    case 'network':
    case 'onto':
    case 'at':
    case 'item':
      return undefined;
    default:
      return draft[slot];
  }
}

function pathOf(slot: ValueSlot, clauses: readonly Clause[]): string | undefined {
  if (slot === 'fee') return 'feeMost';
  const at = clauses.findIndex((clause) => fieldOf(slot, clause) !== undefined);
  const clause = clauses[at];
  return clause && `clauses.${at}.${fieldOf(slot, clause)}`;
}

/** The part of a clause that a field of the form becomes; undefined where it has none. */
function fieldOf(slot: ValueSlot, clause: Clause): string | undefined {
  return fields[clause.kind]?.[slot];
}

const fields: Readonly<Record<Clause['kind'], Readonly<Partial<Record<ValueSlot, string>>>>> = {
  pay: { pay: 'asset', amount: 'sum', to: 'to' },
  get: { get: 'asset', least: 'atLeast' },
  allow: { to: 'spender', pay: 'asset', amount: 'upTo' },
  revoke: { to: 'spender', pay: 'asset' },
  change: { of: 'of', becomes: 'becomes', threshold: 'becomes', replaces: 'replaces' },
  signIn: { site: 'site' },
  say: { text: 'text' },
  cancel: {},
  nothing: {},
};

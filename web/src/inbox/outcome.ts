import * as words from '@readback/phrases/words/web/inbox/paste.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import type { Incoming, SigningRequest, TypedName } from '@readback/core/model/request.ts';
import type { Parsed, TookFor } from '@readback/core/request/parse/parsed.ts';
import { getReady as getWorkerReady, parseInWorker } from '../data/engine/parseInWorker.ts';
import { asWhom } from './asWhom.ts';
import type { Paste, PasteDetails } from './pasteOutcome.ts';

/** In characters: a text of this length is read in no time, also by the page itself. */
const small = 20_000;

/** What `readPaste` does, once it is loaded. */
export async function readOutcome(text: string, details: PasteDetails): Promise<Paste> {
  const { typed: _, open, ...said } = details;
  const { chainId, ...whom } = asWhom();
  // Whoever does not know what a call is for has named no network: the one of the wallet says nothing of it.
  const on = open || chainId === undefined ? {} : { chainId };
  const context = { ...whom, ...on, ...said };
  const parsed = await parseInWorker(text, context);
  if (parsed) return doubted(outcomeOf(parsed, details));
  if (text.length > small) return outcomeOf(unread, details);
  const { parseHere } = await import('./parseHere.ts');
  return doubted(outcomeOf(await parseHere(text, context), details));
}

/** Has the worker read a text before it is asked to. */
export function getReady(text: string): void {
  getWorkerReady(text, asWhom());
}

const unread: Parsed = {
  ok: false,
  error: new WordedError(words.unread),
  others: [],
};

/** Readings that say the same of a text but for what is signed: only the user knows which is meant, whatever else is said. */
const alike: ReadonlySet<TookFor> = new Set(['userOperation07', 'userOperation08', 'safeTransactionOld']);

/** What stands to be done with a parsed text. Whoever has said what it is for has also said what it is. */
export function outcomeOf(parsed: Parsed, details: PasteDetails): Paste {
  const { others } = parsed;
  if (parsed.ok) {
    const { took, request } = parsed;
    const isOpen = others.some((it) => alike.has(it.took));
    const said = Object.keys(details).some((it) => it !== 'from');
    if (others.length === 0 || (said && !isOpen)) {
      return { kind: 'ready', incoming: pasted(request, details.typed), took };
    }
    return { kind: 'choose', readings: [{ took, request }, ...others] };
  }
  const { open } = parsed;
  if (open && details.open)
    return { kind: 'ready', incoming: pasted(open.request, details.typed), took: open.took };
  if (parsed.needs && parsed.needs.length > 0)
    return {
      kind: 'needs',
      needs: parsed.needs,
      said: details,
      open,
      names: parsed.names,
      chainId: parsed.parts?.chainId,
      readings: others,
    };
  const { error, seems, parts } = parsed;
  return { kind: 'refused', error, seems, parts, readings: others };
}

/** The same, but for words that are not a likely message: they are one only if the user says so. */
export async function doubted(outcome: Paste): Promise<Paste> {
  if (outcome.kind !== 'ready' || outcome.took !== 'text') return outcome;
  const [{ unlikelyMessage }, { isWish }] = await Promise.all([
    import('./unlikelyMessage.ts'),
    import('./isWish.ts'),
  ]);
  const { took, incoming } = outcome;
  const { request } = incoming;
  const readings = [{ took, request }];
  if (isWish(request.raw)) return { kind: 'wish', readings };
  return unlikelyMessage(request.raw) ? { kind: 'unsure', readings } : outcome;
}

/** A request that came by the paste field, now. */
export function pasted(request: SigningRequest, names: readonly TypedName[] = []): Incoming {
  const incoming = { request, origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  return names.length === 0 ? incoming : { ...incoming, names };
}

import * as words from '@readback/phrases/words/web/inbox/paste.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import type { Incoming, SigningRequest, TypedName } from '@readback/core/model/request.ts';
import type {
  Need,
  Parsed,
  PastedReading,
  Seems,
  SeemsParts,
  TookFor,
} from '@readback/core/request/parse/parsed.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import type { Address } from 'viem';

/**
 * What the text itself does not say. `names` are whom the names in it give, as they are written there; `typed` are
 * those of them that were looked up, as they are looked up.
 */
export type PasteDetails = Readonly<{
  chainId?: number;
  to?: Address;
  names?: readonly TypedName[];
  typed?: readonly TypedName[];
}>;

export type Paste =
  | Readonly<{ kind: 'ready'; incoming: Incoming }>
  /** A part of the page that reads did not come: nothing is known of the text. */
  | Readonly<{ kind: 'notLoaded' }>
  /** It can be read in more ways than one, and only the user knows which is meant. */
  | Readonly<{ kind: 'choose'; readings: readonly PastedReading[] }>
  /** It can be read once the rest is known; `readings` are ways to read it as it is. */
  | Readonly<{
      kind: 'needs';
      needs: readonly Need[];
      names?: readonly string[] | undefined;
      /** The network that the names are for, where it is known. */
      chainId?: number | undefined;
      readings: readonly PastedReading[];
    }>
  /** It cannot be read as what it looks like; `readings` are ways to read it as something else. */
  | Readonly<{
      kind: 'refused';
      error: ReadbackError;
      seems?: Seems | undefined;
      parts?: SeemsParts | undefined;
      readings: readonly PastedReading[];
    }>;

/** In characters: a text of this length is read in no time, also by the page itself. */
const small = 20_000;

/**
 * Reads what was pasted, for the account and on the chain of the connected wallet where the text names none; without
 * a wallet, for the account that is watched. It is read beside the page, or, where that cannot be, by it. Never
 * rejects.
 */
export function readPaste(text: string, details: PasteDetails): Promise<Paste> {
  return read(text, details).catch(() => ({ kind: 'notLoaded' }));
}

async function read(text: string, details: PasteDetails): Promise<Paste> {
  const [{ parseInWorker }, { asWhom }] = await Promise.all([
    import('../data/parseInWorker.ts'),
    import('./asWhom.ts'),
  ]);
  const { typed: _, ...said } = details;
  const context = { ...asWhom(), ...said };
  const parsed = await parseInWorker(text, context);
  if (parsed) return outcomeOf(parsed, details);
  const { readPasted } = await import('@readback/core/request/parse/readPasted.ts');
  return outcomeOf(text.length <= small ? await readPasted(text, context) : unread, details);
}

/** Lets what reads get ready, while a text is still being typed or pasted. Nothing is asked of anybody. */
export function getReady(text: string): void {
  void Promise.all([import('../data/parseInWorker.ts'), import('./asWhom.ts')])
    .then(([it, { asWhom }]) => it.getReady(text, asWhom()))
    .catch(() => undefined);
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
    if (others.length === 0 || (Object.keys(details).length > 0 && !isOpen)) {
      return { kind: 'ready', incoming: pasted(request, details.typed) };
    }
    return { kind: 'choose', readings: [{ took, request }, ...others] };
  }
  if (parsed.needs && parsed.needs.length > 0)
    return {
      kind: 'needs',
      needs: parsed.needs,
      names: parsed.names,
      chainId: parsed.parts?.chainId,
      readings: others,
    };
  const { error, seems, parts } = parsed;
  return { kind: 'refused', error, seems, parts, readings: others };
}

/** A request that came by the paste field, now. */
export function pasted(request: SigningRequest, names: readonly TypedName[] = []): Incoming {
  const incoming = { request, origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  return names.length === 0 ? incoming : { ...incoming, names };
}

import type { Incoming, SigningRequest } from '@readback/core/model/request.ts';
import type { Need, Parsed, Reading, Seems } from '@readback/core/request/parsed.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import type { Address } from 'viem';

/** What the text itself does not say. */
export type PasteDetails = Readonly<{ chainId?: number; to?: Address }>;

export type Paste =
  | Readonly<{ kind: 'ready'; incoming: Incoming }>
  /** It can be read in more ways than one, and only the user knows which is meant. */
  | Readonly<{ kind: 'choose'; readings: readonly Reading[] }>
  /** It can be read once the rest is known; `readings` are ways to read it as it is. */
  | Readonly<{ kind: 'needs'; needs: readonly Need[]; readings: readonly Reading[] }>
  /** It cannot be read as what it looks like; `readings` are ways to read it as something else. */
  | Readonly<{
      kind: 'refused';
      error: ReadbackError;
      seems?: Seems | undefined;
      readings: readonly Reading[];
    }>;

/** In characters: a text of this length is read in no time, also by the page itself. */
const small = 20_000;

/**
 * Reads what was pasted, for the account and on the chain of the connected wallet where the text names none; without
 * a wallet, for the account that is watched. It is read beside the page, or, where that cannot be, by it.
 */
export async function readPaste(text: string, details: PasteDetails): Promise<Paste> {
  const [{ parseInWorker }, { asWhom }] = await Promise.all([
    import('../data/parseInWorker.ts'),
    import('./asWhom.ts'),
  ]);
  const context = { ...asWhom(), ...details };
  const parsed = await parseInWorker(text, context);
  if (parsed) return outcomeOf(parsed, details);
  const { parse } = await import('@readback/core/request/parse.ts');
  return outcomeOf(text.length <= small ? parse(text, context) : unread, details);
}

const unread: Parsed = {
  ok: false,
  error: new ReadbackError('This could not be read here: the part that reads did not start, or did not end.'),
  others: [],
};

/** What stands to be done with a parsed text. Whoever has said what it is for has also said what it is. */
export function outcomeOf(parsed: Parsed, details: PasteDetails): Paste {
  const { others } = parsed;
  if (parsed.ok) {
    const { took, request } = parsed;
    if (others.length === 0 || Object.keys(details).length > 0) {
      return { kind: 'ready', incoming: pasted(request) };
    }
    return { kind: 'choose', readings: [{ took, request }, ...others] };
  }
  if (parsed.needs && parsed.needs.length > 0)
    return { kind: 'needs', needs: parsed.needs, readings: others };
  return { kind: 'refused', error: parsed.error, seems: parsed.seems, readings: others };
}

/** A request that came by the paste field, now. */
export function pasted(request: SigningRequest): Incoming {
  return { request, origin: { via: 'paste' }, receivedAt: Date.now() };
}

import type { Incoming, SigningRequest } from '@readback/core/model/request.ts';
import type { Need, Reading } from '@readback/core/request/parsed.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import type { Address } from 'viem';

/** What the text itself does not say. */
export type PasteDetails = Readonly<{ chainId?: number; to?: Address }>;

export type Paste =
  | Readonly<{ kind: 'ready'; incoming: Incoming }>
  /** It can be read in more ways than one, and only the user knows which is meant. */
  | Readonly<{ kind: 'choose'; readings: readonly Reading[] }>
  /** It can be read once the rest is known; `readings` are ways to read it as it is. */
  | Readonly<{ kind: 'needs'; needs: readonly Need[]; readings: readonly Reading[] }>
  | Readonly<{ kind: 'refused'; error: ReadbackError }>;

/** Reads what was pasted. The parser is fetched with the first text: a page that is only opened needs none. */
export async function readPaste(text: string, details: PasteDetails): Promise<Paste> {
  const { parse } = await import('@readback/core/request/parse.ts');
  const parsed = parse(text, details);
  if (parsed.ok) {
    const { took, request, others } = parsed;
    if (others.length === 0) return { kind: 'ready', incoming: pasted(request) };
    return { kind: 'choose', readings: [{ took, request }, ...others] };
  }
  if (parsed.needs && parsed.needs.length > 0) {
    return { kind: 'needs', needs: parsed.needs, readings: parsed.others };
  }
  return { kind: 'refused', error: parsed.error };
}

/** A request that came by the paste field, now. */
export function pasted(request: SigningRequest): Incoming {
  return { request, origin: { via: 'paste' }, receivedAt: Date.now() };
}

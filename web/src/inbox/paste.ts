import type { Incoming, SigningRequest } from '@readback/core/model/request.ts';
import type { parse as Parse } from '@readback/core/request/parse.ts';
import type { Need, Parsed, Reading, Seems } from '@readback/core/request/parsed.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import type { Address } from 'viem';
import type { WalletState } from '../wallet/store.ts';

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

/** From this many characters on a text is read in a worker: the page must answer meanwhile. */
const large = 20_000;

/**
 * Reads what was pasted, for the account and on the chain of the connected wallet where the text names none. The
 * parser is fetched with the first text: a page that is only opened needs none.
 */
export async function readPaste(text: string, details: PasteDetails): Promise<Paste> {
  const { walletStore } = await import('../wallet/store.ts');
  const context = { ...signer(walletStore.get()), ...details };
  if (text.length > large) {
    const { parseInWorker } = await import('../data/parseInWorker.ts');
    return outcomeOf(await parseInWorker(text, context), details);
  }
  const { parse } = await import('@readback/core/request/parse.ts');
  return outcomeOf(parse(text, context), details);
}

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

function signer({ status, account, chainId, watched }: WalletState): Parameters<typeof Parse>[1] {
  if (status !== 'connected') return watched ? { from: watched } : {};
  return { ...(account ? { from: account } : {}), ...(chainId === undefined ? {} : { chainId }) };
}

/** A request that came by the paste field, now. */
export function pasted(request: SigningRequest): Incoming {
  return { request, origin: { via: 'paste' }, receivedAt: Date.now() };
}

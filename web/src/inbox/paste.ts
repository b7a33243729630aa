import type { Paste, PasteDetails } from './pasteOutcome.ts';

/**
 * Reads what was pasted, for the account and on the chain of the connected wallet where the text names none; without
 * a wallet, for the account that is watched. It is read beside the page, or, where that cannot be, by it. Never
 * rejects.
 */
export function readPaste(text: string, details: PasteDetails): Promise<Paste> {
  return import('./outcome.ts')
    .then((it) => it.readOutcome(text, details))
    .catch(() => ({ kind: 'notLoaded' }));
}

/** Lets what reads get ready, while a text is still being typed or pasted. Nothing is asked of anybody. */
export function getReady(text: string): void {
  void import('./outcome.ts').then((it) => it.getReady(text)).catch(() => undefined);
}

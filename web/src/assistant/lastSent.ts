/** What was last sent to the assistant's provider, for as long as this page is open: shown to the user as it went. */
import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { changing, useChanging } from '../data/base/changing.ts';
import { noteTold } from '../data/asking/told.ts';

const last = changing<SentRequest | undefined>(undefined);

export function noteSent(sent: SentRequest): void {
  last.set(sent);
  // The browser's own model is on this device: nobody was told anything.
  if (!sent.url.startsWith('browser:')) noteTold(sent.url, { to: { source: 'assistant' }, what: sent.body });
}

export function useLastSent(): SentRequest | undefined {
  return useChanging(last);
}

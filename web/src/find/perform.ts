import { networkOf } from '../data/networks/config.ts';
import { openReview } from '../inbox/openReview.ts';
import { setTheme } from '../data/settings.ts';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { pressOpen } from '../contracts/opened.ts';
import { pasted } from '../inbox/outcome.ts';
import { readPaste } from '../inbox/paste.ts';
import { sayWords } from '../intent/sayWords.ts';
import { navigate } from '../router/here.ts';
import { keepDraft } from '../inbox/pasteDraft.ts';
import { walletStore } from '../wallet/base/store.ts';
import { goToDecision, pressReject } from '../readback/decision.ts';
import type { Does } from './items.ts';

/**
 * Does what was chosen, once the list is closed.
 *
 * @param text what was typed or pasted, exactly
 */
export function perform(does: Does, { text, onKeys }: { text: string; onKeys: () => void }): void {
  switch (does.kind) {
    case 'go':
      return navigate(does.target);
    case 'contract': {
      const { chainId, address } = does;
      if (networkOf(chainId)) noteUsed(chainId);
      pressOpen(chainId, address);
      return navigate({ to: '/contracts', search: { chain: chainId, address } });
    }
    case 'open':
      openReview(does.incoming);
      return;
    case 'message':
      if (does.reading) openReview(pasted(does.reading.request));
      else void readMessage(text);
      return;
    case 'start':
      keepDraft({ text, outcome: does.outcome });
      return navigate({ to: '/' });
    case 'say':
      return sayWords(does.text);
    case 'theme':
      return setTheme(does.theme);
    case 'connect':
      return walletStore.set({ connectOpen: true, problem: undefined });
    case 'network':
      return walletStore.set({ networksOpen: true });
    case 'disconnect':
      void import('../wallet/runtime.ts').then((it) => it.disconnect()).catch(() => undefined);
      return;
    case 'reject':
      return pressReject();
    case 'decision':
      return goToDecision();
    case 'keys':
      return onKeys();
  }
}

/** Reads words as a message, because that was chosen. What they are otherwise is said on Start. */
async function readMessage(text: string): Promise<void> {
  const outcome = await readPaste(text, {});
  if (outcome.kind === 'ready') openReview(outcome.incoming);
  else if (outcome.kind === 'unsure' && outcome.readings[0]) openReview(pasted(outcome.readings[0].request));
  else {
    keepDraft({ text, outcome });
    navigate({ to: '/' });
  }
}

import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { AiError, asAiError } from '@readback/assistant/aiError.ts';
import type { Drafted, DraftName } from '@readback/assistant/draft/draft.ts';
import * as words from '@readback/phrases/words/web/intent/inWords.ts';
import { useState } from 'react';
import { assistantChoice } from '../../assistant/choice.ts';
import { useOneAtATime } from '../../assistant/useOneAtATime.ts';
import { useReadiness } from '../../assistant/useReadiness.ts';
import { typedProblem } from '../form/typedProblem.ts';

type State =
  | Readonly<{ is: 'idle' | 'asking' }>
  | Readonly<{ is: 'bad'; text: string; says: string }>
  /** Nothing that a form says. */
  | Readonly<{ is: 'none'; text: string }>
  /** The first request to an address, before it goes. */
  | Readonly<{ is: 'shown'; sent: SentRequest; text: string }>
  | Readonly<{ is: 'failed'; error: AiError }>;

const idle: State = { is: 'idle' };

/** Reads words into a draft: here, or by the model that the user set up, which is asked by its own press alone. */
export function useDrafting(onDrafted: (text: string, drafted: Drafted) => void) {
  const [state, setState] = useState(idle);
  const { begin, stop } = useOneAtATime(setState);
  const canAskModel = useReadiness() === 'ready';

  /** Whether something is wrong with the words themselves. */
  async function read(text: string, names: readonly DraftName[], how: 'here' | 'model'): Promise<boolean> {
    const { signal, show } = begin();
    let says: string | undefined;
    try {
      says = text.trim() === '' ? words.nothingTyped : await typedProblem(text);
    } catch (cause) {
      // Nothing can be said of the words, so they go nowhere.
      show({ is: 'failed', error: asAiError(cause) });
      return false;
    }
    if (says !== undefined) {
      show({ is: 'bad', text, says });
      return true;
    }
    const take = (drafted: Drafted | undefined) => {
      if (signal.aborted) return;
      show(drafted ? idle : { is: 'none', text });
      if (drafted) onDrafted(text, drafted);
    };
    if (how === 'here') {
      const { readWords } = await import('@readback/assistant/draft/read.ts');
      take(readWords(text, names));
      return false;
    }
    show({ is: 'asking' });
    try {
      const chosen = assistantChoice.get();
      if (!chosen) throw new AiError('model', { details: 'unset' });
      const { draftByModel, heldDrafting } = await import('./draftByModel.ts');
      if (!chosen.shown) {
        const sent = await heldDrafting(chosen, text, names);
        if (!sent) throw new AiError('model');
        show({ is: 'shown', sent, text });
        return false;
      }
      take((await draftByModel(chosen, text, names, signal)).drafted);
    } catch (error) {
      show({
        is: 'failed',
        error: asAiError(error),
      });
    }
    return false;
  }

  return {
    state,
    canAskModel,
    read,
    sendShown: (text: string, names: readonly DraftName[]) => {
      const chosen = assistantChoice.get();
      if (!chosen) return;
      assistantChoice.set({ ...chosen, shown: true });
      void read(text, names, 'model');
    },
    clear: () => begin().show(idle),
    stop,
  };
}

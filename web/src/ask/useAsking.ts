import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import type { BadInput } from '@readback/assistant/ask/badInput.ts';
import type { LeftOver } from '@readback/assistant/ask/leftOver.ts';
import { AiError, asAiError } from '@readback/assistant/aiError.ts';
import type { AskSubject } from '@readback/core/ask/answer.ts';
import type { Query } from '@readback/core/ask/query.ts';
import { useState } from 'react';
import { assistantChoice } from '../assistant/choice.ts';
import { useOneAtATime } from '../assistant/useOneAtATime.ts';
import { type Readiness, useReadiness } from '../assistant/useReadiness.ts';

type AskState =
  | Readonly<{ is: 'idle' | 'asking' }>
  /** The first request to an address, before it goes. */
  | Readonly<{ is: 'shown'; sent: SentRequest; text: string }>
  | Readonly<{ is: 'bad'; bad: BadInput }>
  | Readonly<{ is: 'none'; nearest: readonly Query[]; canTry: boolean }>
  | Readonly<{ is: 'asks'; left: readonly LeftOver[] } & Asked>
  | Readonly<{ is: 'answered' } & Asked>
  | Readonly<{ is: 'failed'; error: AiError }>;

/** What was understood. `whether`: a yes or no may be said, because it was asked for. */
export type Asked = Readonly<{ queries: readonly Query[]; whether: boolean; byModel: boolean }>;

export type Asking = Readonly<{
  subject: AskSubject;
  state: AskState;
  /** Whether a model can be asked, or why not. */
  readiness: Readiness;
  /** Answers what is wrong with the text, if anything is. */
  ask: (text: string, how: 'here' | 'model') => Promise<BadInput | undefined>;
  /** Sends what was shown, and later questions without showing them. */
  sendShown: (text: string) => void;
  answer: (asked: Asked) => void;
  clear: () => void;
  stop: () => void;
}>;

const idle: AskState = { is: 'idle' };

/**
 * One question at a time about one readback. What was asked before is not remembered, and what was found goes when the
 * readback changes. A model is asked by its own press alone.
 */
export function useAsking(subject: AskSubject): Asking {
  const { readback } = subject;
  const [shown, setShown] = useState<{ of: unknown; state: AskState }>();
  const readiness = useReadiness();
  const state = shown?.of === readback ? shown.state : idle;
  const { begin, stop } = useOneAtATime(
    (next: AskState) => setShown({ of: readback, state: next }),
    readback,
  );

  async function ask(text: string, how: 'here' | 'model'): Promise<BadInput | undefined> {
    const { signal, show } = begin();
    let bad: BadInput | undefined;
    try {
      const { badInput } = await import('@readback/assistant/ask/badInput.ts');
      bad = await badInput(text);
    } catch (cause) {
      // Nothing can be said of the words, so they go nowhere.
      show({ is: 'failed', error: asAiError(cause) });
      return undefined;
    }
    if (bad) {
      show({ is: 'bad', bad });
      return bad;
    }
    const { match } = await import('@readback/assistant/ask/match.ts');
    const own = match(text, subject);
    if (how === 'here') {
      const asked = { queries: own.understood, whether: own.whether, byModel: false };
      show(stateOf(asked, own.leftOver, own.nearest, readiness === 'ready'));
      return undefined;
    }
    show({ is: 'asking' });
    try {
      const chosen = assistantChoice.get();
      if (!chosen) throw new AiError('model', { details: 'unset' });
      const { askTheModel, heldAsking } = await import('./askTheModel.ts');
      if (!chosen.shown) {
        const sent = await heldAsking(chosen, text, subject);
        if (!sent) throw new AiError('model');
        show({ is: 'shown', sent, text });
        return undefined;
      }
      const { queries, whether, leftOver } = await askTheModel(chosen, text, subject, signal);
      const nearest = [...own.understood, ...own.nearest].slice(0, 3);
      show(stateOf({ queries, whether, byModel: true }, leftOver, nearest, false));
    } catch (error) {
      show({
        is: 'failed',
        error: asAiError(error),
      });
    }
    return undefined;
  }

  return {
    subject,
    state,
    readiness,
    ask,
    sendShown: (text) => {
      const chosen = assistantChoice.get();
      if (!chosen) return;
      assistantChoice.set({ ...chosen, shown: true });
      void ask(text, 'model');
    },
    answer: ({ queries, whether, byModel }) => begin().show({ is: 'answered', queries, whether, byModel }),
    clear: () => begin().show(idle),
    stop,
  };
}

function stateOf(
  asked: Asked,
  left: readonly LeftOver[],
  nearest: readonly Query[],
  canTry: boolean,
): AskState {
  if (asked.queries.length === 0) return { is: 'none', nearest, canTry };
  return left.length > 0 ? { is: 'asks', left, ...asked } : { is: 'answered', ...asked };
}

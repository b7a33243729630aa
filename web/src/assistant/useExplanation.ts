import { AiError, asAiError } from '@readback/assistant/aiError.ts';
import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { type Asked, briefOf } from '@readback/assistant/explain/brief.ts';
import type { Explanation } from '@readback/assistant/explain/explain.ts';
import type { Subject } from '@readback/assistant/explain/statement.ts';
import { statementsOf } from '@readback/assistant/explain/statements.ts';
import { useRef, useState } from 'react';
import { askChosen, heldRequest } from './askChosen.ts';
import { type AssistantChoice, assistantChoice } from './choice.ts';
import { useOneAtATime } from './useOneAtATime.ts';

export type ExplanationState =
  | Readonly<{ is: 'idle' }>
  /** The first request to an address, before it goes. */
  | Readonly<{ is: 'shown'; sent: SentRequest }>
  | Readonly<{ is: 'asking'; found?: Explanation }>
  | Readonly<{ is: 'done'; found: Explanation }>
  | Readonly<{ is: 'failed'; error: AiError }>;

/**
 * One explanation of one readback, asked for by a press and never unasked. Nothing of it is kept: an answer belongs
 * to what was on the page when it was asked for, and goes when that changes.
 */
export function useExplanation(subject: Subject) {
  const [shown, setShown] = useState<{ of: unknown; state: ExplanationState }>();
  const held = useRef<Asked>(undefined);
  const { readback } = subject;
  const state: ExplanationState = shown?.of === readback ? shown.state : { is: 'idle' };
  const { begin, stop } = useOneAtATime(
    (next: ExplanationState) => setShown({ of: readback, state: next }),
    readback,
  );

  async function run(work: (show: (next: ExplanationState) => void, signal: AbortSignal) => Promise<void>) {
    const { signal, show } = begin();
    try {
      await work(show, signal);
    } catch (error) {
      show({ is: 'failed', error: asAiError(error) });
    }
  }

  async function send(choice: AssistantChoice, asked: Asked) {
    await run(async (show, signal) => {
      show({ is: 'asking' });
      for await (const found of askChosen(choice, asked, signal)) {
        show(found.done ? { is: 'done', found } : { is: 'asking', found });
      }
    });
  }

  async function ask() {
    const choice = assistantChoice.get();
    if (!choice) return;
    const asked = briefOf(subject, statementsOf(subject));
    if (choice.shown) return send(choice, asked);
    held.current = asked;
    await run(async (show) => {
      const sent = await heldRequest(choice, asked);
      if (!sent) throw new AiError('model');
      show({ is: 'shown', sent });
    });
  }

  async function sendShown() {
    const choice = assistantChoice.get();
    if (!choice || !held.current) return;
    const seen = { ...choice, shown: true };
    assistantChoice.set(seen);
    await send(seen, held.current);
  }

  return {
    state,
    ask: () => void ask(),
    sendShown: () => void sendShown(),
    cancel: () => setShown(undefined),
    stop,
  };
}

import '../data/allWords.ts';
import { AiError } from '@readback/assistant/aiError.ts';
import { type Explanation, explain } from '@readback/assistant/explain/explain.ts';
import type { Subject } from '@readback/assistant/explain/statement.ts';
import { openPort } from '@readback/assistant/provider.ts';
import { useEffect, useRef, useState } from 'react';
import { noteAsked } from '../data/sourceUse.ts';
import { assistantChoice, providerOf } from './choice.ts';
import { keyFor, recallKey } from './key.ts';
import { noteSent } from './lastSent.ts';

export type ExplanationState =
  | Readonly<{ is: 'idle' }>
  | Readonly<{ is: 'asking'; found?: Explanation }>
  | Readonly<{ is: 'done'; found: Explanation }>
  | Readonly<{ is: 'failed'; error: AiError }>;

/**
 * One explanation of one readback, asked for by a press and never by itself. Nothing of it is kept: an answer belongs
 * to what was on the page when it was asked for, and goes when that changes.
 */
export function useExplanation(subject: Subject) {
  const [shown, setShown] = useState<{ of: unknown; state: ExplanationState }>();
  const asking = useRef<AbortController>(undefined);
  const { readback } = subject;
  const state: ExplanationState = shown?.of === readback ? shown.state : { is: 'idle' };

  // Whoever leaves, or reads again, is not waiting any more.
  useEffect(() => () => asking.current?.abort(), [readback]);

  async function ask() {
    asking.current?.abort();
    const stopper = new AbortController();
    asking.current = stopper;
    const show = (next: ExplanationState) => {
      if (asking.current === stopper) setShown({ of: readback, state: next });
    };
    show({ is: 'asking' });
    try {
      for await (const found of answers(subject, stopper.signal)) {
        show(found.done ? { is: 'done', found } : { is: 'asking', found });
      }
    } catch (error) {
      show({
        is: 'failed',
        error: error instanceof AiError ? error : new AiError('network', { cause: error }),
      });
    }
  }

  return { state, ask: () => void ask(), stop: () => asking.current?.abort() };
}

async function* answers(subject: Subject, signal: AbortSignal): AsyncGenerator<Explanation> {
  const choice = assistantChoice.get();
  if (!choice) throw new AiError('model', { details: 'unset' });
  await recallKey(choice.baseUrl);
  const port = await openPort(providerOf(choice, keyFor(choice.baseUrl)), { onRequest: noteSent });
  if (signal.aborted) throw new AiError('aborted');
  noteAsked('assistant');
  yield* explain(subject, port, signal);
}

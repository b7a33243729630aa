import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { AiError, asAiError } from '@readback/assistant/aiError.ts';
import { type Excerpt, excerptOf, mostSent } from '@readback/assistant/point/excerpt.ts';
import { pointAtLines } from '@readback/assistant/point/point.ts';
import { pointQuestion } from '@readback/assistant/point/question.ts';
import type { PublishedSource } from '@readback/core/abi/sources/publishedSource.ts';
import { useState } from 'react';
import type { Address, Hex } from 'viem';
import { type AssistantChoice, assistantChoice, canReach } from '../../assistant/choice.ts';
import { chosenPort, heldQuestion } from '../../assistant/chosenPort.ts';
import { keyFor, recallKey } from '../../data/sources/key.ts';
import { presets } from '../../assistant/presets.ts';
import { useOneAtATime } from '../../assistant/useOneAtATime.ts';
import { abiChoices } from '../../data/abis/abiChoices.ts';
import { publishedSourceQuery } from '../../data/abis/publishedSource.ts';
import { queryClient } from '../../data/rows/queryClient.ts';
import { isOn } from '../../data/sources/sources.ts';

/** The contract whose code is meant: for a proxy, the implementation. */
export type PointSubject = Readonly<{ chainId: number; address: Address; codeHash: Hex }>;

/** A source, and what of it goes out. */
export type Part = Readonly<{ source: PublishedSource; excerpt: Excerpt }>;

export type PointState =
  | Readonly<{ is: 'idle' }>
  | Readonly<{ is: 'fetching'; names: readonly string[] }>
  | Readonly<{ is: 'notFetched'; error: unknown }>
  /** The source has no code that may be sent. */
  | Readonly<{ is: 'empty'; part: Part }>
  /** The first source that is sent to an address, before it goes. */
  | Readonly<{ is: 'shown'; part: Part; sent: SentRequest }>
  | Readonly<{ is: 'asking'; part: Part }>
  | Readonly<{ is: 'done'; part: Part; pointed: Awaited<ReturnType<typeof pointAtLines>> }>
  | Readonly<{ is: 'failed'; part: Part | undefined; error: AiError }>;

/**
 * One question about one source, asked by a press and never unasked. Nothing of the answer is kept. With no assistant
 * that can be asked, neither the source nor the model is: the state stays idle.
 */
export function usePoint({ chainId, address, codeHash }: PointSubject) {
  const [state, setState] = useState<PointState>({ is: 'idle' });
  const { begin, stop } = useOneAtATime(setState);

  async function ask() {
    const { signal, show } = begin();
    const choice = await readyChoice();
    if (choice === undefined || signal.aborted) return;
    const asked = abiChoices(chainId).filter((it) => it.state === 'asked');
    show({ is: 'fetching', names: asked.map(({ name }) => name) });
    let part: Part;
    try {
      const source = await queryClient.fetchQuery(
        publishedSourceQuery(asked, { chainId, address, codeHash }),
      );
      part = { source, excerpt: excerptOf(source, mostFor(choice)) };
    } catch (error) {
      return show({ is: 'notFetched', error });
    }
    if (signal.aborted) return show({ is: 'failed', part, error: new AiError('aborted') });
    if (part.excerpt.lines.size === 0) return show({ is: 'empty', part });
    if (choice.shownSource) return send(choice, part);
    const sent = await heldQuestion(choice, pointQuestion(part.excerpt));
    show(sent ? { is: 'shown', part, sent } : { is: 'failed', part, error: new AiError('model') });
  }

  async function send(choice: AssistantChoice, part: Part) {
    const { signal, show } = begin();
    show({ is: 'asking', part });
    try {
      show({ is: 'done', part, pointed: await pointAtLines(part.excerpt, chosenPort(choice), signal) });
    } catch (error) {
      const known = asAiError(error);
      show({ is: 'failed', part, error: known });
    }
  }

  function sendShown() {
    const choice = assistantChoice.get();
    if (!choice || state.is !== 'shown') return;
    const seen = { ...choice, shownSource: true };
    assistantChoice.set(seen);
    void send(seen, state.part);
  }

  return {
    state,
    ask: () => void ask(),
    sendShown,
    cancel: () => setState({ is: 'idle' }),
    stop,
  };
}

/** In UTF-16 units: models on one's own machine lose what is longer than some thousand tokens without a word. */
const mostOnOwnMachine = 12_000;

function mostFor({ preset }: AssistantChoice): number {
  return presets[preset].key === 'own' ? mostOnOwnMachine : mostSent;
}

/** The chosen model, where it is turned on, can be reached, and has the key that it needs. */
async function readyChoice(): Promise<AssistantChoice | undefined> {
  const choice = isOn('assistant') ? assistantChoice.get() : null;
  if (!choice || !canReach(choice)) return undefined;
  await recallKey(choice.baseUrl);
  const needsKey = presets[choice.preset].key === 'needed' && keyFor(choice.baseUrl) === undefined;
  return needsKey ? undefined : choice;
}

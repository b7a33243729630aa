import '../data/allWords.ts';
import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import type { Asked } from '@readback/assistant/explain/brief.ts';
import { type Explanation, explainAsked } from '@readback/assistant/explain/explain.ts';
import { promptOf } from '@readback/assistant/explain/prompt.ts';
import type { AssistantChoice } from './choice.ts';
import { chosenPort, heldQuestion } from './chosenPort.ts';

/** Asks the chosen model once in which order to read a readback. */
export function askChosen(
  choice: AssistantChoice,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Explanation> {
  return explainAsked(asked, chosenPort(choice), signal);
}

/** What would be sent for it. */
export function heldRequest(choice: AssistantChoice, asked: Asked): Promise<SentRequest | undefined> {
  return heldQuestion(choice, promptOf(asked.brief));
}

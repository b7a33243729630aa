import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { askExample, exampleQuestion } from '@readback/assistant/ask/example.ts';
import { example } from '@readback/phrases/words/web/settings/assistant.ts';
import type { AssistantChoice } from '../../assistant/choice.ts';
import { chosenPort, heldQuestion } from '../../assistant/chosenPort.ts';

/** Asks the chosen model once about the example. */
export function askExampleOf(choice: AssistantChoice, signal: AbortSignal): Promise<void> {
  return askExample(example, chosenPort(choice), signal);
}

/** What would be sent for it. */
export function heldExampleOf(choice: AssistantChoice): Promise<SentRequest | undefined> {
  return heldQuestion(choice, exampleQuestion(example));
}

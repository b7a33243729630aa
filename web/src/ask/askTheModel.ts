import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { questionFor } from '@readback/assistant/ask/question.ts';
import { type Mapped, understand } from '@readback/assistant/ask/understand.ts';
import { maskQuestion } from '@readback/assistant/handles/pageNames.ts';
import type { AskSubject } from '@readback/core/ask/answer.ts';
import type { AssistantChoice } from '../assistant/choice.ts';
import { chosenPort, heldQuestion } from '../assistant/chosenPort.ts';

/** Which queries a question means, by the model that the user set up. It sees no value of the question, and no fact. */
export function askTheModel(
  choice: AssistantChoice,
  text: string,
  subject: AskSubject,
  signal: AbortSignal,
): Promise<Mapped> {
  return understand(text, subject, chosenPort(choice), signal);
}

/** What would be sent for it. */
export function heldAsking(
  choice: AssistantChoice,
  text: string,
  subject: AskSubject,
): Promise<SentRequest | undefined> {
  return heldQuestion(choice, questionFor(maskQuestion(text, subject)));
}

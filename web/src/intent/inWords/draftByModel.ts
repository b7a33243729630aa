import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import type { DraftName } from '@readback/assistant/draft/draft.ts';
import { tokensOf } from '@readback/assistant/draft/tokens.ts';
import { draftRequest, type Understood, understandDraft } from '@readback/assistant/draft/understandDraft.ts';
import type { AssistantChoice } from '../../assistant/choice.ts';
import { chosenPort, heldQuestion } from '../../assistant/chosenPort.ts';

/** The draft that words say, by the model that the user set up. It sees no value of them. */
export function draftByModel(
  choice: AssistantChoice,
  text: string,
  names: readonly DraftName[],
  signal: AbortSignal,
): Promise<Understood> {
  return understandDraft(text, names, chosenPort(choice), signal);
}

/** What would be sent for it. */
export function heldDrafting(
  choice: AssistantChoice,
  text: string,
  names: readonly DraftName[],
): Promise<SentRequest | undefined> {
  return heldQuestion(choice, draftRequest(tokensOf(text, names)));
}

import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { AiError } from '@readback/assistant/aiError.ts';
import { type Mapped, understand } from '@readback/assistant/ask/understand.ts';
import { openPort } from '@readback/assistant/provider.ts';
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { type AssistantChoice, providerOf } from '../assistant/choice.ts';
import { addUse, isUsedUp } from '../assistant/dailyUse.ts';
import { keyFor, recallKey } from '../assistant/key.ts';
import { noteSent } from '../assistant/lastSent.ts';
import { noteAsked } from '../data/sourceUse.ts';

/** Where a provider says nothing of tokens, or nothing came back: so many characters count as one. */
const charactersOfAToken = 3;

/**
 * Which queries a question means, by the model that the user set up, within the limit of the day. It sees no value of the
 * question, and no fact.
 */
export async function askTheModel(
  choice: AssistantChoice,
  text: string,
  subject: AskSubject,
  signal: AbortSignal,
): Promise<Mapped> {
  if (isUsedUp(choice)) throw new AiError('limit');
  await recallKey(choice.baseUrl);
  let sent = 0;
  const onRequest = (it: SentRequest) => {
    sent = it.body.length;
    noteSent(it);
  };
  const port = await openPort(providerOf(choice, keyFor(choice.baseUrl)), { onRequest });
  if (signal.aborted) throw new AiError('aborted');
  if (choice.preset !== 'browser') noteAsked('assistant');
  let used: number | undefined;
  try {
    const mapped = await understand(text, subject, port, signal);
    if (mapped.usage) used = mapped.usage.in + mapped.usage.out;
    return mapped;
  } finally {
    addUse(used ?? sent / charactersOfAToken);
  }
}

/** What would be sent: the question is put together, and held back at the last step. */
export async function heldQuestion(
  choice: AssistantChoice,
  text: string,
  subject: AskSubject,
): Promise<SentRequest | undefined> {
  let seen: SentRequest | undefined;
  const onRequest = (sent: SentRequest) => {
    seen = sent;
    throw new AiError('aborted');
  };
  const fetch = () => Promise.reject(new Error('This request is only shown, not sent.'));
  try {
    await recallKey(choice.baseUrl);
    const port = await openPort(providerOf(choice, keyFor(choice.baseUrl)), { fetch, onRequest });
    await understand(text, subject, port, new AbortController().signal);
  } catch {
    // It ends where it was held back.
  }
  return seen;
}

import '../data/allWords.ts';
import { AiError } from '@readback/assistant/aiError.ts';
import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import type { Asked } from '@readback/assistant/explain/brief.ts';
import { type Explanation, explainAsked } from '@readback/assistant/explain/explain.ts';
import { openPort } from '@readback/assistant/provider.ts';
import { noteAsked } from '../data/sourceUse.ts';
import { type AssistantChoice, providerOf } from './choice.ts';
import { addUse, isUsedUp } from './dailyUse.ts';
import { keyFor, recallKey } from './key.ts';
import { noteSent } from './lastSent.ts';

/** Where a provider says nothing of tokens, or nothing came back: so many characters count as one. */
const charactersOfAToken = 3;

/** Asks the chosen model once, within the limit of the day, and counts what it used. */
export async function* askChosen(
  choice: AssistantChoice,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Explanation> {
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
    for await (const found of explainAsked(asked, port, signal)) {
      if (found.usage) used = found.usage.in + found.usage.out;
      yield found;
    }
  } finally {
    addUse(used ?? sent / charactersOfAToken);
  }
}

/** What would be sent: the question is put together, and held back at the last step. */
export async function heldRequest(choice: AssistantChoice, asked: Asked): Promise<SentRequest | undefined> {
  let seen: SentRequest | undefined;
  const onRequest = (sent: SentRequest) => {
    seen = sent;
    throw new AiError('aborted');
  };
  const fetch = () => Promise.reject(new Error('This request is only shown, not sent.'));
  try {
    await recallKey(choice.baseUrl);
    const port = await openPort(providerOf(choice, keyFor(choice.baseUrl)), { fetch, onRequest });
    for await (const it of explainAsked(asked, port, new AbortController().signal)) void it;
  } catch {
    // It ends where it was held back.
  }
  return seen;
}

import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { AiError } from '@readback/assistant/aiError.ts';
import type { AiPort, AiRequest } from '@readback/assistant/port.ts';
import { openPort } from '@readback/assistant/provider.ts';
import { noteAsked } from '../data/sources/sourceUse.ts';
import { type AssistantChoice, providerOf } from './choice.ts';
import { addUse, isUsedUp } from './dailyUse.ts';
import { keyFor, recallKey } from '../data/sources/key.ts';
import { noteSent } from './lastSent.ts';

/** Where a provider says nothing of tokens, or nothing came back: so many characters count as one. */
const charactersOfAToken = 3;

/** The way to the chosen model: each question is within the limit of the day, is noted, and what it used is counted. */
export function chosenPort(choice: AssistantChoice): AiPort {
  return {
    async *ask(request) {
      if (isUsedUp(choice)) throw new AiError('limit');
      await recallKey(choice.baseUrl);
      let sent = 0;
      const onRequest = (it: SentRequest) => {
        sent = it.body.length;
        noteSent(it);
      };
      const port = await openPort(providerOf(choice, keyFor(choice.baseUrl)), { onRequest });
      if (request.signal.aborted) throw new AiError('aborted');
      if (choice.preset !== 'browser') noteAsked('assistant');
      let used: number | undefined;
      try {
        for await (const event of port.ask(request)) {
          if (event.t === 'usage') used = event.usage.in + event.usage.out;
          yield event;
        }
      } finally {
        addUse(used ?? sent / charactersOfAToken);
      }
    },
  };
}

/** What would be sent: the question is put together, and held back at the last step. */
export async function heldQuestion(
  choice: AssistantChoice,
  question: Omit<AiRequest, 'signal'>,
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
    const { signal } = new AbortController();
    for await (const it of port.ask({ ...question, signal })) void it;
  } catch {
    // It ends where it was held back.
  }
  return seen;
}

import { describe, expect, it } from 'vitest';
import { AiError } from '../aiError.ts';
import { askedPage } from '../ask/testing/page.ts';
import { understand } from '../ask/understand.ts';
import { type Availability, browserAvailability, type BrowserModel, browserModel } from './browserModel.ts';
import type { SentRequest } from './sentRequest.ts';

const page = askedPage();

type Made = { prompts: string[]; destroyed: number; created: number };

/** A browser that has a model, which says the pieces that `say` makes of the question. */
function browserWith(
  say: (prompt: string) => Iterable<string> | Error,
  availability: Availability = 'available',
): BrowserModel & { made: Made } {
  const made: Made = { prompts: [], destroyed: 0, created: 0 };
  return {
    made,
    availability: async () => availability,
    create: async () => {
      made.created += 1;
      return {
        promptStreaming: (prompt) => {
          made.prompts.push(prompt);
          const said = say(prompt);
          return new ReadableStream<string>({
            start(controller) {
              if (said instanceof Error) return controller.error(said);
              for (const piece of said) controller.enqueue(piece);
              controller.close();
            },
          });
        },
        destroy: () => {
          made.destroyed += 1;
        },
      };
    },
  };
}

const honest = (prompt: string) => {
  const { handles } = JSON.parse(prompt) as { handles: object };
  const query = { query: 'mayTake', about: Object.keys(handles), term: 'none', help: 'none' };
  return JSON.stringify({ queries: [query] }).match(/.{1,9}/gs) ?? [];
};

function ask(model: BrowserModel, onRequest?: (sent: SentRequest) => void) {
  const port = browserModel(onRequest ? { onRequest } : {}, model);
  return understand('Who can take my USDC?', page, port, new AbortController().signal);
}

async function failure(model: BrowserModel): Promise<string> {
  try {
    await ask(model);
  } catch (error) {
    return error instanceof AiError ? error.kind : 'other';
  }
  return 'none';
}

describe('the browser’s own model', () => {
  it('reads a question, shows what it is told, and its session is given back', async () => {
    const browser = browserWith(honest);
    const seen: SentRequest[] = [];
    const { queries } = await ask(browser, (it) => seen.push(it));
    expect(queries).toMatchObject([{ id: 'mayTake', about: [{ kind: 'asset' }] }]);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toContain('responseConstraint');
    expect(browser.made.prompts.join()).not.toContain('USDC');
    expect(browser.made).toMatchObject({ created: 1, destroyed: 1 });
  });

  it('is looked for before each question, and not used where it is not there', async () => {
    const browser = browserWith(honest, 'unavailable');
    expect(await failure(browser)).toBe('model');
    expect(browser.made.created).toBe(0);
    expect(await browserAvailability(undefined)).toBe('unavailable');
    const broken = { ...browser, availability: () => Promise.reject(new Error('no')) };
    expect(await browserAvailability(broken)).toBe('unavailable');
  });

  it.each([
    ['prose', () => ['You can sign this.'], 'shape'],
    ['a flood', () => ['a'.repeat(50_000)], 'length'],
    ['a question too long', () => Object.assign(new Error('x'), { name: 'QuotaExceededError' }), 'length'],
    ['a refusal', () => Object.assign(new Error('x'), { name: 'NotReadableError' }), 'refusal'],
    ['a break', () => new Error('gone'), 'busy'],
  ] as const)('says of %s what it is', async (_, say, kind) => {
    const browser = browserWith(say);
    expect(await failure(browser)).toBe(kind);
    expect(browser.made.destroyed).toBe(1);
  });
});

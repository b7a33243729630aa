import { beforeAll, describe, expect, it } from 'vitest';
import { AiError } from '../aiError.ts';
import { explain, type Explanation } from '../explain/explain.ts';
import type { Subject } from '../explain/statement.ts';
import { bodies, readbackOf, subjectOf } from '../testing/readbacks.ts';
import { type Availability, browserAvailability, type BrowserModel, browserModel } from './browserModel.ts';
import { parsePartial } from './parsePartial.ts';
import type { SentRequest } from './sentRequest.ts';

let subject: Subject;
beforeAll(async () => {
  subject = subjectOf(await readbackOf(bodies()[3]!));
});

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
  const { facts } = JSON.parse(prompt) as { facts: { id: string }[] };
  const text = JSON.stringify({ blocks: facts.map(({ id }) => ({ fact: id, detail: 'full' })), explain: [] });
  return text.match(/.{1,9}/gs) ?? [];
};

async function ask(model: BrowserModel, onRequest?: (sent: SentRequest) => void) {
  const found: Explanation[] = [];
  const port = browserModel(onRequest ? { onRequest } : {}, model);
  for await (const it of explain(subject, port, new AbortController().signal)) found.push(it);
  return found;
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
  it('explains block by block, shows what it is told, and its session is given back', async () => {
    const browser = browserWith(honest);
    const seen: SentRequest[] = [];
    const found = await ask(browser, (it) => seen.push(it));
    expect(found.at(-1)).toMatchObject({ done: true, arranged: { also: [] } });
    expect(found.length).toBeGreaterThan(2);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toContain('responseConstraint');
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

it('JSON that is cut is closed after what was whole', () => {
  expect(parsePartial('{"blocks":[{"fact":"a"},{"fa')).toEqual({ blocks: [{ fact: 'a' }] });
  expect(parsePartial('{"blocks":[{"fact":"}"')).toBeUndefined();
  expect(parsePartial('{"a":[1]} more }')).toEqual({ a: [1] });
});

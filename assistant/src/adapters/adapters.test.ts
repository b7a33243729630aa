import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AiError } from '../aiError.ts';
import { bodies, readbackOf, subjectOf } from '../testing/readbacks.ts';
import { answerTo, fakeProvider, type FakeProvider } from '../testing/fakeProvider.ts';
import { explain, type Explanation } from '../explain/explain.ts';
import type { Subject } from '../explain/statement.ts';
import { openPort, type Provider, type ProviderKind } from '../provider.ts';
import type { SentRequest } from './sentRequest.ts';

let fake: FakeProvider;
let subject: Subject;
const key = 'sk-test-key';

beforeAll(async () => {
  fake = await fakeProvider({ key });
  subject = subjectOf(await readbackOf(bodies()[3]!));
});
beforeEach(() => fake.asked.splice(0));
afterAll(() => fake.close());

const models: Readonly<Record<ProviderKind, string>> = {
  openaiCompatible: 'some-model',
  anthropic: 'claude-sonnet-4-5',
};

describe.each(['openaiCompatible', 'anthropic'] as const)('%s', (kind) => {
  const provider = (over: Partial<Provider> = {}): Provider => {
    return { kind, baseUrl: fake.url, model: models[kind], key, structured: true, ...over };
  };

  it('explains: one request, with the schema, a limit and the key, and nothing else of the page', async () => {
    fake.behave((request) => ({ as: 'answer', json: answerTo(request) }));
    const found = await ask(provider());
    const last = found.at(-1)!;
    expect(last.done).toBe(true);
    expect(last.arranged.also).toEqual([]);
    expect(last.arranged.terms.length).toBeGreaterThan(0);
    expect(last.usage).toMatchObject({ in: 321, out: 45 });
    expect(found.length).toBeGreaterThan(2);
    expect(fake.asked.length).toBe(1);
    const [{ headers, body, url }] = fake.asked as [(typeof fake.asked)[0]];
    const json = JSON.parse(body);
    expect(json.max_tokens).toBe(4_000);
    expect(json.stream).toBe(true);
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
    if (kind === 'anthropic') {
      expect(url).toBe('/v1/messages');
      expect(headers['x-api-key']).toBe(key);
      expect(headers['anthropic-dangerous-direct-browser-access']).toBe('true');
      expect(JSON.stringify(json.output_config ?? json.output_format)).toContain('json_schema');
    } else {
      expect(url).toBe('/v1/chat/completions');
      expect(headers.authorization).toBe(`Bearer ${key}`);
      expect(json.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    }
  });

  it('grows only by closed blocks while the answer comes', async () => {
    fake.behave((request) => ({ as: 'answer', json: answerTo(request), pause: 2 }));
    const found = await ask(provider());
    const counts = found.map(({ arranged }) => arranged.mentioned);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(found.filter(({ done }) => done).length).toBe(1);
  });

  it('shows what is sent with the key masked', async () => {
    fake.behave((request) => ({ as: 'answer', json: answerTo(request) }));
    const seen: SentRequest[] = [];
    await ask(provider(), { onRequest: (it) => seen.push(it) });
    expect(seen.length).toBe(1);
    expect(JSON.stringify(seen)).not.toContain(key);
    expect(JSON.stringify(seen[0]?.headers)).toContain('•••');
    expect(seen[0]?.body).toBe(fake.asked[0]?.body);
    expect(seen[0]?.headers['user-agent']).toBeUndefined();
  });

  it.each([
    ['a wrong key', { as: 'status', status: 401 }, 'auth'],
    ['a key that may not', { as: 'status', status: 403 }, 'auth'],
    ['too many questions', { as: 'status', status: 429, headers: { 'retry-after': '17' } }, 'rate'],
    ['no credit', { as: 'status', status: 402 }, 'rate'],
    ['an unknown model', { as: 'status', status: 404 }, 'model'],
    ['a request it does not take', { as: 'status', status: 400 }, 'model'],
    ['trouble of its own', { as: 'status', status: 503 }, 'busy'],
    ['too much to do', { as: 'status', status: 529 }, 'busy'],
    ['an error in the middle', { as: 'breaksOff' }, 'busy'],
    ['a redirect elsewhere', { as: 'redirect', to: 'http://127.0.0.1:9/v1' }, 'network'],
    ['an answer without end', { as: 'flood' }, 'length'],
    ['an answer cut at its limit', { as: 'cut' }, 'length'],
    ['a refusal', { as: 'refuses' }, 'refusal'],
    ['prose', { as: 'text', text: 'You can sign this, it is safe.' }, 'shape'],
    ['half an object', { as: 'text', text: '{"blocks":[{"fact"' }, 'shape'],
    ['an object of another kind', { as: 'text', text: '{"safe":true}' }, 'shape'],
    ['a web page', { as: 'html' }, 'shape'],
  ] as const)('says of %s what it is, and asks once', async (_, behaviour, wanted) => {
    fake.behave(behaviour);
    const error = await failure(ask(provider()));
    expect(error.kind).toBe(wanted);
    expect(fake.asked.length).toBe(1);
    if (wanted === 'rate' && behaviour.status === 429) expect(error.retryAfter).toBe(17);
  });

  it('never says the key, even if the provider repeats it', async () => {
    fake.behave({ as: 'status', status: 401, says: `Incorrect key provided: ${key}.` });
    const { details } = await failure(ask(provider()));
    expect(details).toContain('Incorrect key provided: •••.');
  });

  it('takes an answer with words and a fence around it', async () => {
    fake.behave((request) => ({
      as: 'text',
      text: `Here you are:\n\`\`\`json\n${JSON.stringify(answerTo(request))}\n\`\`\``,
    }));
    expect((await ask(provider())).at(-1)?.arranged.also).toEqual([]);
  });

  it('hangs up when it is stopped', async () => {
    fake.behave((request) => ({ as: 'answer', json: answerTo(request), pause: 30 }));
    const before = fake.hungUp();
    const stop = new AbortController();
    const port = await openPort(provider());
    const error = await failure(
      (async () => {
        for await (const it of explain(subject, port, stop.signal)) if (!it.done) stop.abort();
      })(),
    );
    expect(error.kind).toBe('aborted');
    await expect.poll(() => fake.hungUp()).toBe(before + 1);
  });

  it('says that nobody is there', async () => {
    const error = await failure(ask(provider({ baseUrl: 'http://127.0.0.1:9/v1' })));
    expect(error.kind).toBe('network');
  });
});

describe('the address', () => {
  it('is the only one that is asked', async () => {
    const { pinnedFetch } = await import('./pinnedFetch.ts');
    const hosts: string[] = [];
    const send: typeof fetch = async (url) => {
      hosts.push(new Request(url).url);
      return new Response('');
    };
    const pinned = pinnedFetch({ baseUrl: 'https://ai.example/v1' }, { fetch: send });
    for (const url of [
      'https://ai-gateway.vercel.sh/v1/x',
      'https://ai.example/v2/x',
      'https://ai.example/v10',
      'http://ai.example/v1/x',
      'https://ai.example/v1/../x',
    ]) {
      await expect(pinned(url)).rejects.toBeInstanceOf(AiError);
    }
    await pinned('https://ai.example/v1/chat/completions', { headers: { 'User-Agent': 'ai-sdk' } });
    expect(hosts).toEqual(['https://ai.example/v1/chat/completions']);
  });

  it('of OpenAI itself is asked with the newer name of the limit', async () => {
    const bodiesSent: string[] = [];
    const send: typeof fetch = async (_, init) => {
      bodiesSent.push(typeof init?.body === 'string' ? init.body : '');
      return new Response('', { status: 500 });
    };
    const provider = {
      kind: 'openaiCompatible',
      baseUrl: 'https://api.openai.com/v1',
      model: 'm',
      key,
      structured: true,
    } as const;
    const port = await openPort(provider, { fetch: send });
    await failure(drain(explain(subject, port, new AbortController().signal)));
    expect(JSON.parse(bodiesSent[0] ?? '')).toMatchObject({ max_completion_tokens: 4_000 });
    expect(bodiesSent[0]).not.toContain('"max_tokens"');
  });
});

async function ask(
  provider: Provider,
  options: Parameters<typeof openPort>[1] = {},
): Promise<readonly Explanation[]> {
  return drain(explain(subject, await openPort(provider, options), new AbortController().signal));
}

async function drain<T>(from: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const it of from) found.push(it);
  return found;
}

async function failure(work: Promise<unknown>): Promise<AiError> {
  const error = await work.then(
    () => undefined,
    (it: unknown) => it,
  );
  expect(error).toBeInstanceOf(AiError);
  return error as AiError;
}

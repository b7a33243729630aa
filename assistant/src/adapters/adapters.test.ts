import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AiError } from '../aiError.ts';
import { answerTo, fakeModels, fakeProvider, type FakeProvider } from '../testing/fakeProvider.ts';
import { type Mapped, understand } from '../ask/understand.ts';
import { askedPage } from '../ask/testing/page.ts';
import { excerptOf } from '../point/excerpt.ts';
import { pointAtLines } from '../point/point.ts';
import { openPort } from '../provider.ts';
import type { Provider, ProviderKind } from '../chosenModel.ts';
import { listModels } from './listModels.ts';
import type { SentRequest } from './sentRequest.ts';

let fake: FakeProvider;
const page = askedPage();
const question = 'Who can take my USDC, Zxcanary 4711?';
/** What an honest answer of the fake is understood as. */
const understood = [{ id: 'mayTake' }];
const key = 'sk-test-key';

beforeAll(async () => {
  fake = await fakeProvider({ key });
});
beforeEach(() => fake.asked.splice(0));
afterAll(() => fake.close());

const protocols: readonly (readonly [ProviderKind, string])[] = [
  ['openaiCompatible', 'some-model'],
  ['anthropic', 'claude-sonnet-4-5'],
  // A name that the library does not know: it forces a tool whose input is the answer.
  ['anthropic', 'claude-3-newer-than-the-library'],
  ['google', 'gemini-2.5-flash'],
];

describe.each(protocols)('%s, %s', (kind, model) => {
  const provider = (over: Partial<Provider> = {}): Provider => {
    return { kind, baseUrl: fake.url, model, key, structured: true, ...over };
  };

  it('points at lines of a source, with the schema of that question', async () => {
    fake.behave({
      as: 'answer',
      json: { points: [{ category: 'mint', lines: [1] }] },
      thinks: '<think>{}</think>',
    });
    const files = [{ path: 'a.sol', text: 'function mint() {' }];
    const from = { by: 'source', name: 'Sourcify' } as const;
    const excerpt = excerptOf({ files, language: 'solidity', match: 'exact', from });
    const port = await openPort(provider());
    const { points, usage } = await pointAtLines(excerpt, port, new AbortController().signal);
    expect(points).toEqual([{ category: 'mint', lines: [excerpt.lines.get(1)] }]);
    expect(usage).toMatchObject({ in: 321, out: 45 });
    expect(fake.asked).toHaveLength(1);
    for (const it of ['selfdestruct', '1 function mint() {', 'points'])
      expect(fake.asked[0]?.body).toContain(it);
  });

  it('reads a question: one request, with the schema, a limit and the key, and nothing else of the page', async () => {
    fake.behave((request) => ({ as: 'answer', json: answerTo(request) }));
    const { queries, usage } = await ask(provider());
    expect(queries).toMatchObject(understood);
    expect(usage).toMatchObject({ in: 321, out: 45 });
    expect(fake.asked.length).toBe(1);
    const [{ headers, body, url }] = fake.asked as [(typeof fake.asked)[0]];
    const json = JSON.parse(body);
    expect(json.max_tokens ?? json.generationConfig.maxOutputTokens).toBe(2_000);
    expect(body).not.toMatch(/USDC|Zxcanary|4711|0x[0-9a-f]{3}/);
    if (kind !== 'google') expect(json.stream).toBe(true);
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
    if (kind === 'anthropic') {
      expect(url).toBe('/v1/messages');
      expect(headers['x-api-key']).toBe(key);
      expect(headers['anthropic-dangerous-direct-browser-access']).toBe('true');
      if (model.includes('newer'))
        expect(json).toMatchObject({ tool_choice: { type: 'any' }, tools: [{ name: 'json' }] });
      else expect(JSON.stringify(json.output_config ?? json.output_format)).toContain('json_schema');
    } else if (kind === 'google') {
      expect(url).toBe(`/v1/models/${model}:streamGenerateContent?alt=sse`);
      expect(headers['x-goog-api-key']).toBe(key);
      expect(json.generationConfig.responseMimeType).toBe('application/json');
      expect(JSON.stringify(json.generationConfig)).toContain('"enum"');
    } else {
      expect(url).toBe('/v1/chat/completions');
      expect(headers.authorization).toBe(`Bearer ${key}`);
      expect(json.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    }
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
    ['half an object', { as: 'text', text: '{"queries":[{"query"' }, 'shape'],
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
    expect((await ask(provider())).queries).toMatchObject(understood);
  });

  // A forced tool has no words around its input.
  it.skipIf(model.includes('newer'))(
    'reads no thinking as an answer, and takes braces after it for nothing',
    async () => {
      fake.behave((request) => ({
        as: 'answer',
        json: answerTo(request),
        thinks: '<think>First {"queries":[{"query":"fee"}]} and {so} on</think>\n',
        adds: '\nThat is {all}. {"queries":[]}',
      }));
      expect((await ask(provider())).queries).toMatchObject(understood);
    },
  );

  it('lists the models that the provider offers', async () => {
    expect(await listModels(provider())).toEqual(fakeModels);
    expect((await failure(listModels(provider({ key: 'other' })))).kind).toBe('auth');
    expect((await failure(listModels(provider({ baseUrl: 'http://127.0.0.1:9/v1' })))).kind).toBe('network');
  });

  it('hangs up when it is stopped', async () => {
    fake.behave((request) => ({ as: 'answer', json: answerTo(request), pause: 30 }));
    const before = fake.hungUp();
    const stop = new AbortController();
    const port = await openPort(provider());
    const error = failure(understand(question, page, port, stop.signal));
    await expect.poll(() => fake.asked.length).toBe(1);
    stop.abort();
    expect((await error).kind).toBe('aborted');
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
    await failure(understand(question, page, port, new AbortController().signal));
    expect(JSON.parse(bodiesSent[0] ?? '')).toMatchObject({ max_completion_tokens: 2_000 });
    expect(bodiesSent[0]).not.toContain('"max_tokens"');
  });
});

async function ask(provider: Provider, options: Parameters<typeof openPort>[1] = {}): Promise<Mapped> {
  return understand(question, page, await openPort(provider, options), new AbortController().signal);
}

async function failure(work: Promise<unknown>): Promise<AiError> {
  const error = await work.then(
    () => undefined,
    (it: unknown) => it,
  );
  expect(error).toBeInstanceOf(AiError);
  return error as AiError;
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the fake provider behaves towards the next requests. */
export type Behaviour =
  /** `thinks` before it answers, as models do that think aloud; `adds` words after the answer. */
  | Readonly<{ as: 'answer'; json: unknown; pause?: number; thinks?: string; adds?: string }>
  /** Answers up to and with the first `until`, and then says nothing more. */
  | Readonly<{ as: 'waits'; json: unknown; until: string }>
  | Readonly<{ as: 'text'; text: string }>
  | Readonly<{ as: 'status'; status: number; headers?: Readonly<Record<string, string>>; says?: string }>
  | Readonly<{ as: 'redirect'; to: string }>
  | Readonly<{ as: 'breaksOff' | 'flood' | 'silent' | 'refuses' | 'cut' | 'html' }>;

export type FakeRequest = Readonly<{ url: string; headers: IncomingMessage['headers']; body: string }>;

export type FakeProvider = Readonly<{
  url: string;
  /** Each request that was let through, without the questions that browsers ask beforehand. */
  asked: FakeRequest[];
  /** Requests whose other side hung up before the answer was whole. */
  hungUp: () => number;
  behave(next: Behaviour | ((request: FakeRequest) => Behaviour)): void;
  close(): Promise<void>;
}>;

/** What real providers let a page send; `user-agent` is not among it. */
const allowed = [
  'authorization',
  'content-type',
  'x-api-key',
  'x-goog-api-key',
  'anthropic-version',
  'anthropic-beta',
  'anthropic-dangerous-direct-browser-access',
];

/**
 * A server on this machine that speaks the streams of OpenAI's chat completions, of Anthropic's Messages (with the forced
 * tool, where it is asked for) and of Google's Gemini, lists models, and lets pages of `origin` ask, with a strict list
 * of headers.
 */
export async function fakeProvider({
  key = 'sk-test-key',
  origin = '*',
  port = 0,
} = {}): Promise<FakeProvider> {
  let behaviour: Behaviour | ((request: FakeRequest) => Behaviour) = { as: 'text', text: '' };
  let left = 0;
  const asked: FakeRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', origin);
    if (request.method === 'OPTIONS') return preflight(request, response);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const it = { url: request.url ?? '', headers: request.headers, body };
    asked.push(it);
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    const { 'x-api-key': anthropic, 'x-goog-api-key': google, authorization } = request.headers;
    const given = anthropic ?? google ?? authorization?.replace('Bearer ', '');
    if (given !== key) return fail(response, 401);
    if (request.method === 'GET') return listed(response, it);
    await answer(response, it, typeof behaviour === 'function' ? behaviour(it) : behaviour);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    hungUp: () => left,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = (request.headers['access-control-request-headers'] ?? '').split(',').map((it) => it.trim());
  const fine = wanted.every((it) => it === '' || allowed.includes(it));
  response.writeHead(fine ? 204 : 403, {
    'access-control-allow-headers': allowed.join(', '),
    'access-control-allow-methods': 'GET, POST',
  });
  response.end();
}

function fail(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
  says = `status ${status}`,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(
    JSON.stringify({
      type: 'error',
      error: { type: 'error', message: says, code: status, status: 'FAILED' },
    }),
  );
}

async function answer(response: ServerResponse, it: FakeRequest, behaviour: Behaviour): Promise<void> {
  switch (behaviour.as) {
    case 'status':
      return fail(response, behaviour.status, behaviour.headers, behaviour.says);
    case 'redirect':
      response.writeHead(307, { location: behaviour.to });
      response.end();
      return;
    case 'silent':
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<h1>Welcome</h1>');
      return;
    default:
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const stream = streamFor(it)(response);
  stream.begin();
  if (behaviour.as === 'answer') {
    const { thinks = '', json, adds = '' } = behaviour;
    for (const piece of pieces(thinks + JSON.stringify(json) + adds)) {
      stream.say(piece);
      if (behaviour.pause) await new Promise((settle) => setTimeout(settle, behaviour.pause));
    }
  }
  if (behaviour.as === 'waits') {
    const json = JSON.stringify(behaviour.json);
    stream.say(json.slice(0, json.indexOf(behaviour.until) + behaviour.until.length));
    return;
  }
  if (behaviour.as === 'text') stream.say(behaviour.text);
  if (behaviour.as === 'breaksOff') {
    stream.say('{"queries":[');
    stream.fail();
    response.end();
    return;
  }
  if (behaviour.as === 'flood') {
    for (let at = 0; at < 400 && !response.destroyed; at += 1) {
      if (!stream.say('a'.repeat(20_000))) await new Promise((settle) => response.once('drain', settle));
    }
  }
  stream.end(behaviour.as === 'refuses' ? 'refusal' : behaviour.as === 'cut' ? 'length' : 'stop');
  response.end();
}

/** The models that the fake says it has. */
export const fakeModels = ['fake-large', 'fake-small'] as const;

function listed(response: ServerResponse, { headers }: FakeRequest): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const models = fakeModels.map((id) => ({
    name: `models/${id}`,
    supportedGenerationMethods: ['generateContent'],
  }));
  const others = [{ name: 'models/embedding', supportedGenerationMethods: ['embedContent'] }];
  const list = headers['x-goog-api-key']
    ? { models: [...models, ...others] }
    : { object: 'list', data: fakeModels.map((id) => ({ id, object: 'model' })) };
  response.end(JSON.stringify(list));
}

function streamFor({ url, body }: FakeRequest): (response: ServerResponse) => Stream {
  if (url.includes(':streamGenerateContent')) return contents;
  if (!url.endsWith('/messages')) return completions;
  const { tool_choice: choice, tools } = JSON.parse(body) as {
    tool_choice?: { type: 'any' | 'tool' | 'auto' };
    tools?: { name: string }[];
  };
  const forced = choice && choice.type !== 'auto' ? tools?.[0]?.name : undefined;
  return (response) => messages(response, forced);
}

type Stream = Readonly<{
  begin(): void;
  say(text: string): boolean;
  fail(): void;
  end(why: 'stop' | 'length' | 'refusal'): void;
}>;

function completions(response: ServerResponse): Stream {
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (delta: object, finish: string | null = null) =>
    send({
      id: 'fake',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  return {
    begin: () => chunk({ role: 'assistant', content: '' }),
    say: (content) => chunk({ content }),
    fail: () => send({ error: { message: 'The server had an error.', type: 'server_error', code: null } }),
    end: (why) => {
      chunk({}, why === 'refusal' ? 'content_filter' : why);
      const usage = { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 };
      send({ id: 'fake', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage });
      response.write('data: [DONE]\n\n');
    },
  };
}

/** `tool`: the one that the request forces the model to call; its input is the answer. */
function messages(response: ServerResponse, tool?: string): Stream {
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  const usage = { input_tokens: 321, output_tokens: 1, cache_read_input_tokens: 0 };
  return {
    begin: () => {
      send('message_start', {
        message: {
          id: 'fake',
          type: 'message',
          role: 'assistant',
          model: 'fake',
          content: [],
          stop_reason: null,
          usage,
        },
      });
      const block = tool
        ? { type: 'tool_use', id: 'toolu_fake', name: tool, input: {} }
        : { type: 'text', text: '' };
      send('content_block_start', { index: 0, content_block: block });
    },
    say: (text) => {
      const delta = tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text };
      return send('content_block_delta', { index: 0, delta });
    },
    fail: () => send('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    end: (why) => {
      send('content_block_stop', { index: 0 });
      const reason = { stop: tool ? 'tool_use' : 'end_turn', length: 'max_tokens', refusal: 'refusal' }[why];
      send('message_delta', {
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: 45 },
      });
      send('message_stop', {});
    },
  };
}

/** Gemini’s `streamGenerateContent`. */
function contents(response: ServerResponse): Stream {
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const candidate = (text: string, more: object = {}) => ({
    candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, ...more }],
  });
  return {
    begin: () => {},
    say: (text) => send(candidate(text)),
    fail: () => send({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
    end: (why) => {
      const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[why];
      const usageMetadata = { promptTokenCount: 321, candidatesTokenCount: 45, totalTokenCount: 366 };
      send({ ...candidate('', { finishReason }), usageMetadata });
    },
  };
}

function pieces(text: string): readonly string[] {
  return text.match(/.{1,24}/gs) ?? [];
}

/** An honest answer to any question: who may take what is named in it. */
export function answerTo({ body }: FakeRequest): unknown {
  const about = Object.keys(askedQuestion(body).handles);
  return { queries: [{ query: 'mayTake', about, term: 'none', help: 'none' }] };
}

type AskedQuestion = Readonly<{
  question: string;
  handles: Readonly<Record<string, unknown>>;
  queries: Readonly<Record<string, string>>;
  terms: readonly string[];
  help: readonly string[];
}>;

/** The question of a request, whichever protocol it is written in. */
export function askedQuestion(body: string): AskedQuestion {
  const json: {
    messages?: { content: string | { text: string }[] }[];
    contents?: { parts: { text: string }[] }[];
  } = JSON.parse(body);
  const content = json.messages?.at(-1)?.content ?? json.contents?.at(-1)?.parts ?? '';
  return JSON.parse(typeof content === 'string' ? content : (content[0]?.text ?? ''));
}

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { AiPort } from '../port.ts';
import type { Provider, ProviderOptions } from '../chosenModel.ts';
import { askModel } from './askModel.ts';
import { pinnedFetch } from './pinnedFetch.ts';

/** Servers that speak OpenAI's chat completions: most clouds, and what runs models on one's own machine. */
export function openaiCompatible(provider: Provider, options: ProviderOptions): AiPort {
  const { baseUrl, key, model, structured } = provider;
  const open = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    ...(key ? { apiKey: key } : {}),
    fetch: pinnedFetch(provider, options),
    includeUsage: true,
    supportsStructuredOutputs: structured,
    transformRequestBody: (body) => limitOf(baseUrl, body),
  });
  return { ask: (request) => askModel(open(model), request, key) };
}

/** OpenAI's own models take the limit by its newer name only; the other servers know the older one. */
function limitOf(baseUrl: string, body: Record<string, unknown>): Record<string, unknown> {
  if (new URL(baseUrl).hostname !== 'api.openai.com') return body;
  const { max_tokens: limit, ...rest } = body;
  return { ...rest, max_completion_tokens: limit };
}

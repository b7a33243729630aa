import { createGoogle } from '@ai-sdk/google';
import type { AiPort } from '../port.ts';
import type { Provider, ProviderOptions } from '../chosenModel.ts';
import { askModel } from './askModel.ts';
import { pinnedFetch } from './pinnedFetch.ts';

/** Google's Gemini by its own protocol: its copy of OpenAI's answers no page. */
export function google(provider: Provider, options: ProviderOptions): AiPort {
  const { baseUrl, key = '', model, structured } = provider;
  const open = createGoogle({ baseURL: baseUrl, apiKey: key, fetch: pinnedFetch(provider, options) });
  return {
    ask: (request) => askModel(open(model), request, key, { google: { structuredOutputs: structured } }),
  };
}

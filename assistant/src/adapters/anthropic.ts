import { createAnthropic } from '@ai-sdk/anthropic';
import type { AiPort } from '../port.ts';
import type { Provider, ProviderOptions } from '../chosenModel.ts';
import { askModel } from './askModel.ts';
import { pinnedFetch } from './pinnedFetch.ts';

/** Anthropic's Messages, straight from the browser: its server wants to hear that this is meant. */
export function anthropic(provider: Provider, options: ProviderOptions): AiPort {
  const { baseUrl, key = '', model } = provider;
  const open = createAnthropic({
    baseURL: baseUrl,
    apiKey: key,
    headers: { 'anthropic-dangerous-direct-browser-access': 'true' },
    fetch: pinnedFetch(provider, options),
  });
  return { ask: (request) => askModel(open(model), request, key) };
}

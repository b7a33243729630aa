/** Which model the user chose, and where it answers. The key is kept elsewhere: see `key.ts`. */
import type { Provider } from '@readback/assistant/chosenModel.ts';
import * as v from 'valibot';
import { dropHosts, isReachable, keepHost } from '../data/sources/hosts.ts';
import { openSetting } from '../data/base/setting.ts';
import { switchSource } from '../data/sources/sources.ts';
import { forgetKey } from '../data/sources/key.ts';
import { presetIds } from './presetIds.ts';
import { readBaseUrl } from './readBaseUrl.ts';

const schema = v.object({
  preset: v.picklist(presetIds),
  /** Empty where no host is asked. */
  baseUrl: v.pipe(
    v.string(),
    v.check((it) => it === '' || readBaseUrl(it).ok),
  ),
  model: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Whether the server is asked to hold the model to the form of the answer. */
  structured: v.boolean(),
  /** How many tokens may be used in a day. */
  dailyTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(100_000_000))),
  /** Whether the user has seen the first request to this address before it went. */
  shown: v.optional(v.boolean()),
  /** The same for the source of a contract. */
  shownSource: v.optional(v.boolean()),
});

export type AssistantChoice = v.InferOutput<typeof schema>;

export const assistantChoice = openSetting<AssistantChoice | null>({
  name: 'assistant',
  schema: v.nullable(schema),
  standard: null,
});

/** Turns the assistant on. A key belongs to its address: with another one it is forgotten. */
export function turnOn(next: AssistantChoice): void {
  if (assistantChoice.get()?.baseUrl !== next.baseUrl) forgetKey();
  dropHosts('assistant');
  if (next.baseUrl !== '') keepHost('assistant', next.baseUrl);
  assistantChoice.set(next);
  switchSource('assistant', true);
}

/** Whether the page may ask it without being opened again. */
export function canReach({ preset, baseUrl }: AssistantChoice): boolean {
  return preset === 'browser' || isReachable(baseUrl);
}

/** Turns it off and forgets the key. What was chosen stays in the form. */
export function turnOff(): void {
  forgetKey();
  dropHosts('assistant');
  switchSource('assistant', false);
}

export function providerOf({ preset, baseUrl, model, structured }: AssistantChoice, key?: string): Provider {
  return {
    kind: preset === 'anthropic' || preset === 'google' || preset === 'browser' ? preset : 'openaiCompatible',
    baseUrl,
    model,
    structured,
    ...(key ? { key } : {}),
  };
}

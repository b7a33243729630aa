import * as words from '@readback/phrases/words/web/assistant/presets.ts';
import type { PresetId } from './presetIds.ts';

/** A provider that many use: where it answers, and what helps when it does not. */
export type Preset = Readonly<{
  name: string;
  baseUrl: string;
  /** An example of how it names a model. */
  model: string;
  /** `own`: it runs on the user's machine and wants no key. */
  key: 'needed' | 'own' | 'maybe';
  /** What to look at when it cannot be reached. */
  help: string;
}>;

export const presets: Readonly<Record<PresetId, Preset>> = {
  openai: {
    name: words.names.openai,
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5-mini',
    key: 'needed',
    help: words.cloudHelp,
  },
  anthropic: {
    name: words.names.anthropic,
    baseUrl: 'https://api.anthropic.com/v1',
    model: 'claude-sonnet-4-5',
    key: 'needed',
    help: words.help.anthropic,
  },
  google: {
    name: words.names.google,
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-2.5-flash',
    key: 'needed',
    help: words.cloudHelp,
  },
  openrouter: {
    name: words.names.openrouter,
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'mistralai/mistral-small-3.2-24b-instruct',
    key: 'needed',
    help: words.cloudHelp,
  },
  groq: {
    name: words.names.groq,
    baseUrl: 'https://api.groq.com/openai/v1',
    model: 'openai/gpt-oss-20b',
    key: 'needed',
    help: words.cloudHelp,
  },
  mistral: {
    name: words.names.mistral,
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-small-latest',
    key: 'needed',
    help: words.cloudHelp,
  },
  ollama: {
    name: words.names.ollama,
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3:8b',
    key: 'own',
    help: words.help.ollama,
  },
  lmstudio: {
    name: words.names.lmstudio,
    baseUrl: 'http://localhost:1234/v1',
    model: 'qwen/qwen3-8b',
    key: 'own',
    help: words.help.lmstudio,
  },
  llamacpp: {
    name: words.names.llamacpp,
    baseUrl: 'http://localhost:8080/v1',
    model: 'default',
    key: 'own',
    help: words.help.llamacpp,
  },
  browser: {
    name: words.names.browser,
    baseUrl: '',
    model: '',
    key: 'own',
    help: words.help.browser,
  },
  other: {
    name: words.names.other,
    baseUrl: '',
    model: '',
    key: 'maybe',
    help: words.help.other,
  },
};

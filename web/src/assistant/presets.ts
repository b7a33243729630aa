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

const cloud =
  'Check the address and your connection. Some providers accept requests from pages only for accounts that allow it. An extension or a firewall may also block it.';

export const presets: Readonly<Record<PresetId, Preset>> = {
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5-mini',
    key: 'needed',
    help: cloud,
  },
  anthropic: {
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    model: 'claude-sonnet-4-5',
    key: 'needed',
    help: 'Check the address and your connection. Anthropic accepts requests from pages only if the key’s organization allows it.',
  },
  openrouter: {
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'mistralai/mistral-small-3.2-24b-instruct',
    key: 'needed',
    help: cloud,
  },
  groq: {
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    model: 'openai/gpt-oss-20b',
    key: 'needed',
    help: cloud,
  },
  mistral: {
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-small-latest',
    key: 'needed',
    help: cloud,
  },
  ollama: {
    name: 'Ollama on this machine',
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3:8b',
    key: 'own',
    help: 'Allow this page in Ollama: set OLLAMA_ORIGINS to the address shown below and restart it. If the browser asks whether this page may reach this device, allow it.',
  },
  lmstudio: {
    name: 'LM Studio on this machine',
    baseUrl: 'http://localhost:1234/v1',
    model: 'qwen/qwen3-8b',
    key: 'own',
    help: 'In LM Studio, start the server, and turn on “Enable CORS” in its settings. If the browser asks whether this page may reach this device, allow it.',
  },
  llamacpp: {
    name: 'llama.cpp on this machine',
    baseUrl: 'http://localhost:8080/v1',
    model: 'default',
    key: 'own',
    help: 'Start llama-server, with --cors-origins set to the address shown below or left as it is. If the browser asks whether this page may reach this device, allow it.',
  },
  other: {
    name: 'Other (OpenAI-compatible)',
    baseUrl: '',
    model: '',
    key: 'maybe',
    help: 'Check the address, that the server is running, and that it allows this page (CORS).',
  },
};

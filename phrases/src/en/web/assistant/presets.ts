/** Providers by name, as people choose among them. */
export const names = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  openrouter: 'OpenRouter',
  groq: 'Groq',
  mistral: 'Mistral',
  ollama: 'Ollama on this machine',
  lmstudio: 'LM Studio on this machine',
  llamacpp: 'llama.cpp on this machine',
  browser: 'This browser’s own model',
  other: 'Other (OpenAI-compatible)',
} as const;

/** What to look at when a provider cannot be reached. */
export const cloudHelp =
  'Check the URL and your connection. Some providers accept requests from web pages only for accounts that turned this on. An extension or a firewall may also block the connection.';
export const help = {
  anthropic:
    'Check the URL and your connection. Anthropic accepts requests from web pages only if the key’s organization allows them.',
  browser:
    'Some browsers bring a model along. Check in this browser’s settings whether it has one and whether the model is downloaded.',
  ollama:
    'Allow this page in Ollama: set OLLAMA_ORIGINS to the URL shown below and restart Ollama. If the browser asks for permission to reach this device, allow it.',
  lmstudio:
    'In LM Studio, start the server, and turn on “Enable CORS” in its settings. If the browser asks for permission to reach this device, allow it.',
  llamacpp:
    'Start llama-server. Leave --cors-origins unchanged, or set it to the URL shown below. If the browser asks for permission to reach this device, allow it.',
  other: 'Check that the URL is correct, that the server is running, and that it allows this page (CORS).',
} as const;

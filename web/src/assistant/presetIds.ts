export const presetIds = [
  'openai',
  'anthropic',
  'google',
  'openrouter',
  'groq',
  'mistral',
  'ollama',
  'lmstudio',
  'llamacpp',
  'browser',
  'other',
] as const;

export type PresetId = (typeof presetIds)[number];

export const presetIds = [
  'openai',
  'anthropic',
  'openrouter',
  'groq',
  'mistral',
  'ollama',
  'lmstudio',
  'llamacpp',
  'other',
] as const;

export type PresetId = (typeof presetIds)[number];

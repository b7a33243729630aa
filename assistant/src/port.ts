/** What Readback asks of a language model, whoever runs it. The answer is hostile until it is validated. */

export type JsonSchema = Readonly<Record<string, unknown>>;

export type AiMessage = Readonly<{ role: 'user' | 'assistant'; content: string }>;

export type AiRequest = Readonly<{
  system: string;
  messages: readonly AiMessage[];
  /** The portable subset: every field required, no additional ones, no bounds of length or number. */
  schema: JsonSchema;
  /** The most tokens that the answer may cost. */
  maxTokens: number;
  signal: AbortSignal;
}>;

/** Tokens, as the provider counts them: read, of these from its cache, and written. */
export type Usage = Readonly<{ in: number; cached: number; out: number }>;

export type AiEvent = Readonly<{ t: 'usage'; usage: Usage }> | Readonly<{ t: 'done'; json: unknown }>;

/** Asks once and never again unasked. Throws `AiError`, and nothing else. */
export type AiPort = Readonly<{ ask(request: AiRequest): AsyncIterable<AiEvent> }>;

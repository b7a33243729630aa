import type { SentRequest } from './adapters/sentRequest.ts';

/** `browser`: the model that the browser brings along, on this device. */
export type ProviderKind = 'openaiCompatible' | 'anthropic' | 'google' | 'browser';

export type Provider = Readonly<{
  kind: ProviderKind;
  /** Requests go below this address and nowhere else. */
  baseUrl: string;
  model: string;
  key?: string;
  /** Whether the server is asked to hold the model to a JSON schema. Not every server can. */
  structured: boolean;
}>;

export type ProviderOptions = Readonly<{
  fetch?: typeof fetch;
  /** Called with what is about to be sent, the key masked. */
  onRequest?: (sent: SentRequest) => void;
}>;

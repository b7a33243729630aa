/** The model that the user chose, and how it is reached. Its code is fetched when it is first asked. */
import type { AiPort } from './port.ts';
import type { Provider, ProviderOptions } from './chosenModel.ts';

/** A port to the chosen model. Nothing is contacted before `ask`. */
export async function openPort(provider: Provider, options: ProviderOptions = {}): Promise<AiPort> {
  if (provider.kind === 'browser') return (await import('./adapters/browserModel.ts')).browserModel(options);
  // Before the library is there: its schemas would try to be compiled from strings, which the page's policy forbids.
  const { config } = await import('zod/v4/core');
  config({ jitless: true });
  if (provider.kind === 'anthropic') {
    return (await import('./adapters/anthropic.ts')).anthropic(provider, options);
  }
  if (provider.kind === 'google') return (await import('./adapters/google.ts')).google(provider, options);
  return (await import('./adapters/openaiCompatible.ts')).openaiCompatible(provider, options);
}

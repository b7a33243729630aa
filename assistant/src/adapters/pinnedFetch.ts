/** The one way to a provider: one address, no cookies, no referrer, no redirect, no endless answer. */
import { AiError } from '../aiError.ts';
import { mask } from './mask.ts';
import type { Provider, ProviderOptions } from '../chosenModel.ts';
import type { SentRequest } from './sentRequest.ts';

/** Streams repeat some hundred bytes around each token: this is more than the longest answer allowed takes. */
const mostBytes = 2_000_000;

/** In milliseconds, for the whole answer: a model on the user's own machine can be slow. */
const deadline = 180_000;

/** A `fetch` for the provider's library that goes nowhere but below `baseUrl`. */
export function pinnedFetch(
  { baseUrl, key }: Pick<Provider, 'baseUrl' | 'key'>,
  { fetch: send = globalThis.fetch, onRequest }: ProviderOptions,
): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!isBelow(url, new URL(baseUrl))) {
      throw new AiError('network', { details: `A request to ${url.host} was held back.` });
    }
    const headers = new Headers(init.headers);
    // Libraries set it, and Firefox asks the server for leave to send it, which most do not give.
    headers.delete('user-agent');
    onRequest?.(shown(url, init, headers, key));
    const signals = [AbortSignal.timeout(deadline), ...(init.signal ? [init.signal] : [])];
    const response = await send(url, {
      ...init,
      headers,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any(signals),
    });
    return capped(response);
  };
}

function isBelow(url: URL, base: URL): boolean {
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return url.origin === base.origin && url.pathname.startsWith(folder);
}

function shown(url: URL, init: RequestInit, headers: Headers, key: string | undefined): SentRequest {
  const masked = (text: string) => (key ? text.replaceAll(key, mask) : text);
  return {
    method: init.method ?? 'GET',
    url: masked(url.href),
    headers: Object.fromEntries([...headers].map(([name, value]) => [name, masked(value)])),
    body: masked(typeof init.body === 'string' ? init.body : ''),
  };
}

function capped(response: Response): Response {
  let bytes = 0;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes)
          controller.error(new AiError('length', { details: `over ${mostBytes} bytes` }));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(body ?? null, { status, statusText, headers });
}

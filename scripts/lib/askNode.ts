import { known, unknown } from '@readback/core/model/known.ts';
import type { Post } from '@readback/core/world/probe/ask.ts';

/** A page that is not the node's own: what a node allows it, it allows every page. */
const page = 'https://page.example';

/** What a node allows pages of other hosts (CORS), as its headers say it; undefined where it says nothing. */
export type Pages = Readonly<{
  allowed: boolean;
  /** `access-control-allow-*`, of the preflight. */
  preflight: Readonly<Record<string, string>>;
  /** The same, of the answer. */
  answer: Readonly<Record<string, string>>;
}>;

/**
 * Posts to a node as a page does: within bounds, without following redirects. `origin`: the page’s; without one for a
 * node that answers no page, as the practice chain’s.
 */
export function postTo(url: string, origin: string | null = page): Post {
  return async (body, { signal, deadline, maxBytes }) => {
    const late = AbortSignal.timeout(deadline);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(origin === null ? {} : { origin }) },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.any([signal, late]),
      });
      const text = await textOf(response, maxBytes);
      if (text === undefined) return unknown('tooLarge');
      try {
        return known(JSON.parse(text));
      } catch {
        return unknown(response.ok ? 'malformed' : 'refused');
      }
    } catch {
      return unknown(late.aborted ? 'timeout' : 'offline');
    }
  };
}

/**
 * Whether pages of any host may ask the node: what it answers to a preflight and to a question, two requests.
 * Undefined when it does not answer.
 */
export async function allowsPages(url: string): Promise<Pages | undefined> {
  const asks = {
    origin: page,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  const headers = { origin: page, 'content-type': 'application/json' };
  const preflight = await ask(url, { method: 'OPTIONS', headers: asks });
  const answer = await ask(url, { method: 'POST', headers, body });
  if (!preflight || !answer) return undefined;
  const origins = [preflight, answer].map((it) => it.headers['access-control-allow-origin']);
  const names = preflight.headers['access-control-allow-headers']?.toLowerCase().split(/\s*,\s*/) ?? [];
  return {
    allowed:
      preflight.ok &&
      origins.every((it) => it === '*' || it === page) &&
      names.some((it) => it === '*' || it === 'content-type'),
    preflight: preflight.headers,
    answer: answer.headers,
  };
}

async function ask(url: string, request: RequestInit) {
  try {
    const signal = AbortSignal.timeout(8_000);
    const response = await fetch(url, { ...request, redirect: 'manual', signal });
    await response.body?.cancel();
    const headers = [...response.headers].filter(([name]) => name.startsWith('access-control-allow-'));
    return { ok: response.ok, headers: Object.fromEntries(headers) as Record<string, string> };
  } catch {
    return undefined;
  }
}

async function textOf(response: Response, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

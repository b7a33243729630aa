import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { foreignHost } from '../ownPage.ts';

/** Why a request may not come in. */
export type Refusal = Readonly<{ status: number; sentence: string }>;

/**
 * Why a request for a path below `/scripts/` is not that of a program which knows the token. A web page never comes in:
 * browsers mark what pages send. Node's own `fetch` sends `Sec-Fetch-Mode: cors` and nothing else of the kind, whereas
 * browsers send it together with `Sec-Fetch-Site`.
 */
export function scriptsDoor(
  request: Pick<IncomingMessage, 'headers' | 'method' | 'rawHeaders'>,
  path: string,
  token: string,
  port: number,
): Refusal | undefined {
  const host = foreignHost(request, port);
  if (host) return { status: 403, sentence: host };
  if (isFromBrowser(request.headers)) return { status: 403, sentence: 'This is not for web pages.' };
  if (!isSame(path, `/scripts/${token}`)) return { status: 404, sentence: 'There is nothing here.' };
  if (request.method !== 'POST') return { status: 405, sentence: 'Send JSON-RPC with POST.' };
  return undefined;
}

function isFromBrowser(headers: IncomingMessage['headers']): boolean {
  return Object.entries(headers).some(([name, value]) => {
    if (name === 'sec-fetch-mode') return value !== 'cors';
    return name === 'origin' || name === 'referer' || name.startsWith('sec-fetch-');
  });
}

/** In a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

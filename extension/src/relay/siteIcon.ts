import { iconOf } from '@readback/web/inbox/extension/siteIcon.ts';

/** In milliseconds. */
const patience = 4_000;

/** In bytes, as a server may announce it: nothing larger is read. */
const mostBytes = 32_768;

/**
 * The icon of the site whose document this is, as data. The site itself is asked for it, as its page would: no cookie, no
 * other host, and no word of the extension. Undefined where it has none that is drawn.
 */
export async function siteIcon(): Promise<string | undefined> {
  for (const href of candidates()) {
    const icon = await fetchIcon(href);
    if (icon !== undefined) return icon;
  }
  return undefined;
}

/** What the document names, of its own site, and what browsers ask for where it names none. */
function candidates(): readonly string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon" i]')].map(
    ({ href }) => href,
  );
  const own = [...links, '/favicon.ico'].flatMap((href) => {
    const url = URL.canParse(href, location.href) ? new URL(href, location.href) : undefined;
    return url?.origin === location.origin && url.protocol.startsWith('http') ? [url.href] : [];
  });
  return own.slice(0, 4);
}

async function fetchIcon(href: string): Promise<string | undefined> {
  try {
    const response = await fetch(href, {
      credentials: 'omit',
      redirect: 'error',
      cache: 'force-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > mostBytes) return undefined;
    return iconOf(await atMost(response));
  } catch {
    return undefined;
  }
}

/** The bytes of an answer; of one that is too long one more than may be, which is not an icon. */
async function atMost({ body }: Response): Promise<Uint8Array> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (reader && length <= mostBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  void reader?.cancel().catch(() => undefined);
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

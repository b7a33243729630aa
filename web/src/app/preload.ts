/** In milliseconds: how long a file of the page may take. */
const patience = 60_000;

const coming = new Map<string, Promise<void>>();

/**
 * Stands before every import of a part of this page (`vite.config.ts` puts it there). A browser that could not fetch a
 * module gives the same failure until the page is left. So all files of a part, which `files` names as seen from
 * `importer`, are fetched first, and imported once they are there: what failed can be tried again. Rejects when one
 * does not come, is not a script or style, or takes too long.
 */
export async function preload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  importer = document.baseURI,
): Promise<T> {
  // A part that is one file is named only where it is imported.
  const [, own = []] = /import\(["'`](.+?)["'`]\)/.exec(load.toString()) ?? [];
  count(1);
  try {
    await Promise.all([own, ...files].flat().map((it) => fetched(new URL(it, importer).href)));
    return await load();
  } finally {
    count(-1);
  }
}

let loading = 0;

/** The page says whether any part of it is on its way: until then, what is there may still move. */
function count(by: 1 | -1): void {
  loading += by;
  document.documentElement.toggleAttribute('data-loading', loading > 0);
}

function fetched(url: string): Promise<void> {
  const before = coming.get(url);
  if (before) return before;
  const now = (url.endsWith('.css') ? style(url) : script(url)).catch((cause: unknown) => {
    coming.delete(url);
    throw new Error(`Failed to fetch dynamically imported module: ${url}`, { cause });
  });
  coming.set(url, now);
  return now;
}

/** In the browser's own cache it waits for the import. */
async function script(url: string): Promise<void> {
  if (isHere(url)) return;
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  // A foreign host in between answers with a page of its own.
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) {
    throw new TypeError('This is not a script.');
  }
  await answer.arrayBuffer();
}

async function style(url: string): Promise<void> {
  if (isHere(url)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

/** Whether the page itself began with it. */
function isHere(url: string): boolean {
  const all = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script,link');
  return [...all].some((it) => ('src' in it ? it.src : it.href) === url);
}

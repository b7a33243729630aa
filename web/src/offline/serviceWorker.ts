/**
 * Keeps one whole release of this page, so that it opens and works without its server. Built into `sw.js` beside the
 * page (`vite.config.ts`), which puts in the names of all files with what they hash to. Only these files are kept, and
 * only where the browser found that they are those of the build (`integrity`): the answer of anybody in between, or
 * half of a file, never is. Everything else (nodes, sources, `/config.json`, the practice chain) is not touched.
 *
 * A release that is running stays whole: its files are answered from what was kept of it, also once another one has
 * taken over. That happens when no page is open any more, or when the user says so.
 */

/** In milliseconds: how long the server may take to answer with the page before the one that is kept is shown. */
const patience = 3_000;

/** How many files are fetched at a time. */
const most = 6;

const prefix = 'readback-release-';

declare const releaseName: string;
/** SHA-256, in base64, by path as seen from the page. */
declare const releaseFiles: Readonly<Record<string, string>>;

type Ending = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Ending & { request: Request; respondWith(answer: Promise<Response>): void };
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Ending) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(of: object): Promise<readonly unknown[]> };
  registration: { scope: string; waiting: unknown; installing: unknown; update(): Promise<unknown> };
};

const scope = self as unknown as Scope;
const own = `${prefix}${releaseName}`;
const { scope: root } = scope.registration;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

// The user takes the new release.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(root)) return;
  const path = url.slice(root.length).replace(/[?#].*$/, '');
  if (mode === 'navigate') {
    if (path !== '' && path !== 'index.html') return;
    event.respondWith(page(event.request));
    event.waitUntil(forgetOld());
  } else if (Object.hasOwn(releaseFiles, path) || path.startsWith('assets/')) {
    event.respondWith(file(event.request));
  }
});

/** All or nothing. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(own);
  const left = Object.keys(releaseFiles);
  const some = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (!(await cache.match(at(path)))) await cache.put(at(path), await fetched(path));
    }
  };
  try {
    await Promise.all(Array.from({ length: most }, some));
  } catch (error) {
    left.length = 0;
    await caches.delete(own);
    throw error;
  }
}

/** A file of this release as the build made it; rejects for anything else. */
async function fetched(path: string, more: RequestInit = {}): Promise<Response> {
  const ask = (cache: RequestCache) =>
    fetch(at(path), { integrity: `sha256-${releaseFiles[path]}`, redirect: 'error', cache, ...more });
  // What the browser has of it may be of another release.
  const answer = await ask('default').catch(() => ask('reload'));
  if (!answer.ok) throw new TypeError(`${path} was answered with ${answer.status}.`);
  return answer;
}

/** The page of this release, with the headers that its server sends now; the one that is kept where it sends none. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(own);
  const kept = await cache.match(at('index.html'));
  try {
    const signal = AbortSignal.timeout(patience);
    const now = await fetched('index.html', { cache: 'no-store', signal });
    await cache.put(at('index.html'), now.clone());
    // The browser may have let go of what was kept.
    if (!kept) void keepAll().catch(() => {});
    return now;
  } catch {
    return kept ?? fetch(request);
  }
}

async function file(request: Request): Promise<Response> {
  const names = (await caches.keys()).filter((it) => it.startsWith(prefix));
  // Of this release first: only names of assets say which release they are of.
  for (const name of names.toSorted((one) => (one === own ? -1 : 1))) {
    const kept = await (await caches.open(name)).match(request.url);
    if (kept) return kept;
  }
  return fetch(request);
}

/** Lets go of other releases when a page is opened and no other is: nobody runs them. */
async function forgetOld(): Promise<void> {
  const { waiting, installing } = scope.registration;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0 || waiting || installing) return;
  const names = await caches.keys();
  const old = names.filter((it) => it.startsWith(prefix) && it !== own);
  await Promise.all(old.map((it) => caches.delete(it)));
}

function at(path: string): string {
  return new URL(path, root).href;
}

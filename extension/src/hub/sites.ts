/**
 * In which pages the wrapper runs: where the user let the extension in, but for the sites that are paused. Both are kept by
 * the browser: the permission as its own, the paused sites in the extension's storage.
 */
const place = 'paused';

/** Registers the page's scripts again whenever the user lets the extension in somewhere, or pauses it. */
export function followSites(): void {
  chrome.runtime.onInstalled.addListener(() => void register());
  chrome.runtime.onStartup.addListener(() => void register());
  chrome.permissions.onAdded.addListener(() => void register());
  chrome.permissions.onRemoved.addListener(() => void register());
  chrome.storage.local.onChanged.addListener((changes) => {
    if (place in changes) void register();
  });
}

/** The origins where the extension is paused, as match patterns. */
async function pausedSites(): Promise<readonly string[]> {
  const { [place]: kept } = await chrome.storage.local.get(place);
  return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
}

/** The match pattern of the site of an address; undefined where no site can be let in. */
export function patternOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) ? `${protocol}//${hostname}/*` : undefined;
}

/** Whether the extension is paused for the site of an address. */
export async function isPaused(url: string): Promise<boolean> {
  const pattern = patternOf(url);
  return pattern !== undefined && (await pausedSites()).includes(pattern);
}

/** Pauses the extension for a site, or ends that. `pattern` as in `pausedSites`. */
export async function pauseSite(pattern: string, paused: boolean): Promise<void> {
  const others = (await pausedSites()).filter((it) => it !== pattern);
  await chrome.storage.local.set({ [place]: paused ? [...others, pattern] : others });
}

let last: Promise<void> = Promise.resolve();

/** One after the other: two at a time would both find the same scripts registered. */
function register(): Promise<void> {
  last = last.then(registerNow, registerNow);
  return last;
}

/**
 * Scripts that are there are changed, and not taken away and put back: a page that loads in between would have none, and
 * the browser may end this script at that moment.
 */
async function registerNow(): Promise<void> {
  const { origins = [] } = await chrome.permissions.getAll();
  const matches = origins.filter((it) => /^(\*|https?):/.test(it));
  const before = await chrome.scripting.getRegisteredContentScripts();
  if (matches.length === 0) {
    if (before.length > 0) await chrome.scripting.unregisterContentScripts();
    return;
  }
  const shared = {
    matches,
    excludeMatches: [...(await pausedSites())],
    runAt: 'document_start' as const,
    allFrames: true,
    matchOriginAsFallback: true,
    persistAcrossSessions: true,
  };
  const scripts: chrome.scripting.RegisteredContentScript[] = [
    { ...shared, id: 'relay', js: ['relay.js'], world: 'ISOLATED' },
    { ...shared, id: 'page', js: ['page.js'], world: 'MAIN' },
  ];
  const isThere = ({ id }: { id: string }) => before.some((it) => it.id === id);
  const [old, fresh] = [scripts.filter(isThere), scripts.filter((it) => !isThere(it))];
  if (old.length > 0) await chrome.scripting.updateContentScripts(old);
  if (fresh.length > 0) await chrome.scripting.registerContentScripts(fresh);
}

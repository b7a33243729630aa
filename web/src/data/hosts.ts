/**
 * Which hosts this page may reach. The content policy is narrowed when the page opens to the hosts that are enabled
 * then, and a policy never widens: a host that is enabled later needs the page to be opened anew.
 */
import { loadConfig, rpcUrl } from './config.ts';
import { isOn, type SourceId, sources, urlOf } from './sources.ts';

/** Of this tab: hosts that the user wants to try before keeping them, and what to go on with after the reload. */
const place = 'readback.trying';

type Trying = Readonly<{ origins: readonly string[]; next: string }>;

let allowed: ReadonlySet<string> | undefined;

/**
 * Narrows what the page may connect to, once, before anything is fetched: its own host, the nodes of the networks,
 * the sources that are on, and what is being tried. `more` are hosts of other settings, as origins.
 */
export async function narrowPolicy(more: readonly string[] = []): Promise<void> {
  if (allowed) return;
  const { networks } = await loadConfig();
  const origins = [
    location.origin,
    ...networks.map((it) => originOf(rpcUrl(it))),
    ...sources.filter(({ id }) => isOn(id)).map(({ id }) => originOf(urlOf(id as SourceId))),
    ...(trying()?.origins ?? []),
    ...more,
  ].filter((it) => it !== undefined);
  allowed = new Set(origins);
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = `connect-src 'self' ${[...allowed].join(' ')}; frame-src 'none'`;
  document.head.append(meta);
}

/** Whether the page may reach the host of `url` without being opened anew. */
export function isReachable(url: string): boolean {
  const origin = originOf(url);
  return origin !== undefined && (allowed?.has(origin) ?? true);
}

/**
 * Opens the page anew with `url` among its hosts, for this tab only. `next` is given back by `goOn()` after the
 * reload, so that the form that asked can take up where it was.
 */
export function reloadToReach(url: string, next: string): void {
  const origin = originOf(url);
  if (origin === undefined) return;
  const origins = [...(trying()?.origins ?? []), origin];
  try {
    sessionStorage.setItem(place, JSON.stringify({ origins, next } satisfies Trying));
  } catch {
    // Nothing can be kept: the reload comes back without it, and the form says that the host is not reachable.
  }
  location.reload();
}

/** What was to be done after the reload; only once. */
export function goOn(): string | undefined {
  const it = trying();
  if (!it?.next) return undefined;
  sessionStorage.setItem(place, JSON.stringify({ ...it, next: '' }));
  return it.next;
}

function trying(): Trying | undefined {
  try {
    const it: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (typeof it !== 'object' || it === null || !('origins' in it) || !('next' in it)) return undefined;
    const { origins, next } = it;
    if (!Array.isArray(origins) || typeof next !== 'string') return undefined;
    return { origins: origins.filter((each) => typeof each === 'string' && originOf(each) === each), next };
  } catch {
    return undefined;
  }
}

function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) ? origin : undefined;
}

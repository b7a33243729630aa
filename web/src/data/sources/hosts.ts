/**
 * Which hosts this page may reach. The content policy is narrowed when the page opens to the hosts that are enabled
 * then, and a policy never widens: a host that is enabled later needs the page to be opened again.
 */
import { isPlainHost } from '../base/nodeUrl.ts';
import { openSetting } from '../base/setting.ts';
import { recordOf } from '../base/shapes.ts';
import { isOn, type SourceId, sources, urlOf } from './sources.ts';

/** Of this tab: hosts that the user wants to try before keeping them, and what to go on with after the reload. */
const place = 'readback.trying';

/** How many hosts one tab tries. */
const mostTried = 20;

/** `frame`: the one site that the page may show in a frame. */
type Trying = Readonly<{ origins: readonly string[]; next: string; frame?: string | undefined }>;

/**
 * Hosts that the user let in for good for a source that has no address of its own (an assistant, a gateway), as
 * origins by the source. They count while the source is on.
 */
export const keptHosts = openSetting<Readonly<Partial<Record<string, readonly string[]>>>>({
  name: 'hosts',
  schema: (it) => recordOf(it, isTexts),
  standard: {},
});

let allowed: ReadonlySet<string> | undefined;
let framed: string | undefined;

/**
 * Narrows what the page may connect to, once, before anything outside is asked: its own host, the nodes, the sources
 * that are on with the hosts kept for them, and what is being tried. Pictures come from the gateways that are on;
 * from anywhere only while avatar hosts are on. `loadConfig` does this, and everything that asks waits for it.
 */
export function narrowPolicy(nodes: readonly string[]): void {
  if (allowed) return;
  const on = sources.filter(({ id }) => isOn(id)).map(({ id }) => id);
  const urls = [
    location.origin,
    ...nodes,
    ...on.map((id) => urlOf(id)),
    ...on.flatMap((id) => keptHosts.get()[id] ?? []),
    ...(trying()?.origins ?? []),
  ];
  allowed = new Set(urls.map(originOf).filter((it) => it !== undefined));
  framed = trying()?.frame;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policyOf([...allowed], pictureHosts(on), framed);
  document.head.append(meta);
}

/** The policy as a browser reads it. */
export function policyOf(origins: readonly string[], pictures: readonly string[], frame = "'none'"): string {
  return [
    ["connect-src 'self'", ...origins].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...pictures].join(' '),
    `frame-src ${frame}`,
  ].join('; ');
}

/** Whether the page may reach the host of `url` without being opened again. */
export function isReachable(url: string): boolean {
  const origin = originOf(url);
  return origin !== undefined && (allowed?.has(origin) ?? true);
}

/** Lets in the host of `url` for a source, for good: from when the page is opened the next time. */
export function keepHost(source: SourceId, url: string): void {
  const origin = originOf(url);
  if (origin === undefined) return;
  const before = keptHosts.get()[source] ?? [];
  keptHosts.set({ ...keptHosts.get(), [source]: [...before.filter((it) => it !== origin), origin] });
}

/** Takes back what `keepHost` let in for a source. */
export function dropHosts(source: SourceId): void {
  keptHosts.set({ ...keptHosts.get(), [source]: [] });
}

/**
 * Opens the page again with `url` among its hosts, for this tab only. `next` is given back by `goOn()` after the
 * reload, so that the form that asked can take up where it was.
 */
export function reloadToReach(url: string, next: string): void {
  const origin = originOf(url);
  if (origin === undefined) return;
  reload([...(trying()?.origins ?? []).filter((it) => it !== origin), origin], next);
}

/** Whether the page may show the site of `url` in a frame without being opened again. */
export function isFramable(url: string): boolean {
  return framed !== undefined && framed === originOf(url);
}

/** Opens the page again with the site of `url`, and no other, in its frames: for this tab only. `next` as in `reloadToReach`. */
export function reloadToFrame(url: string, next: string): void {
  reload(trying()?.origins ?? [], next, originOf(url));
}

/** Opens the page again, since hosts were added for good. `next` as in `reloadToReach`. */
export function reloadWith(next: string): void {
  reload(trying()?.origins ?? [], next);
}

/**
 * What was to be done after the reload; only once. With `prefix`, only what begins so is given (without it), and what
 * another form waits for stays: each form has its own.
 */
export function goOn(prefix = ''): string | undefined {
  const it = trying();
  const found = goesOn(prefix);
  if (it && found !== undefined) sessionStorage.setItem(place, JSON.stringify({ ...it, next: '' }));
  return found;
}

/** What `goOn` would give, which it still gives after that. */
export function goesOn(prefix = ''): string | undefined {
  const next = trying()?.next ?? '';
  return next !== '' && next.startsWith(prefix) ? next.slice(prefix.length) : undefined;
}

function reload(origins: readonly string[], next: string, frame?: string): void {
  try {
    sessionStorage.setItem(
      place,
      JSON.stringify({ origins: origins.slice(-mostTried), next, frame } satisfies Trying),
    );
  } catch {
    // Nothing can be kept: the reload comes back without it, and the form says that the host is not reachable.
  }
  location.reload();
}

function trying(): Trying | undefined {
  try {
    const it: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (typeof it !== 'object' || it === null || !('origins' in it) || !('next' in it)) return undefined;
    const { origins, next } = it;
    const frame = 'frame' in it && typeof it.frame === 'string' ? originOf(it.frame) : undefined;
    if (!Array.isArray(origins) || typeof next !== 'string') return undefined;
    return {
      origins: origins.filter((each) => typeof each === 'string' && originOf(each) === each),
      next,
      frame,
    };
  } catch {
    return undefined;
  }
}

function pictureHosts(on: readonly SourceId[]): readonly string[] {
  const gateways = on
    .filter((id) => id === 'ipfs' || id === 'arweave')
    .map((id) => originOf(urlOf(id)))
    .filter((it) => it !== undefined);
  return on.includes('avatars') ? ['https:', ...gateways] : gateways;
}

function isTexts(it: unknown): it is readonly string[] {
  return Array.isArray(it) && it.every((each) => typeof each === 'string');
}

/** Undefined for what no content policy can name exactly: a `*` in a host would let in others. */
function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol, hostname } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && isPlainHost(hostname) ? origin : undefined;
}

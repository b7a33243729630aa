import { safeOrigin } from './origin.ts';

/** Hosts other than our own that may show this page in a frame with a sign control. */
const trusted: readonly string[] = [safeOrigin];

/** What a window says of the pages around it. `ancestors` are their origins, undefined where a browser does not say. */
export type FrameView = Readonly<{ inFrame: boolean; own: string; ancestors: readonly string[] | undefined }>;

/**
 * Whether this page is inside another one that could lay something over the buttons. Pages of our own origin and
 * Safe are trusted; where the browser does not say who it is, nobody is.
 */
export function isFramed({ inFrame, own, ancestors }: FrameView): boolean {
  if (!inFrame) return false;
  if (!ancestors || ancestors.length === 0) return true;
  return ancestors.some((origin) => origin !== own && !trusted.includes(origin));
}

/** Whether Safe's app may be the page around this one, as far as the browser says; it still has to answer. */
export function safeMayBeAround({ inFrame, ancestors }: FrameView): boolean {
  return inFrame && (ancestors === undefined || ancestors.every((it) => it === safeOrigin));
}

/** The origin of the page around this one, where a browser does not say it. */
let proven: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Notes that the page around this one answered from `origin`. It counts only if there is no other around that. */
export function parentIs(origin: string): void {
  if (window.parent !== window.top) return;
  proven = [origin];
  for (const listener of listeners) listener();
}

/** Calls `listener` when the page around this one has shown who it is. */
export function onParent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The frame that this page is in, as far as the browser says. */
export function frameView(): FrameView {
  const listed: Iterable<string> | undefined = window.location.ancestorOrigins;
  return {
    inFrame: window.top !== window.self,
    own: window.location.origin,
    ancestors: listed ? Array.from(listed) : (reachable() ?? proven),
  };
}

/** Where a browser has no list: pages of our own origin let themselves be inspected. */
function reachable(): readonly string[] | undefined {
  try {
    const origins: string[] = [];
    for (let at: Window = window; at !== at.parent; at = at.parent) origins.push(at.parent.location.origin);
    return origins;
  } catch {
    return undefined;
  }
}

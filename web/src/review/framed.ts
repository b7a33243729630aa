/** Hosts other than our own that may show this page in a frame with a sign control. */
const trusted: readonly string[] = ['https://app.safe.global'];

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

/** The frame that this page is in, as far as the browser says. */
export function frameView(): FrameView {
  const listed: Iterable<string> | undefined = window.location.ancestorOrigins;
  return {
    inFrame: window.top !== window.self,
    own: window.location.origin,
    ancestors: listed ? Array.from(listed) : reachable(),
  };
}

/** Where a browser has no list: pages of our own origin let themselves be looked at. */
function reachable(): readonly string[] | undefined {
  try {
    const origins: string[] = [];
    for (let at: Window = window; at !== at.parent; at = at.parent) origins.push(at.parent.location.origin);
    return origins;
  } catch {
    return undefined;
  }
}

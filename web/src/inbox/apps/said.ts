/** What an app says of itself over WalletConnect: a claim, and foreign text. */
export type Said = Readonly<{ name?: string; host?: string; about?: string }>;

/** In characters. */
const longest = { name: 80, host: 260, about: 200 };

/** Reads the metadata of a peer. Its pictures are neither read nor fetched. */
export function saidBy(metadata: unknown): Said {
  const { name, url, description } = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as {
    name?: unknown;
    url?: unknown;
    description?: unknown;
  };
  return {
    ...text('name', name),
    ...text('host', typeof url === 'string' && url.length <= 2_000 ? hostIn(url) : undefined),
    ...text('about', description),
  };
}

function text(key: keyof Said, it: unknown): Said {
  if (typeof it !== 'string' || it.trim() === '') return {};
  return { [key]: it.slice(0, longest[key]) };
}

/**
 * The host of an address; what is not an address stays as it is, so that it is seen. A host is never cut: whose it is stands
 * at its end, and one that is longer than names can be is not a site's.
 */
function hostIn(url: string): string | undefined {
  const host = (URL.canParse(url) && new URL(url).host) || url;
  return host.length > longest.host ? undefined : host;
}

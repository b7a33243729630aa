/**
 * The one place where a text becomes the address of a script. Under `require-trusted-types-for 'script'` the browser
 * starts no worker from a plain text; the policy named `readback` lets through only addresses of this page's host.
 */

type Policy = { createScriptURL(url: string): unknown };
type Factory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

let policy: Policy | undefined;

/** An address of this page's own host, as the browser wants it. Throws for any other. */
export function trustedScriptUrl(url: string): string | URL {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return ownUrl(url);
  policy ??= factory.createPolicy('readback', { createScriptURL: ownUrl });
  // The type of Worker's first argument does not know TrustedScriptURL yet.
  return policy.createScriptURL(url) as string;
}

/** Refuses addresses of other hosts, and `data:` and `blob:`, whose host is not this page's. */
export function ownUrl(url: string): string {
  const { origin, protocol, href } = new URL(url, location.href);
  const own = origin === location.origin && /^(https?|(chrome|moz)-extension):$/.test(protocol);
  if (!own) throw new TypeError(`Refused to load a script that is not our own: ${url.slice(0, 200)}`);
  return href;
}

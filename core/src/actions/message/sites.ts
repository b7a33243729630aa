import { factOfSite } from '../../model/factIds.ts';
import type { FactId } from '../../model/fact.ts';
import type { Incoming } from '../../model/request.ts';
import { signInOf } from './signIn.ts';

/**
 * The hosts that a request names, in lower case and without a port: of whoever says that it asks, and of the domain and
 * the URI of a sign-in (EIP-4361).
 */
export function sitesOf(incoming: Pick<Incoming, 'request' | 'origin'>): readonly string[] {
  const signIn = signInOf({ incoming });
  const named = [
    incoming.origin.claimed,
    incoming.origin.site,
    incoming.origin.verified,
    ...(signIn.kind === 'signIn' ? [signIn.siwe.domain, signIn.siwe.uri] : []),
  ];
  return [...new Set(named.flatMap((it) => hostIn(it) ?? []))];
}

/** The fact that shows a host. */
export function siteFact(host: string): FactId {
  return factOfSite(host, 'name');
}

/** The host itself and those that it is a part of, but for the last label: `a.b.test`, `b.test`. */
export function withParents(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, from) => labels.slice(from).join('.'));
}

/** The host in a host or in a URL, as browsers write it; undefined where there is none. */
function hostIn(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 2_048) return undefined;
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  // Only of these schemes a host is written as browsers do.
  const web = url.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) =>
    /^https?:$/i.test(scheme) ? scheme : 'https:',
  );
  if (!URL.canParse(web)) return undefined;
  const host = new URL(web).hostname.replace(/\.$/, '');
  return host === '' ? undefined : host;
}

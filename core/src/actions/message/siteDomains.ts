import { factOfSite, mostResources } from '../../model/factIds.ts';
import type { FactId, Facts } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Incoming } from '../../model/request.ts';
import { sharedDomains } from '../../shipped/sharedDomains.ts';
import { messageParts } from './messageParts.ts';
import { hostOf, signInOf } from './signIn.ts';

/** The fact that says under which registered domain a host is: hosts of one domain are one site. */
export function domainFact(host: string): FactId {
  return factOfSite(host, 'domain');
}

/** A host as it is compared: in small letters, without a port and a last point. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.+$/, '');
}

/**
 * The registered domains of the hosts that a message names, and of the one that asks, by the Public Suffix List:
 * `app.example.org` and `example.org` are one site, `a.github.io` and `b.github.io` are two. The list is loaded only
 * where a message names something; where it cannot be loaded, nothing is the same site but the host itself.
 */
export async function siteDomains(asked: Asked, host: string | undefined): Promise<Facts> {
  const hosts = hostsToKnow(asked, host);
  if (hosts.size === 0) return {};
  const { getDomain } = await import('tldts');
  return registeredDomains(hosts, (it) => getDomain(it, { allowPrivateDomains: true }));
}

type Asked = Pick<Incoming, 'request' | 'origin'>;

/** The hosts whose domains a message makes it necessary to know. */
export function hostsToKnow(incoming: Asked, host: string | undefined): ReadonlySet<string> {
  const parts = incoming.request.body.kind === 'message' ? messageParts({ incoming }) : undefined;
  if (parts === undefined) return new Set();
  const { names, services } = parts.logIn;
  const beside = hostsBesideSignIn(incoming);
  if (parts.hosts.length + names.length + services.length + beside.length === 0) return new Set();
  const { site, verified } = incoming.origin;
  const asking = [verified, site, host].filter((it) => it !== undefined && it !== '') as string[];
  return new Set([...asking, ...parts.hosts, ...beside].map(bareHost));
}

/** The host of a sign-in, and those of its resources, where any is another one. */
function hostsBesideSignIn(incoming: Asked): readonly string[] {
  const signIn = signInOf({ incoming });
  if (signIn.kind !== 'signIn') return [];
  const { domain, resources } = signIn.siwe;
  const others = resources
    .flatMap((it) => hostOf(it) ?? [])
    .filter((it) => bareHost(it) !== bareHost(domain));
  return others.length === 0 ? [] : [domain, ...others.slice(0, mostResources)];
}

export function registeredDomains(
  hosts: ReadonlySet<string>,
  domainOf: (host: string) => string | null,
): Facts {
  return Object.fromEntries(
    [...hosts].map((it) => {
      const value = known({ kind: 'text', text: siteOf(it, domainOf(it) ?? it) } as const);
      return [domainFact(it), { id: domainFact(it), value, from: [{ by: 'source', name: list }] }];
    }),
  );
}

/** The whole host where anybody puts sites below the domain: where the names end that one of them has, nobody says. */
function siteOf(host: string, domain: string): string {
  return sharedDomains.has(domain) ? host : domain;
}

const list = 'the Public Suffix List';

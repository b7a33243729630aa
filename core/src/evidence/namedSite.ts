import { factOfMessage } from '../model/factIds.ts';
import type { FactId } from '../model/fact.ts';
import { type Known, known, pending, valueOf } from '../model/known.ts';
import { isHost } from '../actions/message/hosts.ts';
import type { LogInName } from '../actions/message/logIn.ts';
import { messageParts } from '../actions/message/messageParts.ts';
import { messageText } from '../actions/message/messageText.ts';
import { withoutNonce } from '../actions/message/nonceLine.ts';
import { ofThisSite, signInOf } from '../actions/message/signIn.ts';
import { bareHost, domainFact } from '../actions/message/siteDomains.ts';
import { hashBits } from '../actions/message/isBareHash.ts';
import { unreadableIn } from '../actions/message/unreadable.ts';
import { logInSites } from '../shipped/logInSites.ts';
import { isSiteKnown, siteThatAsks } from './askedBy.ts';
import { type Evidence, lookUp } from './evidence.ts';

/** A site that a text names, and the fact that shows it. */
type Named = Readonly<{ fact: FactId; text: string }>;

/**
 * Which sites a message names, beside the one that asks. `namesHere`: it names that one, by an address of its registered
 * domain or by its name alone. `elsewhere`: another site at which it logs in. `link`: another that it only names.
 * `service`: one that people are known to log in to, by its name, and that is another one.
 */
export type SiteNames = Readonly<{
  namesHere?: 'host' | 'name';
  elsewhere?: Named;
  link?: Named;
  service?: Named;
}>;

/** Undefined for what is not text; pending until the registered domains are known. */
export function siteNames(view: Evidence): Known<SiteNames> | undefined {
  const parts = messageParts(view);
  if (parts === undefined) return undefined;
  const { hosts, logIn } = parts;
  if (hosts.length + logIn.names.length + logIn.services.length === 0) return known({});
  const asking = siteThatAsks(view);
  if (asking.s === 'pending') return pending;
  const here = valueOf(asking) ?? '';
  if (lookUp(view, domainFact(bareHost(here))).s === 'pending' && here !== '') return pending;
  const isHere = (host: string): boolean => here !== '' && isSameSite(view, host, here);
  const said = (at: number): Named => ({ fact: factOfMessage('site', at), text: hosts[at] ?? '' });
  const others = hosts.flatMap((host, at) => (isHere(host) ? [] : [at]));
  const label = here === '' ? '' : labelOf(domainOf(view, here));
  const places = logIn.names.map(({ words, isOrdinary }, at): Named | 'host' | 'name' | 'none' => {
    const place = hosts.findIndex((host) => isCalled(host, words));
    if (place >= 0) return others.includes(place) ? said(place) : 'host';
    if (isOrdinary || signInOf(view).kind === 'signIn') return 'none';
    return isNameOf(words, label, domainOf(view, here))
      ? 'name'
      : { fact: factOfMessage('logIn', at), text: words[0] };
  });
  const place = places.find((it) => typeof it === 'object');
  const byHost = places.includes('host') || others.length < hosts.length;
  const namesHere = byHost ? 'host' : places.includes('name') ? 'name' : undefined;
  const [first] = others;
  const link = first === undefined ? undefined : said(first);
  const elsewhere = place ?? (signInOf(view).kind === 'signIn' || !logIn.logsIn ? undefined : meant());
  const service = logIn.services.findIndex((it) => logInSites[it]?.includes(domainOf(view, here)) !== true);
  return known({
    ...(service < 0
      ? {}
      : { service: { fact: factOfMessage('service', service), text: logIn.services[service] ?? '' } }),
    ...(namesHere === undefined ? {} : { namesHere }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    ...(link === undefined ? {} : { link }),
  });

  /** A log-in that does not say where is at the site that it names; one by a name alone at the site of that name. */
  function meant(): Named | undefined {
    if (namesHere === undefined) return link;
    if (namesHere === 'host') return undefined;
    const twin = others.find((at) => labelOf(domainOf(view, hosts[at] ?? '')) === label);
    return twin === undefined ? undefined : said(twin);
  }
}

/**
 * Whether the bytes in a message that nobody can read are its nonce and nothing else: of a sign-in (EIP-4361) at the site
 * that asks, or of a text that names this site, which is known. Signed with it, they are of use there alone.
 */
export function isNonceHere(view: Evidence): Known<boolean> {
  const text = messageText(view);
  if (text === undefined) return known(false);
  const signIn = signInOf(view);
  const rest = withoutNonce(text, signIn.kind === 'signIn' ? signIn.siwe.nonce : undefined);
  if (rest === undefined || unreadableIn(rest).bits >= hashBits) return known(false);
  if (signIn.kind === 'signIn') {
    const asking = siteThatAsks(view);
    return asking.s === 'pending' ? pending : known(ofThisSite(signIn, valueOf(asking) ?? ''));
  }
  if (!isSiteKnown(view)) return known(false);
  const names = siteNames(view);
  if (names?.s === 'pending') return pending;
  const { namesHere, elsewhere } = (names === undefined ? undefined : valueOf(names)) ?? {};
  return known(namesHere !== undefined && elsewhere === undefined);
}

/** Whether two hosts are of one site: of one registered domain, or the same where no list says. */
export function isSameSite(view: Evidence, one: string, other: string): boolean {
  return isHost(one, other) || domainOf(view, one) === domainOf(view, other);
}

function domainOf(view: Evidence, host: string): string {
  const bare = bareHost(host);
  const it = valueOf(lookUp(view, domainFact(bare)));
  return it?.kind === 'text' ? it.text : bare;
}

/** What a domain is called by: its first label. */
function labelOf(domain: string): string {
  return (domain.split('.')[0] ?? '').replaceAll('-', '');
}

/** Whether words are the beginning of a host, as `blur io` of blur.io: two of them at least. */
function isCalled(host: string, name: LogInName['words']): boolean {
  const words = host.split(/[^\p{L}\p{N}]+/u);
  const from = words[0] === 'www' ? words.slice(1) : words;
  const length = Math.min(from.length, name.length);
  return length >= 2 && from.slice(0, length).every((word, at) => word === name[at]);
}

/** Whether the name is what the domain is called by, in one word or several, and nobody known has it elsewhere. */
function isNameOf(name: LogInName['words'], label: string, domain: string): boolean {
  return name.some((_, at) => {
    const joined = name.slice(0, at + 1).join('');
    if (joined !== label) return false;
    const known = Object.hasOwn(logInSites, joined) ? logInSites[joined] : undefined;
    return known === undefined || known.includes(domain);
  });
}
